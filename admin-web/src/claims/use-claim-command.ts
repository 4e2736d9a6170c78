/** Sends a command about a claim, and brings what is on the screen up to date with its answer. */
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { HttpError, useDataProvider, useNotify } from 'react-admin'
import type { CommandOptions, ConsoleDataProvider } from '../console/data-provider.ts'
import { UNANSWERED } from '../console/http-error.ts'
import { claimHistoryKey } from '../history/use-claim-history.ts'
import type { ClaimRecord, ClaimResource } from './claim-record.ts'
import { queueCountsKey, queueKey } from './queue/use-queue.ts'
import { claimKey } from './use-claim.ts'

type ClaimCommand = (dataProvider: ConsoleDataProvider, options: CommandOptions) => Promise<ClaimRecord>

const CONFLICT = 409

/**
 * `run` resolves with the error where the command failed, and with undefined where it was done. The same command is sent under
 * the same key as long as no answer came, so that pressing the button again cannot do it twice.
 */
export function useClaimCommand(resource: ClaimResource, claimId: string, { doneText = consoleTexts.dataUpdated }: { readonly doneText?: string } = {}) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const idempotencyKey = useRef<string | undefined>(undefined)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<HttpError>()

  async function run(command: ClaimCommand): Promise<HttpError | undefined> {
    idempotencyKey.current ??= crypto.randomUUID()
    setPending(true)
    setFailure(undefined)
    try {
      queryClient.setQueryData(claimKey(resource, claimId), await command(dataProvider, { idempotencyKey: idempotencyKey.current }))
      notify(doneText, { type: 'success' })
      idempotencyKey.current = undefined
      void refreshAround()
      return undefined
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      if (error.status !== UNANSWERED) idempotencyKey.current = undefined
      // Somebody else was faster: the claim on the screen is no longer the claim.
      if (error.status === CONFLICT) await queryClient.invalidateQueries({ queryKey: claimKey(resource, claimId) })
      setFailure(error)
      return error
    } finally {
      setPending(false)
    }
  }

  function refreshAround() {
    return Promise.all([
      queryClient.invalidateQueries({ queryKey: [resource, 'getList'] }),
      queryClient.invalidateQueries({ queryKey: queueKey }),
      queryClient.invalidateQueries({ queryKey: queueCountsKey }),
      queryClient.invalidateQueries({ queryKey: claimHistoryKey(claimId) }),
    ])
  }

  return { run, isPending, failure, forget: () => setFailure(undefined) }
}
