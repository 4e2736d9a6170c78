/**
 * What proving the log costs: anchoring and verifying 50,000 events, the memory that it takes, and the search among a million
 * events. The limit of the first two is reading and hashing the same events and nothing else.
 */
import { EveryClientScope } from '@member-care/projections/scope-making.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { anchorWhatIsNew } from '@member-care/event-store/anchors/keep-anchors.ts'
import { createAnchorTable, installAnchorsSchema } from '@member-care/event-store/anchors/anchor-table.ts'
import { createEventSeals, type EventSeals } from '@member-care/event-store/anchors/event-seals.ts'
import { createLogSigner } from '@member-care/event-store/anchors/log-signer.ts'
import { verifyLog } from '@member-care/event-store/anchors/verify-log.ts'
import { chainEvents, eventHash, NO_STREAM } from '@member-care/event-store/codec/hash-chain.ts'
import { createRootSecret } from '@member-care/event-store/codec/root-secret.ts'
import type { EventStore, Position } from '@member-care/event-store/port.ts'
import { createPostgresEventStore } from '@member-care/event-store/postgres/postgres-event-store.ts'
import { installEventStoreSchema } from '@member-care/event-store/postgres/schema.ts'
import { eventIndexProjection } from '@member-care/projections/event-index/event-index-projection.ts'
import { searchEvents, type EventSearch } from '@member-care/projections/event-index/event-search.ts'
import { schemaOf } from '@member-care/projections/runner/projection.ts'
import { installRegistry } from '@member-care/projections/runner/registry.ts'
import { indexVersion, registerVersion } from '@member-care/projections/runner/versions.ts'
import { tableIn } from '@member-care/projections/tables/read-model-table.ts'
import { createPool, sql, type DatabasePool } from 'slonik'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'

const EVENTS = 50_000
const EVENTS_PER_STREAM = 5
const INDEXED = 1_000_000
/** Of what reading and hashing alone does: anchoring hashes each event twice and writes, verifying besides makes every seal and link again. */
const LEAST = { anchoring: 0.4, verifying: 0.25 }
const MOST_MEMORY_MB = 256
const MOST_SEARCH_MS = 150
const SEARCHES = 40

export async function benchAudit({ databaseUrl, scale }: BenchOptions): Promise<BenchRow[]> {
  const pool = await createPool(databaseUrl)
  const store = createPostgresEventStore({ connectionString: databaseUrl })
  try {
    await installEventStoreSchema(pool)
    await installAnchorsSchema(pool)
    return [...(await benchIntegrity(pool, store, scaled(EVENTS, scale))), ...(await benchSearch(pool, scale))]
  } finally {
    await store.close()
    await pool.end()
  }
}

async function benchIntegrity(pool: DatabasePool, store: EventStore, count: number): Promise<BenchRow[]> {
  const rootSecret = createRootSecret(randomBytes(32))
  const seals = createEventSeals(rootSecret)
  const parts = { store, seals, signer: createLogSigner(rootSecret), table: createAnchorTable(pool) }
  await fillLog(store, seals, count)
  const hashing = await perSecond(count, () => readAndHash(store))
  const anchoring = await perSecond(count, () => anchorWhatIsNew(parts))
  const before = process.memoryUsage.rss()
  let most = before
  const verifying = await perSecond(count, async () => {
    const { intact, anchored } = await verifyLog(parts, {
      onProgress: () => void (most = Math.max(most, process.memoryUsage.rss())),
    })
    if (!intact || anchored !== count) throw new Error('The log is not what was written.')
  })
  const memory = (most - before) / 2 ** 20
  const rate = (name: string, ours: number, least: number): BenchRow => ({
    name,
    ours,
    limit: hashing,
    unit: 'events/s',
    ratio: `${(ours / hashing).toFixed(2)}×`,
    aim: `at least ${least}×`,
    reached: ours / hashing >= least,
  })
  return [
    rate('Anchoring, beside reading and hashing', anchoring, LEAST.anchoring),
    rate('Verifying seals, anchors and chain', verifying, LEAST.verifying),
    {
      name: `Memory that verifying ${shownCount(count)} events adds`,
      ours: memory,
      limit: MOST_MEMORY_MB,
      unit: 'MiB',
      ratio: '',
      aim: `at most ${MOST_MEMORY_MB}`,
      reached: memory <= MOST_MEMORY_MB,
    },
  ]
}

async function fillLog(store: EventStore, { seal }: EventSeals, count: number): Promise<void> {
  const append = async () => {
    const stream = `claim-${randomUUID()}` as const
    const events = Array.from({ length: EVENTS_PER_STREAM }, (_, index) => ({
      id: randomUUID(),
      type: 'ClaimUpdated',
      data: { claimId: stream, index, text: 'x'.repeat(300) },
      metadata: { commandId: randomUUID(), correlationId: randomUUID(), actor: { kind: 'member', id: randomUUID() } },
    }))
    await store.append(stream, chainEvents(stream, NO_STREAM, events, seal).events, { expected: { kind: 'no-stream' } })
  }
  for (let done = 0; done < count / EVENTS_PER_STREAM; done += 100)
    await Promise.all(Array.from({ length: 100 }, append))
}

async function readAndHash(store: EventStore): Promise<void> {
  let after: Position | undefined
  for (;;) {
    const page = await store.readAll({ after, limit: 250 })
    page.events.forEach(eventHash)
    if (page.atEnd) return
    after = page.scannedTo
  }
}

async function perSecond(count: number, work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return count / ((performance.now() - startedAt) / 1_000)
}

async function benchSearch(pool: DatabasePool, scale: number): Promise<BenchRow[]> {
  await installRegistry(pool)
  await registerVersion(pool, eventIndexProjection)
  await fillIndex(pool, scaled(INDEXED, scale))
  await indexVersion(pool, eventIndexProjection)
  await pool.query(sql.unsafe`analyze`)
  const searches: readonly (readonly [string, EventSearch])[] = [
    ['newest of all', { limit: 50 }],
    ['by person', { personId: 'person-77', limit: 50 }],
    ['by person and rare type', { personId: 'person-77', types: ['RolesChanged'], limit: 50 }],
    ['by actor with half of all', { actorId: 'actor-0', types: ['RolesChanged'], limit: 50 }],
    [
      'by two types in a month',
      {
        types: ['SignedIn', 'RolesChanged'],
        from: new Date('2026-03-01T00:00:00Z'),
        to: new Date('2026-04-01T00:00:00Z'),
        limit: 50,
      },
    ],
  ]
  const rows: BenchRow[] = []
  for (const [name, search] of searches) {
    const p95 = await p95Of(scaled(SEARCHES, scale), () =>
      searchEvents(pool, { kind: 'everything', within: new EveryClientScope() }, search),
    )
    rows.push({
      name: `Searching a million events, ${name}, p95`,
      ours: p95,
      limit: MOST_SEARCH_MS,
      unit: 'ms',
      ratio: '',
      aim: `at most ${MOST_SEARCH_MS}`,
      reached: p95 <= MOST_SEARCH_MS,
    })
  }
  return rows
}

/** A million events, a second apart: half of them by one actor, each about one of 10,000 people, every thousandth of a rare type. */
async function fillIndex(pool: DatabasePool, count: number): Promise<void> {
  const table = (name: string) => tableIn(schemaOf(eventIndexProjection), { name })
  await pool.query(sql.unsafe`
    insert into ${table('event_index')}
    select lpad(n::text, 19, '0'), gen_random_uuid(), 'user-person-' || n % 10000, n / 10000, case when n % 1000 = 0 then 'RolesChanged' when n % 3 = 0 then 'SignedIn' else 'UserDetailsChanged' end,
      'system-administrator', 'actor-' || case when n % 2 = 0 then 0 else n % 500 end, null, 'c', null, timestamptz '2026-01-01' + n * interval '30 seconds'
    from generate_series(1, ${count}) n`)
  await pool.query(sql.unsafe`
    insert into ${table('event_subjects')}
    select 'person-' || n % 10000, lpad(n::text, 19, '0'), timestamptz '2026-01-01' + n * interval '30 seconds' from generate_series(1, ${count}) n`)
  await pool.query(
    sql.unsafe`insert into ${table('stream_subjects')} select 'user-person-' || n, 'person-' || n, '0' from generate_series(0, 9999) n`,
  )
}

async function p95Of(searches: number, search: () => Promise<readonly unknown[]>): Promise<number> {
  const times: number[] = []
  while (times.length < searches) {
    const startedAt = performance.now()
    await search()
    times.push(performance.now() - startedAt)
  }
  return times.toSorted((one, other) => one - other)[Math.floor(searches * 0.95)] ?? Infinity
}
