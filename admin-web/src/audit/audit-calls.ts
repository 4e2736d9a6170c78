/** What the pages of the audit area read. */
import type { paths } from '@member-care/api/client/client.ts'
import { useGetList, useGetOne, type RaRecord } from 'react-admin'
import type { AnswerTo } from '../console/api-client.ts'

export type FoundPerson =
  paths['/api/console/events/people']['post']['responses'][200]['content']['application/json'][number]
export type Verification = AnswerTo<'/api/console/chain-verifications'>[number]
export type Replay = AnswerTo<'/api/console/replays'>[number]
export type ReplayDifferences = AnswerTo<'/api/console/replays/{id}/differences'>
export type LogExport = AnswerTo<'/api/console/audit-exports'>[number]
export type EventType = AnswerTo<'/api/console/event-types'>[number]
export type Anchors = AnswerTo<'/api/console/anchors'>
export type Finding = NonNullable<Verification['result']>['findings'][number]

export function useEventTypes() {
  return useGetList<EventType & RaRecord<string>>('event-types', {}, { staleTime: Infinity })
}

/** @param text a name, NRIC, e-mail address or id; nobody is looked for until there are two characters */
export function usePeople(text: string) {
  const typed = text.trim()
  return useGetList<FoundPerson>('event-people', { filter: { text: typed } }, { enabled: typed.length >= 2 })
}

/** The values of the rows that differ, by table. */
export function useReplayDifferences(id: string): ReplayDifferences | undefined {
  return useGetOne<{ readonly id: string; readonly tables: ReplayDifferences }>('replay-differences', { id }).data
    ?.tables
}

export function useAnchors() {
  return useGetOne<Anchors & RaRecord<string>>('anchors', { id: 'anchors' }, { refetchInterval: 10_000 })
}
