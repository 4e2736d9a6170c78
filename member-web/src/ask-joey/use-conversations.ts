/** The member's conversations, kept up to date by the live connection. */
import { useEffect } from 'react'
import type { ConversationAnswer } from '@member-care/domain/chat/talk.ts'
import { portalQuery, type PortalQueries } from '../data/portal-query.ts'
import { usePortalQueries } from '../data/queries-provider.tsx'
import { useAnswer, type Answer } from '../data/use-answer.ts'
import { listenToChat } from '../live/chat-news.ts'
import { readConversations } from '../portal-api/chats-api.ts'

type Conversations = readonly ConversationAnswer[]

const key = ['conversations']
const listQuery = portalQuery<Conversations>({ key, load: readConversations })

export interface OwnConversations {
  readonly list: Answer<Conversations>
  /** The one that is open, as it stands at this moment. */
  readonly current: () => ConversationAnswer | undefined
  /** Takes in how one stands now. */
  readonly take: (conversation: ConversationAnswer) => void
}

export function openOne(conversations: Conversations): ConversationAnswer | undefined {
  return conversations.find(({ status }) => status !== 'closed')
}

export function useConversations(): OwnConversations {
  const queries = usePortalQueries()
  const list = useAnswer(listQuery)
  useEffect(
    () =>
      listenToChat((news) => {
        if (news.kind === 'said') takeIn(queries, news.talk.conversation)
        else if (news.kind === 'missed') queries.refresh(({ queryKey }) => queryKey[0] === key[0])
      }),
    [queries],
  )
  return {
    list,
    current: () => openOne(queries.getQueryData<Conversations>(key) ?? []),
    take: (conversation) => takeIn(queries, conversation),
  }
}

function takeIn(queries: PortalQueries, conversation: ConversationAnswer): void {
  queries.setQueryData<Conversations>(key, (before) => {
    const standing = before?.find(({ id }) => id === conversation.id)
    if (before === undefined || (standing && standing.lastNumber > conversation.lastNumber)) return before
    return standing ? before.map((one) => (one.id === conversation.id ? conversation : one)) : [conversation, ...before]
  })
}
