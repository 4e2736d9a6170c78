/** Why a claim is rejected: a code that is kept, how the desk calls it, and the words that the member is offered. */

export const rejectionReasons = {
  NOT_COVERED: {
    label: 'Not covered by the plan',
    memberText: 'Your plan does not cover this treatment. What it covers is described under My Plan.',
  },
  LIMIT_REACHED: {
    label: 'Benefit limit reached',
    memberText: 'The limit of this benefit has been used up for the period of cover, so nothing more can be paid from it.',
  },
  OUTSIDE_COVER_PERIOD: {
    label: 'Outside the period of cover',
    memberText: 'The treatment was on a day on which you were not covered by this plan.',
  },
  DOCUMENTS_INSUFFICIENT: {
    label: 'Documents missing or unreadable',
    memberText: 'We could not assess your claim with the documents that we have. You may submit a new claim with the complete and readable documents.',
  },
  DUPLICATE: {
    label: 'Claimed before',
    memberText: 'This treatment was claimed before, and the earlier claim counts. Please look it up in Claim Records.',
  },
  /** Its text is the desk's own. */
  OTHER: { label: 'Other reason', memberText: '' },
} as const

export type RejectionReasonCode = keyof typeof rejectionReasons
export const rejectionReasonCodes = Object.keys(rejectionReasons) as readonly RejectionReasonCode[]

/** How the desk calls a reason; the code itself where it comes from elsewhere, as from an insurer. */
export function rejectionReasonText(code: string): string {
  return isRejectionReasonCode(code) ? rejectionReasons[code].label : code
}

/** Whether a text is one of the codes, spelt as they are. */
export function isRejectionReasonCode(code: string): code is RejectionReasonCode {
  return Object.hasOwn(rejectionReasons, code)
}
