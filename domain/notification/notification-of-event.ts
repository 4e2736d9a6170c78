/** Which events people are told of. */
import { daysBetween } from '../dates/singapore-dates.ts'
import type { DomainEvent, EventType } from '../events/event-catalogue.ts'
import type { NotificationKind } from './notification-kinds.ts'

/** So long after the last covered day its end is told (S81). */
const END_TOLD_WITHIN_DAYS = 60

/** What there is to tell, and whom it concerns: the person, or the employee whose claim or letter of guarantee it is. */
export type NotificationOccasion = { readonly kind: NotificationKind } & (
  | { readonly claimId: string }
  | { readonly guaranteeId: string }
  | { readonly orderId: string }
  | { readonly userId: string; readonly companyId?: string }
  | { readonly userId: string; readonly companyId: string; readonly conversationId: string; readonly number: number }
)

const kindsByEvent = {
  ClaimFiled: 'claim-received',
  ClaimRegistered: 'claim-submitted',
  ClaimInformationRequested: 'claim-information-requested',
  ClaimReviewStarted: 'claim-in-review',
  ClaimApproved: 'claim-approved',
  ClaimRejected: 'claim-rejected',
  ClaimDecisionCorrected: 'claim-decision-corrected',
  BankAccountRecorded: 'payment-details-changed',
  // Told where it names another account (api/notifications/compose-notification.ts).
  ClaimUpdated: 'payment-details-changed',
  ClaimBankAccountVerified: 'payment-details-changed',
  ClaimBankAccountDeclined: 'bank-proposal-declined',
  UserBankAccountDeclined: 'bank-proposal-declined',
  PasswordChanged: 'password-changed',
  EmailAddressChanged: 'email-address-changed',
  ContactNumberChanged: 'contact-number-changed',
  SignedIn: 'new-sign-in',
  AccountLocked: 'account-locked',
  AccountUnlocked: 'account-unlocked',
  SecondFactorEnrolled: 'second-factor-added',
  SecondFactorRemoved: 'second-factor-removed',
  SecondFactorUsed: 'recovery-code-used',
  SecondFactorRefused: 'second-factor-refused',
  RecoveryCodesMade: 'recovery-codes-made',
  RolesChanged: 'roles-changed',
  // Told where HR proposes it; who asks for it themself knows.
  IdentityChangeRequested: 'identity-change-proposed',
  IdentityChangeApproved: 'identity-change-approved',
  IdentityChangeDeclined: 'identity-change-declined',
  PersonalDataWritten: 'personal-data-ready',
  GuaranteeIssued: 'letter-issued',
  GuaranteeDeclined: 'letter-rejected',
  GuaranteeRejected: 'letter-rejected',
  GuaranteeInformationRequested: 'letter-information-requested',
  GuaranteeReplaced: 'letter-replaced',
  GuaranteeChangeDeclined: 'letter-change-declined',
  GuaranteeRevoked: 'letter-revoked',
  GuaranteeAdmissionAcknowledged: 'letter-admission-acknowledged',
  GuaranteeExpiryTold: 'letter-ends-soon',
  GuaranteeExpired: 'letter-expired',
  MembershipLapsed: 'cover-ended',
  ConversationAnswerWaits: 'chat-answered',
  OrderPaid: 'order-paid',
  OrderRefunded: 'order-refunded',
} as const satisfies Partial<Record<EventType, NotificationKind>>

export const notifiedEvents = Object.keys(kindsByEvent) as readonly (keyof typeof kindsByEvent)[]

/** Undefined for an event that nobody is told of. */
export function notificationOf(event: DomainEvent): NotificationOccasion | undefined {
  const type = notifiedEvents.find((candidate) => candidate === event.type)
  if (!type) return undefined
  if (event.type === 'SignedIn' && event.data.newDevice !== true) return undefined
  // Every sign-in shows one: only what its owner would not expect is told.
  if (event.type === 'SecondFactorUsed' && event.data.kind !== 'recovery-code') return undefined
  if (event.type === 'SecondFactorRefused' && event.data.reason !== 'too-many') return undefined
  if (event.type === 'IdentityChangeRequested' && event.data.proposedBy === undefined) return undefined
  // Without a reason there is nothing to tell: the account stays as it was.
  if (type === 'ClaimBankAccountDeclined' || type === 'UserBankAccountDeclined') {
    if (!('reason' in event.data) || event.data.reason === undefined) return undefined
  }
  if (event.type === 'MembershipLapsed') return coverEnded(event.data)
  if (event.type === 'ConversationAnswerWaits') return { kind: 'chat-answered', ...event.data }
  const kind = kindsByEvent[type]
  if ('claimId' in event.data) return { kind, claimId: event.data.claimId }
  if ('orderId' in event.data) return { kind, orderId: event.data.orderId }
  if ('guaranteeId' in event.data) return { kind, guaranteeId: event.data.guaranteeId }
  return 'userId' in event.data ? { kind, userId: event.data.userId } : undefined
}

/** The end of a cover that was over for long is no news: it was entered afterwards, or stood on record before ends were told. */
function coverEnded({
  userId,
  companyId,
  effectiveEndDate,
  lapsedOn,
}: Extract<DomainEvent, { type: 'MembershipLapsed' }>['data']): NotificationOccasion | undefined {
  return daysBetween(effectiveEndDate, lapsedOn) > END_TOLD_WITHIN_DAYS
    ? undefined
    : { kind: 'cover-ended', userId, companyId }
}
