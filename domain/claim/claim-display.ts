/** How amounts of a claim are shown to members (1§4). */
import { monthsBefore } from '../dates/singapore-dates.ts'
import { formatMoney } from '../money/money.ts'
import { claimTexts } from '../texts/claim-texts.ts'
import type { ClaimStatus } from './claim-status.ts'

/** The payable amount: Pending until the insurer has decided (S03), the amount in SGD once approved, 0 in the incurred currency once rejected. */
export function payableAmountText(claim: {
  readonly status: ClaimStatus
  readonly payableCents?: number | null | undefined
  readonly currency: string
}): string {
  if (claim.status === 'REJECTED') return formatMoney(0, claim.currency)
  if (claim.status !== 'APPROVED' || claim.payableCents == null) return claimTexts.detail.payablePending
  return formatMoney(claim.payableCents, 'SGD')
}

/** Whether the incurred amount is shown item by item: once so many months have passed since the visit (1§4 Itemised amounts). Dates YYYY-MM-DD. */
export function areItemsShown(visitDate: string, itemizedMonth: number, today: string): boolean {
  return visitDate <= monthsBefore(today, itemizedMonth)
}
