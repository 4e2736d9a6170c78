import { useListContext } from 'react-admin'

/** What narrows the list of the context, and the way to change a part of it; an empty value takes a filter away. */
export function useListFilters<Filter extends object>(): {
  readonly values: Filter
  readonly change: (part: { readonly [Name in keyof Filter]?: Filter[Name] | '' | undefined }) => void
} {
  const { filterValues, setFilters } = useListContext()
  return { values: filterValues as Filter, change: (part) => setFilters({ ...filterValues, ...part }, {}) }
}
