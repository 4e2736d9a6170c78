/**
 * What the page knows of a conversation: its messages in their order, and up to where none is missing. News may come twice, late or not at all;
 * numbers say so. Some numbers are not for the member, so that only the server knows whether one is missing.
 */
import type { ChatMessage, ConversationAnswer, Talk } from '@member-care/domain/chat/talk.ts'

export interface KnownTalk {
  readonly conversation: ConversationAnswer
  /** By their numbers. */
  readonly messages: readonly ChatMessage[]
  readonly hasOlder: boolean
  /** Up to this number none is missing. */
  readonly wholeUpTo: number
  /** What came up to this number stood there when the conversation was opened. */
  readonly openedAt: number
  /** What the member had read by then. */
  readonly readBefore: number
}

/** The last messages of a conversation that is opened. */
export function openedTalk({ conversation, messages, hasOlder }: Talk): KnownTalk {
  const { lastNumber, memberRead } = conversation
  return { conversation, messages, hasOlder, wholeUpTo: lastNumber, openedAt: lastNumber, readBefore: memberRead }
}

/** News, or the answer to what was said: some messages from some number on. */
export function withNews(known: KnownTalk, { conversation, messages }: Talk): KnownTalk {
  const first = messages[0]
  const last = messages.at(-1)
  const follows = first !== undefined && last !== undefined && first.number <= known.wholeUpTo + 1
  return {
    ...known,
    conversation: later(known.conversation, conversation),
    messages: together(known.messages, messages),
    wholeUpTo: follows ? Math.max(known.wholeUpTo, last.number) : known.wholeUpTo,
  }
}

/** The answer to what came after {@link KnownTalk.wholeUpTo}. @param limit of messages that were asked for */
export function withFilled(known: KnownTalk, talk: Talk, limit: number): KnownTalk {
  const last = talk.messages.at(-1)
  const upTo = talk.messages.length >= limit && last ? last.number : talk.conversation.lastNumber
  return { ...withNews(known, talk), wholeUpTo: Math.max(known.wholeUpTo, upTo) }
}

/** Messages of before the first one. */
export function withOlder(known: KnownTalk, { messages, hasOlder }: Talk): KnownTalk {
  return { ...known, messages: together(known.messages, messages), hasOlder }
}

/** What two askings have brought of one conversation. */
export function bothKnown(one: KnownTalk, other: KnownTalk): KnownTalk {
  return {
    ...one,
    conversation: later(one.conversation, other.conversation),
    messages: together(one.messages, other.messages),
    hasOlder: one.hasOlder && other.hasOlder,
    wholeUpTo: Math.max(one.wholeUpTo, other.wholeUpTo),
  }
}

/** Whether something was said that the page may not have. */
export function isMissingSome({ conversation, wholeUpTo }: KnownTalk): boolean {
  return conversation.lastNumber > wholeUpTo
}

/** The later one of two states; what was read stays read. */
function later(one: ConversationAnswer, other: ConversationAnswer): ConversationAnswer {
  const newest = other.lastNumber >= one.lastNumber ? other : one
  return {
    ...newest,
    memberRead: Math.max(one.memberRead, other.memberRead),
    deskRead: Math.max(one.deskRead, other.deskRead),
  }
}

function together(some: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  const byNumber = new Map([...some, ...more].map((message) => [message.number, message]))
  return [...byNumber.values()].sort((one, other) => one.number - other.number)
}
