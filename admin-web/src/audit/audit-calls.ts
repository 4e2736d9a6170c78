/** The calls of the audit area. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import type { paths } from '@member-care/api/client/client.ts'
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'

export type FoundPerson =
  paths['/api/console/events/people']['post']['responses'][200]['content']['application/json'][number]
export type Verification = AnswerTo<'/api/console/chain-verifications'>[number]
export type Replay = AnswerTo<'/api/console/replays'>[number]
export type Finding = NonNullable<Verification['result']>['findings'][number]
export type AuditRecord = AnswerTo<'/api/sysadmin/users/audit/{id}'>['result'][number]

/** While something is under way, and otherwise. */
const [SOON, LATER] = [1_000, 30_000]

export function useEventTypes() {
  return useQuery({
    queryKey: ['event-types'],
    queryFn: ({ signal }) => dataOf(apiClient.GET('/api/console/event-types', { signal })),
    staleTime: Infinity,
  })
}

/** @param text a name, NRIC, e-mail address or id; nobody is looked for until there are two characters */
export function usePeople(text: string) {
  const typed = text.trim()
  return useQuery({
    queryKey: ['event-people', typed],
    queryFn: ({ signal }) => dataOf(apiClient.POST('/api/console/events/people', { body: { text: typed }, signal })),
    enabled: typed.length >= 2,
    placeholderData: keepPreviousData,
  })
}

const isUnderWay = (tasks: readonly { readonly state: string }[] | undefined) =>
  tasks?.some(({ state }) => state === 'waiting' || state === 'running') ?? false

export function useVerifications() {
  return useQuery({
    queryKey: ['chain-verifications'],
    queryFn: ({ signal }) => dataOf(apiClient.GET('/api/console/chain-verifications', { signal })),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? SOON : LATER),
  })
}

export function useReplays() {
  return useQuery({
    queryKey: ['replays'],
    queryFn: ({ signal }) => dataOf(apiClient.GET('/api/console/replays', { signal })),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? SOON : LATER),
  })
}

export function useReplayDifferences(id: string) {
  return useQuery({
    queryKey: ['replay-differences', id],
    queryFn: ({ signal }) =>
      dataOf(apiClient.GET('/api/console/replays/{id}/differences', { params: { path: { id } }, signal })),
  })
}

export function useAuditExports(isAllowed: boolean) {
  return useQuery({
    queryKey: ['audit-exports'],
    queryFn: ({ signal }) => dataOf(apiClient.GET('/api/console/audit-exports', { signal })),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? SOON : LATER),
    enabled: isAllowed,
  })
}

export function useAnchors() {
  return useQuery({
    queryKey: ['anchors'],
    queryFn: ({ signal }) => dataOf(apiClient.GET('/api/console/anchors', { signal })),
    refetchInterval: 10_000,
  })
}

export function useUserAudit(userId: string, page: number, perPage: number) {
  return useQuery({
    queryKey: ['user-audit', userId, page, perPage],
    queryFn: ({ signal }) =>
      dataOf(
        apiClient.GET('/api/sysadmin/users/audit/{id}', {
          params: { path: { id: userId }, query: { searchPage: page, searchMax: perPage } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  })
}

export function exportFile(id: string): Promise<Blob> {
  return dataOf(apiClient.GET('/api/console/audit-exports/{id}/file', { params: { path: { id } }, parseAs: 'blob' }))
}

const headers = () => ({ 'Idempotency-Key': crypto.randomUUID() })

/** Asks for a task; the list of tasks then shows it. */
export function useAsk(task: 'verification' | 'export' | { readonly replayOf: string }) {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const [key, call] =
    task === 'verification'
      ? ([
          'chain-verifications',
          () => dataOf(apiClient.POST('/api/console/chain-verifications', { headers: headers() })),
        ] as const)
      : task === 'export'
        ? ([
            'audit-exports',
            () => dataOf(apiClient.POST('/api/console/audit-exports', { headers: headers() })),
          ] as const)
        : ([
            'replays',
            () =>
              dataOf(
                apiClient.POST('/api/console/replays', { headers: headers(), body: { readModel: task.replayOf } }),
              ),
          ] as const)
  return useMutation({
    mutationFn: call,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [key] }),
    onError: (error) => notify(`${consoleTexts.issue}. ${error.message}`, { type: 'error' }),
  })
}
