/** The views of the claims desk that each administrator keeps (`app.claim_desk_views`). */
import { sql, type DatabasePool } from 'slonik'
import { z } from 'zod'

/** Nobody chooses among more. */
export const MOST_SAVED_VIEWS = 20

export const savedViewSchema = z.object({
  name: z.string().trim().min(1, 'Please give the view a name.').max(40),
  /** The desk's address after its question mark: filters and order. */
  query: z
    .string()
    .max(500)
    .refine((query) => !new URLSearchParams(query).has('q'), 'A search for a person is not kept.'),
})
export type SavedView = z.infer<typeof savedViewSchema>

const viewRow = z.object({ name: z.string(), query: z.string() })

/** In the order in which they were put. */
export async function readSavedViews(database: DatabasePool, userId: string): Promise<readonly SavedView[]> {
  return database.any(
    sql.type(viewRow)`select name, query from app.claim_desk_views where user_id = ${userId} order by position`,
  )
}

/** Keeps these views in place of the earlier ones. */
export async function replaceSavedViews(
  database: DatabasePool,
  userId: string,
  views: readonly SavedView[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    // Two tabs that save at the same moment: the later one waits, and its views stay.
    await transaction.query(
      sql.unsafe`select pg_advisory_xact_lock(hashtextextended(${`claim-desk-views ${userId}`}, 0))`,
    )
    await transaction.query(sql.unsafe`delete from app.claim_desk_views where user_id = ${userId}`)
    if (views.length === 0) return
    const rows = views.map(({ name, query }, position) => [userId, position, name, query])
    await transaction.query(sql.unsafe`
      insert into app.claim_desk_views (user_id, position, name, query)
      select * from ${sql.unnest(rows, ['text', 'int4', 'text', 'text'])}`)
  })
}
