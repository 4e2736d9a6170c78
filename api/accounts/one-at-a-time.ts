/** Work that must see what the one before it has done, in whichever process that was. */
import { sql, type DatabasePool } from 'slonik'

/** Of this process only one waits in the database at a time, so that waiting takes up one connection and no more. */
const lastOf = new Map<string, Promise<unknown>>()

/**
 * Does the work when no other process and nobody else here does work of the same name.
 * @param name the same in every process
 */
export async function oneAtATime<Result>(database: DatabasePool, name: string, work: () => Promise<Result>): Promise<Result> {
  const earlier = lastOf.get(name) ?? Promise.resolve()
  const mine = earlier.then(() =>
    database.transaction(async (transaction) => {
      await transaction.query(sql.unsafe`select pg_advisory_xact_lock(hashtextextended(${`one-at-a-time ${name}`}, 0))`)
      return work()
    }),
  )
  lastOf.set(
    name,
    mine.catch(() => undefined),
  )
  return mine
}
