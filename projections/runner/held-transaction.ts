/** A transaction that is held open while others work on other connections, which slonik's own transactions forbid. */
import { sql, type DatabasePool, type DatabasePoolConnection } from 'slonik'
import { statement } from '../tables/statement.ts'

const isolations = {
  'read committed': sql.fragment`read committed`,
  /** Sees the database as it was at its first statement, and what it writes itself. */
  'repeatable read': sql.fragment`repeatable read`,
}

/** Commits when the routine ends, rolls back when it throws. */
export function holdTransaction<Result>(
  pool: DatabasePool,
  isolation: keyof typeof isolations,
  routine: (connection: DatabasePoolConnection) => Promise<Result>,
): Promise<Result> {
  return pool.connect(async (connection) => {
    await connection.query(statement`start transaction isolation level ${isolations[isolation]}`)
    try {
      const result = await routine(connection)
      await connection.query(statement`commit`)
      return result
    } catch (error) {
      await connection.query(statement`rollback`).catch(() => {})
      throw error
    }
  })
}
