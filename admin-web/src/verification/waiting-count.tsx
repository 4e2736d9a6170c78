import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import { CountMark } from '../console/count-mark.tsx'
import type { VerificationCounts } from '../console/resource-definition.ts'

/** Where the cache keeps how much waits. A decision makes it old. */
export const verificationCountsKey = ['verification-counts'] as const

const REFRESH_MS = 30_000

/** How many records wait in each queue, kept up to date. */
export function useVerificationCounts() {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  return useQuery({
    queryKey: verificationCountsKey,
    queryFn: ({ signal }) => dataProvider.verificationCounts(signal),
    refetchInterval: REFRESH_MS,
  })
}

/** How many records wait in a queue; nothing while none does. */
export function WaitingCount({ queue }: { queue: keyof VerificationCounts }) {
  const { data } = useVerificationCounts()
  return <CountMark waiting={data?.[queue] ?? 0} />
}
