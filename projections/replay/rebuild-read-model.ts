/** Makes a read model anew from the log, beside the live one, and puts it in its place. */
import { sql, type CommonQueryMethods } from 'slonik'
import { holdTransaction } from '../runner/held-transaction.ts'
import { PROGRESS_CHANNEL, progressNotice } from '../runner/progress-board.ts'
import { schemaOf, type Projection } from '../runner/projection.ts'
import { lockCheckpoint, restartAt } from '../runner/registry.ts'
import { createIndexes, createInstance, dropInstance, publishInstance } from '../runner/versions.ts'
import { statement } from '../tables/statement.ts'
import { fillInstance, type Filled } from './fill-instance.ts'
import { rebuildSchemaOf } from './replay-schemas.ts'
import { NothingToVerify, type ReplayParts } from './verify-read-model.ts'

/**
 * Rebuilds the version that the product keeps. Queries see the old rows until the switch. A version that had stopped at
 * an event goes on.
 * @returns how many events were replayed
 * @throws NothingToVerify when it has not been built yet, ReplayStopped; then everything is as before
 */
export async function rebuildReadModel(parts: ReplayParts, projection: Projection): Promise<Filled> {
  try {
    const filled = await buildBeside(parts, projection)
    return await holdTransaction(parts.pool, 'read committed', async (held) => {
      await held.query(statement`set local lock_timeout = '30s'`)
      // From here on the live one does not move, so that nothing is lost between the two.
      const checkpoint = await lockCheckpoint(held, projection)
      if (!checkpoint) throw new NothingToVerify(`${projection.name} has not been built yet.`)
      const rest =
        checkpoint.position === null
          ? { ...filled, events: 0 }
          : await fillInstance(
              parts.eventLog,
              projection,
              { after: filled.position, upTo: checkpoint.position },
              writeInto(parts, projection),
            )
      await putInPlace(held, projection, { position: rest.position, active: checkpoint.active })
      return { position: rest.position, events: filled.events + rest.events }
    })
  } finally {
    await dropInstance(parts.pool, rebuildSchemaOf(projection))
  }
}

/**
 * Builds a read model beside the live one, to be {@link putInPlace}. If it is not put in place, the caller drops it.
 * @throws ReplayStopped
 */
export async function buildBeside(parts: ReplayParts, projection: Projection): Promise<Filled> {
  const { eventLog, pool } = parts
  const schema = rebuildSchemaOf(projection)
  await pool.transaction((transaction) => createInstance(transaction, projection, schema))
  const filled = await fillInstance(eventLog, projection, { after: null }, writeInto(parts, projection))
  await pool.transaction((transaction) => createIndexes(transaction, projection, schema))
  return filled
}

/**
 * Puts what was built beside the live read model in its place, in the caller's transaction.
 * @param at how far it was built, and whether queries read this version
 */
export async function putInPlace(
  held: CommonQueryMethods,
  projection: Projection,
  { position, active }: { readonly position: Filled['position']; readonly active: boolean },
): Promise<void> {
  const live = schemaOf(projection)
  await dropInstance(held, live)
  await held.query(
    statement`alter schema ${sql.identifier([rebuildSchemaOf(projection)])} rename to ${sql.identifier([live])}`,
  )
  if (active) await publishInstance(held, projection, live)
  await restartAt(held, projection, position)
  const progress = { name: projection.name, position, failed: false }
  if (active) await held.query(statement`select pg_notify(${PROGRESS_CHANNEL}, ${progressNotice(progress)})`)
}

function writeInto({ pool, keys }: ReplayParts, projection: Projection) {
  const schema = rebuildSchemaOf(projection)
  return (events: Parameters<Projection['apply']>[0]) =>
    pool.transaction((transaction) => projection.apply(events, { schema, transaction, keys }))
}
