/**
 * Tells open pages of this process what happens in conversations: the member what was said, the desk that there is something, and each side that
 * the other is writing. A lost notice costs only time: pages ask for what came after the last number that they have.
 */
import { parseJson } from '@member-care/domain/schemas/json-text.ts'
import type { LiveMessage } from '@member-care/domain/notification/live-messages.ts'
import { sql } from 'slonik'
import { z } from 'zod'
import type { Parts } from '../../http/parts.ts'
import { CHAT_CHANNEL, conversationColumns, conversationRowSchema, type Conversation } from '../conversation-store.ts'
import { describeTalk } from '../describe-talk.ts'

const noticeSchema = z.object({
  conversationId: z.uuid(),
  /** Of the entry that was added; without one something else has changed. */
  number: z.number().optional(),
  /** Which side is writing; nothing has changed then. */
  typing: z.enum(['member', 'desk']).optional(),
})
type ChatNotice = z.infer<typeof noticeSchema>

export type ChatTelling = Pick<Parts, 'database' | 'subjectKeys' | 'clock' | 'settings' | 'systemReader'>

/** Whom a process can tell. */
export interface ChatListeners {
  readonly isConnected: (userId: string) => boolean
  readonly tellUser: (userId: string, message: LiveMessage) => Promise<void>
  /** Everybody of a desk. */
  readonly tellDesk: (message: LiveMessage) => Promise<void>
}

/** Undefined for a notice that is not ours to read. */
export function readChatNotice(payload: string): ChatNotice | undefined {
  return parseJson(noticeSchema, payload)
}

export async function tellChat(
  parts: ChatTelling,
  { conversationId, number, typing }: ChatNotice,
  listeners: ChatListeners,
): Promise<void> {
  const conversation = await parts.database.maybeOne(sql.type(conversationRowSchema)`
    select ${conversationColumns} from app.conversations where conversation_id = ${conversationId}`)
  if (!conversation) return
  const { memberId, assignedTo } = conversation
  if (typing === 'desk') return listeners.tellUser(memberId, { type: 'chat-typing', conversationId })
  if (typing === 'member')
    return assignedTo === null ? undefined : listeners.tellUser(assignedTo, { type: 'chat-typing', conversationId })
  await Promise.all([
    listeners.tellDesk({ type: 'chat-desk', conversationId }),
    listeners.isConnected(memberId) &&
      listeners.tellUser(memberId, { type: 'chat', talk: await talkFrom(parts, conversation, number) }),
  ])
}

function talkFrom(parts: ChatTelling, conversation: Conversation, number: number | undefined) {
  return describeTalk(parts, conversation, { after: (number ?? conversation.lastNumber + 1) - 1, limit: 1 })
}

/** Says that somebody is writing, to whoever reads on the other side; of a conversation that is not theirs it says nothing. */
export async function noteTyping(
  { database }: Pick<Parts, 'database'>,
  userId: string,
  conversationId: string,
): Promise<void> {
  await database.query(sql.unsafe`
    select pg_notify(${CHAT_CHANNEL}, json_build_object(
      'conversationId', conversation_id, 'typing', case when member_id = ${userId} then 'member' else 'desk' end)::text)
    from app.conversations
    where conversation_id = ${conversationId} and status <> 'closed' and (member_id = ${userId} or assigned_to = ${userId})`)
}
