/** The refusals of claim commands: stable codes with their texts. */
import type { PayoutWait } from '../bank/payout-wait.ts'
import type { Refusal } from '../errors/refusal.ts'
import { claimRefusalTexts } from '../texts/claim-refusal-texts.ts'
import { payoutWaitsText } from '../texts/payout-wait-texts.ts'

export type ClaimRefusalCode = keyof typeof claimRefusalTexts
export type ClaimRefusal = Refusal<ClaimRefusalCode>

/** The refusal with its text. @param field at which the form shows it */
export function refuseClaim(code: ClaimRefusalCode, field?: string): { readonly refusal: ClaimRefusal } {
  return { refusal: { code, message: claimRefusalTexts[code], ...(field !== undefined && { field }) } }
}

/** PAYOUT_WAITS, with when the account was changed and until when its payout waits. */
export function refusePayout(wait: PayoutWait): { readonly refusal: ClaimRefusal } {
  return { refusal: { code: 'PAYOUT_WAITS', message: payoutWaitsText(wait) } }
}
