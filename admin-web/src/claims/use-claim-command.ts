/** Sends a command about the claim of the page, and brings what is on the screen up to date with its answer. */
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useCommandSending } from '../console/use-command-sending.ts'
import { historyKey } from '../history/record-history-calls.ts'
import type { ClaimRecord } from './claim-record.ts'
import { queueKey } from './queue/use-queue-counts.ts'
import { claimKey, useClaimResource, useShownClaim } from './use-claim.ts'

export function useClaimCommand({
  doneText = consoleTexts.dataUpdated,
  patience,
}: { readonly doneText?: string | ((claim: ClaimRecord) => string); readonly patience?: number } = {}) {
  const resource = useClaimResource()
  const { id: claimId } = useShownClaim()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const {
    send: run,
    isPending,
    failure,
    clearFailure,
  } = useCommandSending<ClaimRecord>({
    onDone: (claim) => {
      queryClient.setQueryData(claimKey(resource, claimId), claim)
      notify(typeof doneText === 'string' ? doneText : doneText(claim), { type: 'success' })
      void refreshAround()
    },
    onConflict: () => queryClient.invalidateQueries({ queryKey: claimKey(resource, claimId) }),
    ...(patience !== undefined && { patience }),
  })

  function refreshAround() {
    return Promise.all([
      queryClient.invalidateQueries({ queryKey: [resource, 'getList'] }),
      queryClient.invalidateQueries({ queryKey: queueKey }),
      queryClient.invalidateQueries({ queryKey: historyKey('claims', claimId) }),
    ])
  }

  return { run, isPending, failure, forget: clearFailure }
}
