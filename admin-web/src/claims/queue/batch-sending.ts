/** A batch of approvals on its way to the server. */
import { useQueryClient } from '@tanstack/react-query'
import { LONG_PATIENCE_MS } from '../../console/answered-within.ts'
import { useCommandSending } from '../../console/use-command-sending.ts'
import { claimKey } from '../use-claim.ts'
import { resourceOf, type Batch, type BatchOutcome, type QueueRow } from './queue-record.ts'
import { queueKey } from './use-queue-counts.ts'

/**
 * Sends a batch, or one claim of it, and shows everywhere what became of the claims.
 * @param onDone is given the ids of the claims that are approved now
 */
export function useBatchSending(rows: readonly QueueRow[], onDone: (approved: readonly string[]) => void) {
  const queryClient = useQueryClient()
  const { send, ...sending } = useCommandSending<BatchOutcome>({
    patience: LONG_PATIENCE_MS,
    onDone: ({ results }) => {
      onDone(results.filter(({ outcome }) => outcome === 'approved').map(({ claimId }) => claimId))
      for (const { id, kind } of rows) queryClient.removeQueries({ queryKey: claimKey(resourceOf(kind), id) })
      return queryClient.invalidateQueries({ queryKey: queueKey })
    },
  })
  return {
    ...sending,
    send: (batch: Batch) => send(batch, (options, dataProvider) => dataProvider.approveBatch(batch, options)),
  }
}
