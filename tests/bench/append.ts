/** Appends per second, durable and in order, beside bare INSERTs of one row on the same server with as many connections, which keep no order. */
import { randomUUID } from 'node:crypto'
import { Client, type QueryConfig } from 'pg'
import { createPool, sql } from 'slonik'
import type { EventStore, EventToAppend, Expected, StreamId } from '@member-care/event-store/port.ts'
import { createPostgresEventStore } from '@member-care/event-store/postgres/postgres-event-store.ts'
import { installEventStoreSchema } from '@member-care/event-store/postgres/schema.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'

/** Ours and the bare inserts take turns, so that a slow moment of the machine meets both; each figure is the median of its rounds. */
export const ROUND_MS = 1_000
const EVENT_BYTES = 400
/** A writer's stream is about as long as a claim's. */
export const EVENTS_PER_STREAM = 20
const CASES = [
  { writers: 1, rounds: 5, least: 0.8 },
  { writers: 16, rounds: 5, least: 1.5 },
  { writers: 64, rounds: 5, least: 2.5 },
] as const

/** One append or one insert. */
export type Write = () => Promise<unknown>

export async function benchAppend({ databaseUrl, scale }: BenchOptions): Promise<BenchRow[]> {
  const roundMs = scaled(ROUND_MS, scale)
  await createTables(databaseUrl)
  const store = createPostgresEventStore({ connectionString: databaseUrl })
  const clients = await Promise.all(
    Array.from({ length: Math.max(...CASES.map(({ writers }) => writers)) }, () => connect(databaseUrl)),
  )
  try {
    // Once around unmeasured: connections, plans and code are warm then.
    await rate(
      Array.from({ length: 16 }, () => appender(store)),
      roundMs / 4,
    )
    await rate(clients.map(inserter), roundMs / 4)
    const rows: BenchRow[] = []
    for (const { writers, rounds, least } of CASES) {
      const rates: { ours: number; bare: number }[] = []
      for (let round = 0; round < scaled(rounds, scale); round++) {
        const bare = await rate(clients.slice(0, writers).map(inserter), roundMs)
        const ours = await rate(
          Array.from({ length: writers }, () => appender(store)),
          roundMs,
        )
        rates.push({ ours, bare })
      }
      const ratio = median(rates.map(({ ours, bare }) => ours / bare))
      rows.push({
        name: `Append, ${writers} ${writers === 1 ? 'writer' : 'writers'}`,
        ours: median(rates.map(({ ours }) => ours)),
        limit: median(rates.map(({ bare }) => bare)),
        unit: 'events/s',
        ratio: `${ratio.toFixed(2)}×`,
        aim: `at least ${least}×`,
        reached: ratio >= least,
      })
    }
    return rows
  } finally {
    await store.close()
    await Promise.all(clients.map((client) => client.end()))
  }
}

/** The store's table, and one like it for the bare inserts. */
async function createTables(databaseUrl: string): Promise<void> {
  const owner = await createPool(databaseUrl)
  await installEventStoreSchema(owner)
  await owner.query(sql.unsafe`create table bare_events (like es.events including all)`)
  await owner.query(sql.unsafe`create sequence bare_position owned by bare_events.position`)
  await owner.query(sql.unsafe`alter table bare_events alter column position set default nextval('bare_position')`)
  await owner.end()
}

/** Writes one after the other in each writer, all writers at once; gives writes per second. */
export async function rate(writers: readonly Write[], milliseconds: number): Promise<number> {
  let written = 0
  const began = performance.now()
  await Promise.all(
    writers.map(async (write) => {
      while (performance.now() - began < milliseconds) {
        await write()
        written += 1
      }
    }),
  )
  return written / ((performance.now() - began) / 1000)
}

export function appender(store: EventStore): Write {
  let stream = newStream()
  let length = 0
  return async () => {
    const expected: Expected = length === 0 ? { kind: 'no-stream' } : { kind: 'revision', revision: length - 1 }
    await store.append(stream, [newEvent()], { expected })
    length += 1
    if (length === EVENTS_PER_STREAM) {
      stream = newStream()
      length = 0
    }
  }
}

function inserter(client: Client): Write {
  let stream = newStream()
  let length = 0
  return async () => {
    const { id, type, data, metadata } = newEvent()
    const insert: QueryConfig = {
      name: 'insert',
      text: 'insert into bare_events (stream, revision, id, type, data, metadata) values ($1, $2, $3, $4, $5, $6)',
      values: [stream, length, id, type, JSON.stringify(data), JSON.stringify(metadata)],
    }
    await client.query(insert)
    length += 1
    if (length === EVENTS_PER_STREAM) {
      stream = newStream()
      length = 0
    }
  }
}

const METADATA = { commandId: randomUUID(), correlationId: randomUUID(), actor: { kind: 'member', id: randomUUID() } }

export function newEvent(): EventToAppend {
  const data = { claim: randomUUID(), note: '' }
  return {
    id: randomUUID(),
    type: 'ClaimFiled',
    data: { ...data, note: 'x'.repeat(EVENT_BYTES - JSON.stringify(data).length) },
    metadata: METADATA,
  }
}

export function newStream(): StreamId {
  return `claim-${randomUUID()}`
}

async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  return client
}

export function median(values: readonly number[]): number {
  return [...values].sort((one, two) => one - two)[Math.floor(values.length / 2)] ?? Number.NaN
}
