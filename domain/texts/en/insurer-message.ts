/** Texts of the console about an insurer's own system: who decides, and what became of its messages. */
import { plural } from '../../language/plural.ts'

export const insurerMessageTexts = {
  title: 'Insurer messages',
  lead: "What the insurer's own system has said of claims and letters of guarantee, and what became of it.",
  failed: "The insurer's messages could not be loaded.",
  none: 'No message yet',
  noneHint:
    "Messages come when claims are handed over to an insurer's own system. With the built-in claims desk there are none.",
  noMatch: 'No message matches these filters.',
  outcome: 'What became of it',
  everyOutcome: 'ALL',
  search: 'Number of the insurer, claim id, or letter number',
  filterLabel: 'Filter messages',
  count: (total: number, text: string) => `${text} ${plural('en', total, { one: 'message', other: 'messages' })}`,
  columns: {
    received: 'Received',
    claim: 'Claim or letter',
    message: 'Message',
    id: 'Message id',
    claimThen: 'Status then',
  },
  clock: 'Times are in Singapore.',
  claimUnknown: 'Not known to us',
  unreadable: 'Unreadable',
  decidesElsewhere: "The insurer's own system decides on this claim.",
} as const

export const messageTypeLabels: Readonly<Record<string, string>> = {
  accepted: 'Accepted',
  refused: 'Not taken over',
  'information-requested': 'Information requested',
  'review-started': 'Review started',
  approved: 'Approved',
  rejected: 'Rejected',
  'guarantee-accepted': 'Letter: accepted',
  'guarantee-refused': 'Letter: not taken over',
  'guarantee-information-requested': 'Letter: information requested',
  'guarantee-approved': 'Letter: approved',
  'guarantee-rejected': 'Letter: rejected',
  'guarantee-replaced': 'Letter: replaced',
  'guarantee-change-declined': 'Letter: change declined',
  'guarantee-revoked': 'Letter: revoked',
}

export const messageOutcomeLabels = {
  received: 'Not answered',
  applied: 'Applied',
  unchanged: 'Nothing to change',
  refused: 'Refused',
} as const

/** Why a message was refused, for the people who run the system. Any other code is shown as it is. */
export const messageRefusalTexts: Readonly<Record<string, string>> = {
  CLAIM_NOT_FOUND: 'There is no claim with this id and transaction number.',
  CLAIM_NOT_REGISTERED: 'It came before the claim was accepted.',
  CLAIM_REVISION_OLD: 'It was based on another version of the claim.',
  PAYABLE_ABOVE_AMOUNT: 'It paid more than was claimed.',
  CLAIM_DECIDED: 'The claim had been decided already.',
  CLAIM_DELETED: 'The member had deleted the claim.',
  CLAIM_ALREADY_REGISTERED: 'The claim had been accepted already.',
  HANDOVER_GIVEN_UP: 'The claim waited for Reprocess already.',
  GUARANTEE_NOT_FOUND: 'There is no letter with this id and number that the insurer decides.',
  GUARANTEE_NOT_TAKEN: 'It came before the request was accepted.',
  GUARANTEE_NOT_ISSUED: 'No letter had been issued yet.',
  GUARANTEE_REVISION_OLD: 'It was based on another version of the request.',
  GUARANTEE_ISSUED: 'The letter had been issued already.',
  GUARANTEE_ENDED: 'The letter had ended already.',
  GUARANTEE_ALREADY_TAKEN: 'The request had been accepted already.',
  GUARANTEE_HANDOVER_GIVEN_UP: 'The request waited for Reprocess already.',
  CHANGE_ABSENT: 'No change was asked for, or it had been decided.',
  LETTER_ABOVE_COVER: 'The plan left less than that.',
  LETTER_AMOUNT_ABOVE_LIMIT: 'The client’s LOG settings left less than that.',
  VALIDATION_ERROR: 'It did not follow the contract.',
}

/** What the insurer has to do about a message that was refused or not answered. */
export const sendAgainTexts = {
  'same-event': 'The insurer should send the same message again.',
  'new-event': 'The insurer should send a new message in its place.',
  never: 'Sending it again would not help.',
} as const

/** How often a message has come. */
export function deliveriesText(deliveries: number): string {
  return plural('en', deliveries, { one: 'Came once', other: `Came ${deliveries} times` })
}
