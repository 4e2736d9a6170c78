/**
 * Undoing a change of a member's e-mail address, by the link that went to the address of before. What it undoes, and whether it still can, the
 * log says; the link only names the change, under a seal that nobody else can make.
 */
import type { AccountEvent } from '@member-care/domain/account/account-events.ts'
import { SESSION_LONGEST_MS } from '@member-care/domain/account/sign-in-rules.ts'
import { unlessRedacted } from '@member-care/domain/events/event-definition.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { undoableChange } from '@member-care/domain/user/decide-details.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { evolveUser, type UserState } from '@member-care/domain/user/user-state.ts'
import type { BlindIndex } from '@member-care/event-store/codec/blind-index.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { writeJobs } from '@member-care/projections/reactors/outbox.ts'
import { randomUUID, timingSafeEqual } from 'node:crypto'
import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { carryOutUser } from '../aggregates/user.ts'
import { decideUser } from '@member-care/domain/user/decide-user.ts'
import { apiError, ApiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { recordAccountEvent } from './account-record.ts'
import { hashOfNobodysPassword } from './passwords.ts'
import { keepOnlyCurrentAddress, reserveEmailAddress, type Reserving } from './reservations.ts'
import { replacePassword } from './reset-password.ts'
import { factorsBegun, removeFactorsBegun } from './second-factors/second-factor-store.ts'
import type { SignInRequest } from './sign-in.ts'

interface NamedChange {
  readonly userId: string
  readonly changeId: string
}

/** The kind of the job that undoes a change. */
export const EMAIL_UNDO = 'email-undo'

const emailUndoSchema = z.object({ userId: z.string(), changeId: z.string() })

/** One call of somebody who undoes a change. */
interface Undo extends NamedChange {
  /** Also the id of its command. */
  readonly jobId: string
  readonly correlationId: string
  readonly clientAddress?: string
}

type Undoing = Reserving &
  Pick<Parts, 'database' | 'systemReader' | 'users' | 'signInAttempts' | 'passwordChecks' | 'clock'>

/** What stands in the link: ids and their seal, nothing personal. */
export function emailUndoToken(blindIndex: BlindIndex, { userId, changeId }: NamedChange): string {
  return [userId, changeId, sealOf(blindIndex, { userId, changeId })].join('.')
}

/** The address that a link gives back; undefined for one that is none, or not good any more. */
export async function findEmailUndo(
  parts: Pick<Parts, 'blindIndex' | 'eventLog' | 'clock'>,
  token: string,
): Promise<(NamedChange & { readonly email: string }) | undefined> {
  const named = namedBy(parts.blindIndex, token)
  if (!named) return undefined
  const { events } = await parts.eventLog.load<UserEvent>(`user-${named.userId}`)
  const user = events.reduce<UserState>(evolveUser, undefined)
  const change = user && !user.forgotten && undoableChange(user, { ...named, at: parts.clock().toISOString() })
  return change ? { ...named, email: change.before } : undefined
}

/**
 * Gives the address back. Who is signed in is signed out, and the password opens nothing any more.
 * @returns a token with which the reader of the address chooses a new password
 * @throws ApiError LINK_INVALID, also for all but one of several calls at once; 409 EMAIL_TAKEN when somebody else has the address by now
 */
export async function undoEmailChange(parts: Parts, token: string, request: SignInRequest): Promise<string> {
  const found = await findEmailUndo(parts, token)
  if (!found) throw apiError('LINK_INVALID')
  const { userId, changeId, email } = found
  const { requestId: correlationId, clientAddress } = request
  const undo: Undo = { userId, changeId, jobId: randomUUID(), correlationId, clientAddress }
  // Made first, because it can be refused, and the link works once.
  const passwordHash = await parts.passwordChecks.inTurn(clientAddress, hashOfNobodysPassword)
  await reserveEmailAddress(parts, { email, userId }, contextOf(undo))
  // Should this process die from here on, whoever changed the address is not left in: the job does all of it.
  await writeJobs(parts.database, [
    {
      id: undo.jobId,
      kind: EMAIL_UNDO,
      subjectId: userId,
      payload: { userId, changeId },
      causationId: correlationId,
      correlationId,
    },
  ])
  await giveBack(parts, undo, email)
  await closeOut(parts, undo, passwordHash)
  return parts.singleUseLinks.issue({ userId, purpose: 'reset-password' }, parts.clock())
}

/** For jobs of the kind {@link EMAIL_UNDO}: what the call itself does too, unless it was cut short. */
export function completeEmailUndo(parts: Undoing): JobHandler {
  return async (job) => {
    const { userId, changeId } = emailUndoSchema.parse(job.payload)
    const undo: Undo = { userId, changeId, jobId: job.id, correlationId: job.correlationId }
    const { events } = await parts.eventLog.load<UserEvent>(`user-${userId}`)
    const user = events.reduce<UserState>(evolveUser, undefined)
    if (!user || user.forgotten) return 'done'
    if (events.some(({ metadata }) => metadata.commandId === job.id)) {
      await keepOnlyCurrentAddress(parts, { userId, tried: unlessRedacted(user.email) ?? '' }, contextOf(undo))
    } else {
      const change = undoableChange(user, { changeId, at: parts.clock().toISOString() })
      // Otherwise another call has undone it, or nobody can any more.
      if (!change || !(await isGivenBack(giveBack(parts, undo, change.before)))) return 'done'
    }
    await closeOut(parts, undo, await parts.passwordChecks.inTurn(EMAIL_UNDO, hashOfNobodysPassword))
    return 'done'
  }
}

async function isGivenBack(giving: Promise<void>): Promise<boolean> {
  try {
    await giving
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}

/** Once, however often it is called with the same job's id. @throws ApiError LINK_INVALID, 409 EMAIL_TAKEN */
async function giveBack(parts: Undoing, undo: Undo, email: string): Promise<void> {
  const { userId, changeId } = undo
  const context = contextOf(undo)
  const keepOnlyCurrent = () => keepOnlyCurrentAddress(parts, { userId, tried: email }, context)
  try {
    await reserveEmailAddress(parts, { email, userId }, context)
    await carryOutUser(parts, userId, {
      context,
      decide: (user) =>
        decideUser({ type: 'UndoEmailChange', data: { changeId, at: parts.clock().toISOString() } }, user),
      visibleIn: ['users'],
    })
  } catch (error) {
    // After any other failure it is not known whether it was given back; the job finds out.
    if (error instanceof ApiError) await keepOnlyCurrent()
    throw error
  }
  await keepOnlyCurrent()
}

/** Ends what whoever changed the address has opened, and what they have added to get in again: they knew the password. Once for each job. */
async function closeOut(parts: Undoing, undo: Undo, passwordHash: string): Promise<void> {
  const { userId, jobId, correlationId: requestId, clientAddress } = undo
  const once = uuidv5('password', jobId)
  await replacePassword(
    parts,
    { userId, purpose: 'reset-password', passwordHash },
    { requestId, clientAddress },
    { once },
  )
  await removeFactorsOfIntruder(parts, undo, once)
}

/**
 * Removes the second factors that may be those of whoever changed the address: begun since the longest session began in which the change may have
 * been made, and before all sessions ended. What the owner had before keeps its place: it keeps out who reads their mail. What they add afterwards
 * stays, however often this is done.
 * @param passwordCommand the command with which the sessions ended
 */
async function removeFactorsOfIntruder(parts: Undoing, undo: Undo, passwordCommand: string): Promise<void> {
  const { userId, changeId, jobId } = undo
  const [user, account] = await Promise.all([
    parts.eventLog.load<UserEvent>(`user-${userId}`),
    parts.eventLog.load<AccountEvent>(`account-${userId}`),
  ])
  const changed = user.events.find((event) => event.type === 'EmailAddressChanged' && event.data.changeId === changeId)
  const ended = account.events.find(({ metadata }) => metadata.commandId === passwordCommand)
  if (!changed || !ended) return
  const within = {
    after: new Date(changed.recordedAt.getTime() - SESSION_LONGEST_MS),
    until: ended.recordedAt,
  }
  for (const factor of await factorsBegun(parts.database, userId, within)) {
    await recordAccountEvent(
      parts,
      { type: 'SecondFactorRemoved', data: { userId, ...factor } },
      { ...contextOf(undo), commandId: uuidv5(factor.factorId, jobId) },
    )
  }
  await removeFactorsBegun(parts.database, userId, within)
}

function contextOf({ userId, jobId, correlationId, clientAddress }: Undo): CommandContext {
  return { actor: { kind: 'member', id: userId }, commandId: jobId, correlationId, clientAddress }
}

function namedBy(blindIndex: BlindIndex, token: string): NamedChange | undefined {
  const [userId = '', changeId = '', seal = ''] = token.split('.')
  const expected = Buffer.from(sealOf(blindIndex, { userId, changeId }))
  const given = Buffer.from(seal)
  return given.length === expected.length && timingSafeEqual(given, expected) ? { userId, changeId } : undefined
}

function sealOf(blindIndex: BlindIndex, { userId, changeId }: NamedChange): string {
  return blindIndex('email-undo', `${userId} ${changeId}`)
}
