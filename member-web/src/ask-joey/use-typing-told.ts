/** Tells whoever answers that the member is writing, now and then while they do. */
import { useRef } from 'react'
import type { ConversationAnswer } from '@member-care/domain/chat/talk.ts'
import { sayTyping } from '../live/chat-news.ts'

const AT_MOST_EVERY_MS = 2_000

/** @returns to be called with every change of the text */
export function useTypingTold(conversation: ConversationAnswer | undefined): () => void {
  const toldAt = useRef(0)
  return () => {
    const now = Date.now()
    if (conversation?.status !== 'taken' || now - toldAt.current < AT_MOST_EVERY_MS) return
    toldAt.current = now
    sayTyping(conversation.id)
  }
}
