/** What a member has saved for later goes when the member is forgotten. */
import { sql } from 'slonik'
import type { WhenForgotten } from '../http/parts.ts'

export const forgetSavedArticles: WhenForgotten = {
  async afterwards({ database }, { userId }) {
    await database.query(sql.unsafe`delete from app.saved_content where user_id = ${userId}`)
  },
}
