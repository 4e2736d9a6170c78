/** What has happened in a conversation, in the member's words: on the page and in the transcript. */
import { chatPageTexts } from '../texts/chat-page-texts.ts'
import type { ChatMessage } from './talk.ts'

/** @returns undefined for what somebody said */
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
