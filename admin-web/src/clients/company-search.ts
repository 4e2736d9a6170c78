/** By what clients and companies are searched (3§2.4, 3§2.5). None of it is personal, so it may stand in an address. */
import { clientTexts } from '@member-care/domain/texts/client-texts.ts'

export const companyFields = ['name', 'groupCode', 'policyNo'] as const
export type CompanyField = (typeof companyFields)[number]

export interface CompanySearch {
  readonly field: CompanyField
  readonly text: string
}

export const noSearch: CompanySearch = { field: 'name', text: '' }

/** Reads a field by its name or by what it is called, in any case; anything else is the company name. */
export function readCompanyField(text: string): CompanyField {
  const wanted = text.trim().toLowerCase()
  return (
    companyFields.find(
      (field) => field.toLowerCase() === wanted || clientTexts.filters[field].toLowerCase() === wanted,
    ) ?? noSearch.field
  )
}

/** The API's filter; a search that is empty is left out. */
export function filterOfSearch({ field, text }: CompanySearch): Readonly<Record<string, string>> {
  const query = text.trim()
  return query === '' ? {} : { [field]: query }
}
