/** What the list of excluded clinics shows, as its address says it. */
import { readListPlace, writeListPlace, type ListPlace, type PlacedList } from '../console/list-place.ts'

const list: PlacedList = { sortFields: ['code', 'createdAt'], defaultSort: { field: 'createdAt', order: 'DESC' } }

export const excludedClinicListAddress = '/excludedclinic/list'
export const excludeClinicAddress = '/excludedclinic/create'

export interface ExcludedClinicAddress extends ListPlace {
  /** Part of a code. */
  readonly code: string
}

/** Reads what an address asks for; anything it does not say, or says wrongly, is as a fresh list has it. */
export function readExcludedClinicAddress(query: URLSearchParams): ExcludedClinicAddress {
  return {
    ...readListPlace(query, list),
    code: query.get('query') ?? '',
  }
}

/** The query of an address; what a fresh list has is left out. */
export function writeExcludedClinicAddress({ code, ...place }: ExcludedClinicAddress): URLSearchParams {
  return new URLSearchParams({
    ...writeListPlace(place, list),
    ...(code !== '' && { query: code }),
  })
}
