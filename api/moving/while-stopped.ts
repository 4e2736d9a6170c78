/** Work for which the product must not run on the database, and that it waits for where it is started meanwhile. */
import { sql, type DatabasePool } from 'slonik'
import { z } from 'zod'
import { StartRefused } from '../database/start-refused.ts'

const MOVING = 'member-care moving events'

/** The product runs on this database, or is being moved by another process. The message says what to do. */
class ProductRuns extends Error {
  override readonly name = 'ProductRuns'
}

const heldRow = z.object({ held: z.boolean() })

/**
 * Holds what a running product holds, on a connection of its own, until the work has ended.
 * @param leads the locks under which followers of the log are led (projections/runner)
 * @throws ProductRuns
 */
export async function whileStopped<Result>(
  pool: DatabasePool,
  leads: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  return pool.connect(async (connection) => {
    const locked: string[] = []
    const lock = async (name: string) => {
      const { held } = await connection.one(
        sql.type(heldRow)`select pg_try_advisory_lock(hashtextextended(${name}, 0)) as held`,
      )
      if (held) locked.push(name)
      return held
    }
    try {
      if (!(await lock(MOVING)))
        throw new ProductRuns('The events of this database are being moved by another process: wait for that.')
      for (const lead of leads)
        if (!(await lock(lead)))
          throw new ProductRuns(
            'Member Care runs on this database: stop every process of it, and run this again. Nothing has been switched.',
          )
      return await work()
    } finally {
      for (const name of locked)
        await connection.query(sql.unsafe`select pg_advisory_unlock(hashtextextended(${name}, 0))`)
    }
  })
}

/** @throws StartRefused while the events of this database are being moved */
export async function requireNotMoving(pool: DatabasePool): Promise<void> {
  const { held } = await pool.one(
    sql.type(heldRow)`select pg_try_advisory_xact_lock_shared(hashtextextended(${MOVING}, 0)) as held`,
  )
  if (!held)
    throw new StartRefused(
      'The events of this installation are being moved to another store (`npm run move-events`): start when that has ended.',
    )
}
