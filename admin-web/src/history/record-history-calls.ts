/** What the history screens of users, clients, administrators and accounts read. */
import { useQuery } from '@tanstack/react-query'
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import type { ChosenMoment } from './chosen-moment.ts'

export const recordKinds = ['users', 'clients', 'administrators', 'accounts'] as const
export type RecordKind = (typeof recordKinds)[number]

/** As of a claim's history, with the reason. */
export type RecordEvent = AnswerTo<'/api/console/users/{id}/history'>[number]
export type RecordMoment = AnswerTo<'/api/console/users/{id}/as-of'>

/** All events of a record, oldest first. */
export function useRecordHistory(kind: RecordKind, id: string) {
  return useQuery({
    queryKey: ['record-history', kind, id],
    queryFn: ({ signal }): Promise<readonly RecordEvent[]> =>
      dataOf(apiClient.GET(`/api/console/${kind}/{id}/history`, { params: { path: { id } }, signal })),
  })
}

/** The record as it was at a moment; asks for nothing while none is chosen. */
export function useRecordMoment(kind: RecordKind, id: string, moment: ChosenMoment | undefined) {
  return useQuery({
    queryKey: ['record-moment', kind, id, moment],
    queryFn: ({ signal }): Promise<RecordMoment> => {
      if (!moment) throw new Error('No moment is chosen.')
      return 'revision' in moment
        ? dataOf(
            apiClient.GET(`/api/console/${kind}/{id}/history/{revision}`, {
              params: { path: { id, revision: moment.revision } },
              signal,
            }),
          )
        : dataOf(
            apiClient.GET(`/api/console/${kind}/{id}/as-of`, {
              params: { path: { id }, query: { at: moment.at } },
              signal,
            }),
          )
    },
    enabled: moment !== undefined,
    // The past stays as it was, until a person in it is forgotten; a visit of the page is short enough for that.
    staleTime: Infinity,
    placeholderData: (previous) => previous,
  })
}
