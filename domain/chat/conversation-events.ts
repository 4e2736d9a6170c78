/**
 * What the log says of a conversation of the chat, on the stream `conversation-<conversationId>` (S97, S100). What is said there stands in
 * tables; these events make it provable, and let the member be told. They hold ids, numbers and hashes, nothing of what was said.
 */
import { z } from 'zod'
import { defineEvent, type EventOf } from '../events/event-definition.ts'

const ofConversation = z.object({
  conversationId: z.string(),
  /** The member whose conversation it is. */
  userId: z.string(),
  /** Of an entry of the conversation. */
  number: z.number(),
})

const conversationAnswerWaits = defineEvent(
  'ConversationAnswerWaits',
  'The desk answered in the chat, and the member has not read it for some minutes. Recorded once for each stretch that is not read, with the number of its first entry.',
  ofConversation.extend({ companyId: z.string() }),
)

const conversationSealed = defineEvent(
  'ConversationSealed',
  'What was said in a conversation up to this entry is on record: its chain ends here with this hash.',
  ofConversation.extend({ hash: z.string() }),
)

const conversationTextsRemoved = defineEvent(
  'ConversationTextsRemoved',
  'Texts and files of a closed conversation were removed up to this entry, because they were kept as long as they are kept.',
  ofConversation,
)

export const conversationEventDefinitions = [
  conversationAnswerWaits,
  conversationSealed,
  conversationTextsRemoved,
] as const
export type ConversationEvent = EventOf<(typeof conversationEventDefinitions)[number]>
