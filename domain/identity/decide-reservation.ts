/** One e-mail address, one NRIC: who may have it. */
import type { ErrorCode } from '../errors/error-codes.ts'
import type { Refusal } from '../errors/refusal.ts'
import { registrationRefusalTexts } from '../texts/registration-texts.ts'
import type { ReservationEvent } from './reservation-events.ts'

/** What can be had by one user only, by its keyed hash. */
export interface Reservable {
  readonly kind: 'email' | 'nric'
  readonly index: string
}

export interface ReservationCommand extends Reservable {
  readonly type: 'Reserve' | 'Release'
  readonly userId: string
}

/** The user who has it; undefined while it is free. */
export type ReservationHolder = string | undefined

/** Who has it after one more event. Never throws. */
export function evolveReservation(_holder: ReservationHolder, event: ReservationEvent): ReservationHolder {
  return event.type === 'EmailAddressReserved' || event.type === 'NricReserved' ? event.data.userId : undefined
}

/**
 * The events that a command leads to, or why it is refused. Reserving one's own again changes nothing; releasing what somebody
 * else has, or nobody, neither.
 */
export function decideReservation(
  command: ReservationCommand,
  holder: ReservationHolder,
): { events: ReservationEvent[] } | { refusal: Refusal<ErrorCode> } {
  const { type, kind, userId } = command
  if (type === 'Release') return { events: holder === userId ? [released(command)] : [] }
  if (holder === undefined) return { events: [reserved(command)] }
  if (holder === userId) return { events: [] }
  return kind === 'email'
    ? { refusal: { code: 'EMAIL_TAKEN', message: registrationRefusalTexts.emailTaken, field: 'email' } }
    : { refusal: { code: 'NRIC_TAKEN', message: registrationRefusalTexts.nricTaken, field: 'nric' } }
}

function reserved({ kind, index, userId }: ReservationCommand): ReservationEvent {
  if (kind === 'email') return { type: 'EmailAddressReserved', data: { emailIndex: index, userId } }
  return { type: 'NricReserved', data: { nricIndex: index, userId } }
}

function released({ kind, index, userId }: ReservationCommand): ReservationEvent {
  if (kind === 'email') return { type: 'EmailAddressReleased', data: { emailIndex: index, userId } }
  return { type: 'NricReleased', data: { nricIndex: index, userId } }
}
