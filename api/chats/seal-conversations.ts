/** Puts the end of each conversation's chain on record in the log, so that it cannot be made anew or taken away unseen (S100). */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import { recordOfConversation, type RecordingParts } from './record-of-conversation.ts'

const MOST_AT_ONCE = 500
const DAY_MS = 86_400_000

const endRow = z.object({ conversation_id: z.string(), member_id: z.string(), number: z.number(), hash: z.string() })

/** A conversation is on record soon after it began, once a day while it is open, and when it was closed or something was noted afterwards. */
export async function sealConversations(parts: RecordingParts): Promise<void> {
  const aDayAgo = new Date(parts.clock().getTime() - DAY_MS).toISOString()
  const ends = await parts.database.any(sql.type(endRow)`
    select c.conversation_id, c.member_id, e.number, e.hash
    from app.conversations c join app.conversation_entries e on e.conversation_id = c.conversation_id and e.number = c.last_number
    where c.sealed_number < c.last_number
      and (c.status = 'closed' or c.sealed_at is null or c.sealed_at <= ${aDayAgo}::timestamptz)
    order by c.last_at limit ${MOST_AT_ONCE}`)
  for (const { conversation_id: conversationId, member_id: userId, number, hash } of ends) {
    await recordOfConversation(parts, { type: 'ConversationSealed', data: { conversationId, userId, number, hash } })
    await parts.database.query(sql.unsafe`
      update app.conversations
      set sealed_number = greatest(sealed_number, ${number}), sealed_at = ${parts.clock().toISOString()}::timestamptz
      where conversation_id = ${conversationId}`)
  }
}

/** For a log that has lost events: the next rounds put every conversation on record again. */
export async function sealAnew(database: CommonQueryMethods): Promise<void> {
  await database.query(sql.unsafe`update app.conversations set sealed_number = 0, sealed_at = null`)
}
