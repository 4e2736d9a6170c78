/** What the history screens read. */
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../../console/console-data-provider.ts'
import type { ChosenMoment } from '../../history/chosen-moment.ts'

export function claimHistoryKey(claimId: string): readonly unknown[] {
  return ['claim-history', claimId]
}

/** All events of a claim, oldest first. */
export function useClaimHistory(claimId: string) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  return useQuery({
    queryKey: claimHistoryKey(claimId),
    queryFn: ({ signal }) => dataProvider.claimHistory(claimId, signal),
  })
}

/** The claim as it was at a moment; asks for nothing while none is chosen. */
export function useClaimMoment(claimId: string, moment: ChosenMoment | undefined) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  return useQuery({
    queryKey: ['claim-moment', claimId, moment],
    queryFn: ({ signal }) => {
      if (!moment) throw new Error('No moment is chosen.')
      return 'revision' in moment
        ? dataProvider.claimAtRevision(claimId, moment.revision, signal)
        : dataProvider.claimAsOf(claimId, moment.at, signal)
    },
    enabled: moment !== undefined,
    // The past stays as it was, until a person in it is forgotten; a visit of the page is short enough for that.
    staleTime: Infinity,
    placeholderData: (previous) => previous,
  })
}
