/** Work that must see what the one before it has done, in whichever process that was. */
import { sql, type DatabasePool } from 'slonik'

/** Of this process only one waits in the database at a time, so that waiting takes up one connection and no more. */
const lastOf = new Map<string, Promise<unknown>>()

/**
 * Does the work when no other process and nobody else here does work of the same name.
 * @param name the same in every process
 */
export async function oneAtATime<Result>(
  database: DatabasePool,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const earlier = lastOf.get(name) ?? Promise.resolve()
  const mine = earlier.then(() =>
    // The lock belongs to the connection: should this process die, it is free.
    database.connect(async (connection) => {
      const lock = sql.fragment`hashtextextended(${`one-at-a-time ${name}`}, 0)`
      await connection.query(sql.unsafe`select pg_advisory_lock(${lock})`)
      try {
        return await work()
      } finally {
        await connection.query(sql.unsafe`select pg_advisory_unlock(${lock})`)
      }
    }),
  )
  const settled = mine.then(
    () => {},
    () => {},
  )
  lastOf.set(name, settled)
  // There are as many names as people: one that nobody waits for any more goes.
  void settled.then(() => lastOf.get(name) === settled && lastOf.delete(name))
  return mine
}
