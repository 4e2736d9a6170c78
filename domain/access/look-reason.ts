/** Why somebody looked at a person's data, as far as it is on record: what they did about it next, or what is looked at for one purpose only. */
import type { AccessEvent } from './access-events.ts'
import type { EventType } from '../events/event-catalogue.ts'

export type LookedAt = AccessEvent['data']['what']

export const lookReasons = [
  'decided',
  'asked',
  'reviewed',
  'handed-over',
  'bank-account',
  'duplicates',
  'identity',
] as const
export type LookReason = (typeof lookReasons)[number]

const reasonsByEvent = {
  ClaimApproved: 'decided',
  ClaimAmountProposed: 'decided',
  ClaimRejected: 'decided',
  ClaimDecisionCorrected: 'decided',
  ClaimInformationRequested: 'asked',
  ClaimReviewStarted: 'reviewed',
  ClaimReprocessRequested: 'handed-over',
  ClaimBankAccountProposed: 'bank-account',
  ClaimBankAccountVerified: 'bank-account',
  ClaimBankAccountDeclined: 'bank-account',
  ClaimDuplicateDismissed: 'duplicates',
} as const satisfies Partial<Record<EventType, LookReason>>

/** What somebody may do to a claim that says why they opened it. */
export const eventsThatGiveReasons = Object.keys(reasonsByEvent) as readonly (keyof typeof reasonsByEvent)[]

/** Null where nothing on record says it. @param then what the one who looked did to that claim next */
export function reasonOfLook(what: LookedAt, then: EventType | null): LookReason | null {
  // A proof of identity is opened by those who decide about the change that it belongs to, and by nobody else.
  if (what === 'identity-evidence') return 'identity'
  const known = eventsThatGiveReasons.find((type) => type === then)
  return known === undefined ? null : reasonsByEvent[known]
}
