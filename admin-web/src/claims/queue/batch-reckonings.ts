/** What the plans say of the claims of a batch. */
import { leftOutOfBatch } from '@member-care/domain/claim/left-out-of-batch.ts'
import { queueTexts } from '@member-care/domain/texts/claim-queue-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../../console/console-data-provider.ts'
import type { ClaimRecord } from '../claim-record.ts'
import type { QueueRow } from './queue-record.ts'

type Reckoning = NonNullable<ClaimRecord['reckoning']>

/** By claim; claims of clients without a plan have none. Asked once, so that what is sent is what was read. */
export function useBatchReckonings(rows: readonly QueueRow[]) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const ids = rows.map(({ id }) => id)
  const { data, isPending, error } = useQuery({
    queryKey: ['claim-reckonings', ids],
    queryFn: ({ signal }) => dataProvider.claimReckonings(ids, signal),
    staleTime: Infinity,
    gcTime: 0,
  })
  const found = (data ?? []).flatMap(({ claimId, reckoning }) => (reckoning ? [[claimId, reckoning] as const] : []))
  return { reckonings: new Map<string, Reckoning>(found), isPending, failure: error?.message }
}

/** Why a claim is not decided with many others; undefined where its plan pays it for certain, or it has none. */
export function whyLeftOut(reckoning: Reckoning | undefined): string | undefined {
  if (reckoning === undefined) return undefined
  const { batch } = queueTexts
  switch (leftOutOfBatch(reckoning)) {
    case 'no-amount':
      return batch.noAmount
    case 'refused':
      return batch.refusedByPlan(reckoning.lines.at(-1)?.why ?? '')
    case 'questions':
      return batch.openQuestions(reckoning.questions.map(({ text }) => text))
    case undefined:
      return undefined
  }
}
