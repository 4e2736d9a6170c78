import { usePersonalSearch } from '../../list/use-personal-search.ts'
import type { ClaimResource } from '../claim-record.ts'
import { claimListAddress } from './claim-list-address.ts'

/** Whose claims a list is searched for. A link may carry a name or an NRIC (3§2.15), and says all of it then. */
export function usePersonSearch(resource: ClaimResource) {
  const name = usePersonalSearch(`${resource}.name`, claimListAddress, 'name', 'nric')
  const nric = usePersonalSearch(`${resource}.nric`, claimListAddress, 'nric', 'name')
  return {
    name,
    nric,
    isEmpty: name.text === '' && nric.text === '',
    clear: () => {
      name.setText('')
      nric.setText('')
    },
    /** The API's filter; a search that is empty is left out. */
    filter: {
      ...(name.searched !== '' && { name: name.searched }),
      ...(nric.searched !== '' && { nric: nric.searched }),
    },
  }
}

export type PersonSearch = ReturnType<typeof usePersonSearch>
