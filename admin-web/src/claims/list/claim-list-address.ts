/** What a claim list shows, as its address says it under the names of 3§2.15, so that a link or a reload shows the same list. */
import { claimStatuses, parseClaimStatus, type ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import { readLongListPlace, writeLongListPlace, type LongListPlace, type PlacedList } from '../../console/list-place.ts'

export const EVERY_STATUS = 'ALL'
export const statusFilters = [EVERY_STATUS, ...claimStatuses] as const
export type StatusFilter = ClaimStatus | typeof EVERY_STATUS

/** C10: the lists open on what waits for the insurer. */
export const DEFAULT_STATUS: StatusFilter = 'PROCESSING'
const list: PlacedList = {
  sortFields: ['filedAt', 'visitDate', 'admissionDate', 'status', 'claimantName', 'companyName', 'amountCents', 'transactionNo'],
  defaultSort: { field: 'filedAt', order: 'DESC' },
  names: { page: 'searchPage', perPage: 'searchMax' },
}

export interface ListAddress extends LongListPlace {
  /** Empty for every company. */
  readonly companyId: string
  readonly claimStatus: StatusFilter
  /** Why the hand-over of all of them failed, as a claim states it; empty for whatever reason. */
  readonly handoverReason: string
}

/** Reads what an address asks for; anything it does not say, or says wrongly, is as a fresh list has it. */
export function readListAddress(query: URLSearchParams): ListAddress {
  const status = query.get('claimStatus') ?? DEFAULT_STATUS
  return {
    ...readLongListPlace(query, list),
    companyId: query.get('companyId') ?? '',
    handoverReason: query.get('handoverReason') ?? '',
    claimStatus: status.toUpperCase() === EVERY_STATUS ? EVERY_STATUS : (parseClaimStatus(status) ?? DEFAULT_STATUS),
  }
}

/** The query of an address; what a fresh list has is left out. */
export function writeListAddress({ companyId, claimStatus, handoverReason, ...place }: ListAddress): URLSearchParams {
  return new URLSearchParams({
    ...writeLongListPlace(place, list),
    ...(companyId !== '' && { companyId }),
    ...(claimStatus !== DEFAULT_STATUS && { claimStatus }),
    ...(handoverReason !== '' && { handoverReason }),
  })
}
