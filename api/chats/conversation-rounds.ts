/** What the clock does with conversations: one in which nothing is said any more is closed, so that the next one can be begun. */
import { CONVERSATION_RESTS_DAYS } from '@member-care/domain/chat/conversation-terms.ts'
import { sql } from 'slonik'
import { v5 as uuidv5 } from 'uuid'
import { createRounds, type Rounds } from '../commands/rounds.ts'
import type { Parts } from '../http/parts.ts'
import { addEntry, conversationColumns, conversationRowSchema } from './conversation-store.ts'

const EVERY_MS = 10 * 60_000
const DAY_MS = 86_400_000

type RoundParts = Pick<Parts, 'database' | 'subjectKeys' | 'clock' | 'logger'>

export function createConversationRounds(parts: RoundParts): Rounds {
  return createRounds(EVERY_MS, async () => {
    try {
      await closeResting(parts)
    } catch (error) {
      parts.logger.warn({ err: error }, 'conversations could not be closed; it is tried again with the next round')
    }
  })
}

/** Several processes may go round at once: the entry that closes one has one id. A conversation that waits for the desk, or that it has, is never closed. */
export async function closeResting(parts: RoundParts): Promise<void> {
  const before = new Date(parts.clock().getTime() - CONVERSATION_RESTS_DAYS * DAY_MS).toISOString()
  const resting = await parts.database.any(sql.type(conversationRowSchema)`
    select ${conversationColumns} from app.conversations
    where status = 'assistant' and last_at < ${before}::timestamptz order by last_at limit 1000`)
  for (const conversation of resting)
    await addEntry(parts, conversation, {
      entryId: uuidv5('rested', conversation.conversationId),
      command: { type: 'Close', by: { kind: 'system', id: null } },
    })
}
