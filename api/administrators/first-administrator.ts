/** The first ADMIN_IT, who adds all others: an installation begins without anybody who could. */
import { comparableEmail } from '@member-care/domain/identity/email-address.ts'
import { countActiveHolders } from '@member-care/projections/users/administrator-queries.ts'
import { randomUUID } from 'node:crypto'
import { holderOf } from '../accounts/reservations.ts'
import type { Parts } from '../http/parts.ts'
import { hasGoodActivationLink, inviteAdministrator } from './administrator-account.ts'
import { enrolAdministrator } from './administrator-commands.ts'

const NAME = 'First administrator'
const REASON = 'Named by the settings of the installation'

/** Whether somebody who can sign in has the role. */
export async function isItRoleHeld({
  database,
  systemReader,
}: Pick<Parts, 'database' | 'systemReader'>): Promise<boolean> {
  return (await countActiveHolders(database, systemReader, 'ADMIN_IT', { except: '' })) > 0
}

/**
 * Invites the first administrator, unless somebody holds ADMIN_IT, or a link that they were sent is still good. For processes that start at the
 * same moment too.
 * @param email from the settings
 * @returns whether an invitation goes out now
 * @throws ApiError 409 EMAIL_TAKEN for the address of somebody who is no such administrator
 */
export async function inviteFirstAdministrator(parts: Parts, email: string): Promise<boolean> {
  return parts.locks.withLock('administrators', async () => {
    if (await isItRoleHeld(parts)) return false
    const context = () => ({
      actor: { kind: 'system' as const, id: 'first-administrator' },
      commandId: randomUUID(),
      correlationId: randomUUID(),
    })
    const invited = await invitedBefore(parts, email)
    if (invited !== undefined && (await hasGoodActivationLink(parts, invited))) return false
    const userId = invited ?? randomUUID()
    if (invited === undefined)
      await enrolAdministrator(
        parts,
        { userId, name: NAME, email: comparableEmail(email), roles: ['ADMIN_IT'], groupCodes: ['ALL'], reason: REASON },
        context(),
      )
    await inviteAdministrator(parts, userId, context())
    return true
  })
}

/** Who was enrolled for this address at an earlier start, and has not activated yet. */
async function invitedBefore(parts: Parts, email: string): Promise<string | undefined> {
  const holder = await holderOf(parts, 'email', email)
  const user = holder === undefined ? undefined : await parts.users.getUser(parts.systemReader, holder)
  return user?.userType === 'sys-admin' && user.status === 101 && user.roles.includes('ADMIN_IT')
    ? user.userId
    : undefined
}
