import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { readModelTexts } from '@member-care/domain/texts/read-model-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useGetList, useGetOne, useNotify, type HttpError, type RaRecord } from 'react-admin'
import { usePowers } from '../console/administrator.ts'
import { useCommandSending } from '../console/use-command-sending.ts'
import type { ReadModelStatus, SystemStatus } from './read-model-record.ts'

export const REFRESH_EVERY = 5_000
const refreshing = { refetchInterval: REFRESH_EVERY } as const

/** The read models' state, asked again every few seconds while the page is seen. */
export function useReadModels() {
  return useGetList<ReadModelStatus, HttpError>('read-models', {}, refreshing)
}

/** Process, event store and outbox, asked again with the read models. */
export function useSystemStatus() {
  return useGetOne<SystemStatus & RaRecord<string>>('system', { id: 'system' }, refreshing)
}

/** Lets a stopped read model try its event again. */
export function useRetryReadModel(name: string) {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const { send, isPending } = useCommandSending({
    onDone: () => {
      notify(readModelTexts.triesAgain(name), { type: 'success' })
      return queryClient.invalidateQueries({ queryKey: ['read-models'] })
    },
  })
  return {
    isPending,
    retry: async () => {
      const answer = await send(name, (options, dataProvider) => dataProvider.retryReadModel(name, options))
      if (answer && 'failed' in answer) notify(`${consoleTexts.issue}. ${answer.failed.message}`, { type: 'error' })
    },
  }
}

/** Only these two roles may let a read model try again; auditors look. */
export function useMayRetry(): boolean {
  return usePowers()?.has('replay.retry') ?? false
}
