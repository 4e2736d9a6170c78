/** Every event type there is. The codec reads and writes only these. */
import { accessEventDefinitions, type AccessEvent } from '../access/access-events.ts'
import { accountEventDefinitions, type AccountEvent } from '../account/account-events.ts'
import { conversationEventDefinitions, type ConversationEvent } from '../chat/conversation-events.ts'
import { claimEventDefinitions, type ClaimEvent } from '../claim/claim-events.ts'
import { clientEventDefinitions, type ClientEvent } from '../client/client-events.ts'
import { contentEventDefinitions, type ContentEvent } from '../content/content-events.ts'
import { rewardEventDefinitions, type RewardEvent } from '../reward/reward-events.ts'
import { coverAccountEventDefinitions, type CoverAccountEvent } from '../cover/account/cover-account-events.ts'
import { planEventDefinitions, type PlanEvent } from '../cover/plans/plan-events.ts'
import {
  coverDifferenceEventDefinitions,
  type CoverDifferenceEvent,
} from '../cover/differences/cover-difference-events.ts'
import { straightThroughEventDefinitions, type StraightThroughEvent } from '../cover/straight-through-events.ts'
import { exchangeRateEventDefinitions, type ExchangeRateEvent } from '../cover/rates/exchange-rate-events.ts'
import { personalDataEventDefinitions, type PersonalDataEvent } from '../export/personal-data-events.ts'
import { userExportEventDefinitions, type UserExportEvent } from '../export/user-export-events.ts'
import { excludedClinicEventDefinitions, type ExcludedClinicEvent } from '../excluded-clinic/excluded-clinic-events.ts'
import {
  flexibleSpendingEventDefinitions,
  type FlexibleSpendingEvent,
} from '../flexible-spending/flexible-spending-events.ts'
import { guaranteeEventDefinitions, type GuaranteeEvent } from '../guarantee/guarantee-events.ts'
import { reservationEventDefinitions, type ReservationEvent } from '../identity/reservation-events.ts'
import { subjectKeyEventDefinitions, type SubjectKeyEvent } from '../keys/subject-key-events.ts'
import { lostEventDefinitions, type LostEvent } from '../log/lost-events.ts'
import { orderEventDefinitions, type OrderEvent } from '../order/order-events.ts'
import { stockEventDefinitions, type StockEvent } from '../stock/stock-events.ts'
import { userEventDefinitions, type UserEvent } from '../user/user-events.ts'
import { passwordRecordEventDefinitions, type PasswordRecordEvent } from '../account/password-records.ts'
import type { EventDefinition } from './event-definition.ts'

export const eventCatalogue: readonly EventDefinition[] = [
  ...claimEventDefinitions,
  ...flexibleSpendingEventDefinitions,
  ...guaranteeEventDefinitions,
  ...userEventDefinitions,
  ...accountEventDefinitions,
  ...reservationEventDefinitions,
  ...clientEventDefinitions,
  ...accessEventDefinitions,
  ...excludedClinicEventDefinitions,
  ...planEventDefinitions,
  ...coverAccountEventDefinitions,
  ...coverDifferenceEventDefinitions,
  ...straightThroughEventDefinitions,
  ...contentEventDefinitions,
  ...rewardEventDefinitions,
  ...exchangeRateEventDefinitions,
  ...orderEventDefinitions,
  ...stockEventDefinitions,
  ...userExportEventDefinitions,
  ...personalDataEventDefinitions,
  ...conversationEventDefinitions,
  ...subjectKeyEventDefinitions,
  ...passwordRecordEventDefinitions,
  ...lostEventDefinitions,
]

export type DomainEvent =
  | ClaimEvent
  | FlexibleSpendingEvent
  | GuaranteeEvent
  | UserEvent
  | AccountEvent
  | ReservationEvent
  | ClientEvent
  | AccessEvent
  | UserExportEvent
  | PersonalDataEvent
  | ConversationEvent
  | ExcludedClinicEvent
  | PlanEvent
  | CoverAccountEvent
  | CoverDifferenceEvent
  | StraightThroughEvent
  | ContentEvent
  | RewardEvent
  | ExchangeRateEvent
  | OrderEvent
  | StockEvent
  | SubjectKeyEvent
  | PasswordRecordEvent
  | LostEvent
export type EventType = DomainEvent['type']
