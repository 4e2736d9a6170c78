/** How many members wait in the chat for somebody of this desk. */
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'

/** The live connection of the desk makes it old (live/live-desk.tsx). */
export const waitingConversationsKey = ['conversations', 'waiting'] as const

export function useWaitingConversations() {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  return useQuery({
    queryKey: waitingConversationsKey,
    queryFn: ({ signal }) => dataProvider.waitingConversations(signal),
  })
}
