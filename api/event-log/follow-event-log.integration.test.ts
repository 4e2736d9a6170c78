/** A log is refused at the opening when it is not the one that the database follows, or ends before what is known of it. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anchorWhatIsNew } from '@member-care/event-store/anchors/keep-anchors.ts'
import { LogRefused } from '@member-care/event-store/identity/log-refused.ts'
import { appendAsAnotherProgram } from '@member-care/tests/support/eventstoredb-double/another-program.ts'
import {
  startEventStoreDbDouble,
  type EventStoreDbDouble,
} from '@member-care/tests/support/eventstoredb-double/eventstoredb-double.ts'
import { settingsUnderTest } from '@member-care/tests/support/settings-under-test.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import { sql, type DatabasePool } from 'slonik'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { installDatabase } from '../database/install-database.ts'
import { createDatabasePool } from '../database/pool.ts'
import { openEventLog, type OpenedEventLog } from './open-event-log.ts'

let database: TestDatabase
let pool: DatabasePool
let double: EventStoreDbDouble
let folder: string
const ends: (() => Promise<void>)[] = []

beforeEach(async () => {
  database = await createTestDatabase()
  await installDatabase({ ownerUrl: database.url, keepsEvents: true })
  pool = await createDatabasePool(database.url, { connections: 4 })
  double = await startEventStoreDbDouble()
  folder = await mkdtemp(join(tmpdir(), 'follow-event-log-'))
})

afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  double.stop()
  await pool.end()
  await database.drop()
  await rm(folder, { recursive: true })
})

async function open(environment: Readonly<Record<string, string>> = {}, isAnyLog = false): Promise<OpenedEventLog> {
  const events = await openEventLog({
    settings: settingsUnderTest(folder, environment),
    databaseUrl: database.url,
    database: pool,
    isAnyLog,
  })
  ends.push(() => events.close())
  return events
}
const onDouble = ({ connectionString } = double, environment: Readonly<Record<string, string>> = {}) =>
  open({ EVENTSTORE_URL: connectionString, ...environment })
/** As somebody else who writes to the server. */
const openAnyLog = ({ connectionString } = double) => open({ EVENTSTORE_URL: connectionString }, true)
const refusal = (opening: Promise<unknown>) =>
  opening.then(
    () => 'opened',
    (error: unknown) => (error instanceof LogRefused ? { problem: error.problem, message: error.message } : error),
  )
const saying = (problem: string, ...words: readonly string[]) => ({
  problem,
  message: expect.stringMatching(new RegExp(words.join('.*'))) as string,
})
const WAY_BACK = 'npm run accept-shorter-log'

async function append({ eventLog }: OpenedEventLog, count = 1): Promise<void> {
  const context = () => ({
    actor: { kind: 'system', id: 'test' } as const,
    commandId: randomUUID(),
    correlationId: randomUUID(),
  })
  for (let times = 0; times < count; times++) {
    const claimId = randomUUID()
    await eventLog.append(`claim-${claimId}`, [{ type: 'ClaimReviewStarted', data: { claimId } }], {
      expected: { kind: 'no-stream' },
      context: context(),
    })
  }
}

async function otherServer(): Promise<EventStoreDbDouble> {
  const other = await startEventStoreDbDouble()
  ends.push(async () => other.stop())
  return other
}

test('the first append of all makes the database remember the log, and any other is refused', async () => {
  const events = await onDouble()
  await append(events)
  const [first] = (await events.store.readAll({ limit: 1 })).events
  const other = await otherServer()
  expect(await refusal(onDouble(other))).toEqual(
    saying('empty', `begins with event ${first?.id}`, 'EVENTSTORE_URL', WAY_BACK),
  )
  const strange = await openAnyLog(other)
  await append(strange)
  expect(await refusal(onDouble(other))).toEqual(
    saying('another', `the one that this database follows with event ${first?.id}`, WAY_BACK),
  )
  // What belongs to an EventStoreDB is not looked for in the database beside it.
  expect(await refusal(open())).toEqual(saying('elsewhere', 'EVENTSTORE_URL is not set', 'npm run move-events'))
  expect(await refusal(onDouble())).toBe('opened')
})

test('a server that another program writes to serves a new installation with a prefix, which then keeps it', async () => {
  const shared = await otherServer()
  await appendAsAnotherProgram(shared, 20)
  const withPrefix = (EVENTSTORE_STREAM_PREFIX: string) => onDouble(shared, { EVENTSTORE_STREAM_PREFIX })
  const events = await withPrefix('membercare_')
  await append(events)
  expect(await refusal(onDouble(shared))).toEqual(
    saying('elsewhere', 'begin with “membercare_”', 'EVENTSTORE_STREAM_PREFIX says “”'),
  )
  expect(await refusal(withPrefix('other_'))).toEqual(saying('elsewhere', 'EVENTSTORE_STREAM_PREFIX says “other_”'))
  expect(await refusal(withPrefix('membercare_'))).toBe('opened')
})

test('a log that was restored from an older backup is refused by what was anchored, also once others have written to it', async () => {
  const events = await onDouble()
  await append(events, 2)
  const older = double.backUp()
  await append(events, 2)
  await anchorWhatIsNew(events.integrity)
  await double.restore(older)
  expect(await refusal(onDouble())).toEqual(saying('behind', 'last event that was anchored', WAY_BACK))
  const strange = await openAnyLog()
  await append(strange, 5)
  expect(await refusal(onDouble())).toEqual(saying('behind', 'last event that was anchored', WAY_BACK))
})

test('a log that ends before a checkpoint is refused where nothing was anchored', async () => {
  const events = await onDouble()
  await append(events)
  const older = double.backUp()
  await append(events)
  const head = await events.eventLog.head()
  await pool.query(
    sql.unsafe`insert into projections.checkpoints (name, version, kind, position, status, active) values ('claims', 1, 'projection', ${head ?? null}, 'live', true)`,
  )
  expect(await refusal(onDouble())).toBe('opened')
  await double.restore(older)
  expect(await refusal(onDouble())).toEqual(saying('behind', 'later events \\(claims\\)', WAY_BACK))
  await double.restore([])
  expect(await refusal(onDouble())).toEqual(saying('empty', WAY_BACK))
})

test('an installation of an earlier version is known by the first event that was anchored, and remembers its log from then on', async () => {
  const events = await open()
  await append(events, 2)
  await anchorWhatIsNew(events.integrity)
  await pool.query(sql.unsafe`delete from anchors.followed_log`)
  expect(await refusal(onDouble())).toEqual(saying('empty', WAY_BACK))
  const strange = await openAnyLog()
  await pool.query(sql.unsafe`delete from anchors.followed_log`)
  await append(strange)
  await pool.query(sql.unsafe`delete from anchors.followed_log`)
  expect(await refusal(onDouble())).toEqual(saying('another', WAY_BACK))
  expect(await refusal(open())).toBe('opened')
  expect(await refusal(onDouble())).toEqual(saying('elsewhere', 'EVENTSTORE_URL is set'))
})

test('what the server itself writes after the last event is not taken for lost by a reader that is past it', async () => {
  const events = await onDouble()
  // The double writes of itself after the fifth append.
  await append(events, 5)
  const { scannedTo } = await events.eventLog.readAll({ limit: 100 })
  const head = await events.eventLog.head()
  expect(scannedTo > (head ?? '')).toBe(true)
  await pool.query(
    sql.unsafe`insert into projections.checkpoints (name, version, kind, position, status, active) values ('claims', 1, 'projection', ${scannedTo}, 'live', true)`,
  )
  expect(await refusal(onDouble())).toBe('opened')
})
