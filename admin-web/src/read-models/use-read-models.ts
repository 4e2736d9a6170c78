import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useGetList, useNotify, type HttpError } from 'react-admin'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { readModelTexts } from '@member-care/domain/texts/read-model-texts.ts'
import { usePowers } from '../console/administrator.ts'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import type { ReadModelStatus } from './read-model-record.ts'

export const REFRESH_EVERY = 5_000

/** The read models' state, asked again every few seconds while the page is seen. */
export function useReadModels() {
  return useGetList<ReadModelStatus, HttpError>('read-models', {}, { refetchInterval: REFRESH_EVERY })
}

/** Process, event store and outbox, asked again with the read models. */
export function useSystemStatus() {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  return useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => dataProvider.systemStatus(signal),
    refetchInterval: REFRESH_EVERY,
  })
}

/** Lets a stopped read model try its event again. */
export function useRetryReadModel() {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: (name: string) => dataProvider.retryReadModel(name, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: (_answer, name) => {
      notify(readModelTexts.triesAgain(name), { type: 'success' })
      return queryClient.invalidateQueries({ queryKey: ['read-models'] })
    },
    onError: (error) => notify(`${consoleTexts.issue}. ${error.message}`, { type: 'error' }),
  })
}

/** Only these two roles may let a read model try again; auditors look. */
export function useMayRetry(): boolean {
  return usePowers()?.has('replay.retry') ?? false
}
