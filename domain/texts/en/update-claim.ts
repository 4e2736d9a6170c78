/** Texts of the update form, besides the quoted ones in `claim-texts.ts`. The wording is ours. */
import type { ClaimStatus } from '../../claim/claim-status.ts'

export const updateClaimTexts = {
  heading: 'Update',
  send: 'Update claim',
  sending: 'Sending your update',
  /** Below the heading: what an update is for in this status. */
  leads: {
    PROCESSING: 'Correct what is wrong. The insurer gets the claim as you leave it.',
    SUBMITTED: 'Correct what is wrong. The insurer gets the claim as you leave it.',
    PENDING: 'Send what the insurer asks for. The insurer then goes on with your claim.',
    PENDING_REVIEW: 'Add documents, or correct what is still open.',
  } as Readonly<Partial<Record<ClaimStatus, string>>>,
  formName: 'Update of the claim',

  locked: 'What can no longer be changed',
  lockedReason: 'The insurer is looking at the claim, so this stays as you submitted it.',
  personReason: 'A claim keeps its company and claimant.',

  received: 'Received',
  willBeRemoved: 'Will be removed',
  remove: 'Remove',
  keep: 'Keep',
  keepNamed: (file: string) => `Keep ${file}`,
  otherDocuments: 'A referral letter, memo or report, and whatever else the insurer asks for.',
  addedHere: 'The insurer gets new documents when you update the claim.',
  added: 'Added',
  documentsGone:
    'Documents that you had added were removed here meanwhile. Please look through the documents and update the claim again.',

  nothingChanged: 'You have not changed anything yet.',
  stillThere: 'What you changed before is still here. It has not been sent.',
  discard: 'Discard my changes',
  leaveQuestion: 'Leave without updating the claim?',
  leaveExplanation: 'What you have changed here is lost. The claim stays as it was.',
  stay: 'Go on updating',

  unanswered: 'What you have filled in is still here. Sending it again is safe: the claim is updated only once.',
  sendAgain: 'Send again',

  clash: 'This claim has changed since you opened it',
  clashKept:
    'Nothing was overwritten. What you changed is still in the form below. Please look it over and update the claim again.',
  clashLost: 'This can no longer be changed, so it was taken back:',
  changesSince: 'What has changed',
  /** Behind what it is now, with the space that a language has before its brackets. */
  was: (before: string) => ` (was ${before})`,

  closed: 'This claim can no longer be updated',
  closedMeanwhile: 'Your update was not saved: the claim changed while you had it open.',
  notSent: 'What you wanted to change',
  newDocument: 'New document',
  removedDocument: 'Document to remove',

  view: 'View the claim',
  questions: 'Questions about this claim?',
  askJoey: 'Ask Joey about it in the chat.',
  contactUs: 'Please contact us and name the number of the claim.',
  chat: 'Chat about this claim',

  answerRequest: 'Send what is asked for',
} as const

/** Over the form of a claim: `claim` as `Outpatient Claim OP123`. */
export function updateTitle(claim: string): string {
  return `${updateClaimTexts.heading} ${claim}`
}

/** Why a claim in this status takes no update; the statuses that do have none. */
export const closedReasons: Readonly<Partial<Record<ClaimStatus, string>>> = {
  APPROVED: 'The insurer has approved it.',
  REJECTED: 'The insurer has rejected it. The remarks of the claim say why.',
  DELETED: 'It has been deleted.',
}
