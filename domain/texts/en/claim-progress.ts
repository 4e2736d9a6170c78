/** What a claim's status means for the member, and what comes next: for the home page, the records and the claim itself. The wording is ours. */
import { HANDOVER_ATTEMPTS, RETRY_WARNING_THRESHOLD, type ClaimStatus } from '../../claim/claim-status.ts'

interface StatusMeaning {
  /** Where the claim stands, in a few words. */
  readonly now: string
  /** What happens next, and whose move it is. */
  readonly next: string
}

export const statusMeanings: Readonly<Record<ClaimStatus, StatusMeaning>> = {
  PROCESSING: {
    now: 'We are handing your claim to the insurer.',
    next: 'The insurer gives it a transaction number. You do not need to do anything.',
  },
  SUBMITTED: {
    now: 'The insurer has received your claim.',
    next: 'The insurer checks it. Claims are processed within 14 working days.',
  },
  PENDING: {
    now: 'The insurer needs something from you.',
    next: 'Send what is asked for, so that the insurer can go on.',
  },
  PENDING_REVIEW: {
    now: 'The insurer is reviewing your claim.',
    next: 'The insurer decides on it. You do not need to do anything.',
  },
  APPROVED: { now: 'Your claim has been approved.', next: 'The payable amount is paid by the method that you chose.' },
  REJECTED: { now: 'Your claim has been rejected.', next: 'Please contact us if you think that this is not right.' },
  DELETED: { now: 'This claim has been deleted.', next: 'You can submit a new claim.' },
}

/** The way of every claim, as it is drawn. */
export const progressTexts = {
  label: 'Progress of the claim',
  steps: ['Submitted', 'With the insurer', 'Decision'],
  /** On a claim whose hand-over has failed several times. */
  handoverDelayed: 'Taking longer than usual. Nothing is lost: we keep trying to reach the insurer.',
  /** On a claim that waits for Reprocess. */
  handoverStopped:
    'Taking longer than usual. Nothing is lost: our team hands it to the insurer again. You do not need to do anything.',
} as const

/** What is still to come for a claim, in its order: the end of its timeline. */
const comingSteps: Readonly<Record<ClaimStatus, readonly string[]>> = {
  PROCESSING: [
    'The insurer receives your claim and gives it a number.',
    'The insurer decides, or asks you for more. Claims are processed within 14 working days.',
  ],
  SUBMITTED: ['The insurer decides, or asks you for more. Claims are processed within 14 working days.'],
  PENDING: ['You send what the insurer asks for.', 'The insurer reviews your claim and decides.'],
  PENDING_REVIEW: ['The insurer decides, or asks you for more.'],
  APPROVED: ['The payable amount is paid.'],
  REJECTED: [],
  DELETED: [],
}

/** @param payableCents what is paid of an approved claim, which may be nothing */
export function stepsToCome(status: ClaimStatus, payableCents: number | undefined): readonly string[] {
  return status === 'APPROVED' && payableCents === 0 ? [] : comingSteps[status]
}

/** What to say of a hand-over that has failed so often; undefined while that is nothing unusual (1§2, C09). */
export function handoverNoticeText(retryCount: number): string | undefined {
  if (retryCount >= HANDOVER_ATTEMPTS) return progressTexts.handoverStopped
  return retryCount >= RETRY_WARNING_THRESHOLD ? progressTexts.handoverDelayed : undefined
}
