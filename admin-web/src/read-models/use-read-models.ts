import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { usePowers } from '../console/administrator.ts'
import type { ConsoleDataProvider } from '../console/data-provider.ts'

const REFRESH_EVERY = 5_000
const key = ['read-models']

/** The read models' state, asked again every few seconds while the page is seen. */
export function useReadModels() {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  return useQuery({ queryKey: key, queryFn: ({ signal }) => dataProvider.readModels(signal), refetchInterval: REFRESH_EVERY })
}

/** Process, event store and outbox, asked again with the read models. */
export function useSystemStatus() {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  return useQuery({ queryKey: ['system'], queryFn: ({ signal }) => dataProvider.systemStatus(signal), refetchInterval: REFRESH_EVERY })
}

/** Lets a stopped read model try its event again. */
export function useRetryReadModel() {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: (name: string) => dataProvider.retryReadModel(name, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: (_answer, name) => {
      notify(`${name} tries again.`, { type: 'success' })
      return queryClient.invalidateQueries({ queryKey: key })
    },
    onError: (error) => notify(`${consoleTexts.issue}. ${error.message}`, { type: 'error' }),
  })
}

/** Only these two roles may let a read model try again; auditors look. */
export function useMayRetry(): boolean {
  return usePowers()?.has('replay.retry') ?? false
}
