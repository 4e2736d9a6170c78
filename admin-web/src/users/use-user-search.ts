import { useKeptParameter } from '../list/list-router.tsx'
import { usePersonalSearch } from '../list/use-personal-search.ts'
import { searchFields, userListAddress, type SearchField } from './user-list-address.ts'

/** Whom the list of users is searched for, and by what. */
export function useUserSearch(companyId: string | undefined) {
  const [kept, setField] = useKeptParameter('filter', userListAddress)
  const { text, searched, setText } = usePersonalSearch(`users.${companyId ?? 'all'}.search`, userListAddress, 'query')
  const field = (kept ?? 'name') as SearchField
  return {
    field,
    setField: (next: SearchField) => setField(next),
    text,
    setText,
    filter: {
      ...(companyId !== undefined && { companyId }),
      ...(searched !== '' && { [searchFields[field]]: searched }),
    },
  }
}

export type UserSearch = ReturnType<typeof useUserSearch>
