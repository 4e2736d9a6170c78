/** Makes a read model anew from the log, beside the live one, and puts it in its place. */
import type { StoredEventLog } from '@member-care/event-store/event-log.ts'
import { sql, type DatabasePool } from 'slonik'
import { holdTransaction } from '../runner/held-transaction.ts'
import { PROGRESS_CHANNEL, progressNotice } from '../runner/progress-board.ts'
import { schemaOf, type Projection } from '../runner/projection.ts'
import { lockCheckpoint, restartAt } from '../runner/registry.ts'
import { createIndexes, createInstance, dropInstance, publishInstance } from '../runner/versions.ts'
import { statement } from '../tables/statement.ts'
import { fillInstance, type Filled } from './fill-instance.ts'
import { rebuildSchemaOf } from './replay-schemas.ts'
import { NothingToVerify } from './verify-read-model.ts'

/**
 * Rebuilds the version that the product keeps. Queries see the old rows until the switch; one that had stopped at an event goes on.
 * @returns how many events were replayed
 * @throws NothingToVerify when it has not been built yet, ReplayStopped; then everything is as before
 */
export async function rebuildReadModel(eventLog: StoredEventLog, pool: DatabasePool, projection: Projection): Promise<Filled> {
  const live = schemaOf(projection)
  const schema = rebuildSchemaOf(projection)
  const write = (events: Parameters<Projection['apply']>[0]) => pool.transaction((transaction) => projection.apply(events, schema, transaction))
  try {
    await pool.transaction((transaction) => createInstance(transaction, projection, schema))
    const filled = await fillInstance(eventLog, projection, { after: null }, write)
    await pool.transaction((transaction) => createIndexes(transaction, projection, schema))
    return await holdTransaction(pool, 'read committed', async (held) => {
      await held.query(statement`set local lock_timeout = '30s'`)
      // The live one stands still from here on, so that nothing is lost between the two.
      const checkpoint = await lockCheckpoint(held, projection)
      if (!checkpoint) throw new NothingToVerify(`${projection.name} has not been built yet.`)
      const rest = checkpoint.position === null ? { ...filled, events: 0 } : await fillInstance(eventLog, projection, { after: filled.position, upTo: checkpoint.position }, write)
      await dropInstance(held, live)
      await held.query(statement`alter schema ${sql.identifier([schema])} rename to ${sql.identifier([live])}`)
      if (checkpoint.active) await publishInstance(held, projection, live)
      await restartAt(held, projection, rest.position)
      const progress = { name: projection.name, position: rest.position, failed: false }
      if (checkpoint.active) await held.query(statement`select pg_notify(${PROGRESS_CHANNEL}, ${progressNotice(progress)})`)
      return { position: rest.position, events: filled.events + rest.events }
    })
  } finally {
    await dropInstance(pool, schema)
  }
}
