/** What the pages of the audit area read. */
import type { paths } from '@member-care/api/client/client.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useGetList, useGetOne, useNotify, type RaRecord } from 'react-admin'
import type { AnswerTo } from '../console/api-client.ts'
import { useCommandSending, type Command } from '../console/use-command-sending.ts'

export type FoundPerson =
  paths['/api/console/events/people']['post']['responses'][200]['content']['application/json'][number]
export type Verification = AnswerTo<'/api/console/chain-verifications'>[number]
export type Replay = AnswerTo<'/api/console/replays'>[number]
export type ReplayDifferences = AnswerTo<'/api/console/replays/{id}/differences'>
export type LogExport = AnswerTo<'/api/console/audit-exports'>[number]
export type EventType = AnswerTo<'/api/console/event-types'>[number]
export type Anchors = AnswerTo<'/api/console/anchors'>
export type Finding = NonNullable<Verification['result']>['findings'][number]

type TaskList = 'chain-verifications' | 'replays' | 'audit-exports'

/** While something is under way, and otherwise. */
const [SOON, LATER] = [1_000, 30_000]

export function useEventTypes() {
  return useGetList<EventType & RaRecord<string>>('event-types', {}, { staleTime: Infinity })
}

/** @param text a name, NRIC, e-mail address or id; nobody is looked for until there are two characters */
export function usePeople(text: string) {
  const typed = text.trim()
  return useGetList<FoundPerson>('event-people', { filter: { text: typed } }, { enabled: typed.length >= 2 })
}

/** The tasks of a kind, the latest first, and asked for again as long as one is under way. */
export function useTasks<Task extends RaRecord<string> & { readonly state: string }>(list: TaskList, isAllowed = true) {
  const { data, ...query } = useGetList<Task>(
    list,
    {},
    { enabled: isAllowed, refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? SOON : LATER) },
  )
  return { ...query, data, current: data?.find(isUnderWay), ended: data?.filter((task) => !isUnderWay(task)) }
}

function isUnderWay({ state }: { readonly state: string }): boolean {
  return state === 'waiting' || state === 'running'
}

/** The values of the rows that differ, by table. */
export function useReplayDifferences(id: string): ReplayDifferences | undefined {
  return useGetOne<{ readonly id: string; readonly tables: ReplayDifferences }>('replay-differences', { id }).data
    ?.tables
}

export function useAnchors() {
  return useGetOne<Anchors & RaRecord<string>>('anchors', { id: 'anchors' }, { refetchInterval: 10_000 })
}

/** Asks for a task; the list of tasks then shows it. */
export function useAsk<Answer>(list: TaskList, command: Command<Answer>) {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const { send, isPending } = useCommandSending<Answer>({
    onDone: () => queryClient.invalidateQueries({ queryKey: [list] }),
  })
  return {
    isPending,
    ask: async () => {
      const answer = await send(list, command)
      if (answer && 'failed' in answer) notify(`${consoleTexts.issue}. ${answer.failed.message}`, { type: 'error' })
    },
  }
}
