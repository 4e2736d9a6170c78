/** Whether what somebody shows is their second factor: a code of their app, a passkey's answer, or a recovery code. */
import type { AccountEvent } from '@member-care/domain/account/account-events.ts'
import {
  WRONG_CODES,
  WRONG_CODES_WINDOW_MS,
  type SecondFactorAnswerKind,
} from '@member-care/domain/account/second-factors.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { secondFactorTexts } from '@member-care/domain/texts/second-factor-texts.ts'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import { ApiError } from '../../http/api-error.ts'
import type { Parts } from '../../http/parts.ts'
import { recordAccountEvent } from '../account-record.ts'
import { countShown } from './passkeys.ts'
import { listFactors, takeCounter, type KeptFactor } from './second-factor-store.ts'
import { stepOfCode } from './totp.ts'

/** Only what is looked at before the package does. */
const passkeyAnswerSchema = z.looseObject({ id: z.string().max(2_000), type: z.literal('public-key') })

/** What is shown: the code as typed, or the browser's answer for a passkey. */
export const secondFactorAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('totp'), code: z.string().max(20) }),
  z.object({ kind: z.literal('recovery-code'), code: z.string().max(50) }),
  z.object({ kind: z.literal('passkey'), response: passkeyAnswerSchema }),
])
export type SecondFactorAnswer = z.infer<typeof secondFactorAnswerSchema>

/** Who shows it, and what for. */
export interface Showing {
  readonly userId: string
  readonly shownFor: 'sign-in' | 'proof'
  readonly context: CommandContext
}

type Outcome = { readonly factorId?: string } | 'wrong' | 'used-before'

/**
 * Takes a second factor, once: of the same code sent twice at the same moment one is refused. What was shown is on record either way.
 * @throws ApiError 400 SECOND_FACTOR_WRONG, 429 SECOND_FACTOR_TOO_MANY after five wrong codes in a quarter of an hour
 */
export async function requireSecondFactor(parts: Parts, answer: SecondFactorAnswer, showing: Showing): Promise<void> {
  const { userId, shownFor, context } = showing
  const now = parts.clock()
  // An id of its own: the same call goes on to record that somebody signed in.
  const record = (event: AccountEvent) =>
    recordAccountEvent(parts, event, { ...context, commandId: `${context.commandId}-second-factor` })
  // A passkey's answer cannot be guessed; it works also while codes are not looked at.
  const tries = answer.kind === 'passkey' ? 0 : await countTry(parts.database, userId, now)
  if (tries > WRONG_CODES) throw tooMany()
  const outcome = await outcomeOf(parts, answer, showing, now)
  if (typeof outcome === 'object') {
    if (answer.kind !== 'passkey') await forgetTries(parts.database, userId)
    return record({ type: 'SecondFactorUsed', data: { userId, kind: answer.kind, shownFor, ...outcome } })
  }
  const isLast = tries === WRONG_CODES
  await record({
    type: 'SecondFactorRefused',
    data: { userId, kind: answer.kind, shownFor, reason: isLast ? 'too-many' : outcome },
  })
  throw new ApiError('SECOND_FACTOR_WRONG', {
    status: 400,
    text: isLast ? secondFactorTexts.tooMany : textFor(answer.kind, outcome),
  })
}

async function outcomeOf(
  parts: Parts,
  answer: SecondFactorAnswer,
  { userId, shownFor }: Showing,
  now: Date,
): Promise<Outcome> {
  if (answer.kind === 'recovery-code') return (await parts.recoveryCodes.use(userId, answer.code)) ? {} : 'wrong'
  const factors = (await listFactors(parts, userId)).filter(({ kind }) => kind === answer.kind)
  const shown =
    answer.kind === 'totp'
      ? ofApp(factors, answer.code, now)
      : await ofPasskey(parts, factors, answer.response, { userId, purpose: shownFor, now })
  if (!shown) return 'wrong'
  return (await takeCounter(parts.database, shown.factorId, shown.counter, now))
    ? { factorId: shown.factorId }
    : 'used-before'
}

function ofApp(
  apps: readonly KeptFactor[],
  code: string,
  now: Date,
): { factorId: string; counter: number } | undefined {
  for (const { factorId, secret } of apps) {
    const counter = stepOfCode(secret, code, now)
    if (counter !== undefined) return { factorId, counter }
  }
  return undefined
}

async function ofPasskey(
  { database, settings }: Parts,
  passkeys: readonly KeptFactor[],
  response: z.infer<typeof passkeyAnswerSchema>,
  asked: Parameters<typeof countShown>[3],
): Promise<{ factorId: string; counter: number } | undefined> {
  const passkey = passkeys.find(({ credentialId }) => credentialId === response.id)
  if (!passkey) return undefined
  const counter = await countShown(
    { database, publicUrl: settings.publicUrl },
    response as unknown as AuthenticationResponseJSON,
    passkey,
    asked,
  )
  return counter === undefined ? undefined : { factorId: passkey.factorId, counter }
}

/** Counted before the code is looked at: of many at once, no more are looked at than of one after the other. @returns the number of this try */
async function countTry(database: CommonQueryMethods, userId: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - WRONG_CODES_WINDOW_MS).toISOString()
  return database.oneFirst(sql.type(z.object({ tries: z.number() }))`
    insert into app.second_factor_tries as counted (user_id, tried_at) values (${userId}, array[${now.toISOString()}::timestamptz])
    on conflict (user_id) do update set
      -- One more than are looked at stands for all that are too many.
      tried_at = (array(select tried from unnest(counted.tried_at) tried where tried > ${since}::timestamptz order by tried) || excluded.tried_at)[1:${WRONG_CODES + 1}::int]
    returning cardinality(tried_at) as tries`)
}

async function forgetTries(database: CommonQueryMethods, userId: string): Promise<void> {
  await database.query(sql.unsafe`delete from app.second_factor_tries where user_id = ${userId}`)
}

function tooMany(): ApiError {
  return new ApiError('SECOND_FACTOR_TOO_MANY', {
    status: 429,
    text: secondFactorTexts.tooMany,
    retryAfterSeconds: WRONG_CODES_WINDOW_MS / 1_000,
  })
}

function textFor(kind: SecondFactorAnswerKind, outcome: 'wrong' | 'used-before'): string {
  if (kind === 'recovery-code') return secondFactorTexts.wrongRecoveryCode
  if (kind === 'passkey') return secondFactorTexts.wrongPasskey
  return outcome === 'used-before' ? secondFactorTexts.usedBefore : secondFactorTexts.wrong
}
