/** Articles and videos that members have saved for later (`app.saved_content`). */
import type { OwnScope } from '@member-care/projections/scope.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'

/** Ids of what the member has saved, the latest first. */
export async function readSaved(database: CommonQueryMethods, { userId }: OwnScope): Promise<readonly string[]> {
  return database.anyFirst(sql.type(z.object({ content_id: z.string() }))`
    select content_id from app.saved_content where user_id = ${userId} order by saved_at desc, content_id`)
}

/** Once more changes nothing. */
export async function saveForLater(
  database: CommonQueryMethods,
  { userId }: OwnScope,
  contentId: string,
  at: Date,
): Promise<void> {
  await database.query(sql.unsafe`
    insert into app.saved_content (user_id, content_id, saved_at) values (${userId}, ${contentId}, ${at.toISOString()}::timestamptz)
    on conflict do nothing`)
}

export async function removeSaved(
  database: CommonQueryMethods,
  { userId }: OwnScope,
  contentId: string,
): Promise<void> {
  await database.query(
    sql.unsafe`delete from app.saved_content where user_id = ${userId} and content_id = ${contentId}`,
  )
}
