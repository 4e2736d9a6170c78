import { useSearchParams } from 'react-router-dom'

/** What the address names in its query, where the specification has a record's id there (3§2.10, 3§2.15); empty when it names nothing. */
export function useAddressParameter(name: string): string {
  const [query] = useSearchParams()
  return query.get(name) ?? ''
}
