/** How often something may be tried within a time, in all processes together: rows of `app.identifications`, swept by the housekeeping. */
import { randomUUID } from 'node:crypto'
import { sql, type DatabasePool } from 'slonik'
import { z } from 'zod'

export interface TryLimit {
  readonly most: number
  /** At most a day: older tries are swept (housekeeping.ts). */
  readonly withinMs: number
}

/**
 * Counts a try before it is made.
 * @param subject what it is counted for, such as a number by its blind index; nothing that names a person
 * @returns false when there were too many tries lately, no matter who made them and in which process. Of many tries at once no
 *   more pass than of tries one after the other.
 */
export async function mayTry(
  database: DatabasePool,
  subject: string,
  { most, withinMs }: TryLimit,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - withinMs).toISOString()
  return database.transaction(async (transaction) => {
    await transaction.query(
      sql.unsafe`select pg_advisory_xact_lock(hashtextextended(${`identification ${subject}`}, 0))`,
    )
    const before = await transaction.oneFirst(sql.type(z.object({ count: z.number() }))`
      select count(*)::int as count from app.identifications where nric_index = ${subject} and tried_at > ${since}`)
    if (before >= most) return false
    await transaction.query(sql.unsafe`
      insert into app.identifications (identification_id, nric_index, tried_at) values (${randomUUID()}, ${subject}, ${now.toISOString()})`)
    return true
  })
}
