import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import type { ClaimRow } from './claim-record.ts'

/** When the treatment was: the visit, or the stay from admission to discharge. */
export function treatmentDates({
  visitDate,
  admissionDate,
  dischargeDate,
}: Pick<ClaimRow, 'visitDate' | 'admissionDate' | 'dischargeDate'>): string {
  if (visitDate) return formatDisplay(visitDate)
  return [admissionDate, dischargeDate].flatMap((date) => (date ? [formatDisplay(date)] : [])).join(' – ')
}
