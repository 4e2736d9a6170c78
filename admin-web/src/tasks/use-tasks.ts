/** Work that the server does after it was asked for: the latest of a kind, followed as long as one is under way. */
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useGetList, useNotify, type RaRecord } from 'react-admin'
import { useCommandSending, type Command } from '../console/use-command-sending.ts'

/** The lists of tasks, as the data provider names them. */
type TaskList = 'chain-verifications' | 'replays' | 'audit-exports' | 'what-ifs'

/** While something is under way, and otherwise. */
const [SOON, LATER] = [1_000, 30_000]

export interface TasksAskedFor {
  readonly isAllowed?: boolean
  /** What the tasks are about, where a list has several. */
  readonly filter?: Readonly<Record<string, string>>
}

/** The tasks of a kind, the latest first, and asked for again as long as one is under way. */
export function useTasks<Task extends RaRecord<string> & { readonly state: string }>(
  list: TaskList,
  { isAllowed = true, filter = {} }: TasksAskedFor = {},
) {
  const { data, ...query } = useGetList<Task>(
    list,
    { filter },
    { enabled: isAllowed, refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? SOON : LATER) },
  )
  return { ...query, data, current: data?.find(isUnderWay), ended: data?.filter((task) => !isUnderWay(task)) }
}

function isUnderWay({ state }: { readonly state: string }): boolean {
  return state === 'waiting' || state === 'running'
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
