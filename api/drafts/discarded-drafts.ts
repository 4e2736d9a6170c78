/**
 * Which drafts somebody has discarded (`app.discarded_drafts`), known for as long as a draft rests: a saving that was on its way meanwhile, or comes
 * from a device that was out of reach, does not bring one back.
 */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'

/** By whom, and which. */
interface Discarded {
  readonly ownerId: string
  readonly draftId: string
}

const idRow = z.object({ draft_id: z.string() })

export async function noteDiscarded(
  transaction: CommonQueryMethods,
  { ownerId, draftId }: Discarded,
  now: Date,
): Promise<void> {
  await transaction.query(sql.unsafe`
    insert into app.discarded_drafts (owner_id, draft_id, discarded_at)
    values (${ownerId}, ${draftId}, ${now.toISOString()}::timestamptz)
    on conflict do nothing`)
}

export async function isDiscarded(transaction: CommonQueryMethods, { ownerId, draftId }: Discarded): Promise<boolean> {
  const found = await transaction.maybeOneFirst(sql.type(idRow)`
    select draft_id from app.discarded_drafts where owner_id = ${ownerId} and draft_id = ${draftId}`)
  return found !== null
}

/** What was discarded before a time is not known any more. */
export async function forgetDiscardedBefore(database: CommonQueryMethods, before: Date): Promise<void> {
  await database.query(
    sql.unsafe`delete from app.discarded_drafts where discarded_at < ${before.toISOString()}::timestamptz`,
  )
}

export async function forgetDiscardedBy(database: CommonQueryMethods, ownerId: string): Promise<void> {
  await database.query(sql.unsafe`delete from app.discarded_drafts where owner_id = ${ownerId}`)
}
