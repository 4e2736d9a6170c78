/** Every event type there is. The codec reads and writes only these. */
import { accessEventDefinitions, type AccessEvent } from '../access/access-events.ts'
import { accountEventDefinitions, type AccountEvent } from '../account/account-events.ts'
import { claimEventDefinitions, type ClaimEvent } from '../claim/claim-events.ts'
import { clientEventDefinitions, type ClientEvent } from '../client/client-events.ts'
import { reservationEventDefinitions, type ReservationEvent } from '../identity/reservation-events.ts'
import { userEventDefinitions, type UserEvent } from '../user/user-events.ts'
import type { EventDefinition } from './event-definition.ts'

export const eventCatalogue: readonly EventDefinition[] = [
  ...claimEventDefinitions,
  ...userEventDefinitions,
  ...accountEventDefinitions,
  ...reservationEventDefinitions,
  ...clientEventDefinitions,
  ...accessEventDefinitions,
]

export type DomainEvent = ClaimEvent | UserEvent | AccountEvent | ReservationEvent | ClientEvent | AccessEvent
export type EventType = DomainEvent['type']
