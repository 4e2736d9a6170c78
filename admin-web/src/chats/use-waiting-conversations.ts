/** How many members wait in the chat for somebody of this desk. */
import { useGetOne, type HttpError } from 'react-admin'
import type { AnswerTo } from '../console/api-client.ts'

/** There is one, whose id is the name of its kind. The live connection of the desk makes it old (live/live-desk.tsx). */
export const waitingConversations = 'chat-waiting'

export function useWaitingConversations() {
  return useGetOne<AnswerTo<'/api/console/chat-waiting'> & { id: string }, HttpError>(
    waitingConversations,
    { id: waitingConversations },
    { onError: () => undefined },
  )
}
