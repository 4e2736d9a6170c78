/**
 * What the clock does with conversations: one in which nothing is said any more is closed, one that nobody answers any more waits again, members are told of answers that wait for them, old texts
 * are removed, and what was said is put on record.
 */
import { CONVERSATION_RESTS_DAYS } from '@member-care/domain/chat/conversation-terms.ts'
import { sql } from 'slonik'
import { v5 as uuidv5 } from 'uuid'
import { createPeriodicTask, type PeriodicTask } from '../commands/periodic-task.ts'
import type { Parts } from '../http/parts.ts'
import { addEntry, conversationColumns, conversationRowSchema } from './conversation-store.ts'
import { giveBackLeft, type GivingBackParts } from './give-back-left.ts'
import { removeOldTexts } from './remove-old-texts.ts'
import { sealConversations } from './seal-conversations.ts'
import { tellOfAnswers } from './tell-of-answers.ts'

const EVERY_MS = 60_000
const DAY_MS = 86_400_000

type ClosingParts = Pick<Parts, 'database' | 'subjectKeys' | 'clock'>
type RoundParts = ClosingParts & GivingBackParts & Pick<Parts, 'eventLog' | 'files' | 'settings' | 'logger'>

export function createConversationRounds(parts: RoundParts): PeriodicTask {
  return createPeriodicTask(EVERY_MS, () => goRoundConversations(parts))
}

/** Several processes may go round at once. What fails keeps nothing else waiting, and is tried again with the next round. */
export async function goRoundConversations(parts: RoundParts): Promise<void> {
  for (const step of [closeResting, giveBackLeft, tellOfAnswers, removeOldTexts, sealConversations])
    await step(parts).catch((error: unknown) =>
      parts.logger.warn({ err: error, step: step.name }, 'conversations could not be looked after'),
    )
}

/** The entry that closes one has one id. A conversation that waits for the desk, or that it has, is never closed. */
export async function closeResting(parts: ClosingParts): Promise<void> {
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
