/** What is wrong with a message, for forms and server alike (CHT-013, LIM-026). */
import { chatTexts } from '../texts/chat-texts.ts'
import { MOST_OF_MESSAGE } from './conversation-terms.ts'

/** @returns what to do about it; undefined where it may be sent. Space around it is not counted, nor sent */
export function messageFault(message: string): string | undefined {
  const text = message.trim()
  if (text === '') return chatTexts.refusals.messageEmpty
  return text.length > MOST_OF_MESSAGE ? chatTexts.refusals.messageTooLong : undefined
}
