import { status } from '@grpc/grpc-js'
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  COMMITS_SLOWLY,
  startEventStoreDbDouble,
  type EventStoreDbDouble,
  type Fault,
} from '@member-care/tests/support/eventstoredb-double/eventstoredb-double.ts'
import { caughtUpCount, follow, ids, newEvent, newEvents, newStream } from '../contract/events-under-test.ts'
import type { EventStore, Expected, StreamId } from '../port.ts'
import { createClient } from './client.ts'
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts'

let double: EventStoreDbDouble
let store: EventStore

beforeAll(async () => {
  double = await startEventStoreDbDouble(COMMITS_SLOWLY)
  store = createEventStoreDbEventStore({ connectionString: double.connectionString })
})

afterAll(async () => {
  await store.close()
  double.stop()
})

describe('an append whose answer is an error', () => {
  const cutOff: Fault = { code: status.UNAVAILABLE, written: true }

  it('may have been written when the connection is cut off, and repeating it finds it', async () => {
    const stream = newStream()
    const events = newEvents(2)
    double.failNextAppend(cutOff)
    await expect(store.append(stream, events, { expected: { kind: 'no-stream' } })).rejects.toMatchObject({
      name: 'StoreUnavailable',
      outcomeUnknown: true,
    })
    expect(await store.append(stream, events, { expected: { kind: 'no-stream' } })).toMatchObject({
      revision: 1,
      repeated: true,
    })
    expect((await store.read(stream)).events).toHaveLength(2)
  })

  it.each([{ written: true }, { written: false }])(
    'is looked for and sent again after a time limit: $written',
    async ({ written }) => {
      const stream = newStream()
      const events = newEvents(2)
      double.failNextAppend({ code: status.DEADLINE_EXCEEDED, written })
      // Once committed, what was sent first is found; before, the server knows it again when it is sent again.
      expect(await store.append(stream, events, { expected: { kind: 'no-stream' } })).toMatchObject({ revision: 1 })
      expect(ids((await store.read(stream)).events)).toEqual(ids(events))
    },
  )

  it('is given up after the second time limit, with an unknown outcome', async () => {
    const stream = newStream()
    double.failNextAppend({ code: status.DEADLINE_EXCEEDED, written: false })
    double.failNextAppend({ code: status.DEADLINE_EXCEEDED, written: true })
    const append = store.append(stream, newEvents(1), { expected: { kind: 'no-stream' } })
    await expect(append).rejects.toMatchObject({ name: 'StoreUnavailable', outcomeUnknown: true })
    await expect.poll(async () => (await store.read(stream)).revision).toBe(0)
  })

  it('goes to the node that leads', async () => {
    const leader = {
      exception: 'not-leader',
      'leader-endpoint-host': '127.0.0.1',
      'leader-endpoint-port': String(double.port),
    }
    double.failNextAppend({ code: status.NOT_FOUND, metadata: leader, written: false })
    expect(await store.append(newStream(), newEvents(1), { expected: { kind: 'no-stream' } })).toMatchObject({
      revision: 0,
      repeated: false,
    })
  })

  it.each([
    { code: status.PERMISSION_DENIED, metadata: {} },
    { code: status.UNAUTHENTICATED, metadata: {} },
    { code: status.UNKNOWN, metadata: { exception: 'access-denied' } },
  ])('is refused with $code $metadata', async (fault) => {
    double.failNextAppend({ ...fault, written: false })
    await expect(store.append(newStream(), newEvents(1), { expected: { kind: 'any' } })).rejects.toMatchObject({
      name: 'AccessDenied',
    })
  })

  it('is too large for a server with a lower limit than ours', async () => {
    const metadata = { exception: 'maximum-append-size-exceeded', 'maximum-append-size': '1000' }
    double.failNextAppend({ code: status.INVALID_ARGUMENT, metadata, written: false })
    await expect(store.append(newStream(), newEvents(1), { expected: { kind: 'any' } })).rejects.toMatchObject({
      name: 'EventTooLarge',
    })
  })
})

describe('calls of the server', () => {
  // After an outage, the end that is known is looked for once.
  beforeAll(() => store.append(newStream(), newEvents(1), { expected: { kind: 'no-stream' } }))

  /** What an act costs, by the protocol's names. */
  async function callsFor(act: () => Promise<unknown>): Promise<Record<string, number>> {
    const before = new Map(double.calls)
    await act()
    return Object.fromEntries(
      [...double.calls]
        .map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const)
        .filter(([, count]) => count > 0),
    )
  }
  const append = (stream: StreamId, expected: Expected, by = store) => by.append(stream, newEvents(1), { expected })

  it('are one for one append: to a stream that begins, behind what was read, and behind what was appended', async () => {
    const [one, other] = [newStream(), newStream()]
    expect(await callsFor(() => append(one, { kind: 'no-stream' }))).toEqual({ append: 1 })
    expect(await callsFor(() => append(one, { kind: 'revision', revision: 0 }))).toEqual({ append: 1 })
    expect(await callsFor(() => append(one, { kind: 'any' }))).toEqual({ append: 1 })
    expect(await callsFor(() => append(one, { kind: 'exists' }))).toEqual({ append: 1 })
    const another = createEventStoreDbEventStore({ connectionString: double.connectionString })
    await append(other, { kind: 'no-stream' }, another)
    await store.read(other)
    expect(await callsFor(() => append(other, { kind: 'revision', revision: 0 }))).toEqual({ append: 1 })
    await append(other, { kind: 'any' }, another)
    await store.read(other, { limit: 1, direction: 'backwards' })
    expect(await callsFor(() => append(other, { kind: 'any' }))).toEqual({ append: 1 })
    await another.close()
  })

  it('are one more to a stream whose end this process has not seen, and to one that somebody else went on with', async () => {
    const stream = newStream()
    const another = createEventStoreDbEventStore({ connectionString: double.connectionString })
    await append(stream, { kind: 'no-stream' }, another)
    expect(await callsFor(() => append(stream, { kind: 'revision', revision: 0 }))).toEqual({ read: 1, append: 1 })
    await append(stream, { kind: 'any' }, another)
    expect(await callsFor(() => append(stream, { kind: 'any' }))).toEqual({ append: 2, read: 1 })
    await another.close()
  })

  it('are one for a refusal, and one to see whether the events are there', async () => {
    const stream = newStream()
    await append(stream, { kind: 'no-stream' })
    expect(await callsFor(() => append(stream, { kind: 'no-stream' }).catch(() => {}))).toEqual({ append: 1, read: 1 })
  })
})

describe('an append that is not committed yet', () => {
  it('is waited for by a writer of the same, and refused to a writer of something else', async () => {
    const stream = newStream()
    const another = createEventStoreDbEventStore({ connectionString: double.connectionString })
    const events = newEvents(2)
    const expected: Expected = { kind: 'no-stream' }
    const before = double.calls.get('append') ?? 0
    const commit = double.holdCommits()
    const first = store.append(stream, events, { expected })
    await expect.poll(() => double.calls.get('append')).toBe(before + 1)
    const same = Array.from({ length: 5 }, (_, index) =>
      (index % 2 ? store : another).append(stream, events, { expected }),
    )
    const different = expect(another.append(stream, newEvents(1), { expected })).rejects.toMatchObject({
      name: 'WrongExpectedRevision',
      actual: 1,
    })
    await expect.poll(() => double.calls.get('append')).toBe(before + 7)
    commit()
    const { revision, position } = await first
    await different
    for (const result of await Promise.all(same)) expect(result).toEqual({ revision, position, repeated: true })
    expect(ids((await store.read(stream)).events)).toEqual(ids(events))
    await another.close()
  })

  it('is sent again while the server says that it is not committed, and is stored once', async () => {
    const stream = newStream()
    const events = newEvents(1)
    const commit = double.holdCommits()
    double.failNextAppend({ code: status.ABORTED, written: true })
    const append = store.append(stream, events, { expected: { kind: 'no-stream' } })
    const before = double.calls.get('append') ?? 0
    await expect.poll(() => double.calls.get('append')).toBe(before + 2)
    commit()
    expect(await append).toMatchObject({ revision: 0 })
    expect(ids((await store.read(stream)).events)).toEqual(ids(events))
  })

  it('is given up in the end, with an unknown outcome', async () => {
    const commit = double.holdCommits()
    const stream = newStream()
    const events = newEvents(1)
    double.failNextAppend({ code: status.ABORTED, written: true })
    await expect(store.append(stream, events, { expected: { kind: 'no-stream' } })).rejects.toMatchObject({
      name: 'StoreUnavailable',
      outcomeUnknown: true,
    })
    commit()
    expect(await store.append(stream, events, { expected: { kind: 'no-stream' } })).toMatchObject({
      revision: 0,
      repeated: true,
    })
  })
})

describe('a stream that shows less than the log holds', () => {
  let client: EventStoreDBClient
  beforeAll(() => {
    client = createClient(double.connectionString)
  })
  afterAll(() => client.dispose())

  const ways: readonly { way: string; hide: (stream: StreamId) => Promise<unknown>; found: object }[] = [
    { way: 'deleted', hide: (stream) => client.deleteStream(stream), found: { way: 'deleted', missing: 0 } },
    { way: 'tombstoned', hide: (stream) => client.tombstoneStream(stream), found: { way: 'tombstoned', missing: 0 } },
    {
      way: 'truncated',
      hide: (stream) => client.setStreamMetadata(stream, { truncateBefore: 2 }),
      found: { way: 'truncated', missing: 0 },
    },
    {
      way: 'of at most one event',
      hide: (stream) => client.setStreamMetadata(stream, { maxCount: 1 }),
      found: { way: 'truncated', missing: 0 },
    },
    {
      way: 'of no age',
      hide: (stream) => client.setStreamMetadata(stream, { maxAge: -1 }),
      found: { way: 'truncated', missing: 0 },
    },
    {
      way: 'deleted and begun anew',
      hide: async (stream) => (
        await client.deleteStream(stream),
        client.appendToStream(stream, jsonEvent({ type: 'Anew', data: {} }))
      ),
      found: { way: 'truncated', missing: 0 },
    },
  ]

  it.each(ways)('is $way: its readers are told', async ({ hide, found }) => {
    const stream = newStream()
    await store.append(stream, newEvents(3), { expected: { kind: 'no-stream' } })
    await hide(stream)
    const told = { name: 'IncompleteStream', stream, ...found }
    await expect(store.read(stream)).rejects.toMatchObject(told)
    await expect(store.read(stream, { limit: 2 })).rejects.toMatchObject(told)
    await expect(store.read(stream, { direction: 'backwards' })).rejects.toMatchObject({
      ...told,
      missing: expect.any(Number) as number,
    })
  })

  it('does not begin anew for a writer who expects none, and has no end for one who has not seen it', async () => {
    for (const expected of [{ kind: 'no-stream' }, { kind: 'revision', revision: 7 }] as const) {
      const stream = newStream()
      await store.append(stream, newEvents(3), { expected: { kind: 'no-stream' } })
      await client.deleteStream(stream)
      await expect(store.append(stream, newEvents(1), { expected })).rejects.toMatchObject({
        name: 'IncompleteStream',
        stream,
      })
    }
  })

  it('takes nothing any more once tombstoned', async () => {
    const stream = newStream()
    await store.append(stream, newEvents(3), { expected: { kind: 'no-stream' } })
    await client.tombstoneStream(stream)
    for (const kind of ['no-stream', 'any', 'exists'] as const) {
      await expect(store.append(stream, newEvents(1), { expected: { kind } })).rejects.toMatchObject({
        name: 'IncompleteStream',
        way: 'tombstoned',
      })
    }
  })

  it('still shows its end to a reader who asks for no more', async () => {
    const stream = newStream()
    await store.append(stream, newEvents(3), { expected: { kind: 'no-stream' } })
    await client.setStreamMetadata(stream, { truncateBefore: 2 })
    expect(await store.read(stream, { direction: 'backwards', limit: 1 })).toMatchObject({
      revision: 2,
      events: [{ revision: 2 }],
    })
  })

  it('is there as before when only its rights were set', async () => {
    const [stream, missing] = [newStream(), newStream()]
    await store.append(stream, newEvents(1), { expected: { kind: 'no-stream' } })
    for (const one of [stream, missing]) await client.setStreamMetadata(one, { maxCount: 100 })
    expect((await store.read(stream)).events).toHaveLength(1)
    expect(await store.read(missing)).toEqual({ exists: false, revision: -1, events: [] })
  })
})

describe('a server in trouble', () => {
  it('without a quorum is one that is not available, whatever its errors are called, and works again', async () => {
    const stream = newStream()
    const events = newEvents(1)
    const findQuorum = double.loseQuorum()
    onTestFinished(findQuorum)
    for (let tries = 0; tries < 2; tries++)
      await expect(store.append(stream, events, { expected: { kind: 'no-stream' } })).rejects.toMatchObject({
        name: 'StoreUnavailable',
      })
    await expect(store.read(stream)).rejects.toMatchObject({ name: 'StoreUnavailable' })
    await expect(store.head()).rejects.toMatchObject({ name: 'StoreUnavailable' })
    findQuorum()
    expect(await store.append(stream, events, { expected: { kind: 'no-stream' } })).toMatchObject({
      revision: 0,
      repeated: false,
    })
  })

  it('that ends a subscription whose reader is too slow is subscribed to again, and nothing is lost', async () => {
    const after = await store.head()
    const [before, later] = [newEvent(), newEvent()]
    await store.append(newStream(), [before], { expected: { kind: 'no-stream' } })
    let isDropped = false
    const { events } = await follow(store, { after }, async (soFar) => {
      if (caughtUpCount(soFar) > 0 && !isDropped) {
        isDropped = true
        double.dropSlowReaders()
        await store.append(newStream(), [later], { expected: { kind: 'no-stream' } })
      }
      return soFar.events.length === 2
    })
    expect(ids(events)).toEqual(ids([before, later]))
  })

  it('of a cluster that was not found once is appended to when it is there', async () => {
    const late = await startEventStoreDbDouble()
    late.stop()
    const patient = createEventStoreDbEventStore({ connectionString: late.clusterConnectionString })
    const append = () => patient.append(newStream(), newEvents(1), { expected: { kind: 'no-stream' } })
    await expect(append()).rejects.toMatchObject({ name: 'StoreUnavailable' })
    await late.start()
    expect(await append()).toMatchObject({ revision: 0 })
    await patient.close()
    late.stop()
  })
})

describe('the server’s own events', () => {
  it('are in nobody’s way', async () => {
    const after = await store.head()
    const appended = newEvents(20)
    // The double writes one of its own after every fifth append.
    for (const event of appended) await store.append(newStream(), [event], { expected: { kind: 'no-stream' } })
    const { events } = await follow(store, { after }, (soFar) => caughtUpCount(soFar) > 0 && soFar.events.length === 20)
    expect(ids(events)).toEqual(ids(appended))
    expect(ids((await store.readAll({ after, limit: 100 })).events)).toEqual(ids(appended))
    expect(await store.head()).toBe(events.at(-1)?.position)
  })
})

describe('the double', () => {
  it('recognises repetitions by itself, as the server does', async () => {
    const client = EventStoreDBClient.connectionString(double.connectionString)
    // The adapter does not use batched appends, and the double does not know them.
    Object.defineProperty(client, 'supports', { value: () => Promise.resolve(false) })
    const stream = newStream()
    const { id, type } = newEvent()
    const event = jsonEvent({ id, type, data: {} })
    const first = await client.appendToStream(stream, event, { expectedRevision: 'no_stream' })
    const second = await client.appendToStream(stream, event, { expectedRevision: 'no_stream' })
    expect(second).toEqual(first)
    await expect(
      client.appendToStream(stream, jsonEvent({ type, data: {} }), { expectedRevision: 'no_stream' }),
    ).rejects.toMatchObject({
      type: 'wrong-expected-version',
      actualVersion: 0n,
    })
    expect((await store.read(stream)).events).toHaveLength(1)
    await client.dispose()
  })
})
