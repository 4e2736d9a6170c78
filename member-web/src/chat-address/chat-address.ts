/** The addresses of the chat (2§2): about a claim or a letter, or one of the conversations that are over. */
import { chatSubjects } from '@member-care/domain/chat/conversation-terms.ts'
import type { ConversationAnswer } from '@member-care/domain/chat/talk.ts'
import { chatTexts } from '@member-care/domain/texts/chat-texts.ts'
import type { ChatAbout } from '../portal-api/chats-api.ts'

export const CHAT_ADDRESS = '/app/askjoey'
const SHOW = 'show'

export function addressOfChatAbout({ type, id }: ChatAbout): string {
  const query = new URLSearchParams({ ...(type !== undefined && { type }), ...(id !== undefined && { id }) })
  return `${CHAT_ADDRESS}?${query.toString()}`
}

export function addressOfConversation(conversationId: string): string {
  return `${CHAT_ADDRESS}?${new URLSearchParams({ [SHOW]: conversationId }).toString()}`
}

interface AskedOfChat {
  /** Undefined where the address says nothing that can be talked about. */
  readonly about: ChatAbout | undefined
  /** The conversation to show. */
  readonly shown: string | undefined
}

export function readChatAddress(query: URLSearchParams): AskedOfChat {
  const type = chatSubjects.find((subject) => subject === query.get('type'))
  const id = query.get('id')?.trim()
  return {
    about: type && { type, ...(id && { id }) },
    shown: query.get(SHOW) ?? undefined,
  }
}

/** What stands in the input when the chat is opened about something (2§2). */
export function openingWords({ type, id }: ChatAbout): string {
  if (type === undefined || id === undefined) return ''
  return type === 'elog' ? chatTexts.aboutLetter(id) : chatTexts.aboutClaim(id)
}

/** Whether a conversation is about what somebody asks about; about nothing in particular each is. */
export function isAbout({ subject }: Pick<ConversationAnswer, 'subject'>, { type, id }: ChatAbout): boolean {
  return id === undefined || (subject !== null && subject.type === type && subject.id === id)
}
