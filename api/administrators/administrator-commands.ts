/** Adding, changing and deleting administrators, for the console's calls and those of the catalogue alike (3§2.11, 3§4, 3§5, 3§6). */
import {
  administratorFormErrors,
  keptAdministrator,
  type AdministratorForm,
} from '@member-care/domain/access/administrator-form.ts'
import {
  administratorStatusRefusal,
  deletionRefusal,
  powerForAdministratorStatus,
  rolesRefusal,
  signInDetailsRefusal,
} from '@member-care/domain/access/change-access.ts'
import type { AdministratorRole } from '@member-care/domain/access/powers.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { comparableEmail } from '@member-care/domain/identity/email-address.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { decideInTurn } from '@member-care/domain/user/decide-user.ts'
import type { UserCommand } from '@member-care/domain/user/user-commands.ts'
import type { UserStatus } from '@member-care/domain/user/user-events.ts'
import { v5 as uuidv5 } from 'uuid'
import { changeStatus } from '../accounts/change-access.ts'
import { forgetAccount } from '../accounts/housekeeping.ts'
import { keepOnlyCurrentAddress, releaseAllOf, reserveEmailAddress } from '../accounts/reservations.ts'
import { formError } from '../http/api-error.ts'
import { carryOutUser } from '../aggregates/user.ts'
import { apiError, ApiError, fieldError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { inviteAdministrator } from './administrator-account.ts'
import { hasAccount } from './has-account.ts'
import { changingAdministrator, unlessRefused } from './one-administrator.ts'

/**
 * Adds an administrator and sends them their activation link. The name stands for the national ID (3§3 Admin).
 * @returns their user id; the same command gives the same one
 * @throws ApiError 422 with the texts at the fields, or for a group out of the caller's reach; 409 EMAIL_TAKEN
 */
export async function addAdministrator(
  parts: Parts,
  caller: Caller,
  form: AdministratorForm,
  { reason, context }: { reason: string; context: CommandContext },
): Promise<string> {
  const errors = administratorFormErrors(form)
  if (Object.keys(errors).length > 0) throw formError(errors)
  const { name, email, roles, groupCodes } = keptAdministrator(form)
  const userId = uuidv5('administrator', context.commandId)
  unlessRefused(
    rolesRefusal(
      caller.user,
      { userId, roles: [], groupCodes: [], status: 101 },
      { roles, groupCodes },
      { otherItAdministrators: 1, mayCombine: parts.settings.mayCombineCheckingRoles },
    ),
  )
  await enrolAdministrator(parts, { userId, name, email, roles, groupCodes, reason }, context)
  await inviteUnlessActivated(parts, userId, context)
  return userId
}

/** Whether somebody may do so has been looked at before. @throws ApiError 409 EMAIL_TAKEN */
export async function enrolAdministrator(
  parts: Parts,
  {
    userId,
    name,
    email,
    roles,
    groupCodes,
    reason,
  }: {
    userId: string
    name: string
    email: string
    roles: readonly AdministratorRole[]
    groupCodes: readonly string[]
    reason: string
  },
  context: CommandContext,
): Promise<void> {
  await inPossessionOfAddress(parts, { userId, email }, context, () =>
    command(parts, userId, context, [
      { type: 'EnrolUser', data: { userId, userType: 'sys-admin', name, nric: name, email, loginRequired: true } },
      { type: 'ChangeRoles', data: { roles: [...roles], groupCodes: [...groupCodes], reason } },
    ]),
  )
}

export interface AdministratorChange extends AdministratorForm {
  /** Why they get other powers: kept with these, and needed for nothing else. */
  readonly reason?: string | undefined
  /** The version that was looked at, when it matters. */
  readonly expectedVersion?: number | undefined
}

/**
 * Changes an administrator to what the form says. An administrator who gets other powers is signed out everywhere. The
 * address can be corrected here only before the account is activated. After that it changes by an invitation
 * (address-change.ts).
 * @param change.password refused: only its holder may set it. The catalogue's call has it all the same (3§7.7).
 * @throws ApiError 404 out of reach; 409 CONFLICT for another version, EMAIL_TAKEN, one's own access, the last
 *   ADMIN_IT; 422 with texts at the fields
 */
export async function changeAdministrator(
  parts: Parts,
  caller: Caller,
  userId: string,
  change: AdministratorChange,
): Promise<void> {
  const errors = administratorFormErrors(change)
  if (Object.keys(errors).length > 0) throw formError(errors)
  const context = caller.context()
  await changingAdministrator(parts, caller, userId, async (before, otherItAdministrators) => {
    const kept = keptAdministrator(change)
    const hasOtherEmail = kept.email !== comparableEmail(before.email ?? '')
    const hasOtherAccess = !isSameList(kept.roles, before.roles) || !isSameList(kept.groupCodes, before.groupCodes)
    const { password = '', reason = '', expectedVersion } = change
    if (hasOtherAccess && reason.trim() === '') throw fieldError('reason', editTexts.reasonMissing)
    if (hasOtherAccess)
      unlessRefused(
        rolesRefusal(caller.user, before, kept, {
          otherItAdministrators,
          mayCombine: parts.settings.mayCombineCheckingRoles,
        }),
      )
    const signingIn = { ...before, hasAccount: hasAccount(before) }
    if (hasOtherEmail) unlessRefused(signInDetailsRefusal(caller.user, signingIn, 'email'))
    if (password !== '') unlessRefused(signInDetailsRefusal(caller.user, signingIn, 'password'))

    const asked: UserCommand[] = [
      { type: 'ChangeDetails', data: { name: kept.name, ...(before.nric === before.name && { nric: kept.name }) } },
      ...(hasOtherEmail ? [{ type: 'ChangeEmailAddress' as const, data: { email: kept.email } }] : []),
      ...(hasOtherAccess
        ? [{ type: 'ChangeRoles' as const, data: { roles: [...kept.roles], groupCodes: [...kept.groupCodes], reason } }]
        : []),
    ]
    const carryOut = () => command(parts, userId, context, asked, expectedVersion)
    if (hasOtherEmail) await inPossessionOfAddress(parts, { userId, email: kept.email }, context, carryOut)
    else await carryOut()

    if (hasOtherAccess || hasOtherEmail) await parts.sessions.endAll(userId, { because: 'ACCESS_CHANGED' })
    if (!hasOtherEmail) return
    // The link went to the address that was wrong.
    await parts.singleUseLinks.revoke(userId, ['activate-administrator'])
    await inviteUnlessActivated(parts, userId, context)
  })
}

/**
 * Sets an administrator's status (3§4). Who never activated their account is not activated this way either: they wait for their link again.
 * @throws ApiError 403 without the power for this step; 404 out of reach; 409 one's own status, the last ADMIN_IT; 422 no status of administrators
 */
export async function changeAdministratorStatus(
  parts: Parts,
  caller: Caller,
  userId: string,
  { status, reason }: { status: UserStatus; reason: string },
): Promise<void> {
  await changingAdministrator(parts, caller, userId, async (administrator, otherItAdministrators) => {
    if (!caller.powers.has(powerForAdministratorStatus(administrator.status, status))) throw apiError('FORBIDDEN')
    unlessRefused(administratorStatusRefusal(caller.user, administrator, status, otherItAdministrators))
    const next = status === 100 && !hasAccount(administrator) ? 101 : status
    await changeStatus(parts, userId, { from: administrator.status, status: next, reason }, caller.context())
  })
}

/**
 * Closes an administrator's account for good: their sessions end, nothing signs in with it, and the address is free. What they did stays on record.
 * @throws ApiError 404 out of reach; 409 one's own account, the last ADMIN_IT
 */
export async function deleteAdministrator(parts: Parts, caller: Caller, userId: string, reason: string): Promise<void> {
  const context = caller.context()
  await changingAdministrator(parts, caller, userId, async (administrator, otherItAdministrators) => {
    unlessRefused(deletionRefusal(caller.user, administrator, otherItAdministrators))
    // Before the fact: should this process die in between, the same call again does all of it.
    await parts.sessions.endAll(userId, { because: 'ACCOUNT_TERMINATED' })
    await releaseAllOf(parts, userId, context)
    await command(parts, userId, context, [{ type: 'DeleteAdministrator', data: { reason } }])
  })
  await forgetAccount(parts.database, userId)
}

/** Reserves the address first, and frees afterwards what is not theirs: the one before, or after a refusal the new one. */
async function inPossessionOfAddress(
  parts: Parts,
  { userId, email }: { userId: string; email: string },
  context: CommandContext,
  carryOut: () => Promise<void>,
): Promise<void> {
  await reserveEmailAddress(parts, { email, userId }, context)
  try {
    await carryOut()
  } catch (error) {
    // After any other failure it is not known whether it was done; the same call again finds out.
    if (error instanceof ApiError) await keepOnlyCurrentAddress(parts, { userId, tried: email }, context)
    throw error
  }
  await keepOnlyCurrentAddress(parts, { userId, tried: email }, context)
}

async function inviteUnlessActivated(parts: Parts, userId: string, context: CommandContext): Promise<void> {
  const user = await parts.users.getUser(parts.systemReader, userId)
  if (user?.status === 101)
    await inviteAdministrator(parts, userId, { ...context, commandId: `${context.commandId}-invitation` })
}

async function command(
  parts: Parts,
  userId: string,
  context: CommandContext,
  commands: readonly UserCommand[],
  expectedRevision?: number,
): Promise<void> {
  await carryOutUser(parts, userId, {
    context,
    decide: (state) => decideInTurn(commands, state),
    expectedRevision,
    visibleIn: ['users'],
  })
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value))
}
