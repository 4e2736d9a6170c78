/** Removes texts and files of conversations that were closed long enough ago (`CHAT_KEPT_DAYS`). The entries stay, and the log says so first (S100). */
import { sql } from 'slonik'
import { z } from 'zod'
import { removeFiles } from '../documents/sweep-uploads.ts'
import type { Parts } from '../http/parts.ts'
import { recordOfConversation, type RecordingParts } from './record-of-conversation.ts'

const MOST_AT_ONCE = 200
const DAY_MS = 86_400_000

const oldRow = z.object({
  conversation_id: z.string(),
  member_id: z.string(),
  last_number: z.number(),
})

type RemovingParts = RecordingParts & Pick<Parts, 'files' | 'settings'>

/** Cut short, it is done again with the next round. A note that was written after the removal is kept as long again. */
export async function removeOldTexts(parts: RemovingParts): Promise<void> {
  const before = new Date(parts.clock().getTime() - parts.settings.chatKeptDays * DAY_MS).toISOString()
  const old = await parts.database.any(sql.type(oldRow)`
    select conversation_id, member_id, last_number from app.conversations c
    where status = 'closed' and closed_at <= ${before}::timestamptz and removed_number < last_number
      and (removed_number = 0 or last_at <= ${before}::timestamptz)
      and exists (select from app.conversation_texts t where t.conversation_id = c.conversation_id)
    order by closed_at limit ${MOST_AT_ONCE}`)
  for (const { conversation_id: conversationId, member_id: userId, last_number: number } of old) {
    await recordOfConversation(parts, { type: 'ConversationTextsRemoved', data: { conversationId, userId, number } })
    await removeFiles(parts, await filesUpTo(parts, conversationId, number))
    await parts.database.query(sql.unsafe`
      delete from app.conversation_texts
      where entry_id in (
        select entry_id from app.conversation_entries where conversation_id = ${conversationId} and number <= ${number})`)
    await parts.database.query(
      sql.unsafe`update app.conversations set removed_number = ${number} where conversation_id = ${conversationId}`,
    )
  }
}

function filesUpTo(
  { database }: Pick<Parts, 'database'>,
  conversationId: string,
  number: number,
): Promise<readonly string[]> {
  return database.anyFirst(sql.type(z.object({ file_id: z.string() }))`
    select data ->> 'fileId' as file_id from app.conversation_entries
    where conversation_id = ${conversationId} and number <= ${number} and kind = 'file' and data ->> 'fileId' is not null`)
}
