/** The versions of a read model: each in a schema of its own, the active one published as views in schema `read`. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import { tableIn } from '../tables/read-model-table.ts'
import { statement } from '../tables/statement.ts'
import { schemaOf, type Projection } from './projection.ts'
import {
  addCheckpoint,
  lockRegistry,
  readCheckpoint,
  readCheckpoints,
  removeCheckpoint,
  type Checkpoint,
} from './registry.ts'

/** Makes an instance's tables, empty and without indexes. They replace everything that the schema held. */
export async function createInstance(
  transaction: CommonQueryMethods,
  projection: Projection,
  schema: string,
): Promise<void> {
  await dropInstance(transaction, schema)
  await transaction.query(statement`create schema ${sql.identifier([schema])}`)
  for (const table of projection.tables) await transaction.query(table.create(tableIn(schema, table)))
}

/** Ends an instance with its tables, and with the views on them if it is published. */
export async function dropInstance(transaction: CommonQueryMethods, schema: string): Promise<void> {
  await transaction.query(statement`drop schema if exists ${sql.identifier([schema])} cascade`)
}

/** Makes the indexes of a filled instance, and tells the planner what it holds. */
export async function createIndexes(
  transaction: CommonQueryMethods,
  projection: Projection,
  schema: string,
): Promise<void> {
  await transaction.query(statement`set local statement_timeout = 0`)
  for (const table of projection.tables) {
    for (const index of table.indexes(tableIn(schema, table))) await transaction.query(index)
    await transaction.query(statement`analyze ${tableIn(schema, table)}`)
  }
}

/** Lets the views in schema `read` show an instance. */
export async function publishInstance(
  transaction: CommonQueryMethods,
  projection: Projection,
  schema: string,
): Promise<void> {
  for (const table of projection.tables) {
    const view = sql.identifier(['read', table.name])
    // Not `create or replace`: a new version may have other columns.
    await transaction.query(statement`drop view if exists ${view}`)
    await transaction.query(statement`create view ${view} as select * from ${tableIn(schema, table)}`)
  }
}

/**
 * Makes sure that this version of a read model is registered and has tables, unless a newer one is active already. The
 * very first version is published at once, so that queries find their tables. A later one is published when it has
 * caught up.
 * @returns whether this version is to be kept up to date
 */
export async function registerVersion(pool: CommonQueryMethods, projection: Projection): Promise<boolean> {
  return pool.transaction(async (transaction) => {
    await lockRegistry(transaction)
    const registered = await readCheckpoint(transaction, projection)
    if (registered?.status === 'retired') return false
    if (registered && (await schemaExists(transaction, schemaOf(projection)))) return true
    // Somebody threw its tables away, so it is made again from the beginning.
    if (registered) await removeCheckpoint(transaction, projection)
    const active = (await readCheckpoints(transaction)).find((other) => other.name === projection.name && other.active)
    if (active && active.version > projection.version) return false
    await createInstance(transaction, projection, schemaOf(projection))
    await addCheckpoint(transaction, projection, {
      kind: 'projection',
      position: null,
      status: 'building',
      active: !active,
    })
    if (!active) await publishInstance(transaction, projection, schemaOf(projection))
    return true
  })
}

/** Makes the indexes of a version that has caught up for the first time. Queries can use them from then on. */
export async function indexVersion(pool: CommonQueryMethods, projection: Projection): Promise<void> {
  await pool.transaction(async (transaction) => {
    await createIndexes(transaction, projection, schemaOf(projection))
    await transaction.query(
      statement`update projections.checkpoints set indexed = true where name = ${projection.name} and version = ${projection.version}`,
    )
  })
}

/**
 * Switches queries to a version that has caught up, in the caller's transaction. The version before is kept as a way
 * back, and is no longer updated. Versions before that are dropped. A version that holds in the clear what this one
 * seals is dropped too.
 * @param before the version that was active, its checkpoint locked; undefined when it is this one
 */
export async function activateVersion(
  transaction: CommonQueryMethods,
  projection: Projection,
  before: Checkpoint | undefined,
): Promise<void> {
  const { name, version } = projection
  await lockRegistry(transaction)
  if (before) {
    await dropRetiredVersions(transaction, name)
    await dropViewsOn(transaction, schemaOf(before))
    await transaction.query(statement`
      update projections.checkpoints set status = 'retired', active = false, updated_at = clock_timestamp() where name = ${name} and version = ${before.version}`)
    await publishInstance(transaction, projection, schemaOf(projection))
    if (await isLessSealed(transaction, projection, schemaOf(before))) await dropRetiredVersions(transaction, name)
  }
  await transaction.query(statement`
    update projections.checkpoints set status = 'live', active = true, updated_at = clock_timestamp()
    where name = ${name} and version = ${version} and status = 'building'`)
}

/**
 * Gives up the ways back to earlier versions, of all read models. Nobody updates these versions any more. So they would
 * go on showing the data of somebody who was forgotten since.
 */
export async function dropWaysBack(pool: CommonQueryMethods): Promise<void> {
  await pool.transaction(async (transaction) => {
    await lockRegistry(transaction)
    await dropRetiredVersions(transaction)
  })
}

/**
 * Removes every version that queries do not read, in the caller's transaction. The product builds anew the versions
 * that it keeps.
 */
export async function dropOtherVersions(transaction: CommonQueryMethods): Promise<void> {
  for (const checkpoint of await readCheckpoints(transaction)) {
    if (checkpoint.kind !== 'projection' || checkpoint.active) continue
    await dropInstance(transaction, schemaOf(checkpoint))
    await removeCheckpoint(transaction, checkpoint)
  }
}

/** @param name of one read model; all of them if not given */
async function dropRetiredVersions(transaction: CommonQueryMethods, name?: string): Promise<void> {
  const checkpoints = await readCheckpoints(transaction)
  const retired = checkpoints.filter(
    (checkpoint) => checkpoint.status === 'retired' && (name === undefined || checkpoint.name === name),
  )
  for (const checkpoint of retired) {
    await dropInstance(transaction, schemaOf(checkpoint))
    await removeCheckpoint(transaction, checkpoint)
  }
}

/** Whether an earlier version has a column for a value that this one has sealed. */
async function isLessSealed(
  transaction: CommonQueryMethods,
  projection: Projection,
  earlier: string,
): Promise<boolean> {
  const sealed = projection.tables.flatMap(({ name, sealed: paths = {} }) =>
    Object.keys(paths).map((path) => `${name}.${path}`),
  )
  return transaction.oneFirst(sql.type(z.object({ found: z.boolean() }))`
    select exists (
      select from information_schema.columns where table_schema = ${earlier} and table_name || '.' || column_name = any(${sql.array(sealed, 'text')})
    ) as found`)
}

/** Drops the views of a version, also those of tables that the next one does not have. */
async function dropViewsOn(transaction: CommonQueryMethods, schema: string): Promise<void> {
  const views = await transaction.anyFirst(sql.type(z.object({ view: z.string() }))`
    select distinct view_name::text as view from information_schema.view_table_usage where view_schema = 'read' and table_schema = ${schema}`)
  for (const view of views) await transaction.query(statement`drop view ${sql.identifier(['read', view])}`)
}

async function schemaExists(transaction: CommonQueryMethods, schema: string): Promise<boolean> {
  return transaction.oneFirst(
    sql.type(z.object({ found: z.boolean() }))`select to_regnamespace(${schema}) is not null as found`,
  )
}
