/** What the history screens read. */
import { useQuery } from '@tanstack/react-query'
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import type { ChosenMoment } from './chosen-moment.ts'
import type { ToldEvent } from './history-record.ts'

export const recordKinds = [
  'users',
  'clients',
  'administrators',
  'accounts',
  'guarantees',
  'plans',
  'content',
  'exchange-rates',
  'straight-through',
  'redemptions',
  'orders',
  'stock',
] as const
export type RecordKind = (typeof recordKinds)[number]
/** What has a history. */
export type HistoryKind = RecordKind | 'claims'

/** As of a claim's history, with the reason. */
export type RecordEvent = AnswerTo<'/api/console/users/{id}/history'>[number]
export type RecordMoment = AnswerTo<'/api/console/users/{id}/as-of'>
/** The record as it was just after an event. */
export type MomentOf<Kind extends HistoryKind> = AnswerTo<`/api/console/${Kind}/{id}/as-of`> &
  Pick<RecordMoment, 'revision' | 'recordedAt'>

/** Where the cache keeps a history. */
export function historyKey(kind: HistoryKind, id: string): readonly unknown[] {
  return ['record-history', kind, id]
}

/** All events of a record, oldest first. */
export function useRecordHistory(kind: HistoryKind, id: string) {
  return useQuery({
    queryKey: historyKey(kind, id),
    queryFn: ({ signal }): Promise<readonly ToldEvent[]> =>
      dataOf(apiClient.GET(`/api/console/${kind}/{id}/history`, { params: { path: { id } }, signal })),
  })
}

/** The record as it was at a moment; asks for nothing while none is chosen. */
export function useRecordMoment<Kind extends HistoryKind>(kind: Kind, id: string, moment: ChosenMoment | undefined) {
  return useQuery({
    queryKey: ['record-moment', kind, id, moment],
    queryFn: ({ signal }) => readMoment(kind, id, moment, signal) as Promise<MomentOf<Kind>>,
    enabled: moment !== undefined,
    // The past stays as it was, until a person in it is forgotten; a visit of the page is short enough for that.
    staleTime: Infinity,
    placeholderData: (previous) => previous,
  })
}

async function readMoment(kind: HistoryKind, id: string, moment: ChosenMoment | undefined, signal: AbortSignal) {
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
}
