/** Checkpoints that stand after the end of the log: it was cut back, or is another one. Whoever follows it would wait for events that it has told of already. */
import type { EventLog } from '@member-care/event-store/event-log.ts'
import type { Position } from '@member-care/event-store/port.ts'
import { sql, type DatabasePool } from 'slonik'
import { statement } from '../tables/statement.ts'
import { lockRegistry, readCheckpoints } from './registry.ts'

/** The log ends before what was made from it. The message says what to do. */
export class CheckpointsAhead extends Error {
  override readonly name = 'CheckpointsAhead'
  constructor(names: readonly string[], head: Position | undefined) {
    super(
      `The event log ends ${head === undefined ? 'before its first event' : `at position ${Number(head)}`}, and what was made from it tells of later events (${names.join(', ')}). ` +
        'Events are missing at its end, or this is another log: an older copy, or another address. ' +
        'Put the right log in its place. Only where these events are lost for good: `npm run replay -- --cut-back` makes everything anew from the log as it is, and `npm run verify-log` names what is missing.',
    )
  }
}

/** @returns the names of those whose checkpoint stands after the end of the log */
export async function findCheckpointsAhead(pool: DatabasePool, eventLog: Pick<EventLog, 'head'>): Promise<{ readonly names: readonly string[]; readonly head: Position | undefined }> {
  // The log first grows, then they move: so they are read first.
  const checkpoints = await readCheckpoints(pool)
  const head = await eventLog.head()
  const names = checkpoints.filter(({ position, status }) => status !== 'retired' && isAhead(position, head)).map(({ name }) => name)
  return { names: [...new Set(names)], head }
}

export function isAhead(position: Position | null, head: Position | undefined): boolean {
  // Before the first event there is a position too, of zeros.
  return position !== null && /[^0]/.test(position) && (head === undefined || position > head)
}

/** Lets reactors that stand after the end of the log go on from there. What they did for events that are lost stays done. @returns their names */
export async function cutReactorsBack(pool: DatabasePool, eventLog: Pick<EventLog, 'head'>): Promise<readonly string[]> {
  return pool.transaction(async (transaction) => {
    await lockRegistry(transaction)
    const checkpoints = await readCheckpoints(transaction)
    const head = await eventLog.head()
    const ahead = checkpoints.filter(({ kind, position }) => kind === 'reactor' && isAhead(position, head)).map(({ name }) => name)
    await transaction.query(statement`
      update projections.checkpoints set position = ${head ?? null}, updated_at = clock_timestamp() where kind = 'reactor' and name = any(${sql.array([...ahead], 'text')})`)
    return ahead
  })
}
