/** What a claim's status, its age and the reasons of a rejection are called. */
import type { ClaimAgeBand } from '../../claim/claim-age.ts'
import type { ClaimStatus } from '../../claim/claim-status.ts'

/** Statuses as members read them (C09). Nobody but an administrator meets a deleted claim. */
export const claimStatusLabels: Readonly<Record<ClaimStatus, string>> = {
  PROCESSING: 'PROCESSING',
  SUBMITTED: 'Submitted',
  PENDING: 'Pending',
  PENDING_REVIEW: 'Pending Review',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  DELETED: 'Deleted',
}

export const claimAgeBandLabels: Readonly<Record<ClaimAgeBand, string>> = {
  'under-3': 'Under 3 days',
  '3-to-7': '3–7 days',
  '8-to-14': '8–14 days',
  'over-14': 'Over 14 days',
}

/** Why a claim is rejected: how the desk calls it, and the words that the member is offered. */
export const rejectionReasonTexts = {
  NOT_COVERED: {
    label: 'Not covered by the plan',
    memberText: 'Your plan does not cover this treatment. What it covers is described under My Plan.',
  },
  LIMIT_REACHED: {
    label: 'Benefit limit reached',
    memberText:
      'The limit of this benefit has been used up for the period of cover, so nothing more can be paid from it.',
  },
  OUTSIDE_COVER_PERIOD: {
    label: 'Outside the period of cover',
    memberText: 'You were not covered by this plan on the day of the treatment.',
  },
  DOCUMENTS_INSUFFICIENT: {
    label: 'Documents missing or unreadable',
    memberText:
      'We could not assess your claim with the documents that we have. You may submit a new claim with the complete and readable documents.',
  },
  DUPLICATE: {
    label: 'Claimed before',
    memberText: 'This treatment was claimed before, and the earlier claim counts. Please look it up in Claim Records.',
  },
  /** Its text is the desk's own. */
  OTHER: { label: 'Other reason', memberText: '' },
} as const
