/** Checkpoints go with a log to another store, where the same events stand at other positions: nobody takes an event again, and nobody misses one. */
import type { Position } from '@member-care/event-store/port.ts'
import type { CommonQueryMethods } from 'slonik'
import { statement } from '../tables/statement.ts'
import { lockRegistry, readCheckpoints } from './registry.ts'

/** @param upTo where the copy of what stands up to a position ends; null before its first event */
export async function moveCheckpoints(
  transaction: CommonQueryMethods,
  upTo: (position: Position) => Position | null,
): Promise<void> {
  await lockRegistry(transaction)
  for (const { name, version, position, failed_event: failed } of await readCheckpoints(transaction)) {
    const failedAt = failed && upTo(failed.position as Position)
    await transaction.query(statement`
      update projections.checkpoints
      set position = ${position === null ? null : upTo(position)},
        failed_event = case when failed_event is null then null else failed_event || jsonb_build_object('position', ${failedAt}::text) end
      where name = ${name} and version = ${version}`)
  }
}
