/** Every way to make history different, done by a superuser in a real Postgres who recomputes the plain hashes too. */
import { randomBytes, randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestDatabase } from '@member-care/tests/support/test-database.ts'
import type { Client } from 'pg'
import type { DatabasePool } from 'slonik'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chainEvents, eventHash, NO_STREAM, tailOf } from '../codec/hash-chain.ts'
import { createRootSecret } from '../codec/root-secret.ts'
import type { EventStore, JsonObject, StoredEvent, StreamId } from '../port.ts'
import { findStrayEvents } from '../postgres/stray-events.ts'
import { createAnchorFile, type AnchorFile } from './anchor-file.ts'
import { BLOCK_EVENTS, createAnchorTable, type AnchorTable } from './anchor-table.ts'
import type { EventSeals } from './event-seals.ts'
import { anchorWhatIsNew, ForeignAnchor, type Anchoring } from './keep-anchors.ts'
import { createLogSigner, type LogSigner } from './log-signer.ts'
import { startLogUnderTest, type LogUnderTest } from './testing/log-under-test.ts'
import { verifyLog, type LogVerification } from './verify-log.ts'

const [claim, user, other]: readonly StreamId[] = ['claim-1', 'user-1', 'claim-2'].map(
  (name) => `${name}-${randomUUID()}` as const,
) as [StreamId, StreamId, StreamId]

let log: LogUnderTest
let pool: DatabasePool
let store: EventStore
let table: AnchorTable
let intruder: Client
let folder: string
let anchoring: Anchoring
let file: AnchorFile
let signer: LogSigner
let seals: EventSeals
let write: LogUnderTest['write']

beforeAll(async () => {
  log = await startLogUnderTest(await createTestDatabase())
  ;({ pool, store, table, intruder, folder, signer, seals, write } = log)
})

afterAll(() => log.close())

beforeEach(async () => {
  await intruder.query('truncate es.events; truncate anchors.blocks')
  file = createAnchorFile(join(folder, `${randomUUID()}.ndjson`))
  anchoring = { store, table, signer, file }
  await write(claim, 4)
  await write(user, 3)
  await write(other, 2)
  await anchorWhatIsNew(anchoring)
})

async function verify(): Promise<LogVerification> {
  return verifyLog(
    { store, table, signer, seals, file, hasEveryPosition: true, strays: () => findStrayEvents(pool) },
    { secondLookAfterMs: 0 },
  )
}

async function eventsOf(stream: StreamId): Promise<readonly StoredEvent[]> {
  return (await store.readAll({ limit: 100 })).events
    .filter((event) => event.stream === stream)
    .toSorted((one, other) => one.revision - other.revision)
}

async function eventAt(stream: StreamId, revision: number): Promise<StoredEvent> {
  const event = (await eventsOf(stream))[revision]
  if (!event) throw new Error(`${stream} has no revision ${revision}`)
  return event
}

/** Hangs every later event of the stream on the one before it again, as anybody can who knows how the plain hashes are made. */
async function rechain(stream: StreamId): Promise<void> {
  let previousHash: string | null = NO_STREAM.hash
  for (const event of await eventsOf(stream)) {
    const metadata: JsonObject = { ...event.metadata, previousHash }
    await intruder.query('update es.events set metadata = $1 where id = $2', [JSON.stringify(metadata), event.id])
    previousHash = eventHash({ ...event, metadata })
  }
}

const named = ({ findings }: LogVerification) =>
  findings.map(({ problem, stream, revision, eventId }) => ({ problem, stream, revision, eventId }))
const withoutEvent = (problem: string) => ({ problem, stream: null, revision: null, eventId: null })
const nameOf = (problem: string, { stream, revision, id }: StoredEvent) => ({ problem, stream, revision, eventId: id })

describe('an untouched log', () => {
  test('is intact, also when it has grown since, and says what is not anchored yet', async () => {
    expect(await verify()).toMatchObject({
      intact: true,
      events: 9,
      anchored: 9,
      notAnchored: 0,
      notSealed: 0,
      blocks: 1,
      findings: [],
    })
    await write(claim, 2)
    expect(await verify()).toMatchObject({ intact: true, events: 11, anchored: 9, notAnchored: 2 })
    expect(await anchorWhatIsNew(anchoring)).toBe(2)
    expect(await verify()).toMatchObject({
      intact: true,
      anchored: 11,
      notAnchored: 0,
      blocks: 1,
      lastAnchor: { total: 11, keyId: signer.keyId },
    })
  })

  test('is anchored in blocks, by two processes at once too, without a gap', async () => {
    for (let times = 0; times < 5; times++) await write(`claim-${randomUUID()}`, 500)
    await Promise.all([anchorWhatIsNew(anchoring), anchorWhatIsNew({ ...anchoring, table: createAnchorTable(pool) })])
    await anchorWhatIsNew(anchoring)
    expect(await verify()).toMatchObject({ intact: true, events: 2_509, anchored: 2_509, blocks: 3 })
    expect((await table.latest(5)).map(({ number, events }) => [number, events])).toEqual([
      [2, 509],
      [1, BLOCK_EVENTS],
      [0, BLOCK_EVENTS],
    ])
  })

  test('may begin with events from before there were seals', async () => {
    await intruder.query('truncate es.events; truncate anchors.blocks')
    file = createAnchorFile(join(folder, `${randomUUID()}.ndjson`))
    await write(claim, 2, { sealed: false })
    await write(claim, 2)
    await anchorWhatIsNew({ ...anchoring, file })
    expect(await verify()).toMatchObject({
      intact: true,
      verdict: 'intact',
      events: 4,
      notSealed: 2,
      anchored: 4,
      outside: [{ lines: 1, total: 4 }],
    })
  })
})

describe('changing', () => {
  test.each([
    ['data', "json_build_object('index', 99)", 'data'],
    [
      'metadata',
      "json_build_object('commandId', 'other', 'previousHash', metadata->>'previousHash', 'seal', metadata->>'seal')",
      'metadata',
    ],
    ['type', "'Other'", 'type'],
    ['time', "recorded_at - interval '1 day'", 'recorded_at'],
  ])('the %s of an event in the middle of its stream names it', async (_what, value, column) => {
    const event = await eventAt(claim, 1)
    // Both come from the list above.
    await intruder.query(`update es.events set ${column} = ${value} where id = $1`, [event.id])
    expect(named(await verify())).toEqual([nameOf('changed', event)])
  })

  test('the last event of a stream names it', async () => {
    const event = await eventAt(user, 2)
    await intruder.query(`update es.events set data = '{"index":7}' where id = $1`, [event.id])
    expect(named(await verify())).toEqual([nameOf('changed', event)])
  })

  test('an event and recomputing every later hash of its stream names it and those whose hashes were rewritten', async () => {
    const [first, ...later] = await eventsOf(claim)
    await intruder.query(`update es.events set data = '{"index":7}' where id = $1`, [first?.id])
    await rechain(claim)
    expect(named(await verify())).toEqual(
      [first, ...later].flatMap((event) => (event ? [nameOf('changed', event)] : [])),
    )
  })

  test('an event that is not anchored yet names it', async () => {
    await write(claim, 1)
    const event = await eventAt(claim, 4)
    await intruder.query(`update es.events set data = '{"index":7}' where id = $1`, [event.id])
    expect(named(await verify())).toEqual([nameOf('changed', event)])
    await anchorWhatIsNew(anchoring)
    expect(named(await verify())).toEqual([nameOf('changed', event)])
  })

  test('the id of an event names it', async () => {
    const event = await eventAt(claim, 3)
    await intruder.query('update es.events set id = gen_random_uuid() where id = $1', [event.id])
    expect(named(await verify())).toEqual([nameOf('changed', event)])
  })
})

describe('removing', () => {
  test.each([0, 1, 3])(
    'event %i of a stream of four names it, though the later hashes are recomputed',
    async (revision) => {
      const event = await eventAt(claim, revision)
      await intruder.query('delete from es.events where id = $1', [event.id])
      await rechain(claim)
      expect(named(await verify())).toContainEqual(nameOf('missing', event))
      expect((await verify()).findings.filter(({ problem }) => problem === 'missing')).toHaveLength(1)
    },
  )

  test('a whole stream names each of its events', async () => {
    const events = await eventsOf(user)
    await intruder.query('delete from es.events where stream = $1', [user])
    expect(named(await verify())).toEqual(events.map((event) => nameOf('missing', event)))
  })

  test('the last events of the log names them', async () => {
    const events = await eventsOf(other)
    await intruder.query('delete from es.events where position > 7')
    expect(named(await verify())).toEqual(events.map((event) => nameOf('missing', event)))
  })

  test('the last event of the log, and giving its position to another, names both', async () => {
    const event = await eventAt(other, 1)
    await intruder.query('delete from es.events where id = $1', [event.id])
    await write(claim, 1)
    expect(named(await verify())).toEqual([nameOf('missing', event), nameOf('inserted', await eventAt(claim, 4))])
  })

  test('the last event and cutting the anchors back to before it is shown by the file outside', async () => {
    const before = await intruder.query<{ total: string }>('select * from anchors.blocks')
    await write(claim, 1)
    await anchorWhatIsNew(anchoring)
    const event = await eventAt(claim, 4)
    await intruder.query('delete from es.events where id = $1', [event.id])
    await intruder.query('delete from anchors.blocks')
    const row = before.rows[0] as unknown as Record<string, unknown>
    await intruder.query(
      `insert into anchors.blocks (${Object.keys(row).join(', ')}) values (${Object.keys(row)
        .map((_, place) => `$${place + 1}`)
        .join(', ')})`,
      Object.values(row),
    )
    expect(named(await verify())).toEqual([withoutEvent('anchor-missing'), nameOf('missing', event)])
    // Also after the log has gone on, and been anchored again.
    await write(user, 2)
    await anchorWhatIsNew(anchoring)
    expect(named(await verify())).toContainEqual(nameOf('missing', event))
  })
})

describe('inserting', () => {
  test('an event at the end, chained rightly, names it: also when it is anchored afterwards', async () => {
    const last = await eventAt(claim, 3)
    const { events } = chainEvents(claim, tailOf(last), [
      { id: randomUUID(), type: 'Counted', data: { index: 9 }, metadata: { commandId: 'c' } },
    ])
    const forged = events[0]
    await intruder.query(
      'insert into es.events (position, stream, revision, id, type, data, metadata) values (10, $1, 4, $2, $3, $4, $5)',
      [claim, forged?.id, 'Counted', JSON.stringify(forged?.data), JSON.stringify(forged?.metadata)],
    )
    const event = await eventAt(claim, 4)
    expect(named(await verify())).toEqual([nameOf('inserted', event)])
    await anchorWhatIsNew(anchoring)
    expect(named(await verify())).toEqual([nameOf('inserted', event)])
  })

  test('an event with the seal of another one names it', async () => {
    const last = await eventAt(claim, 3)
    const metadata = { ...last.metadata, previousHash: tailOf(last).hash }
    await intruder.query(
      'insert into es.events (position, stream, revision, id, type, data, metadata) values (10, $1, 4, $2, $3, $4, $5)',
      [claim, randomUUID(), 'Counted', JSON.stringify(last.data), JSON.stringify(metadata)],
    )
    expect(named(await verify())).toEqual([nameOf('changed', await eventAt(claim, 4))])
  })

  test('a copy of an event at the end of its stream names it, also once it is anchored', async () => {
    const { data, metadata } = await eventAt(claim, 1)
    await intruder.query(
      'insert into es.events (position, stream, revision, id, type, data, metadata) values (10, $1, 4, $2, $3, $4, $5)',
      [claim, randomUUID(), 'Counted', JSON.stringify(data), JSON.stringify(metadata)],
    )
    const copy = await eventAt(claim, 4)
    expect(named(await verify())).toEqual([nameOf('inserted', copy)])
    await anchorWhatIsNew(anchoring)
    expect(named(await verify())).toEqual([nameOf('inserted', copy)])
  })

  test('an event where readers of the log do not look names it', async () => {
    await intruder.query(
      `insert into es.events (position, stream, revision, id, type, data, metadata) values (-5, $1, 4, $2, 'Counted', '{}', '{}')`,
      [claim, randomUUID()],
    )
    // Only its stream shows it.
    const [stray] = (await store.read(claim, { from: 4 })).events
    if (!stray) throw new Error('nothing was inserted')
    expect(named(await verify())).toEqual([nameOf('inserted', stray)])
  })

  test('an event in the middle of the log, by moving all later ones, names it', async () => {
    await intruder.query('update es.events set position = position + 1000 where position > 5')
    await intruder.query('update es.events set position = position - 999 where position > 1000')
    await intruder.query(
      `insert into es.events (position, stream, revision, id, type, data, metadata) values (6, $1, 0, $2, 'Counted', '{}', '{"previousHash":null}')`,
      [`claim-${randomUUID()}`, randomUUID()],
    )
    const inserted = (await store.readAll({ limit: 20 })).events[5]
    if (!inserted) throw new Error('nothing was inserted')
    expect(named(await verify())).toContainEqual(nameOf('inserted', inserted))
  })
})

describe('reordering', () => {
  test('two events of different streams in the log names both', async () => {
    const [one, two] = [await eventAt(claim, 3), await eventAt(user, 0)]
    await intruder.query('update es.events set position = -1 where id = $1', [one.id])
    await intruder.query('update es.events set position = 4 where id = $1', [two.id])
    await intruder.query('update es.events set position = 5 where id = $1', [one.id])
    expect(named(await verify())).toEqual([nameOf('out-of-order', one), nameOf('out-of-order', two)])
  })

  test('two events of one stream, with the hashes recomputed, names both', async () => {
    const [one, two] = [await eventAt(claim, 1), await eventAt(claim, 2)]
    await intruder.query('update es.events set revision = 99 where id = $1', [one.id])
    await intruder.query('update es.events set revision = 1 where id = $1', [two.id])
    await intruder.query('update es.events set revision = 2 where id = $1', [one.id])
    await rechain(claim)
    const found = named(await verify())
    expect(found).toContainEqual(nameOf('out-of-order', one))
    expect(found).toContainEqual(nameOf('out-of-order', two))
  })

  test('an event from one block to the end of the log names it once', async () => {
    await write(user, BLOCK_EVENTS)
    await anchorWhatIsNew(anchoring)
    const event = await eventAt(claim, 3)
    await intruder.query('update es.events set position = 5000 where id = $1', [event.id])
    expect(named(await verify())).toEqual([nameOf('out-of-order', event)])
  })
})

describe('the anchors themselves', () => {
  test('show that a list was changed, with which a change of an event was to be hidden, and name the event by its seal', async () => {
    const event = await eventAt(claim, 1)
    await intruder.query(`update es.events set data = '{"index":7}' where id = $1`, [event.id])
    const changed = await createTestBlock()
    await intruder.query('update anchors.blocks set lines = $1', [changed])
    const found = await verify()
    expect(named(found)).toContainEqual(nameOf('changed', event))
    expect(found.findings.filter(({ problem }) => problem === 'anchor').map(({ detail }) => detail)).toEqual([
      expect.stringContaining('The file of anchors says something else'),
      'The list of block 0 is not the one that was anchored.',
    ])
  })

  test('are not built upon when somebody else has signed them', async () => {
    const strange = { ...anchoring, signer: createLogSigner(createRootSecret(randomBytes(32))) }
    await write(claim, 1)
    await expect(anchorWhatIsNew(strange)).rejects.toThrow(ForeignAnchor)
    expect(await verifyLog({ store, table, signer: strange.signer, seals })).toMatchObject({
      intact: false,
      findings: [{ problem: 'anchor' }],
    })
  })

  test('show a list that cannot be read', async () => {
    await intruder.query(`update anchors.blocks set lines = '\\x00'`)
    expect(await verify()).toMatchObject({
      intact: false,
      findings: [{ problem: 'anchor', detail: expect.stringContaining('block 0') as string }],
    })
  })

  test('in the file show lines that were exchanged, and a line that was changed', async () => {
    const path = join(folder, `${randomUUID()}.ndjson`)
    file = createAnchorFile(path)
    for (let times = 0; times < 2; times++) {
      await write(claim, 1)
      await anchorWhatIsNew({ ...anchoring, file })
    }
    const lines = (await readFile(path, 'utf8')).trimEnd().split('\n')
    const [first = '', second = '', third = ''] = lines
    await writeFile(path, `${first}\n${third}\n${second}\n`)
    expect((await verify()).findings.map(({ problem }) => problem)).toContain('file-line-missing')
    await writeFile(path, `${first}\n${second.replace('"total":10', '"total":9')}\n${third}\n`)
    expect((await verify()).findings.map(({ problem }) => problem)).toContain('anchor')
  })

  /** The list of the log as it stands now, as an intruder would make it. */
  async function createTestBlock(): Promise<Buffer> {
    const { deflateSync } = await import('node:zlib')
    const { anchoredEvent, lineOf } = await import('./anchor.ts')
    return deflateSync(
      (await store.readAll({ limit: 100 })).events.map((event) => lineOf(anchoredEvent(event))).join('\n'),
    )
  }
})
