/** ALTCHA: a proof of work for the browser, in the format of version 2, which version 3 of the widget speaks. */
import { createChallenge, randomInt, verifySolution, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { createHash, type KeyObject } from 'node:crypto'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { Captcha } from './captcha.ts'

const LIFETIME_MS = 10 * 60_000
/** So many attempts lead to the answer. */
const attempts = { least: 100, most: 200 }
const LONGEST_SOLUTION = 10_000

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number().int(), derivedKey: z.string() }),
}) satisfies z.ZodType<Payload>

export interface AltchaOptions {
  readonly pool: CommonQueryMethods
  /** Signs tasks, so that only ours are accepted. The same in every process. */
  readonly key: KeyObject
  /** PBKDF2 rounds for each attempt. */
  readonly cost: number
  readonly clock: () => Date
}

export function createAltcha({ pool, key, cost, clock }: AltchaOptions): Captcha {
  const secret = key.export().toString('base64')
  const secrets = { hmacSignatureSecret: `${secret} challenge`, hmacKeySignatureSecret: `${secret} solution` }

  return {
    async challenge() {
      const expiresAt = new Date(clock().getTime() + LIFETIME_MS)
      return {
        ...(await createChallenge({
          algorithm: 'PBKDF2/SHA-256',
          cost,
          counter: randomInt(attempts.most, attempts.least),
          deriveKey,
          expiresAt,
          ...secrets,
        })),
      }
    },

    async verify(solution, usedFor) {
      const payload = readPayload(solution)
      if (!payload) return false
      const expiresAt = new Date(payload.challenge.parameters.expiresAt * 1_000)
      const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets })
      if (!verified || expiresAt <= clock()) return false
      return isFirstUse(pool, { signature: payload.challenge.signature, usedFor, expiresAt })
    },
  }
}

/** The widget sends base64 of JSON; anything else is no solution. */
function readPayload(solution: string): z.infer<typeof payloadSchema> | undefined {
  if (solution.length > LONGEST_SOLUTION) return undefined
  try {
    return payloadSchema.safeParse(JSON.parse(Buffer.from(solution, 'base64').toString('utf8'))).data
  } catch {
    return undefined
  }
}

/** Writes down that a task is solved. A second use is refused, unless it is the same command once more. */
async function isFirstUse(
  pool: CommonQueryMethods,
  use: { signature: string; usedFor: string; expiresAt: Date },
): Promise<boolean> {
  const challengeHash = createHash('sha256').update(use.signature.toLowerCase()).digest()
  const row = await pool.maybeOne(sql.type(z.object({ used_for: z.string() }))`
    insert into app.captcha_solutions (challenge_hash, used_for, expires_at)
    values (${sql.binary(challengeHash)}, ${use.usedFor}, ${use.expiresAt.toISOString()})
    on conflict (challenge_hash) do update set used_for = app.captcha_solutions.used_for
    returning used_for`)
  return row?.used_for === use.usedFor
}
