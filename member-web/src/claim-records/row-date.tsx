/** The visit or admission date of a row. */
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { dateOfRow } from '../claim/row-order.ts'
import type { ClaimRow } from '../portal-api/claims-contract.ts'

export function RowDate({ row }: { readonly row: Pick<ClaimRow, 't' | 'vd' | 'ad'> }) {
  const date = dateOfRow(row)
  return date === '' ? null : <time dateTime={date}>{formatDisplay(date)}</time>
}
