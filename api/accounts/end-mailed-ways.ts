/** What was mailed to an address that is not the account's any more opens nothing. */
import { sql, type CommonQueryMethods } from 'slonik'
import type { OtpPurpose } from './one-time-passwords.ts'
import { createSingleUseLinks } from './single-use-links.ts'

const signIn: OtpPurpose = 'sign-in'

/** Ends links to a new password, and the codes of sign-ins under way. Who signs in has another code sent, to the address as it is now. */
export async function endMailedWays(database: CommonQueryMethods, userId: string, now: Date): Promise<void> {
  await createSingleUseLinks(database).revoke(userId, ['reset-password', 'recover-account'])
  await database.query(sql.unsafe`
    update app.one_time_passwords set used_at = ${now.toISOString()}
    where user_id = ${userId} and purpose = ${signIn} and used_at is null`)
}
