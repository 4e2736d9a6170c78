/** Checkpoints that stand after the end of the log: it was cut back, or is another one. Whoever follows it would wait for events that it has told of already. */
import type { Position, StoredLog } from '@member-care/event-store/port.ts'
import { sql, type DatabasePool } from 'slonik'
import { statement } from '../tables/statement.ts'
import { lockRegistry, readCheckpoints } from './registry.ts'

/** @returns the names of those whose checkpoint stands after the end of the log */
export async function findCheckpointsAhead(pool: DatabasePool, log: Pick<StoredLog, 'head' | 'end'>): Promise<{ readonly names: readonly string[]; readonly head: Position | undefined }> {
  // The log first grows, then they move: so they are read first.
  const checkpoints = await readCheckpoints(pool)
  const end = await log.end()
  const names = checkpoints.filter(({ position, status }) => status !== 'retired' && isAhead(position, end)).map(({ name }) => name)
  return { names: [...new Set(names)], head: await log.head() }
}

/** @param end of the log */
export function isAhead(position: Position | null, end: Position | undefined): boolean {
  // Before the first event there is a position too, of zeros.
  if (position === null || !/[^0]/.test(position)) return false
  // Positions of another store have another width, and say nothing about this one.
  return end === undefined || position.length !== end.length || position > end
}

/** Lets reactors that stand after the end of the log go on from there. What they did for events that are lost stays done. @returns their names */
export async function cutReactorsBack(pool: DatabasePool, log: Pick<StoredLog, 'head' | 'end'>): Promise<readonly string[]> {
  return pool.transaction(async (transaction) => {
    await lockRegistry(transaction)
    const checkpoints = await readCheckpoints(transaction)
    const [head, end] = [await log.head(), await log.end()]
    const ahead = checkpoints.filter(({ kind, position }) => kind === 'reactor' && isAhead(position, end)).map(({ name }) => name)
    await transaction.query(statement`
      update projections.checkpoints set position = ${head ?? null}, updated_at = clock_timestamp() where kind = 'reactor' and name = any(${sql.array([...ahead], 'text')})`)
    return ahead
  })
}
