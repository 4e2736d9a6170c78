/** Removes what is no longer good for anything: ended sessions, old codes, solved captchas. None of it is an event. */
import { REGISTRATION_LIFETIME_MS } from '@member-care/domain/account/registration-rules.ts'
import { ENROLMENT_LIFETIME_MS, TRUSTED_DEVICE_LIFETIME_MS } from '@member-care/domain/account/second-factors.ts'
import { SESSION_IDLE_MS, SESSION_LONGEST_MS } from '@member-care/domain/account/sign-in-rules.ts'
import { sql, type CommonQueryMethods } from 'slonik'

/** Codes, tries and pending sign-ins are counted over an hour at most; of a session that has ended it is said for a day why. */
const KEPT_MS = 24 * 60 * 60_000
/**
 * A lock of what nobody is known by ends after so long, or the table would grow for ever; the lock of a known identifier ends with it,
 * because they must not differ. A known account itself stays locked until it is recovered.
 */
const LOCKS_KEPT_MS = 365 * 24 * 60 * 60_000

const tablesOfSecondFactors = [
  'second_factors',
  'passkey_challenges',
  'recovery_codes',
  'second_factor_tries',
  'trusted_devices',
]

/** May run in several processes at once, and as often as one likes. */
export async function removeExpired(pool: CommonQueryMethods, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  await pool.query(
    sql.unsafe`delete from app.sessions where last_used_at < ${before(SESSION_IDLE_MS + KEPT_MS)} or started_at < ${before(SESSION_LONGEST_MS + KEPT_MS)}`,
  )
  await pool.query(sql.unsafe`delete from app.pending_sign_ins where started_at < ${before(KEPT_MS)}`)
  await pool.query(sql.unsafe`delete from app.one_time_passwords where sent_at < ${before(KEPT_MS)}`)
  await pool.query(
    sql.unsafe`delete from app.sign_in_tries where locked_at is null and not exists (select from unnest(tried_at) tried where tried >= ${before(KEPT_MS)})`,
  )
  await pool.query(sql.unsafe`delete from app.sign_in_tries where locked_at < ${before(LOCKS_KEPT_MS)}`)
  await pool.query(sql.unsafe`delete from app.sign_on_transactions where started_at < ${before(KEPT_MS)}`)
  await pool.query(sql.unsafe`delete from app.registrations where started_at < ${before(REGISTRATION_LIFETIME_MS)}`)
  await pool.query(sql.unsafe`delete from app.identifications where tried_at < ${before(KEPT_MS)}`)
  await pool.query(sql.unsafe`delete from app.captcha_solutions where expires_at < ${before(0)}`)
  await pool.query(sql.unsafe`delete from app.single_use_links where expires_at < ${before(0)}`)
  await pool.query(sql.unsafe`delete from app.link_requests where requested_at < ${before(KEPT_MS)}`)
  await pool.query(
    sql.unsafe`delete from app.second_factors where confirmed_at is null and begun_at < ${before(ENROLMENT_LIFETIME_MS)}`,
  )
  await pool.query(sql.unsafe`delete from app.passkey_challenges where expires_at < ${before(0)}`)
  await pool.query(
    sql.unsafe`delete from app.second_factor_tries where not exists (select from unnest(tried_at) tried where tried >= ${before(KEPT_MS)})`,
  )
  await pool.query(sql.unsafe`delete from app.trusted_devices where trusted_at < ${before(TRUSTED_DEVICE_LIFETIME_MS)}`)
}

/** Removes a person's way in and everything that was kept for it, when they are forgotten. */
export async function forgetAccount(pool: CommonQueryMethods, userId: string): Promise<void> {
  await pool.query(sql.unsafe`delete from app.sessions where user_id = ${userId}`)
  await pool.query(sql.unsafe`delete from app.pending_sign_ins where user_id = ${userId}`)
  await pool.query(sql.unsafe`delete from app.one_time_passwords where user_id = ${userId}`)
  await pool.query(sql.unsafe`delete from app.single_use_links where user_id = ${userId}`)
  await pool.query(sql.unsafe`delete from app.sign_in_tries where user_id = ${userId}`)
  await pool.query(sql.unsafe`delete from app.registrations where user_id = ${userId}`)
  await pool.query(sql.unsafe`delete from app.known_devices where user_id = ${userId}`)
  for (const table of tablesOfSecondFactors)
    await pool.query(sql.unsafe`delete from ${sql.identifier(['app', table])} where user_id = ${userId}`)
  await pool.query(sql.unsafe`delete from app.credentials where user_id = ${userId}`)
}
