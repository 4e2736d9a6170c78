/** Taking a claim, giving it to somebody, putting it back. */
import { useQueryClient } from '@tanstack/react-query'
import { HttpError, useNotify } from 'react-admin'
import { apiClient, dataOf } from '../../console/api-client.ts'
import { claimHistoryKey } from '../history/use-claim-history.ts'
import { claimKey } from '../use-claim.ts'
import { resourceOf, type QueueRow } from './queue-record.ts'
import { queueCountsKey, queueKey } from './use-queue.ts'

export type Assignable = Pick<QueueRow, 'id' | 'kind' | 'claimNo' | 'assignee'>

/** Resolves when it is done or refused; either is told. `assigneeId` null puts the claim back. */
export function useAssign() {
  const queryClient = useQueryClient()
  const notify = useNotify()
  return async ({ id, kind, claimNo, assignee }: Assignable, assigneeId: string | null): Promise<void> => {
    const key = claimKey(resourceOf(kind), id)
    try {
      const claim = await dataOf(
        apiClient.PUT('/api/console/claims/{id}/assignee', {
          params: { path: { id } },
          headers: { 'Idempotency-Key': crypto.randomUUID() },
          body: { assigneeId, from: assignee?.id ?? null },
        }),
      )
      queryClient.setQueryData(key, claim)
      notify(
        claim.assignee
          ? `Claim ${claimNo} is with ${claim.assignee.name} now.`
          : `Claim ${claimNo} is with nobody now.`,
        { type: 'success' },
      )
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      notify(`Claim ${claimNo}: ${error.message}`, { type: 'warning' })
      // Only a claim whose page is open is loaded again: every look at one is on record.
      await queryClient.invalidateQueries({ queryKey: key })
    }
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: queueKey }),
      queryClient.invalidateQueries({ queryKey: queueCountsKey }),
      queryClient.invalidateQueries({ queryKey: claimHistoryKey(id) }),
    ])
  }
}
