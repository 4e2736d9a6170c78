/**
 * Who has an e-mail address or an NRIC, on streams of their own: `email-<emailIndex>` and `nric-<nricIndex>`. The index is a keyed
 * hash of the value (event-store/codec/blind-index.ts), so that neither stream nor event says whose address it is to anybody without the key.
 * One stream per value, and every append on it with an expected revision: of two who claim the same value, one is second.
 */
import { z } from 'zod'
import { defineEvent, type EventOf } from '../events/event-definition.ts'

const emailAddress = z.object({ emailIndex: z.string(), userId: z.string() })
const nric = z.object({ nricIndex: z.string(), userId: z.string() })

const emailAddressReserved = defineEvent(
  'EmailAddressReserved',
  'The e-mail address belongs to this user, and to nobody else.',
  emailAddress,
)
const emailAddressReleased = defineEvent('EmailAddressReleased', 'The e-mail address is free again.', emailAddress)
const nricReserved = defineEvent(
  'NricReserved',
  'The NRIC, FIN or passport number belongs to this user, and to nobody else.',
  nric,
)
const nricReleased = defineEvent('NricReleased', 'The NRIC, FIN or passport number is free again.', nric)

export const reservationEventDefinitions = [
  emailAddressReserved,
  emailAddressReleased,
  nricReserved,
  nricReleased,
] as const
export type ReservationEvent = EventOf<(typeof reservationEventDefinitions)[number]>
