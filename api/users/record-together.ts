/** Recording changes of several users so that one refusal refuses them all: each has a stream of their own, and no append spans two. */
import { unlessRedacted } from '@member-care/domain/events/event-definition.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import type { ReservationCommand } from '@member-care/domain/identity/decide-reservation.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { evolveUser, type UserState } from '@member-care/domain/user/user-state.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { carryOutReservation } from '../accounts/reservations.ts'
import { rehearse, type Rehearsal } from '../commands/rehearsal.ts'
import { ApiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'

/** So many times somebody else may be quicker with a number or an address. */
const MOST_TRIES = 3

/**
 * Rehearses the work, then reserves the numbers and addresses that it takes, then does it. Refused in the first two, it has recorded nothing.
 * Only somebody who changes one of the same records in the moment between can still stop it half-way; the same call again does what is left.
 * @param record the work, with the parts that it may use; safe to repeat
 * @throws ApiError what the work is refused for
 */
export async function recordTogether(
  parts: Parts,
  context: CommandContext,
  record: (parts: Parts) => Promise<void>,
): Promise<void> {
  const given = await reserveRehearsed(parts, context, record)
  try {
    await record(parts)
  } catch (error) {
    // After any other failure it is not known what was recorded; the same call again finds out.
    if (error instanceof ApiError) await giveBackUnused(parts, given, context)
    throw error
  }
}

async function reserveRehearsed(
  parts: Parts,
  context: CommandContext,
  record: (parts: Parts) => Promise<void>,
): Promise<readonly ReservationCommand[]> {
  for (let tries = 1; ; tries++) {
    const rehearsal = rehearse(parts.eventLog)
    await record({ ...parts, eventLog: rehearsal.eventLog })
    const given: ReservationCommand[] = []
    try {
      for (const reservation of reservationsOf(rehearsal))
        if (await carryOutReservation(parts, reservation, context)) given.push(reservation)
      return given
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await giveBackUnused(parts, given, context)
      // Somebody else got it a moment ago: the next rehearsal says at which field, and who.
      if (tries === MOST_TRIES) throw error
    }
  }
}

/**
 * What was free beforehand. What the work itself frees first, for another of its users, cannot be reserved before it.
 * Everybody reserves in one order, numbers before addresses: of two who want the same, one gets all of it.
 */
function reservationsOf({ appended }: Rehearsal): readonly ReservationCommand[] {
  const reservations = [...appended.values()].flatMap(([first]) => (first ? reservationOf(first) : []))
  return [...byIndex(reservations, 'nric'), ...byIndex(reservations, 'email')]
}

function byIndex(
  reservations: readonly ReservationCommand[],
  of: ReservationCommand['kind'],
): readonly ReservationCommand[] {
  return reservations.filter(({ kind }) => kind === of).toSorted((one, other) => (one.index < other.index ? -1 : 1))
}

function reservationOf(event: Recorded): readonly ReservationCommand[] {
  if (event.type === 'NricReserved')
    return [{ type: 'Reserve', kind: 'nric', index: event.data.nricIndex, userId: event.data.userId }]
  if (event.type === 'EmailAddressReserved')
    return [{ type: 'Reserve', kind: 'email', index: event.data.emailIndex, userId: event.data.userId }]
  return []
}

/** Frees again what was reserved and did not become anybody's. */
async function giveBackUnused(
  parts: Parts,
  given: readonly ReservationCommand[],
  context: CommandContext,
): Promise<void> {
  for (const reservation of given) {
    const { events } = await parts.eventLog.load<UserEvent>(`user-${reservation.userId}`)
    const user = events.reduce<UserState>(evolveUser, undefined)
    const value = unlessRedacted(reservation.kind === 'nric' ? user?.details.nric : user?.email)
    const isUsed = value !== undefined && parts.blindIndex(reservation.kind, value) === reservation.index
    if (!isUsed) await carryOutReservation(parts, { ...reservation, type: 'Release' }, context)
  }
}
