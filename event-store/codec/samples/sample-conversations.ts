/** The samples of what the log says of the chat. */
import type { ConversationEvent } from '@member-care/domain/chat/conversation-events.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'

const of = { conversationId: 'c7e41b90-52fd-4a36-9d08-3b6ea1f7c254', userId: 'e2c9d4b8-17f5-4c3e-b6a1-84d05f2e7a03' }

type DataOf<Type extends DomainEvent['type']> = Extract<DomainEvent, { type: Type }>['data']

export const conversationSamples: { readonly [Type in ConversationEvent['type']]: DataOf<Type> } = {
  ConversationAnswerWaits: { ...of, companyId: '5d7a2c1e-93b4-4f0a-8a67-2b1f9c0d3e02', number: 7 },
  ConversationSealed: { ...of, number: 9, hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' },
  ConversationTextsRemoved: { ...of, number: 9 },
}
