/** The claims that look like one, as everything on its page asks for them. */
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../../console/console-data-provider.ts'
import type { HeldFor } from './decision-forms.ts'

export const possibleDuplicatesKey = (claimId: string) => ['possible-duplicates', claimId] as const

export function usePossibleDuplicates(claimId: string, { enabled = true }: { readonly enabled?: boolean } = {}) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  return useQuery({
    queryKey: possibleDuplicatesKey(claimId),
    queryFn: ({ signal }) => dataProvider.possibleDuplicates(claimId, signal),
    enabled,
  })
}

/** The likely duplicates for which an approval needs a reason; none for another decision. */
export function useHeldFor(claimId: string, isApproval: boolean): readonly HeldFor[] {
  const { data } = usePossibleDuplicates(claimId, { enabled: isApproval })
  return isApproval
    ? (data?.items ?? []).filter(({ isHeld }) => isHeld).map(({ claim: { id, claimNo } }) => ({ id, claimNo }))
    : []
}
