/** Reasons of a rejection: a code that is kept, and the words for it. */
export const rejectionReasons = {
  NOT_COVERED: 'Not covered by the plan',
  LIMIT_REACHED: 'Benefit limit reached',
  OUTSIDE_COVER_PERIOD: 'Outside the period of cover',
  DOCUMENTS_INSUFFICIENT: 'Documents missing or unreadable',
  DUPLICATE: 'Claimed before',
  OTHER: 'Other reason',
} as const

export function rejectionReasonText(code: string): string {
  return Object.hasOwn(rejectionReasons, code) ? rejectionReasons[code as keyof typeof rejectionReasons] : code
}
