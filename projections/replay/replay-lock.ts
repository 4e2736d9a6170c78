/** One replay at a time on a database: they use the same schemas. */
import { sql, type DatabasePool } from 'slonik'
import { z } from 'zod'
import { statement } from '../tables/statement.ts'

/** Another replay holds the lock of the database. */
export class ReplayUnderWay extends Error {
  override readonly name = 'ReplayUnderWay'
}

/** @throws ReplayUnderWay when another process replays; its lock ends with it, however it ends */
export function replayAlone<Result>(pool: DatabasePool, replay: () => Promise<Result>): Promise<Result> {
  return pool.connect(async (connection) => {
    const mine = await connection.oneFirst(
      sql.type(
        z.object({ mine: z.boolean() }),
      )`select pg_try_advisory_lock(hashtextextended('member-care replay', 0)) as mine`,
    )
    if (!mine) throw new ReplayUnderWay('Another replay is under way on this database.')
    try {
      return await replay()
    } finally {
      await connection.query(statement`select pg_advisory_unlock(hashtextextended('member-care replay', 0))`)
    }
  })
}
