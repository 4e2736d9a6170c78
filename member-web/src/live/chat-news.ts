/** News of the chat from the live connection, for whoever shows it; and what is said back. */
import type { LiveSaying } from '@member-care/domain/notification/live-messages.ts'
import type { ChatNews } from './follow-live.ts'

const listeners = new Set<(news: ChatNews) => void>()
let sayNow: ((saying: LiveSaying) => void) | undefined

/** @returns what ends it */
export function listenToChat(listener: (news: ChatNews) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function noteChatNews(news: ChatNews): void {
  for (const listener of listeners) listener(news)
}

/** The live connection is there, or gone. */
export function connectChat(say: ((saying: LiveSaying) => void) | undefined): void {
  sayNow = say
}

/** Lost without a connection: nobody waits for it. */
export function sayTyping(conversationId: string): void {
  sayNow?.({ type: 'typing', conversationId })
}
