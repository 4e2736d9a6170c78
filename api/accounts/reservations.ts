/**
 * Each e-mail address and each NRIC belongs to one user. Before a user is enrolled, registered or changed, their
 * address and NRIC are reserved here. When two callers want the same one at the same moment, one gets it and the other
 * is told. This is so across processes.
 */
import { unlessRedacted, type Personal } from '@member-care/domain/events/event-definition.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import {
  decideReservation,
  evolveReservation,
  type Reservable,
  type ReservationCommand,
  type ReservationHolder,
} from '@member-care/domain/identity/decide-reservation.ts'
import { comparableEmail } from '@member-care/domain/identity/email-address.ts'
import type { ReservationEvent } from '@member-care/domain/identity/reservation-events.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import type { BlindIndex } from '@member-care/event-store/codec/blind-index.ts'
import { WrongExpectedRevision } from '@member-care/event-store/port.ts'
import { randomUUID } from 'node:crypto'
import { carryOutReserving, reservationStream } from '../aggregates/reservation.ts'
import type { CommandHandling } from '../commands/handle-command.ts'

export interface Reserving extends CommandHandling {
  readonly blindIndex: BlindIndex
}

/**
 * Gives an e-mail address to a user. Theirs already, it stays so.
 * @returns whether it was given now, so that who goes no further can give it back
 * @throws ApiError 409 EMAIL_TAKEN, at the field `email`
 */
export async function reserveEmailAddress(
  reserving: Reserving,
  { email, userId }: { email: string; userId: string },
  context: CommandContext,
): Promise<boolean> {
  return carryOutReservation(
    reserving,
    { type: 'Reserve', kind: 'email', index: reserving.blindIndex('email', email), userId },
    context,
  )
}

/** Frees a user's e-mail address; one that is not theirs stays as it is. */
export async function releaseEmailAddress(
  reserving: Reserving,
  { email, userId }: { email: string; userId: string },
  context: CommandContext,
): Promise<void> {
  await carryOutReservation(
    reserving,
    { type: 'Release', kind: 'email', index: reserving.blindIndex('email', email), userId },
    context,
  )
}

/**
 * Gives an NRIC, FIN or passport number to a user. Theirs already, it stays so.
 * @returns whether it was given now
 * @throws ApiError 409 NRIC_TAKEN, at the field `nric`
 */
export async function reserveNric(
  reserving: Reserving,
  { nric, userId }: { nric: string; userId: string },
  context: CommandContext,
): Promise<boolean> {
  return carryOutReservation(
    reserving,
    { type: 'Reserve', kind: 'nric', index: reserving.blindIndex('nric', nric), userId },
    context,
  )
}

/** Frees a user's number; one that is not theirs stays as it is. */
export async function releaseNric(
  reserving: Reserving,
  { nric, userId }: { nric: string; userId: string },
  context: CommandContext,
): Promise<void> {
  await carryOutReservation(
    reserving,
    { type: 'Release', kind: 'nric', index: reserving.blindIndex('nric', nric), userId },
    context,
  )
}

/** Frees every address and number that the user's stream knows of, for when they are forgotten: afterwards nobody could tell which these were. Safe to repeat. */
export async function releaseAllOf(reserving: Reserving, userId: string, context: CommandContext): Promise<void> {
  const { emails, nrics } = await recordedValues(reserving, userId)
  for (const email of emails) await releaseEmailAddress(reserving, { email, userId }, context)
  for (const nric of nrics) await releaseNric(reserving, { nric, userId }, context)
}

/**
 * Frees every address that the user had before, and the one that they tried to get, but for the one that they have now.
 * Asks the stream and not the read model: another call may have given them another one a moment ago.
 */
export async function keepOnlyCurrentAddress(
  reserving: Reserving,
  { userId, tried }: { userId: string; tried: string },
  context: CommandContext,
): Promise<void> {
  const { emails } = await recordedValues(reserving, userId)
  for (const email of othersThanLast(emails, comparableEmail(tried)))
    await releaseEmailAddress(reserving, { email, userId }, context)
}

/** As {@link keepOnlyCurrentAddress}, for the numbers. */
export async function keepOnlyCurrentNric(
  reserving: Reserving,
  { userId, tried }: { userId: string; tried: string },
  context: CommandContext,
): Promise<void> {
  const { nrics } = await recordedValues(reserving, userId)
  for (const nric of othersThanLast(nrics, comparableNric(tried)))
    await releaseNric(reserving, { nric, userId }, context)
}

function othersThanLast(values: readonly string[], tried: string): ReadonlySet<string> {
  const current = values.at(-1)
  return new Set([...values, tried].filter((value) => value !== current))
}

/** The user who has an address or a number; undefined while it is free. By the time it is reserved, that may have changed. */
export async function holderOf(
  { eventLog, blindIndex }: Pick<Reserving, 'eventLog' | 'blindIndex'>,
  kind: Reservable['kind'],
  value: string,
): Promise<string | undefined> {
  const { events } = await eventLog.load<ReservationEvent>(reservationStream({ kind, index: blindIndex(kind, value) }))
  return events.reduce<ReservationHolder>(evolveReservation, undefined)
}

/** The addresses and numbers that a user has had, oldest first, as far as they can be read. */
export async function recordedValues(
  { eventLog }: Pick<Reserving, 'eventLog'>,
  userId: string,
): Promise<{ emails: readonly string[]; nrics: readonly string[] }> {
  const { events } = await eventLog.load<UserEvent>(`user-${userId}`)
  const readable = (value: Personal<string> | undefined) => unlessRedacted(value) ?? ''
  const emails = events.map((event) =>
    event.type === 'UserEnrolled' || event.type === 'EmailAddressChanged'
      ? comparableEmail(readable(event.data.email))
      : '',
  )
  const nrics = events.map((event) =>
    event.type === 'UserEnrolled' || event.type === 'UserDetailsChanged'
      ? comparableNric(readable(event.data.nric))
      : '',
  )
  return { emails: emails.filter((email) => email !== ''), nrics: nrics.filter((nric) => nric !== '') }
}

/**
 * Whether an e-mail address is free for a user, or theirs already. By the time they reserve it, that may have changed.
 * @param emailIndex the address's blind index
 */
export async function isEmailAddressFree(
  { eventLog }: Pick<Reserving, 'eventLog'>,
  { emailIndex, userId }: { emailIndex: string; userId: string },
): Promise<boolean> {
  const { events } = await eventLog.load<ReservationEvent>(reservationStream({ kind: 'email', index: emailIndex }))
  const holder = events.reduce<ReservationHolder>(evolveReservation, undefined)
  return holder === undefined || holder === userId
}

/** The form in which numbers are compared: without surrounding blanks, in capitals. */
function comparableNric(text: string): string {
  return text.trim().toUpperCase()
}

/**
 * Reserves or frees what is known by its index.
 * @returns whether that changed anything
 * @throws ApiError 409 NRIC_TAKEN, EMAIL_TAKEN
 */
export async function carryOutReservation(
  handling: CommandHandling,
  command: ReservationCommand,
  context: CommandContext,
): Promise<boolean> {
  if (command.type === 'Reserve' && (await reserveNeverHad(handling, command, context))) return true
  let changes = false
  await carryOutReserving(handling, command, {
    // What it comes to is told by who has it now, not by whether the same was asked before: it may have been released since.
    context: { ...context, commandId: randomUUID() },
    decide: (holder) => {
      const decision = decideReservation(command, holder)
      changes = 'events' in decision && decision.events.length > 0
      return decision
    },
    visibleIn: [],
  })
  return changes
}

/** What nobody ever had is reserved without looking first: of those who enrol, nearly all bring such. False when somebody has or had it. */
async function reserveNeverHad(
  { eventLog }: CommandHandling,
  command: ReservationCommand,
  context: CommandContext,
): Promise<boolean> {
  const decision = decideReservation(command, undefined)
  if (!('events' in decision)) return false
  try {
    await eventLog.append(reservationStream(command), decision.events, {
      expected: { kind: 'no-stream' },
      context: { ...context, commandId: randomUUID() },
    })
    return true
  } catch (error) {
    if (error instanceof WrongExpectedRevision) return false
    throw error
  }
}
