/** Taking a claim, giving it to somebody, putting it back. */
import { queueTexts } from '@member-care/domain/texts/claim-queue-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useCommandSending } from '../../console/use-command-sending.ts'
import { historyKey } from '../../history/record-history-calls.ts'
import type { ClaimRecord } from '../claim-record.ts'
import { claimKey } from '../use-claim.ts'
import { resourceOf, type QueueRow } from './queue-record.ts'
import { queueKey } from './use-queue-counts.ts'

export type Assignable = Pick<QueueRow, 'id' | 'kind' | 'claimNo' | 'assignee'>

/** Resolves when it is done or refused; either is told. `assigneeId` null puts the claim back. */
export function useAssign() {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const { send } = useCommandSending<ClaimRecord>()
  return async ({ id, kind, claimNo, assignee }: Assignable, assigneeId: string | null): Promise<void> => {
    const key = claimKey(resourceOf(kind), id)
    const assignment = { assigneeId, from: assignee?.id ?? null }
    const answer = await send(
      assignment,
      (options, dataProvider) => dataProvider.assignClaim(id, assignment, options),
      id,
    )
    if (!answer) return
    if ('done' in answer) {
      queryClient.setQueryData(key, answer.done)
      notify(queueTexts.assigned(claimNo, answer.done.assignee?.name), { type: 'success' })
    } else {
      notify(queueTexts.notAssigned(claimNo, answer.failed.message), { type: 'warning' })
      // Only a claim whose page is open is loaded again: every look at one is on record.
      await queryClient.invalidateQueries({ queryKey: key })
    }
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: queueKey }),
      queryClient.invalidateQueries({ queryKey: historyKey('claims', id) }),
    ])
  }
}
