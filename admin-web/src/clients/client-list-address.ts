/** What the client list shows, as its address says it under the names of 3§2.4: `page`, `v`, `filter` and `query`. */
import { readListPlace, writeListPlace, type ListPlace, type PlacedList } from '../console/list-place.ts'
import { noSearch, readCompanyField, type CompanySearch } from './company-search.ts'

const list: PlacedList = { sortFields: ['name', 'groupCode', 'createdAt', 'updatedAt'], defaultSort: { field: 'name', order: 'ASC' } }

export interface ClientListAddress extends ListPlace {
  readonly search: CompanySearch
}

/** Reads what an address asks for; anything it does not say, or says wrongly, is as a fresh list has it. */
export function readClientListAddress(query: URLSearchParams): ClientListAddress {
  return {
    ...readListPlace(query, list),
    search: { field: readCompanyField(query.get('filter') ?? ''), text: query.get('query') ?? '' },
  }
}

/** The query of an address; what a fresh list has is left out. */
export function writeClientListAddress({ search, ...place }: ClientListAddress): URLSearchParams {
  return new URLSearchParams({
    ...writeListPlace(place, list),
    ...((search.field !== noSearch.field || search.text !== '') && { filter: search.field }),
    ...(search.text !== '' && { query: search.text }),
  })
}
