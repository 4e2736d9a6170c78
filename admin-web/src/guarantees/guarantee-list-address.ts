/** What the list of letters of guarantee shows, as its address says it. Names are personal and stand in no address. */
import { guaranteeStatuses } from '@member-care/domain/guarantee/guarantee-status.ts'
import { textFilter, valueFilter, type ListAddress } from '../list/list-address.ts'

/** What is shown instead of what waits for the desk. */
export const otherStatuses = ['ALL', ...guaranteeStatuses] as const

export const guaranteeListAddress: ListAddress = {
  sortFields: ['admissionOn', 'requestedAt', 'patientName', 'status', 'amountCents'],
  defaultSort: { field: 'admissionOn', order: 'ASC' },
  filters: { companyId: textFilter('company'), status: valueFilter('status', otherStatuses) },
}

/** The list opens on what waits for the desk. */
export const waitingGuaranteesPath = '/guarantees'

export function guaranteeAddress(id: string): string {
  return `/guarantees/${encodeURIComponent(id)}`
}
