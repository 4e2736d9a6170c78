/** Answers with a file of a conversation: the bytes that were sent, or none. */
import type { FastifyReply } from 'fastify'
import { sql } from 'slonik'
import { z } from 'zod'
import { sendViewed } from '../documents/send-file.ts'
import { apiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import type { Conversation } from './conversation-store.ts'

const sentFile = z.object({ fileId: z.string(), mimeType: z.string(), bytes: z.number(), sha256: z.string() })

/**
 * @param conversation one that the caller reaches
 * @throws ApiError 404 for a file of another conversation, and as sendViewed does
 */
export async function sendChatFile(
  reply: FastifyReply,
  parts: Parts,
  { conversationId, memberId }: Conversation,
  { fileId, view }: { readonly fileId: string; readonly view: boolean },
): Promise<FastifyReply> {
  const found = await parts.database.maybeOne(sql.type(z.object({ data: z.unknown() }))`
    select data from app.conversation_entries
    where conversation_id = ${conversationId} and kind = 'file' and data ->> 'fileId' = ${fileId}`)
  const file = sentFile.safeParse(found?.data)
  if (!file.success) throw apiError('NOT_FOUND')
  return sendViewed(reply, parts, { ...file.data, subjectId: memberId }, { view })
}
