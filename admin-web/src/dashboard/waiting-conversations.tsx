import { chatDeskTexts } from '@member-care/domain/texts/chat-desk-texts.ts'
import { dashboardTexts } from '@member-care/domain/texts/dashboard-texts.ts'
import { waitingConversationsPath } from '../chats/conversation-list-address.ts'
import { useWaitingConversations } from '../chats/use-waiting-conversations.ts'
import { WaitingLine } from './waiting-line.tsx'

/** How many members wait in the chat for somebody, with the way to them. */
export function WaitingConversations() {
  const { conversations } = dashboardTexts
  const { data, error, refetch } = useWaitingConversations()
  return (
    <WaitingLine
      title={chatDeskTexts.title}
      label={conversations.waiting}
      to={waitingConversationsPath}
      count={data?.waiting}
      failure={error}
      failed={conversations.failed}
      onRetry={() => void refetch()}
    />
  )
}
