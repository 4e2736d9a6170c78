/** Commands on the reservation of an address or an identity number. */
import { evolveReservation, type ReservationHolder } from '@member-care/domain/identity/decide-reservation.ts'
import type { ReservationEvent } from '@member-care/domain/identity/reservation-events.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import { bindAggregate } from './bind-aggregate.ts'

/** What is reserved, by its index. */
export interface Reserved {
  readonly kind: 'email' | 'nric'
  readonly index: string
}

export const reservationStream = ({ kind, index }: Reserved): StreamId => `${kind}-${index}`

export const carryOutReserving = bindAggregate<Reserved, ReservationHolder, ReservationEvent>(reservationStream, {
  initial: undefined,
  evolve: evolveReservation,
})
