/** The refusals of claim commands: stable codes with their texts. */
import type { Refusal } from '../errors/refusal.ts'
import { claimRefusalTexts } from '../texts/claim-refusal-texts.ts'

export type ClaimRefusalCode = keyof typeof claimRefusalTexts
export type ClaimRefusal = Refusal<ClaimRefusalCode>

export function refuseClaim(code: ClaimRefusalCode, field?: string): { readonly refusal: ClaimRefusal } {
  return { refusal: { code, message: claimRefusalTexts[code], ...(field !== undefined && { field }) } }
}

/** The HTTP status that answers a refusal: 404 unknown, 422 when a value is missing or invalid, 409 when the claim stands against it. */
export function statusOfClaimRefusal(code: ClaimRefusalCode): 404 | 409 | 422 {
  if (code === 'CLAIM_NOT_FOUND') return 404
  return code.endsWith('_MISSING') || code.endsWith('_INVALID') || code === 'PAYABLE_ABOVE_AMOUNT' ? 422 : 409
}
