import { useListContext } from 'react-admin'
import { useListPlace } from './list-router.tsx'
import type { ListSearch } from './list-search.ts'
import { SearchField, type SearchFieldProps } from './search-field.tsx'

interface PersonalSearchFieldProps extends Omit<SearchFieldProps, 'value' | 'onChange'> {
  readonly search: Pick<ListSearch, 'text' | 'setText'>
}

/** A search for somebody, which stands in no address: so the list of the context goes back to its first page itself. */
export function PersonalSearchField({ search, ...field }: PersonalSearchFieldProps) {
  const { page } = useListContext()
  const { goTo } = useListPlace()
  return (
    <SearchField
      {...field}
      value={search.text}
      onChange={(text) => {
        search.setText(text)
        if (page !== 1) goTo(1)
      }}
    />
  )
}
