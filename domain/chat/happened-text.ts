/** What a conversation says of what has happened in it, where nobody said anything. */
import { chatPageTexts } from '../texts/chat-page-texts.ts'
import type { ChatMessage } from './talk.ts'

/** Undefined for what somebody said or sent. */
export function happenedText({ kind, author }: Pick<ChatMessage, 'kind' | 'author'>): string | undefined {
  switch (kind) {
    case 'asked':
      return author === 'member' ? chatPageTexts.asked : chatPageTexts.askedForYou
    case 'taken':
      return chatPageTexts.cameIn
    case 'handed-over':
      return chatPageTexts.handedOver
    case 'closed':
      if (author === 'member') return chatPageTexts.closedByYou
      return author === 'desk' ? chatPageTexts.closedByDesk : chatPageTexts.closedByItself
    default:
      return undefined
  }
}
