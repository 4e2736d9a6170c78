/** What becomes of the chat when a member is forgotten: nobody waits for them any more, and what was said is gone. The entries stay (S97). */
import { sql } from 'slonik'
import { v5 as uuidv5 } from 'uuid'
import type { WhenForgotten } from '../http/parts.ts'
import { addEntry, conversationColumns, conversationRowSchema } from './conversation-store.ts'

export const forgetConversations: WhenForgotten = {
  afterwards: async (parts, { userId }) => {
    const open = await parts.database.any(sql.type(conversationRowSchema)`
      select ${conversationColumns} from app.conversations where member_id = ${userId} and status <> 'closed'`)
    for (const conversation of open)
      await addEntry(parts, conversation, {
        entryId: uuidv5('forgotten', conversation.conversationId),
        command: { type: 'Close', by: { kind: 'system', id: null } },
      })
    await parts.database.query(sql.unsafe`
      delete from app.conversation_texts
      where conversation_id in (select conversation_id from app.conversations where member_id = ${userId})`)
  },
}
