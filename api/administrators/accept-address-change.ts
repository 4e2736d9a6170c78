/**
 * Accepting the invitation to another address: an administrator's account moves there, with a new password. It is done whole, also when the
 * process dies on the way.
 */
import type { AccountEvent } from '@member-care/domain/account/account-events.ts'
import { unlessRedacted } from '@member-care/domain/events/event-definition.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { writeJobs } from '@member-care/projections/reactors/outbox.ts'
import { sql } from 'slonik'
import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { requireGoodPassword } from '../accounts/frequent-passwords.ts'
import { hashOfNobodysPassword, hashPassword } from '../accounts/passwords.ts'
import { keepOnlyCurrentAddress, reserveEmailAddress, type Reserving } from '../accounts/reservations.ts'
import { replacePassword } from '../accounts/reset-password.ts'
import { createSingleUseLinks } from '../accounts/single-use-links.ts'
import { ApiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { changeUser } from '../users/change-user.ts'
import { invalidLink, requireOpenChange } from './address-change.ts'
import { decideOnAccount } from './decide-on-account.ts'

/** The kind of the job that carries an accepted change through. */
export const ADDRESS_ACCEPTED = 'administrator-address-accepted'

/** For so long the call itself may be under way: only it knows the password that was typed. */
const CALL_TAKES_MS = 60_000

const acceptedSchema = z.object({ userId: z.string(), changeId: z.string(), at: z.string() })

/** A change that the reader of the new address accepts. */
interface Acceptance extends z.infer<typeof acceptedSchema> {
  /** One for each change. Also the id of the command that accepts it. */
  readonly jobId: string
  readonly correlationId: string
  readonly clientAddress?: string
}

type Moving = Reserving &
  Pick<Parts, 'database' | 'systemReader' | 'users' | 'signInAttempts' | 'passwordChecks' | 'clock'>

/**
 * Moves an account to the address of its invitation, with a new password. All its sessions end.
 * @param accepted.password as it was typed
 * @returns false for a token that is no such invitation
 * @throws ApiError 422 at `password`; 409 EMAIL_TAKEN when somebody has the address by now; ACTIVATION_LINK_INVALID
 *   when the invitation was called off, is over or was used
 */
export async function acceptAddressInvitation(
  parts: Parts,
  accepted: { token: string; password: string },
  request: { requestId: string; clientAddress: string },
): Promise<boolean> {
  const { token, password } = accepted
  const holder = await parts.singleUseLinks.find(token, 'move-administrator', parts.clock())
  if (!holder) return false
  const { userId } = holder
  await requireGoodPassword(password, 'administrator-activation', 'password')
  const { email, changeId } = await requireOpenChange(parts, userId)
  const passwordHash = await parts.passwordChecks.inTurn(request.clientAddress, () => hashPassword(password))
  const acceptance: Acceptance = {
    userId,
    changeId,
    at: parts.clock().toISOString(),
    jobId: uuidv5('address-accepted', changeId),
    correlationId: request.requestId,
    clientAddress: request.clientAddress,
  }
  // Before the link is used up: the address may be somebody else's by now.
  await reserveEmailAddress(parts, { email, userId }, contextOf(acceptance))
  if (!(await useInvitation(parts, token, acceptance))) {
    // Another call that has used it needs the address.
    if (!(await isBegun(parts, acceptance))) await giveAddressBack(parts, acceptance, email)
    throw invalidLink()
  }
  await acceptChange(parts, acceptance, email)
  await moveAccount(parts, acceptance, { email, passwordHash })
  return true
}

/** For jobs of the kind {@link ADDRESS_ACCEPTED}: what the call itself does too, unless it was cut short. Then nobody knows the password, and the holder has another one sent. */
export function completeAddressChange(parts: Moving): JobHandler {
  return async (job) => {
    const asked = acceptedSchema.parse(job.payload)
    const retryAt = new Date(Date.parse(asked.at) + CALL_TAKES_MS)
    if (parts.clock() < retryAt) return { retryAt, reason: 'The call itself may be under way.' }
    const acceptance: Acceptance = { ...asked, jobId: job.id, correlationId: job.correlationId }
    const email = await addressOf(parts, acceptance)
    // They were forgotten.
    if (email === undefined) return 'done'
    try {
      await acceptChange(parts, acceptance, email)
    } catch (error) {
      // It was called off before it was accepted.
      if (error instanceof ApiError) return 'done'
      throw error
    }
    const passwordHash = await parts.passwordChecks.inTurn(ADDRESS_ACCEPTED, hashOfNobodysPassword)
    await moveAccount(parts, acceptance, { email, passwordHash })
    return 'done'
  }
}

/** Uses the link up. Should this process die from here on, the job carries the change through. @returns false when another call was faster */
async function useInvitation(parts: Parts, token: string, acceptance: Acceptance): Promise<boolean> {
  const { userId, changeId, at, jobId, correlationId } = acceptance
  return parts.database.transaction(async (transaction) => {
    if (!(await createSingleUseLinks(transaction).spend(token, 'move-administrator', parts.clock()))) return false
    return writeJobs(transaction, [
      {
        id: jobId,
        kind: ADDRESS_ACCEPTED,
        subjectId: userId,
        payload: { userId, changeId, at },
        causationId: correlationId,
        correlationId,
      },
    ])
  })
}

async function isBegun({ database }: Pick<Parts, 'database'>, { jobId }: Acceptance): Promise<boolean> {
  return database.exists(sql.unsafe`select from outbox.jobs where id = ${jobId}`)
}

/** Of accepting and calling off at the same moment one comes too late. Once for each change. @throws ApiError ACTIVATION_LINK_INVALID when this did */
async function acceptChange(parts: Moving, acceptance: Acceptance, email: string): Promise<void> {
  const { userId, changeId, at } = acceptance
  try {
    const data = { changeId, at }
    await decideOnAccount(parts, userId, { type: 'AcceptAddressChange', data }, contextOf(acceptance))
  } catch (error) {
    // After any other failure it is not known whether it was accepted; the job finds out.
    if (error instanceof ApiError) await giveAddressBack(parts, acceptance, email)
    throw error
  }
}

function giveAddressBack(parts: Reserving, acceptance: Acceptance, email: string): Promise<void> {
  return keepOnlyCurrentAddress(parts, { userId: acceptance.userId, tried: email }, contextOf(acceptance))
}

/** What follows from the acceptance. Once for each change: the first password counts. */
async function moveAccount(
  parts: Moving,
  acceptance: Acceptance,
  { email, passwordHash }: { readonly email: string; readonly passwordHash: string },
): Promise<void> {
  const { userId, jobId, correlationId: requestId, clientAddress } = acceptance
  const commandId = uuidv5('address', jobId)
  const { events } = await parts.eventLog.load<UserEvent>(`user-${userId}`)
  // Already moved, they may have moved on.
  if (!events.some(({ metadata }) => metadata.commandId === commandId)) {
    await changeUser(parts, userId, {
      commands: [{ type: 'ChangeEmailAddress', data: { email } }],
      context: { ...contextOf(acceptance), commandId },
      visibleIn: ['users'],
    })
  } else await giveAddressBack(parts, acceptance, email)
  await replacePassword(
    parts,
    { userId, purpose: 'reset-password', passwordHash },
    { requestId, clientAddress },
    { once: uuidv5('password', jobId) },
  )
}

/** The address that a change is to; undefined once the holder is forgotten. */
async function addressOf(
  { eventLog }: Pick<Parts, 'eventLog'>,
  { userId, changeId }: Acceptance,
): Promise<string | undefined> {
  const { events } = await eventLog.load<AccountEvent>(`account-${userId}`)
  const asked = events.find(
    (event) => event.type === 'AdministratorAddressChangeAsked' && event.data.changeId === changeId,
  )
  return asked?.type === 'AdministratorAddressChangeAsked' ? unlessRedacted(asked.data.email) : undefined
}

function contextOf({ userId, jobId, correlationId, clientAddress }: Acceptance): CommandContext {
  return { actor: { kind: 'system-administrator', id: userId }, commandId: jobId, correlationId, clientAddress }
}
