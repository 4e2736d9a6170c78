/** A batch of approvals on its way to the server. */
import { useQueryClient } from '@tanstack/react-query'
import { LONG_PATIENCE_MS } from '../../console/answered-within.ts'
import { apiClient, dataOf } from '../../console/api-client.ts'
import { useCommandSending } from '../../console/use-command-sending.ts'
import { claimKey } from '../use-claim.ts'
import { resourceOf, type QueueRow } from './queue-record.ts'
import { queueCountsKey, queueKey } from './use-queue.ts'

export type BatchOutcome = Awaited<ReturnType<typeof sendBatch>>

export interface Batch {
  batchNo: string
  remarks: string
  claims: {
    claimId: string
    expectedVersion: number
    payableCents: number
    notDuplicateReason?: string
    comparedWith?: string[]
  }[]
}

export function sendBatch(idempotencyKey: string, batch: Batch) {
  return dataOf(
    apiClient.POST('/api/console/claims/batch-approvals', {
      headers: { 'Idempotency-Key': idempotencyKey },
      body: batch,
    }),
  )
}

/**
 * Sends a batch, or one claim of it, and shows everywhere what became of the claims.
 * @param onDone is given the ids of the claims that are approved now
 */
export function useBatchSending(rows: readonly QueueRow[], onDone: (approved: readonly string[]) => void) {
  const queryClient = useQueryClient()
  return useCommandSending<BatchOutcome>({
    patience: LONG_PATIENCE_MS,
    onDone: ({ results }) => {
      onDone(results.filter(({ outcome }) => outcome === 'approved').map(({ claimId }) => claimId))
      for (const { id, kind } of rows) queryClient.removeQueries({ queryKey: claimKey(resourceOf(kind), id) })
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: queueKey }),
        queryClient.invalidateQueries({ queryKey: queueCountsKey }),
      ])
    },
  })
}
