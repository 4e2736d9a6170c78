/** Why a claim is rejected: a code that is kept. */
import { rejectionReasonTexts } from '../texts/claim-status-texts.ts'

export type RejectionReasonCode = keyof typeof rejectionReasonTexts
export const rejectionReasonCodes = Object.keys(rejectionReasonTexts) as readonly RejectionReasonCode[]

/** How the desk calls a reason; the code itself where it comes from elsewhere, as from an insurer. */
export function rejectionReasonText(code: string): string {
  return isRejectionReasonCode(code) ? rejectionReasonTexts[code].label : code
}

/** Whether a text is one of the codes, spelt as they are. */
export function isRejectionReasonCode(code: string): code is RejectionReasonCode {
  return Object.hasOwn(rejectionReasonTexts, code)
}
