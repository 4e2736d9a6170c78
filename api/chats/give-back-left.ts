/** Gives conversations back to the queue whose administrator does not answer members of that client at that desk any more (S97). */
import { sql } from 'slonik'
import { v5 as uuidv5 } from 'uuid'
import type { Parts } from '../http/parts.ts'
import {
  addEntry,
  conversationColumns,
  conversationRowSchema,
  type ChatKeeping,
  type Conversation,
} from './conversation-store.ts'
import { listColleagues } from './desk-colleagues.ts'

export type GivingBackParts = ChatKeeping & Pick<Parts, 'clients' | 'systemReader' | 'eventLog' | 'readModels'>

/**
 * Somebody who is away only has theirs still. Several processes may do so: the entry has one id, and is of this holder alone.
 * @throws ReadModelsBehind while a read model is built or behind: who is missing there has not left
 */
export async function giveBackLeft(parts: GivingBackParts): Promise<void> {
  const taken = await parts.database.any(sql.type(conversationRowSchema)`
    select ${conversationColumns} from app.conversations where status = 'taken'`)
  const head = await parts.eventLog.head()
  if (taken.length === 0 || head === undefined) return
  await parts.readModels.requireVisible(['users', 'clients'], head)
  for (const [companyId, conversations] of Map.groupBy(taken, (one) => one.companyId)) {
    const client = await parts.clients.getClient(parts.systemReader, companyId)
    if (client) await giveBackOf(parts, client.groupCode, conversations)
  }
}

async function giveBackOf(
  parts: GivingBackParts,
  groupCode: string,
  conversations: readonly Conversation[],
): Promise<void> {
  const colleagues = await listColleagues(parts, groupCode)
  for (const conversation of conversations) {
    const { conversationId, assignedTo: holder, desk, lastNumber } = conversation
    const answers = colleagues.some(({ userId, desks }) => userId === holder && desks.includes(desk))
    if (holder === null || answers) continue
    await addEntry(parts, conversation, {
      entryId: uuidv5(`left ${holder} ${lastNumber}`, conversationId),
      command: { type: 'GiveBack', holder },
    })
  }
}
