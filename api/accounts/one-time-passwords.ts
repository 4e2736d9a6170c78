/**
 * One-time passwords by e-mail: six digits, five minutes, five tries, used once (S08). Each that was mailed works until then: somebody
 * who begins anew, or whose first e-mail is slow, types whichever has arrived.
 */
import { OTP_DIGITS, OTP_LIFETIME_MS, otpState, otpWaitSeconds } from '@member-care/domain/account/sign-in-rules.ts'
import { createHmac, randomInt, randomUUID, timingSafeEqual, type KeyObject } from 'node:crypto'
import { sql, type CommonQueryMethods, type DatabasePool } from 'slonik'
import { z } from 'zod'

/** Everything sent within this time counts when another one is asked for. */
const REMEMBERED_MS = 60 * 60_000

const sentRow = z.object({
  otp_id: z.string(),
  code_hash: z.instanceof(Buffer),
  sent_at: z.number(),
  wrong_tries: z.number(),
})
const earlierRow = sentRow.omit({ code_hash: true, otp_id: true }).extend({ purpose: z.string() })

export type OtpIssue =
  | { readonly otpId: string; readonly code: string }
  /** None may be made yet; `isOpen`: one that was sent before still works. */
  | { readonly waitSeconds: number; readonly isOpen: boolean }
export type OtpCheck = 'right' | 'wrong' | 'expired' | 'no-tries-left'

/** What a code is asked for. One of a kind serves every sign-in, or every session, of its user; and of a registration or a change of address one address. */
export type OtpPurpose = 'sign-in' | 'step-up' | `registration ${string}` | `email-change ${string}`

/** Whose it is, and what it verifies. */
export interface OtpOwner {
  readonly userId: string
  readonly purpose: OtpPurpose
}

export interface OneTimePasswords {
  /**
   * Makes a code to send. Codes that are still open stay open. If there were too many codes, it says how long to wait
   * for the next. Used codes do not count: after using one, a person may sign in again at once.
   */
  issue(owner: OtpOwner, now: Date): Promise<OtpIssue>
  /** Takes back a code that could not be sent. It is then as if the code had never been made. */
  withdraw(otpId: string): Promise<void>
  /**
   * Uses up a code, and with it the others of its purpose: of several at once with the right one, only one is told so.
   * A wrong one is a wrong try of each that is open.
   * @param whenRight what is to be in force as soon as the code is used up, and not without it
   */
  check(
    owner: OtpOwner,
    code: string,
    now: Date,
    whenRight?: (transaction: CommonQueryMethods) => Promise<void>,
  ): Promise<OtpCheck>
}

/** @param key for the keyed hash of codes: six digits would not withstand a plain one */
export function createOneTimePasswords(pool: DatabasePool, key: KeyObject): OneTimePasswords {
  const hashOf = (otpId: string, code: string) => createHmac('sha256', key).update(`${otpId} ${code}`).digest()

  return {
    async issue({ userId, purpose }, now) {
      return pool.transaction(async (transaction) => {
        await transaction.query(
          sql.unsafe`select pg_advisory_xact_lock(hashtextextended(${`one-time-password ${userId}`}, 0))`,
        )
        const since = new Date(now.getTime() - REMEMBERED_MS).toISOString()
        const inAll = await transaction.any(sql.type(earlierRow)`
          select purpose, sent_at, wrong_tries from app.one_time_passwords where user_id = ${userId} and sent_at > ${since} and used_at is null`)
        const forThis = inAll.filter((row) => row.purpose === purpose)
        const waitSeconds = otpWaitSeconds({ forThis: forThis.map(sentAt), inAll: inAll.map(sentAt) }, now)
        if (waitSeconds > 0) return { waitSeconds, isOpen: forThis.some((row) => stateOf(row, now) === 'open') }
        const otpId = randomUUID()
        const code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0')
        await transaction.query(sql.unsafe`
          insert into app.one_time_passwords (otp_id, user_id, purpose, code_hash, sent_at)
          values (${otpId}, ${userId}, ${purpose}, ${sql.binary(hashOf(otpId, code))}, ${now.toISOString()})`)
        return { otpId, code }
      })
    },

    async withdraw(otpId) {
      await pool.query(sql.unsafe`delete from app.one_time_passwords where otp_id = ${otpId}`)
    },

    async check({ userId, purpose }, code, now, whenRight) {
      return pool.transaction(async (transaction) => {
        const mailedAfter = new Date(now.getTime() - OTP_LIFETIME_MS).toISOString()
        const rows = await transaction.any(sql.type(sentRow)`
          select otp_id, code_hash, sent_at, wrong_tries from app.one_time_passwords
          where purpose = ${purpose} and user_id = ${userId} and used_at is null and sent_at > ${mailedAfter} order by sent_at desc for update`)
        const open = rows.filter((row) => stateOf(row, now) === 'open')
        if (open.length === 0) return rows.length > 0 ? 'no-tries-left' : 'expired'
        const openIds = sql.array(
          open.map(({ otp_id }) => otp_id),
          'uuid',
        )
        if (open.some((row) => timingSafeEqual(row.code_hash, hashOf(row.otp_id, code)))) {
          await transaction.query(
            sql.unsafe`update app.one_time_passwords set used_at = ${now.toISOString()} where otp_id = any(${openIds})`,
          )
          await whenRight?.(transaction)
          return 'right'
        }
        await transaction.query(
          sql.unsafe`update app.one_time_passwords set wrong_tries = wrong_tries + 1 where otp_id = any(${openIds})`,
        )
        return 'wrong'
      })
    },
  }
}

function stateOf(
  row: Pick<z.infer<typeof sentRow>, 'sent_at' | 'wrong_tries'>,
  now: Date,
): ReturnType<typeof otpState> {
  return otpState({ sentAt: sentAt(row), wrongTries: row.wrong_tries }, now)
}

function sentAt(row: { readonly sent_at: number }): Date {
  return new Date(row.sent_at)
}
