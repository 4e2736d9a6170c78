/** The order of the claims list: PROCESSING first, then the rest, each by visit or admission date (1§2). */
import { spelledClaimStatuses } from '@member-care/domain/claim/claim-status.ts'
import { parseSlashed } from '@member-care/domain/dates/singapore-dates.ts'
import type { ClaimRow } from '../portal-api/claims-contract.ts'

type DatedRow = Pick<ClaimRow, 't' | 's' | 'vd' | 'ad' | 'filed'>

/** The date that a row is sorted by and shown with, as YYYY-MM-DD: admission for an inpatient claim, else visit; '' when it has none. */
export function dateOfRow({ t, vd, ad }: Pick<ClaimRow, 't' | 'vd' | 'ad'>): string {
  const [first, second] = t === 2 ? [ad, vd] : [vd, ad]
  return parseSlashed(first) ?? parseSlashed(second) ?? ''
}

export function isProcessing({ s }: Pick<ClaimRow, 's'>): boolean {
  return s === spelledClaimStatuses.PROCESSING
}

/** Of the same day, the one filed last comes first either way. */
export function orderedRows<Row extends DatedRow>(rows: readonly Row[], direction: 'newest' | 'oldest'): Row[] {
  const sign = direction === 'newest' ? -1 : 1
  return [...rows].sort(
    (one, other) =>
      Number(isProcessing(other)) - Number(isProcessing(one)) ||
      sign * dateOfRow(one).localeCompare(dateOfRow(other)) ||
      other.filed.localeCompare(one.filed),
  )
}
