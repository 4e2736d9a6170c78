/** Sends a command about the claim of the page, and brings what is on the screen up to date with its answer. */
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { CommandOptions } from '../console/command-options.ts'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import { useCommandSending } from '../console/use-command-sending.ts'
import { claimHistoryKey } from './history/use-claim-history.ts'
import type { ClaimRecord } from './claim-record.ts'
import { queueCountsKey, queueKey } from './queue/use-queue.ts'
import { claimKey, useClaimResource, useShownClaim } from './use-claim.ts'

type ClaimCommand = (dataProvider: ConsoleDataProvider, options: CommandOptions) => Promise<ClaimRecord>

/** `run` takes what is sent and how, and resolves as `send` of {@link useCommandSending} does. */
export function useClaimCommand({
  doneText = consoleTexts.dataUpdated,
  patience,
}: { readonly doneText?: string; readonly patience?: number } = {}) {
  const resource = useClaimResource()
  const { id: claimId } = useShownClaim()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const { send, isPending, failure, clearFailure } = useCommandSending<ClaimRecord>({
    onDone: (claim) => {
      queryClient.setQueryData(claimKey(resource, claimId), claim)
      notify(doneText, { type: 'success' })
      void refreshAround()
    },
    onConflict: () => queryClient.invalidateQueries({ queryKey: claimKey(resource, claimId) }),
    ...(patience !== undefined && { patience }),
  })

  const run = (content: unknown, command: ClaimCommand) => send(content, (options) => command(dataProvider, options))

  function refreshAround() {
    return Promise.all([
      queryClient.invalidateQueries({ queryKey: [resource, 'getList'] }),
      queryClient.invalidateQueries({ queryKey: queueKey }),
      queryClient.invalidateQueries({ queryKey: queueCountsKey }),
      queryClient.invalidateQueries({ queryKey: claimHistoryKey(claimId) }),
    ])
  }

  return { run, isPending, failure, forget: clearFailure }
}
