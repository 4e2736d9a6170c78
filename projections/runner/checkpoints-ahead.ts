/**
 * Checkpoints that stand after the end of the log: the log was cut back, or is another one. A follower with such a
 * checkpoint would wait for events about which it has told already.
 */
import type { Position, StoredLog } from '@member-care/event-store/port.ts'
import { sql, type DatabasePool } from 'slonik'
import { statement } from '../tables/statement.ts'
import { lockRegistry, readCheckpoints } from './registry.ts'

/** @returns the names of the followers whose checkpoint stands after the end of the log */
export async function findCheckpointsAhead(
  pool: DatabasePool,
  log: Pick<StoredLog, 'head' | 'end'>,
): Promise<{ readonly names: readonly string[]; readonly head: Position | undefined }> {
  // The log grows first, and then the checkpoints move. So the checkpoints are read first.
  const checkpoints = await readCheckpoints(pool)
  const end = await log.end()
  const names = checkpoints
    .filter(({ position, status }) => status !== 'retired' && isAhead(position, end))
    .map(({ name }) => name)
  return { names: [...new Set(names)], head: await log.head() }
}

/** @param end of the log */
function isAhead(position: Position | null, end: Position | undefined): boolean {
  // A checkpoint from before the first event has a position too, which is all zeros.
  if (position === null || !/[^0]/.test(position)) return false
  // Positions of another store have another width, and say nothing about this store.
  return end === undefined || position.length !== end.length || position > end
}

/**
 * Lets reactors that stand after the end of the log go on from that end. What they did for lost events stays done.
 * @returns their names
 */
export async function cutReactorsBack(
  pool: DatabasePool,
  log: Pick<StoredLog, 'head' | 'end'>,
): Promise<readonly string[]> {
  return pool.transaction(async (transaction) => {
    await lockRegistry(transaction)
    const checkpoints = await readCheckpoints(transaction)
    const [head, end] = [await log.head(), await log.end()]
    const ahead = checkpoints
      .filter(({ kind, position }) => kind === 'reactor' && isAhead(position, end))
      .map(({ name }) => name)
    await transaction.query(statement`
      update projections.checkpoints set position = ${head ?? null}, updated_at = clock_timestamp() where kind = 'reactor' and name = any(${sql.array([...ahead], 'text')})`)
    return ahead
  })
}
