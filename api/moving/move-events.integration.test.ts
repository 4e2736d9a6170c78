/** Moving an installation's events to another store and back: on a real Postgres, over the real wire to the double of EventStoreDB, with all kinds of events. */
import { randomUUID } from 'node:crypto'
import { copyFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { status } from '@grpc/grpc-js'
import { createAnchorFile } from '@member-care/event-store/anchors/anchor-file.ts'
import { anchorWhatIsNew } from '@member-care/event-store/anchors/keep-anchors.ts'
import { verifyLog } from '@member-care/event-store/anchors/verify-log.ts'
import { forgetPerson } from '@member-care/event-store/codec/forget-person.ts'
import type { StoredEvent } from '@member-care/event-store/port.ts'
import { storedPages } from '@member-care/event-store/stored-pages.ts'
import { verifyJobs } from '@member-care/projections/reactors/verify-jobs.ts'
import { verifyReadModel } from '@member-care/projections/replay/verify-read-model.ts'
import { randomHistory } from '@member-care/projections/testing/random-events.ts'
import { streamOf } from '@member-care/projections/testing/recorded-events.ts'
import {
  startEventStoreDbDouble,
  type EventStoreDbDouble,
} from '@member-care/tests/support/eventstoredb-double/eventstoredb-double.ts'
import { settingsUnderTest } from '@member-care/tests/support/settings-under-test.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import fc from 'fast-check'
import { sql } from 'slonik'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { assemble, type Product } from '../assemble.ts'
import { createDatabasePool } from '../database/pool.ts'
import { createLogger } from '../http/logging.ts'
import { openEventLog } from '../event-log/open-event-log.ts'
import { projections } from '@member-care/projections/projections.ts'
import { reactorsFor } from '../event-log/read-models.ts'
import { moveEvents, type Moved } from './move-events.ts'

type Place = 'postgres' | 'eventstoredb'

let database: TestDatabase
let folder: string
let double: EventStoreDbDouble

beforeEach(async () => {
  const template = inject('productTemplate')
  database = await createTestDatabase({ template: template.database })
  folder = await mkdtemp(join(tmpdir(), 'moving-'))
  await cp(template.dataDirectory, folder, { recursive: true })
  double = await startEventStoreDbDouble()
})
afterEach(async () => {
  double.stop()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const settingsOf = (place: Place) =>
  settingsUnderTest(folder, place === 'eventstoredb' ? { EVENTSTORE_URL: double.connectionString } : {})
const context = () => ({
  actor: { kind: 'system' as const, id: 'test' },
  commandId: randomUUID(),
  correlationId: randomUUID(),
})

async function whileRunning<Result>(place: Place, use: (product: Product) => Promise<Result>): Promise<Result> {
  const settings = settingsOf(place)
  const product = await assemble({ settings, databaseUrl: database.runningUrl, logger: createLogger(settings) })
  try {
    return await use(product)
  } finally {
    await product.close()
  }
}

/** All kinds of events, and somebody who is forgotten; then everything anchored and shown. */
async function recordHistory(product: Product, seed: number): Promise<void> {
  const { eventLog, subjectKeys } = product.parts
  for (const { events } of fc.sample(randomHistory, { numRuns: 2, seed })) {
    for (const { type, data } of events) {
      if (type === 'PersonalDataErased') {
        // A random history may forget somebody of whom nothing has been recorded.
        if ((await eventLog.load(`user-${data.userId}`)).revision >= 0)
          await forgetPerson({ keys: subjectKeys, log: eventLog }, data.userId, data.reason, context())
      } else
        await eventLog.append(
          streamOf({ type, data } as Parameters<typeof streamOf>[0]),
          [{ type, data } as Parameters<typeof streamOf>[0]],
          { expected: { kind: 'any' }, context: context() },
        )
    }
  }
  await anchorWhatIsNew(product.events.integrity)
  const head = await eventLog.head()
  if (head)
    expect(
      await product.runner.waitFor(
        [...projections, ...reactorsFor(product.parts.settings)].map(({ name }) => name),
        head,
        30_000,
      ),
    ).toBe(true)
}

/** What the product tells, wherever its events lie: every row that is shown, but for positions and what is sealed anew, every job, every event, the proof of them all. */
async function tellsOf({ parts, events }: Product) {
  const views = await parts.database.anyFirst(
    sql.type(
      z.object({ name: z.string() }),
    )`select viewname::text as name from pg_views where schemaname = 'read' order by 1`,
  )
  const rows: Record<string, unknown> = {}
  for (const view of views)
    rows[view] = await parts.database.anyFirst(
      sql.type(
        z.object({ row: z.unknown() }),
      )`select (to_jsonb(v) - 'position' - 'since' - 'sealed')::text as row from ${sql.identifier(['read', view])} v order by 1`,
    )
  const jobs = await parts.database.any(
    sql.type(
      z.object({ id: z.string() }).loose(),
    )`select id, kind, payload - 'position' as payload, state, created_at from outbox.jobs order by id`,
  )
  return { rows, jobs, log: await eventsOf(events.store) }
}

async function eventsOf(store: Parameters<typeof storedPages>[0]): Promise<readonly Omit<StoredEvent, 'position'>[]> {
  const events: Omit<StoredEvent, 'position'>[] = []
  for await (const page of storedPages(store, { limit: 100 }))
    for (const { position: _, ...event } of page) events.push(event)
  return events
}

async function prove({ events, parts }: Product): Promise<void> {
  const copy = join(folder, 'as-a-witness-kept-it.ndjson')
  await copyFile(parts.settings.anchors.file, copy)
  const witnesses = [{ kind: 'witness' as const, name: 'The witness', lines: () => createAnchorFile(copy).lines() }]
  expect(await verifyLog({ ...events.integrity, witnesses })).toMatchObject({
    intact: true,
    notAnchored: 0,
    findings: [],
  })
  for (const projection of projections)
    expect(
      await verifyReadModel({ eventLog: events.eventLog, pool: parts.database, keys: parts.rowKeys }, projection),
    ).toMatchObject({ equal: true })
  expect((await verifyJobs(events.eventLog, parts.database, reactorsFor(parts.settings))).findings).toEqual([])
}

/** @param interruptAt the move ends there with an error, as if it had been killed; it is counted by what it says */
async function move(from: Place, to: Place, interruptAt = Infinity): Promise<Moved> {
  const opened = new AsyncDisposableStack()
  try {
    const pool = await createDatabasePool(database.runningUrl, { connections: 6 })
    opened.defer(() => pool.end())
    const ownerPool = await createDatabasePool(database.url, { connections: 2 })
    opened.defer(() => ownerPool.end())
    const open = async (place: Place, isAnyLog: boolean) => {
      const log = await openEventLog({
        settings: settingsOf(place),
        databaseUrl: database.runningUrl,
        database: pool,
        isAnyLog,
      })
      opened.defer(() => log.close())
      return log
    }
    let said = 0
    const say = () => {
      if ((said += 1) > interruptAt) throw new Error('cut short')
    }
    return await moveEvents({
      source: await open(from, false),
      target: await open(to, true),
      settings: settingsOf(to),
      databaseUrl: database.runningUrl,
      pool,
      ownerPool,
      say,
    })
  } finally {
    await opened.disposeAsync()
  }
}

test('events go to an EventStoreDB and back with all that they tell, however often the move is cut short', async () => {
  const before = await whileRunning('postgres', async (product) => {
    await recordHistory(product, 4)
    await prove(product)
    return tellsOf(product)
  })
  expect(before.log.length).toBeGreaterThan(50)

  // Cut short at an append that was, or was not, carried out; then after the copy; then just before the switch.
  for (const written of [true, false]) {
    double.failNextAppend({ code: status.PERMISSION_DENIED, written })
    await expect(move('postgres', 'eventstoredb')).rejects.toThrow('refused the access')
  }
  for (const said of [0, 3, 8]) await expect(move('postgres', 'eventstoredb', said)).rejects.toThrow('cut short')
  // The product may go on where it was in between.
  await whileRunning('postgres', async (product) => expect(await tellsOf(product)).toEqual(before))
  expect(await move('postgres', 'eventstoredb')).toMatchObject({
    events: before.log.length,
    copied: 0,
    verification: { intact: true },
  })

  const there = await whileRunning('eventstoredb', async (product) => {
    expect(await tellsOf(product)).toEqual(before)
    await prove(product)
    await recordHistory(product, 3)
    await prove(product)
    return tellsOf(product)
  })
  expect(there.log.slice(0, before.log.length)).toEqual(before.log)

  for (const said of [0, 8]) await expect(move('eventstoredb', 'postgres', said)).rejects.toThrow('cut short')
  // What lies in Postgres since the first move is the beginning of the log.
  expect(await move('eventstoredb', 'postgres')).toMatchObject({
    events: there.log.length,
    copied: 0,
    verification: { intact: true },
  })
  await whileRunning('postgres', async (product) => {
    expect(await tellsOf(product)).toEqual(there)
    await recordHistory(product, 2)
    await prove(product)
  })
}, 180_000)

test('nothing is moved while the product runs, nor onto other events, and what stays behind takes nothing any more', async () => {
  await whileRunning('postgres', async (product) => {
    await recordHistory(product, 2)
    await expect
      .poll(() => move('postgres', 'eventstoredb').catch((error: Error) => error.message))
      .toContain('Member Care runs on this database: stop every process of it')
  })

  const another = await startEventStoreDbDouble()
  const ours = double
  try {
    double = another
    const strange = await openEventLog({
      settings: settingsOf('eventstoredb'),
      databaseUrl: database.runningUrl,
      database: await createDatabasePool(database.runningUrl),
      isAnyLog: true,
    })
    await strange.store.append('claim-somebody', [{ id: randomUUID(), type: 'ClaimFiled', data: {}, metadata: {} }], {
      expected: { kind: 'no-stream' },
    })
    await strange.close()
    await expect(move('postgres', 'eventstoredb')).rejects.toThrow(
      /^The events cannot be moved there: its event 1 \(claim-somebody revision 0, .*\) is not event 1 of the log/,
    )
  } finally {
    double = ours
    another.stop()
  }

  await move('postgres', 'eventstoredb')
  await expect(whileRunning('postgres', async () => {})).rejects.toThrow(
    'This database follows an event log in an EventStoreDB',
  )
  const stray = await openEventLog({
    settings: settingsOf('postgres'),
    databaseUrl: database.runningUrl,
    database: await createDatabasePool(database.runningUrl),
    isAnyLog: true,
  })
  await expect(
    stray.store.append(`claim-${randomUUID()}`, [{ id: randomUUID(), type: 'ClaimFiled', data: {}, metadata: {} }], {
      expected: { kind: 'no-stream' },
    }),
  ).rejects.toMatchObject({ name: 'AccessDenied' })
  await stray.close()
}, 120_000)
