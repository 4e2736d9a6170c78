/** One-time passwords by e-mail: six digits, five minutes, five tries, used once (S08). */
import { OTP_DIGITS, otpState, otpWaitSeconds } from '@member-care/domain/account/sign-in-rules.ts'
import { createHmac, randomInt, randomUUID, timingSafeEqual, type KeyObject } from 'node:crypto'
import { sql, type CommonQueryMethods, type DatabasePool } from 'slonik'
import { z } from 'zod'

/** Everything sent within this time counts when another one is asked for. */
const REMEMBERED_MS = 60 * 60_000

const sentRow = z.object({ otp_id: z.string(), code_hash: z.instanceof(Buffer), sent_at: z.number(), wrong_tries: z.number(), used_at: z.number().nullable() })

export type OtpIssue = { readonly code: string } | { readonly waitSeconds: number }
export type OtpCheck = 'right' | 'wrong' | 'expired' | 'no-tries-left'

/** Whose it is, and what it verifies; a code for one sign-in is no good for another. */
export interface OtpOwner {
  readonly userId: string
  readonly purpose: string
}

export interface OneTimePasswords {
  /**
   * Makes a code to be sent, which takes the place of an earlier one; or says how long to wait for one.
   * Codes that were used do not count: whoever has used one may sign in again at once.
   */
  issue(owner: OtpOwner, now: Date): Promise<OtpIssue>
  /**
   * Uses up a code: of several at once with the right one, only one is told so.
   * @param whenRight what is to be in force as soon as the code is used up, and not without it
   */
  check(owner: OtpOwner, code: string, now: Date, whenRight?: (transaction: CommonQueryMethods) => Promise<void>): Promise<OtpCheck>
}

/** @param key for the keyed hash of codes: six digits would not withstand a plain one */
export function createOneTimePasswords(pool: DatabasePool, key: KeyObject): OneTimePasswords {
  const hashOf = (otpId: string, code: string) => createHmac('sha256', key).update(`${otpId} ${code}`).digest()

  return {
    async issue({ userId, purpose }, now) {
      return pool.transaction(async (transaction) => {
        await transaction.query(sql.unsafe`select pg_advisory_xact_lock(hashtextextended(${`one-time-password ${userId}`}, 0))`)
        const since = new Date(now.getTime() - REMEMBERED_MS).toISOString()
        const sent = await transaction.anyFirst(sql.type(z.object({ sent_at: z.number() }))`
          select sent_at from app.one_time_passwords where user_id = ${userId} and sent_at > ${since} and used_at is null`)
        const waitSeconds = otpWaitSeconds(sent.map((time) => new Date(time)), now)
        if (waitSeconds > 0) return { waitSeconds }
        const otpId = randomUUID()
        const code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0')
        await transaction.query(sql.unsafe`
          insert into app.one_time_passwords (otp_id, user_id, purpose, code_hash, sent_at)
          values (${otpId}, ${userId}, ${purpose}, ${sql.binary(hashOf(otpId, code))}, ${now.toISOString()})`)
        return { code }
      })
    },

    async check({ userId, purpose }, code, now, whenRight) {
      return pool.transaction(async (transaction) => {
        const row = await transaction.maybeOne(sql.type(sentRow)`
          select otp_id, code_hash, sent_at, wrong_tries, used_at from app.one_time_passwords
          where purpose = ${purpose} and user_id = ${userId} order by sent_at desc limit 1 for update`)
        if (!row || row.used_at !== null) return 'expired'
        const state = otpState({ sentAt: new Date(row.sent_at), wrongTries: row.wrong_tries }, now)
        if (state !== 'open') return state
        if (timingSafeEqual(row.code_hash, hashOf(row.otp_id, code))) {
          await transaction.query(sql.unsafe`update app.one_time_passwords set used_at = ${now.toISOString()} where otp_id = ${row.otp_id}`)
          await whenRight?.(transaction)
          return 'right'
        }
        await transaction.query(sql.unsafe`update app.one_time_passwords set wrong_tries = wrong_tries + 1 where otp_id = ${row.otp_id}`)
        return 'wrong'
      })
    },
  }
}
