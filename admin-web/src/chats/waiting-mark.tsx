import { CountMark } from '../console/count-mark.tsx'
import { useWaitingConversations } from './use-waiting-conversations.ts'

/** How many members wait, in the menu. */
export function WaitingConversationsMark() {
  const { data } = useWaitingConversations()
  return <CountMark waiting={data?.waiting ?? 0} />
}
