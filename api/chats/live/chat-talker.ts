/**
 * One connection of the chat's own WebSocket: who it is of, which conversation it follows, and up to which message that was sent to it. What is
 * sent is always read from the conversation after that number, so that it comes once, in order and without a gap, however it was told of.
 */
import type { ChatEvent } from '@member-care/domain/chat/socket-frames.ts'
import { happenedText } from '@member-care/domain/chat/happened-text.ts'
import type { ChatMessage } from '@member-care/domain/chat/talk.ts'
import { sendTo, type LiveSocket } from '../../http/live-socket.ts'
import { peopleNamed } from '../../http/names-beside.ts'
import type { Parts } from '../../http/parts.ts'
import { toMessage } from '../chat-answers.ts'
import { readEntries } from '../conversation-store.ts'

const PAGE = 50

export interface ChatTalker {
  readonly socket: LiveSocket
  readonly userId: string
  /** Of the last frame, as its token. */
  sessionId: string
  token: string
  /** The conversation that it follows. */
  conversationId: string | undefined
  /** The number of the last message that was sent. */
  sentUpTo: number
  /** Whether messages are being sent just now, and whether there may be more of them since. */
  isSending: boolean
  hasMore: boolean
  /** How the member is called, once something was sent. */
  name: string | null | undefined
}

export function sayEvent(socket: LiveSocket, event: ChatEvent): boolean {
  return sendTo(socket, event)
}

type Delivering = Pick<Parts, 'database' | 'subjectKeys' | 'systemReader' | 'sessions' | 'clock'>

/** Sends what the conversation has after the last message that was sent; nothing in a session that has ended. */
export async function deliver(parts: Delivering, talker: ChatTalker): Promise<void> {
  talker.hasMore = true
  if (talker.isSending) return
  talker.isSending = true
  try {
    while (talker.hasMore) {
      talker.hasMore = false
      const good = await parts.sessions.stillGood([talker.sessionId], parts.clock())
      if (!good.has(talker.sessionId)) return
      talker.hasMore = (await deliverPage(parts, talker)) || talker.hasMore
    }
  } finally {
    talker.isSending = false
  }
}

/** @returns whether there is another page */
async function deliverPage(parts: Delivering, talker: ChatTalker): Promise<boolean> {
  const { conversationId, sentUpTo, socket, userId } = talker
  if (conversationId === undefined) return false
  const entries = await readEntries(parts, conversationId, { after: sentUpTo, limit: PAGE, withNotes: false })
  if (entries.length > 0) talker.name ??= (await peopleNamed(parts, [userId])).get(userId) ?? null
  // It follows another one meanwhile, or asks for this one from elsewhere: then that is what is sent next.
  if (talker.conversationId !== conversationId || talker.sentUpTo !== sentUpTo) return true
  for (const entry of entries) {
    const message = toMessage(entry, talker.name ?? null)
    if (
      !sayEvent(socket, {
        event: 'newMessage',
        data: { ...message, conversationId, message: saidIn(conversationId, message) },
      })
    )
      return false
    talker.sentUpTo = entry.number
  }
  return entries.length === PAGE
}

/** The text; of a document the address of its bytes (2§9: 2 is a link), and of what has happened a sentence. */
function saidIn(conversationId: string, message: ChatMessage): string {
  if (message.file) return `/api/chats/${conversationId}/files/${message.file.fileId}`
  return happenedText(message) ?? message.message
}
