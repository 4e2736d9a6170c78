import { randomBytes, randomUUID } from 'node:crypto'
import { createPool, sql, type DatabasePool } from 'slonik'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { eventCatalogue, type DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import { REDACTED } from '@member-care/domain/events/event-definition.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { EventLog, LogMessage } from '../event-log.ts'
import { WrongExpectedRevision, type EventStore, type StreamId } from '../port.ts'
import { createPostgresEventStore } from '../postgres/postgres-event-store.ts'
import { installEventStoreSchema } from '../postgres/schema.ts'
import { brokenLinkIn } from '../testing/broken-link.ts'
import { createCodec } from './codec.ts'
import { CommandIdReused, createEventLog } from './create-event-log.ts'
import { forgetPerson } from './forget-person.ts'
import { openInstallationKeys } from './installation-keys.ts'
import { createMasterKey } from './master-key.ts'
import { sampleEvent } from './samples/sample-events.ts'
import { createSubjectKeys, installSubjectKeysSchema, type SubjectKeys } from './subject-keys.ts'

interface Process {
  readonly pool: DatabasePool
  readonly keys: SubjectKeys
  readonly store: EventStore
  readonly log: EventLog
}

const masterKey = createMasterKey(randomBytes(32))
let database: TestDatabase
let processes: readonly [Process, Process]
let log: EventLog

async function startProcess(): Promise<Process> {
  const pool = await createPool(database.url)
  const keys = createSubjectKeys({
    pool,
    wrapping: await openInstallationKeys({ pool, masterKeys: { current: masterKey } }),
    cacheMs: 100,
  })
  const store = createPostgresEventStore({ connectionString: database.url })
  return { pool, keys, store, log: createEventLog({ store, codec: createCodec({ keys, catalogue: eventCatalogue }) }) }
}

beforeAll(async () => {
  database = await createTestDatabase()
  const installing = await createPool(database.url)
  await installEventStoreSchema(installing)
  await installSubjectKeysSchema(installing)
  await installing.end()
  processes = [await startProcess(), await startProcess()]
  log = processes[0].log
})
afterAll(async () => {
  await Promise.all(processes.flatMap((process) => [process.log.close(), process.pool.end()]))
  await database.drop()
})

const newStream = () => `claim-${randomUUID()}` as const
const command = (commandId: string = randomUUID()): CommandContext => ({
  actor: { kind: 'system', id: 'test' },
  commandId,
  correlationId: 'c',
})
const reviewStarted: DomainEvent = { type: 'ClaimReviewStarted', data: { claimId: 'c-1' } }
const deleted: DomainEvent = { type: 'ClaimDeleted', data: { claimId: 'c-1' } }
const filed = sampleEvent('ClaimFiled').event

async function storedEvents(stream: StreamId) {
  return (await processes[0].store.read(stream)).events
}

test('what is appended is what is loaded, with who did it', async () => {
  const stream = newStream()
  const appended = await log.append(stream, [filed, reviewStarted], {
    expected: { kind: 'no-stream' },
    context: command('command-of-all'),
  })
  expect(appended).toMatchObject({ revision: 1, repeated: false })
  const history = await processes[1].log.load<ClaimEvent>(stream)
  expect(history.revision).toBe(1)
  expect(history.events.map(({ type, data }) => ({ type, data }))).toStrictEqual([filed, reviewStarted])
  expect(
    history.events.map(({ revision, metadata }) => [revision, metadata.commandId, metadata.actor.id]),
  ).toStrictEqual([
    [0, 'command-of-all', 'test'],
    [1, 'command-of-all', 'test'],
  ])
  expect(history.events[1]).toMatchObject({ stream, position: appended.position, recordedAt: expect.any(Date) as Date })
})

test('a stream that does not exist is empty, and its revision -1 is what a first append may expect', async () => {
  const stream = newStream()
  const { events, revision } = await log.load(stream)
  expect({ events, revision }).toStrictEqual({ events: [], revision: -1 })
  await log.append(stream, [filed], { expected: { kind: 'revision', revision }, context: command() })
  await expect(
    log.append(stream, [filed], { expected: { kind: 'revision', revision }, context: command() }),
  ).rejects.toMatchObject({ actual: 0 })
})

describe('the hash chain', () => {
  test('holds over appends of both processes, whatever they expect and whether they loaded before', async () => {
    const stream = newStream()
    await log.append(stream, [filed], { expected: { kind: 'any' }, context: command() })
    await processes[1].log.append(stream, [reviewStarted, reviewStarted], {
      expected: { kind: 'exists' },
      context: command(),
    })
    await log.append(stream, [reviewStarted], { expected: { kind: 'revision', revision: 2 }, context: command() })
    await log.append(stream, [reviewStarted], { expected: { kind: 'revision', revision: 3 }, context: command() })
    await processes[1].log.load(stream)
    await processes[1].log.append(stream, [reviewStarted], {
      expected: { kind: 'revision', revision: 4 },
      context: command(),
    })
    const events = await storedEvents(stream)
    expect(events).toHaveLength(6)
    expect(brokenLinkIn(events)).toBeUndefined()
  })

  test('gives a stream that was loaded the hash that its next event will carry', async () => {
    const stream = newStream()
    expect((await log.load(stream)).hash).toBeNull()
    await log.append(stream, [filed, reviewStarted], { expected: { kind: 'no-stream' }, context: command() })
    const { hash } = await log.load(stream)
    await log.append(stream, [reviewStarted], { expected: { kind: 'any' }, context: command() })
    const [, second, third] = (await log.load(stream)).events
    expect(hash).toBe(third?.metadata.previousHash)
    expect(hash).not.toBe(second?.metadata.previousHash)
  })

  test('costs no read after loading or appending', async () => {
    const { store, keys } = processes[0]
    let reads = 0
    const counting: EventStore = {
      ...store,
      read: (...request) => {
        reads++
        return store.read(...request)
      },
    }
    const counted = createEventLog({ store: counting, codec: createCodec({ keys, catalogue: eventCatalogue }) })
    const stream = newStream()
    await counted.append(stream, [filed], { expected: { kind: 'no-stream' }, context: command() })
    await counted.append(stream, [reviewStarted], { expected: { kind: 'revision', revision: 0 }, context: command() })
    expect(reads).toBe(0)
    await log.append(stream, [reviewStarted], { expected: { kind: 'revision', revision: 1 }, context: command() })
    const { revision } = await counted.load(stream)
    await counted.append(stream, [reviewStarted], { expected: { kind: 'revision', revision }, context: command() })
    await counted.append(stream, [reviewStarted], { expected: { kind: 'any' }, context: command() })
    expect(reads).toBe(1)
    // Somebody else has appended: found out by the append itself.
    await log.append(stream, [reviewStarted], { expected: { kind: 'any' }, context: command() })
    expect(await counted.append(stream, [deleted], { expected: { kind: 'any' }, context: command() })).toMatchObject({
      revision: 6,
    })
    expect(reads).toBe(2)
    expect(brokenLinkIn(await storedEvents(stream))).toBeUndefined()
  })

  test('holds when many write to one stream at once', async () => {
    const stream = newStream()
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        (processes[index % 2] ?? processes[0]).log.append(stream, [reviewStarted, reviewStarted], {
          expected: { kind: 'any' },
          context: command(),
        }),
      ),
    )
    const events = await storedEvents(stream)
    expect(events).toHaveLength(60)
    expect(brokenLinkIn(events)).toBeUndefined()
  })

  test('shows a change that somebody made in the database itself', async () => {
    const stream = newStream()
    await log.append(stream, [filed, reviewStarted, deleted], { expected: { kind: 'no-stream' }, context: command() })
    expect(brokenLinkIn(await storedEvents(stream))).toBeUndefined()
    const nothing = z.object({})
    const superuser = processes[0].pool
    await superuser.query(sql.type(nothing)`alter table es.events disable trigger all`)
    await superuser.query(
      sql.type(nothing)`update es.events set data = '{"claimId":"other"}' where stream = ${stream} and revision = 1`,
    )
    expect(brokenLinkIn(await storedEvents(stream))).toBe(2)
    await superuser.query(
      sql.type(nothing)`update es.events set data = '{"claimId":"c-1"}' where stream = ${stream} and revision = 1`,
    )
    await superuser.query(sql.type(nothing)`alter table es.events enable always trigger events_are_never_changed`)
    expect(brokenLinkIn(await storedEvents(stream))).toBeUndefined()
  })
})

describe('a command that comes twice', () => {
  test.each<[string, Parameters<EventLog['append']>[2]['expected']]>([
    ['no-stream', { kind: 'no-stream' }],
    ['any', { kind: 'any' }],
    ['the revision from before', { kind: 'revision', revision: -1 }],
  ])('gets the first result when it expects %s, in either process', async (_what, expected) => {
    const stream = newStream()
    const context = command()
    const first = await log.append(stream, [filed, reviewStarted], { expected, context })
    await log.append(stream, [deleted], { expected: { kind: 'exists' }, context: command() })
    for (const process of processes) {
      expect(await process.log.append(stream, [filed, reviewStarted], { expected, context })).toStrictEqual({
        ...first,
        repeated: true,
      })
    }
    expect(await storedEvents(stream)).toHaveLength(3)
  })

  test('also when both come at once', async () => {
    const stream = newStream()
    const context = command()
    const answers = await Promise.all(
      [...processes, ...processes].map((process) =>
        process.log.append(stream, [filed], { expected: { kind: 'any' }, context }),
      ),
    )
    expect(answers.filter((answer) => !answer.repeated)).toHaveLength(1)
    expect(new Set(answers.map((answer) => answer.position)).size).toBe(1)
  })

  test('may not lead to other events than the first time', async () => {
    const stream = newStream()
    const context = command()
    await log.append(stream, [reviewStarted], { expected: { kind: 'any' }, context })
    await expect(log.append(stream, [deleted], { expected: { kind: 'any' }, context })).rejects.toThrow(CommandIdReused)
  })
})

describe('a stream that is not as expected', () => {
  test('is refused with its real revision', async () => {
    const stream = newStream()
    await expect(
      log.append(stream, [deleted], { expected: { kind: 'exists' }, context: command() }),
    ).rejects.toMatchObject({ actual: -1 })
    await log.append(stream, [filed, reviewStarted], { expected: { kind: 'no-stream' }, context: command() })
    for (const expected of [
      { kind: 'no-stream' },
      { kind: 'revision', revision: 0 },
      { kind: 'revision', revision: 7 },
    ] as const) {
      const refusal = log.append(stream, [deleted], { expected, context: command() })
      await expect(refusal).rejects.toBeInstanceOf(WrongExpectedRevision)
      await expect(refusal).rejects.toMatchObject({ stream, actual: 1 })
    }
    expect(await storedEvents(stream)).toHaveLength(2)
  })

  test('is refused to the slower of two who loaded the same', async () => {
    const stream = newStream()
    await log.append(stream, [filed], { expected: { kind: 'no-stream' }, context: command() })
    const loaded = await Promise.all(
      processes.map(async (process) => ({ process, ...(await process.log.load(stream)) })),
    )
    const answers = await Promise.allSettled(
      loaded.map(({ process, revision }) =>
        process.log.append(stream, [deleted], { expected: { kind: 'revision', revision }, context: command() }),
      ),
    )
    expect(answers.map((answer) => answer.status).sort()).toStrictEqual(['fulfilled', 'rejected'])
    expect(brokenLinkIn(await storedEvents(stream))).toBeUndefined()
  })
})

test('readAll and subscribe give domain events', async () => {
  const stream = newStream()
  const after = await log.head()
  await log.append(stream, [filed, deleted], { expected: { kind: 'no-stream' }, context: command() })
  const page = await log.readAll({ after, limit: 10, types: ['ClaimFiled'] })
  expect(page.events.map(({ type, data }) => ({ type, data }))).toStrictEqual([filed])
  expect(page.scannedTo).toBe(await log.head())
  const messages: LogMessage[] = []
  const stop = new AbortController()
  for await (const message of log.subscribe({ after, types: ['ClaimFiled', 'ClaimDeleted'], signal: stop.signal })) {
    messages.push(message)
    if (message.kind === 'caught-up') stop.abort()
  }
  expect(
    messages.flatMap((message) => (message.kind === 'events' ? message.events : [])).map(({ data }) => data),
  ).toStrictEqual([filed.data, deleted.data])
})

describe('forgetting a person', () => {
  const enrolled = (userId: string): DomainEvent => ({
    type: 'UserEnrolled',
    data: {
      userId,
      userType: 'client',
      name: 'Tan Ah Kow',
      nric: 'S7654321B',
      email: 'x@example.com',
      loginRequired: true,
    },
  })

  test('leaves what happened, takes what it says about them, in every process, and is recorded once', async () => {
    const userId = randomUUID()
    const stream = `user-${userId}` as const
    await log.append(stream, [enrolled(userId)], { expected: { kind: 'no-stream' }, context: command() })
    expect((await processes[1].log.load(stream)).events[0]?.data).toMatchObject({ name: 'Tan Ah Kow' })

    const first = await forgetPerson(processes[0], userId, 'asked for it', command())
    const again = await forgetPerson(processes[1], userId, 'asked for it', command())
    expect(first.repeated).toBe(false)
    expect(again).toStrictEqual({ ...first, repeated: true })

    for (const process of processes) {
      const { events } = await process.log.load(stream)
      expect(events.map((event) => event.type)).toStrictEqual(['UserEnrolled', 'PersonalDataErased'])
      expect(events[0]?.data).toStrictEqual({
        userId,
        userType: 'client',
        name: REDACTED,
        nric: REDACTED,
        email: REDACTED,
        loginRequired: true,
      })
    }
    expect(brokenLinkIn(await storedEvents(stream))).toBeUndefined()
  })

  test('an event about them afterwards holds nothing of them', async () => {
    const userId = randomUUID()
    const stream = `user-${userId}` as const
    await log.append(stream, [enrolled(userId)], { expected: { kind: 'no-stream' }, context: command() })
    await forgetPerson(processes[0], userId, 'asked for it', command())
    await processes[1].log.append(
      stream,
      [{ type: 'UserStatusChanged', data: { userId, status: 401, reason: 'Kow left' } }],
      {
        expected: { kind: 'exists' },
        context: command(),
      },
    )
    const last = (await storedEvents(stream)).at(-1)
    expect(last?.data).toStrictEqual({ userId, status: 401, reason: REDACTED })
  })

  test('of somebody unknown is refused', async () => {
    await expect(forgetPerson(processes[0], randomUUID(), 'mistyped', command())).rejects.toBeInstanceOf(
      WrongExpectedRevision,
    )
  })
})
