/**
 * Moving an administrator's account to another address: somebody with ADMIN_IT asks, the present address is told, and after a wait an invitation
 * to the new one lets its reader take the account over with a new password. Until then the holder, or anybody with ADMIN_IT, can call it off.
 */
import { addressChangeRefusal } from '@member-care/domain/access/change-access.ts'
import type { AccountEvent } from '@member-care/domain/account/account-events.ts'
import {
  endOfAddressChange,
  evolveAdministratorAccount,
  newAdministratorAccount,
  type AddressChange,
} from '@member-care/domain/account/administrator-account.ts'
import { unlessRedacted } from '@member-care/domain/events/event-definition.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { comparableEmail, isEmailAddress } from '@member-care/domain/identity/email-address.ts'
import { activationTexts } from '@member-care/domain/texts/account-texts.ts'
import { administratorFormTexts } from '@member-care/domain/texts/administrator-list-texts.ts'
import { errorCodes } from '@member-care/domain/errors/error-codes.ts'
import { administratorNames } from '@member-care/projections/users/administrator-queries.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { addHours } from 'date-fns/addHours'
import { v5 as uuidv5 } from 'uuid'
import { isEmailAddressFree } from '../accounts/reservations.ts'
import { ApiError, fieldError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { decideOnAccount } from './decide-on-account.ts'
import { hasAccount } from './has-account.ts'
import { changingAdministrator, unlessRefused } from './one-administrator.ts'

/** A change that waits, as it is shown. */
export interface PendingAddressChange {
  readonly email: string
  /** Name of who asked for it. */
  readonly askedBy: string
  /** From when on, and until when, it can be accepted; UTC, ISO. */
  readonly from: string
  readonly until: string
}

/**
 * Asks for an administrator to have another address. One that waits gives way to it. The e-mails follow (projections/reactors/administrator-address-change.ts).
 * @throws ApiError 404 out of reach; 409 one's own, a closed account, an address that is taken; 422 with texts at the fields
 */
export async function askAddressChange(
  parts: Parts,
  caller: Caller,
  userId: string,
  asked: { readonly email: string; readonly reason: string },
): Promise<void> {
  const email = comparableEmail(asked.email)
  if (!isEmailAddress(email))
    throw fieldError('email', administratorFormTexts[email === '' ? 'emailRequired' : 'emailInvalid'])
  const context = caller.context()
  await changingAdministrator(parts, caller, userId, async (administrator) => {
    unlessRefused(
      addressChangeRefusal(
        caller.user,
        { ...administrator, hasAccount: hasAccount(administrator), email: comparableEmail(administrator.email ?? '') },
        email,
      ),
    )
    await requireFree(parts, { email, userId })
    const effectiveAt = addHours(parts.clock(), parts.settings.administratorAddressWaitHours).toISOString()
    const data = { changeId: uuidv5('address-change', context.commandId), email, effectiveAt, reason: asked.reason }
    await decideOnAccount(parts, userId, { type: 'AskAddressChange', data }, context)
    await parts.singleUseLinks.revoke(userId, ['move-administrator'])
  })
}

/** Calls off what waits. @throws ApiError 409 when nothing does */
export async function cancelAddressChange(parts: Parts, userId: string, context: CommandContext): Promise<void> {
  await decideOnAccount(parts, userId, { type: 'CancelAddressChange' }, context)
  await parts.singleUseLinks.revoke(userId, ['move-administrator'])
}

/** What waits for an administrator; null when nothing does. */
export async function pendingAddressChange(
  parts: Pick<Parts, 'eventLog' | 'database' | 'systemReader' | 'clock'>,
  userId: string,
): Promise<PendingAddressChange | null> {
  const change = await findAddressChange(parts, userId)
  const email = unlessRedacted(change?.email)
  if (!change || email === undefined) return null
  const names = await administratorNames(parts.database, parts.systemReader, [change.askedBy])
  return {
    email,
    askedBy: names.get(change.askedBy) ?? '',
    from: change.effectiveAt,
    until: endOfAddressChange(change).toISOString(),
  }
}

/** The change that waits, or can be accepted now; undefined without one. */
export async function findAddressChange(
  { eventLog, clock }: Pick<Parts, 'eventLog' | 'clock'>,
  userId: string,
): Promise<AddressChange | undefined> {
  const { events } = await eventLog.load<AccountEvent>(`account-${userId}`)
  const { addressChange } = events.reduce(evolveAdministratorAccount, newAdministratorAccount)
  if (!addressChange || endOfAddressChange(addressChange) <= clock()) return undefined
  const asked = events.find(
    (event) => event.type === 'AdministratorAddressChangeAsked' && event.data.changeId === addressChange.changeId,
  )
  return { ...addressChange, askedBy: asked?.metadata.actor.id ?? '' }
}

/** The address that an invitation moves an account to, without using it up; undefined for a token that is none. @throws ApiError ACTIVATION_LINK_INVALID when it is called off or over */
export async function checkAddressInvitation(
  parts: Parts,
  token: string,
): Promise<{ readonly email: string } | undefined> {
  const holder = await parts.singleUseLinks.find(token, 'move-administrator', parts.clock())
  return holder && { email: (await requireOpenChange(parts, holder.userId)).email }
}

/** @throws ApiError ACTIVATION_LINK_INVALID where nothing can be accepted now */
export async function requireOpenChange(
  parts: Parts,
  userId: string,
): Promise<{ readonly changeId: string; readonly email: string }> {
  const [change, user] = await Promise.all([
    findAddressChange(parts, userId),
    parts.users.getUser(parts.systemReader, userId),
  ])
  const email = unlessRedacted(change?.email)
  if (!change || email === undefined || !mayMove(user) || new Date(change.effectiveAt) > parts.clock())
    throw invalidLink()
  return { changeId: change.changeId, email }
}

/** A locked account may move; it stays locked. */
function mayMove(user: UserRecord | undefined): boolean {
  return (
    user?.userType === 'sys-admin' && !user.forgotten && !user.deleted && (user.status === 100 || user.status === 300)
  )
}

async function requireFree(parts: Parts, { email, userId }: { email: string; userId: string }): Promise<void> {
  if (await isEmailAddressFree(parts, { emailIndex: parts.blindIndex('email', email), userId })) return
  const { status, text } = errorCodes.EMAIL_TAKEN
  throw new ApiError('EMAIL_TAKEN', { status, text: text(), errors: { email: text() } })
}

export function invalidLink(): ApiError {
  return new ApiError('ACTIVATION_LINK_INVALID', { status: 400, text: activationTexts.invalidActivationLink })
}
