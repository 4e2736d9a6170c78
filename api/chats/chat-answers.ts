/** What is answered of conversations: to the member, to whom everybody of a desk is May (2§1), and to the desk. */
import { messageTypes } from '@member-care/domain/chat/conversation-terms.ts'
import type { DeskHours } from '@member-care/domain/chat/office-hours.ts'
import { chatFileSchema, type ChatMessage, type ConversationAnswer } from '@member-care/domain/chat/talk.ts'
import { chatTexts } from '@member-care/domain/texts/chat-texts.ts'
import type { Conversation, ConversationEntry } from './conversation-store.ts'
import type { QueuePlace } from './conversation-queries.ts'

export function toConversationAnswer(
  conversation: Conversation,
  { queue, hours }: { readonly queue: QueuePlace | undefined; readonly hours: DeskHours },
): ConversationAnswer {
  const { conversationId: id, status, subject, subjectId, companyId, lastNumber, memberRead, deskRead } = conversation
  return {
    id,
    status,
    subject: subject === null || subjectId === null ? null : { type: subject, id: subjectId },
    companyId,
    openedAt: conversation.openedAt.toISOString(),
    closedAt: conversation.closedAt?.toISOString() ?? null,
    lastAt: conversation.lastAt.toISOString(),
    lastNumber,
    memberRead,
    deskRead,
    queue: queue ? { place: queue.place, usualMinutes: queue.usualMinutes ?? null } : null,
    desk: { isOpen: hours.isOpen, opensAt: hours.isOpen ? null : (hours.opensAt?.toISOString() ?? null) },
  }
}

export function toMessage(entry: ConversationEntry, memberName: string | null): ChatMessage {
  const { entryId, number, kind, author, at, content } = entry
  const file = chatFileSchema.omit({ name: true }).safeParse(entry.data).data
  return {
    messageId: entryId,
    userName: { member: memberName ?? '', assistant: chatTexts.joey, desk: chatTexts.may, system: chatTexts.joey }[
      author.kind
    ],
    userId: author.kind === 'member' ? (author.id ?? '') : author.kind,
    message: content?.text ?? '',
    language: content?.language ?? null,
    createdAt: at.toISOString(),
    type: kind === 'file' ? messageTypes.file : messageTypes.text,
    number,
    kind,
    author: author.kind,
    links: content?.links ?? [],
    choices: content?.choices ?? [],
    file: kind === 'file' && file ? { ...file, name: content?.text ?? '' } : null,
    removed: content === undefined && ['text', 'file', 'choice', 'note'].includes(kind),
  }
}
