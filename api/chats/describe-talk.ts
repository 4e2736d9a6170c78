/** A conversation with messages, as its member gets it, in an answer or over the socket. */
import type { ConversationAnswer, Talk } from '@member-care/domain/chat/talk.ts'
import { peopleNamed } from '../http/names-beside.ts'
import type { Parts } from '../http/parts.ts'
import { toConversationAnswer, toMessage } from './chat-answers.ts'
import { circumstancesOf } from './circumstances.ts'
import { readEntries, type Conversation, type EntriesAsked } from './conversation-store.ts'

type Describing = Pick<Parts, 'database' | 'subjectKeys' | 'clock' | 'settings' | 'systemReader'>

export async function describeConversation(parts: Describing, conversation: Conversation): Promise<ConversationAnswer> {
  return toConversationAnswer(conversation, await circumstancesOf(parts, conversation))
}

/** What the desk notes for itself is left out. @param conversation one that the member reaches */
export async function describeTalk(
  parts: Describing,
  conversation: Conversation,
  asked: Omit<EntriesAsked, 'withNotes'>,
): Promise<Talk> {
  const { conversationId, memberId } = conversation
  const [entries, names, described] = await Promise.all([
    readEntries(parts, conversationId, { ...asked, withNotes: false }),
    peopleNamed(parts, [memberId]),
    describeConversation(parts, conversation),
  ])
  return {
    conversation: described,
    messages: entries.map((entry) => toMessage(entry, names.get(memberId) ?? null)),
    hasOlder: asked.after === undefined && entries.length === asked.limit,
  }
}

const PAGE_ENTRIES = 500

/** All that was said, for the member to keep. @param conversation one that the member reaches */
export async function describeWholeTalk(parts: Describing, conversation: Conversation): Promise<Talk> {
  const first = await describeTalk(parts, conversation, { after: 0, limit: PAGE_ENTRIES })
  const messages = [...first.messages]
  for (let page = first; page.messages.length === PAGE_ENTRIES;) {
    page = await describeTalk(parts, conversation, { after: messages.at(-1)?.number ?? 0, limit: PAGE_ENTRIES })
    messages.push(...page.messages)
  }
  return { ...first, messages, hasOlder: false }
}
