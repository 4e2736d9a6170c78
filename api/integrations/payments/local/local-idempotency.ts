/** One answer for one `Idempotency-Key`, as the provider promises it: the same again, 409 while the first call is under way, 400 for something else under the same key. */
import { sql, type DatabasePool } from 'slonik'
import { z } from 'zod'
import type { ProviderAnswer } from './provider-call.ts'
import { ProviderError } from './provider-error.ts'

/** A call that has not been answered for so long has died with its process. */
const DEAD_AFTER_SECONDS = 60
/** Clients ask again at once when a connection breaks; that is not to hide what a lost answer leads to. */
const LOST_SECONDS = 3

const requestRow = z.object({
  fingerprint: z.string(),
  status: z.number().nullable(),
  answer: z.unknown(),
  isDead: z.boolean(),
  isLost: z.boolean(),
})

/** Mistakes in the request itself are not kept: the next one under this key may be right. */
const isKept = (status: number) => ![400, 401, 403, 404, 409].includes(status)

/**
 * @param fingerprint keyed hash of all that the call says
 * @param work makes the answer, also that of a refusal
 * @throws ProviderError 409, 400
 */
export async function answerOnce(
  database: DatabasePool,
  { key, fingerprint }: { readonly key: string; readonly fingerprint: string },
  work: () => Promise<ProviderAnswer>,
): Promise<ProviderAnswer> {
  const isFirst = await database.query(sql.unsafe`
    insert into app.local_card_requests (request_key, fingerprint, began_at) values (${key}, ${fingerprint}, now())
    on conflict (request_key) do nothing`)
  if (isFirst.rowCount === 0) {
    const before = await database.maybeOne(sql.type(requestRow)`
      select fingerprint, status, answer, began_at < now() - make_interval(secs => ${DEAD_AFTER_SECONDS}) as "isDead",
        coalesce(lost_until > now(), false) as "isLost"
      from app.local_card_requests where request_key = ${key}`)
    if (before && before.fingerprint !== fingerprint)
      throw new ProviderError(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      })
    if (before && before.status !== null) return { status: before.status, body: before.answer, isLost: before.isLost }
    if (!before?.isDead)
      throw new ProviderError(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: 'There is currently another in-progress request using this Idempotent Key.',
      })
  }
  let answer: ProviderAnswer | undefined
  try {
    answer = await work()
    return answer
  } finally {
    const { status = 200, body } = answer ?? { status: 500, body: null }
    await (answer && isKept(status)
      ? database.query(sql.unsafe`
          update app.local_card_requests set status = ${status}, answer = ${JSON.stringify(body)}::jsonb,
            lost_until = ${answer.isLost ? sql.fragment`now() + make_interval(secs => ${LOST_SECONDS})` : sql.fragment`null`}
          where request_key = ${key}`)
      : database.query(sql.unsafe`delete from app.local_card_requests where request_key = ${key}`))
  }
}
