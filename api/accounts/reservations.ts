/**
 * E-mail addresses and NRICs belong to one user each. Whoever enrols, registers or changes a user reserves what is theirs here
 * first: of two at the same moment, in whatever process, one gets it and the other is told.
 */
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { decideReservation, evolveReservation, type Reservable, type ReservationCommand, type ReservationHolder } from '@member-care/domain/identity/decide-reservation.ts'
import type { ReservationEvent } from '@member-care/domain/identity/reservation-events.ts'
import type { BlindIndex } from '@member-care/event-store/codec/blind-index.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import { randomUUID } from 'node:crypto'
import { handleCommand, type CommandHandling } from '../commands/handle-command.ts'

export interface Reserving extends CommandHandling {
  readonly blindIndex: BlindIndex
}

/** What a user is found and written to by, as it is on record; null or empty where there is none. */
export interface ReservedValues {
  readonly userId: string
  readonly email?: string | null | undefined
  readonly nric?: string | null | undefined
}

/**
 * Gives an e-mail address to a user. Theirs already, it stays so.
 * @returns whether it was given now, so that who goes no further can give it back
 * @throws ApiError 409 EMAIL_TAKEN, at the field `email`
 */
export async function reserveEmailAddress(reserving: Reserving, { email, userId }: { email: string; userId: string }, context: CommandContext): Promise<boolean> {
  return carryOut(reserving, { type: 'Reserve', kind: 'email', index: reserving.blindIndex('email', email), userId }, context)
}

/** Frees a user's e-mail address; one that is not theirs stays as it is. */
export async function releaseEmailAddress(reserving: Reserving, { email, userId }: { email: string; userId: string }, context: CommandContext): Promise<void> {
  await carryOut(reserving, { type: 'Release', kind: 'email', index: reserving.blindIndex('email', email), userId }, context)
}

/**
 * Gives an NRIC, FIN or passport number to a user. Theirs already, it stays so.
 * @returns whether it was given now
 * @throws ApiError 409 NRIC_TAKEN, at the field `nric`
 */
export async function reserveNric(reserving: Reserving, { nric, userId }: { nric: string; userId: string }, context: CommandContext): Promise<boolean> {
  return carryOut(reserving, { type: 'Reserve', kind: 'nric', index: reserving.blindIndex('nric', nric), userId }, context)
}

/** Frees a user's number; one that is not theirs stays as it is. */
export async function releaseNric(reserving: Reserving, { nric, userId }: { nric: string; userId: string }, context: CommandContext): Promise<void> {
  await carryOut(reserving, { type: 'Release', kind: 'nric', index: reserving.blindIndex('nric', nric), userId }, context)
}

/** Frees everything that is the user's, for when they are forgotten. Safe to repeat. */
export async function releaseAllOf(reserving: Reserving, { userId, email, nric }: ReservedValues, context: CommandContext): Promise<void> {
  if (email) await releaseEmailAddress(reserving, { email, userId }, context)
  if (nric) await releaseNric(reserving, { nric, userId }, context)
}

/**
 * Whether an e-mail address is free for a user, or theirs already. By the time they reserve it, that may have changed.
 * @param emailIndex the address's blind index
 */
export async function isEmailAddressFree({ eventLog }: Pick<Reserving, 'eventLog'>, { emailIndex, userId }: { emailIndex: string; userId: string }): Promise<boolean> {
  const { events } = await eventLog.load<ReservationEvent>(streamOf({ kind: 'email', index: emailIndex }))
  const holder = events.reduce<ReservationHolder>(evolveReservation, undefined)
  return holder === undefined || holder === userId
}

async function carryOut(handling: CommandHandling, command: ReservationCommand, context: CommandContext): Promise<boolean> {
  let changes = false
  await handleCommand<ReservationHolder, ReservationEvent>(handling, {
    stream: streamOf(command),
    // What it comes to is told by who has it now, not by whether the same was asked before: it may have been released since.
    context: { ...context, commandId: randomUUID() },
    initial: undefined,
    evolve: evolveReservation,
    decide: (holder) => {
      const decision = decideReservation(command, holder)
      changes = 'events' in decision && decision.events.length > 0
      return decision
    },
    visibleIn: [],
  })
  return changes
}

function streamOf({ kind, index }: Reservable): StreamId {
  return `${kind}-${index}`
}
