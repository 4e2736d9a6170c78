/** What the list of HR claims shows, as its address says it. */
import { claimKinds, type ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { readLongListPlace, writeLongListPlace, type LongListPlace, type PlacedList } from '../console/list-place.ts'

const list: PlacedList = { sortFields: ['companyName', 'providerName', 'amountCents', 'filedAt'], defaultSort: { field: 'filedAt', order: 'DESC' } }

export interface HrClaimListAddress extends LongListPlace {
  /** Empty for every company. */
  readonly companyId: string
  /** Undefined for both. */
  readonly kind: ClaimKind | undefined
}

export function hrClaimAddress(id: string): string {
  return `/hrclaims/view/${encodeURIComponent(id)}`
}

/** Reads what an address asks for; anything it does not say, or says wrongly, is as a fresh list has it. */
export function readHrClaimListAddress(query: URLSearchParams): HrClaimListAddress {
  return {
    ...readLongListPlace(query, list),
    companyId: query.get('companyId') ?? '',
    kind: claimKinds.find((kind) => kind === query.get('type')),
  }
}

/** The query of an address; what a fresh list has is left out. */
export function writeHrClaimListAddress({ companyId, kind, ...place }: HrClaimListAddress): URLSearchParams {
  return new URLSearchParams({
    ...writeLongListPlace(place, list),
    ...(companyId !== '' && { companyId }),
    ...(kind && { type: kind }),
  })
}
