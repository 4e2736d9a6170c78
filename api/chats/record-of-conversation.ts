/** Says in the log what happened to a conversation, by the clock (S100). */
import type { ConversationEvent } from '@member-care/domain/chat/conversation-events.ts'
import { v5 as uuidv5 } from 'uuid'
import type { Parts } from '../http/parts.ts'

export type RecordingParts = Pick<Parts, 'database' | 'eventLog' | 'clock'>

/** Once for each entry that it is about: recorded again, or by another process, it changes nothing. @throws as EventLog.append */
export async function recordOfConversation(
  { eventLog }: Pick<Parts, 'eventLog'>,
  event: ConversationEvent,
): Promise<void> {
  const { conversationId, number } = event.data
  const commandId = uuidv5(`${event.type} ${number}`, conversationId)
  await eventLog.append(`conversation-${conversationId}`, [event], {
    expected: { kind: 'any' },
    context: { actor: { kind: 'system', id: 'chats' }, commandId, correlationId: commandId },
  })
}
