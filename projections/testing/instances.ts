/** Instances of a projection that a test fills by itself, and all their rows. */
import { randomUUID } from 'node:crypto'
import { createBlindIndex } from '@member-care/event-store/codec/blind-index.ts'
import { createRootSecret } from '@member-care/event-store/codec/root-secret.ts'
import { createSampleKeys } from '@member-care/event-store/codec/samples/sample-keys.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { sql, type DatabasePool } from 'slonik'
import { z } from 'zod'
import type { Projection } from '../runner/projection.ts'
import { createIndexes, createInstance } from '../runner/versions.ts'
import { tableIn } from '../tables/read-model-table.ts'

/** With which rows are sealed that a test makes without a log. */
export const testKeys = {
  ...createSampleKeys(),
  blindIndex: createBlindIndex(createRootSecret(Buffer.alloc(32, 1))),
}

/** Rows by table, as JSON, in the order of their keys. */
export type Rows = Readonly<Record<string, readonly Record<string, unknown>[]>>

/** Makes an instance and applies batches of events to it, each in a transaction of its own. @returns the name of its schema */
export async function makeInstance(
  pool: DatabasePool,
  projection: Projection,
  batches: readonly (readonly Recorded[])[],
): Promise<string> {
  const schema = `${projection.name}_${randomUUID().replaceAll('-', '')}`
  await pool.transaction(async (transaction) => {
    await createInstance(transaction, projection, schema)
    await createIndexes(transaction, projection, schema)
  })
  for (const batch of batches) await applyTo(pool, projection, schema, batch)
  return schema
}

/** Applies those events that the projection handles, as the runner does. */
export async function applyTo(
  pool: DatabasePool,
  projection: Projection,
  schema: string,
  events: readonly Recorded[],
): Promise<void> {
  const handled = events.filter((event) => projection.handles.includes(event.type))
  await pool.transaction((transaction) => projection.apply(handled, { schema, transaction, keys: testKeys }))
}

export async function rowsOf(pool: DatabasePool, projection: Projection, schema: string): Promise<Rows> {
  const tables = projection.tables.map(async (table) => {
    const key = sql.join(
      table.key.map((column) => sql.identifier([column])),
      sql.fragment`, `,
    )
    const row = z.object({ row: z.record(z.string(), z.unknown()) })
    return [
      table.name,
      await pool.anyFirst(sql.type(row)`select to_jsonb(t) as row from ${tableIn(schema, table)} t order by ${key}`),
    ] as const
  })
  return Object.fromEntries(await Promise.all(tables))
}
