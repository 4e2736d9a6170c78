/** What a claim list shows, as its address says it under the names of 3§2.15, so that a link or a reload shows the same list. Names and NRICs are personal and stand in no address. */
import { claimStatuses, parseClaimStatus, type ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import { filterIn, textFilter, type ListAddress } from '../../list/list-address.ts'

export const EVERY_STATUS = 'ALL'
export const statusFilters = [EVERY_STATUS, ...claimStatuses] as const
export type StatusFilter = ClaimStatus | typeof EVERY_STATUS

/** C10: the lists open on what waits for the insurer. */
const DEFAULT_STATUS: StatusFilter = 'PROCESSING'

export const claimListAddress: ListAddress = {
  sortFields: [
    'filedAt',
    'visitDate',
    'admissionDate',
    'status',
    'claimantName',
    'companyName',
    'amountCents',
    'transactionNo',
  ],
  defaultSort: { field: 'filedAt', order: 'DESC' },
  names: { page: 'searchPage', perPage: 'searchMax' },
  filters: {
    companyId: textFilter('companyId'),
    claimStatus: { name: 'claimStatus', read: readStatus, write: writeStatus },
    /** Why the hand-over of all of them failed, as a claim states it. */
    handoverReason: textFilter('handoverReason'),
  },
}

/** The status that an address asks for; a fresh list has {@link DEFAULT_STATUS}, which the API has to be told too. */
export function statusIn(search: string): StatusFilter {
  const filter: { claimStatus?: StatusFilter } = filterIn(search, claimListAddress)
  return filter.claimStatus ?? DEFAULT_STATUS
}

function readStatus(text: string): StatusFilter | undefined {
  const status = text.toUpperCase() === EVERY_STATUS ? EVERY_STATUS : parseClaimStatus(text)
  return status === DEFAULT_STATUS ? undefined : status
}

function writeStatus(value: unknown): string {
  return typeof value === 'string' && value !== DEFAULT_STATUS ? value : ''
}
