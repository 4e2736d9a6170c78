/** Tells members of answers that they have not read: says so in the log, from which notification, e-mail and push follow (S100). */
import { ANSWER_TOLD_WITHIN_DAYS, ANSWER_WAITS_MINUTES } from '@member-care/domain/chat/conversation-terms.ts'
import { sql } from 'slonik'
import { z } from 'zod'
import { recordOfConversation, type RecordingParts } from './record-of-conversation.ts'

const MOST_AT_ONCE = 500
const MINUTE_MS = 60_000

const unreadRow = z.object({
  conversation_id: z.string(),
  member_id: z.string(),
  company_id: z.string(),
  number: z.number(),
})

/**
 * Records each stretch of answers of the desk that waits to be read, once: the id follows from conversation and entry, so that several processes
 * may do so. What was answered long ago, or read meanwhile, is told to nobody.
 */
export async function tellOfAnswers(parts: RecordingParts): Promise<void> {
  const now = parts.clock().getTime()
  const [before, since] = [ANSWER_WAITS_MINUTES * MINUTE_MS, ANSWER_TOLD_WITHIN_DAYS * 1_440 * MINUTE_MS].map((ms) =>
    new Date(now - ms).toISOString(),
  )
  const unread = await parts.database.any(sql.type(unreadRow)`
    select c.conversation_id, c.member_id, c.company_id, answer.number
    from app.conversations c cross join lateral (
      select number, at from app.conversation_entries e
      where e.conversation_id = c.conversation_id and author_kind = 'desk' and kind in ('text', 'file') and number > c.member_read
      order by number limit 1) answer
    where c.last_at > ${since ?? ''}::timestamptz and c.member_read < c.last_number and c.told_number <= c.member_read
      and answer.at <= ${before ?? ''}::timestamptz and answer.at > ${since ?? ''}::timestamptz
    order by answer.at limit ${MOST_AT_ONCE}`)
  for (const { conversation_id: conversationId, member_id: userId, company_id: companyId, number } of unread) {
    await recordOfConversation(parts, {
      type: 'ConversationAnswerWaits',
      data: { conversationId, userId, companyId, number },
    })
    await parts.database.query(sql.unsafe`
      update app.conversations set told_number = greatest(told_number, ${number}) where conversation_id = ${conversationId}`)
  }
}
