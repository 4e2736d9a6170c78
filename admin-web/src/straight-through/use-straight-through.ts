/** How claims go that are decided at once, and the switch, as everything on the page asks for it. */
import { straightThroughPageTexts as texts } from '@member-care/domain/texts/straight-through-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import { keyHeader, type CommandOptions } from '../console/command-options.ts'
import { useCommandSending } from '../console/use-command-sending.ts'

export type StraightThrough = AnswerTo<'/api/console/straight-through'>

const KEY = ['straight-through']

export function useStraightThrough() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => dataOf(apiClient.GET('/api/console/straight-through', { signal })),
    staleTime: 60_000,
  })
}

export const straightThroughCommands = {
  /** Stops all decisions at once, or lets them go on. */
  switchStraightThrough(body: { readonly isStopped: boolean; readonly reason: string }, options: CommandOptions) {
    return dataOf(apiClient.PUT('/api/console/straight-through/switch', { headers: keyHeader(options), body }))
  },
}

export function useSwitch() {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const { send, ...sending } = useCommandSending<{ readonly isStopped: boolean }>({
    onDone: ({ isStopped }) => {
      notify(isStopped ? texts.control.done.stopped : texts.control.done.goesOn, { type: 'success' })
      return queryClient.invalidateQueries({ queryKey: KEY })
    },
  })
  return {
    ...sending,
    turn: (isStopped: boolean, reason: string) =>
      send({ isStopped, reason }, (options, dataProvider) =>
        dataProvider.switchStraightThrough({ isStopped, reason }, options),
      ),
  }
}
