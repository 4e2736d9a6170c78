import { status } from '@grpc/grpc-js'
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEventStoreDbDouble, type EventStoreDbDouble, type Fault } from '@member-care/tests/support/eventstoredb-double/eventstoredb-double.ts'
import { caughtUpCount, follow, ids, newEvent, newEvents, newStream } from '../contract/events-under-test.ts'
import type { EventStore } from '../port.ts'
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts'

let double: EventStoreDbDouble
let store: EventStore

beforeAll(async () => {
  double = await startEventStoreDbDouble()
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
    await expect(store.append(stream, events, { expected: { kind: 'no-stream' } })).rejects.toMatchObject({ name: 'StoreUnavailable', outcomeUnknown: true })
    expect(await store.append(stream, events, { expected: { kind: 'no-stream' } })).toMatchObject({ revision: 1, repeated: true })
    expect((await store.read(stream)).events).toHaveLength(2)
  })

  it.each([{ written: true }, { written: false }])('is looked for and sent again after a time limit: $written', async ({ written }) => {
    const stream = newStream()
    const events = newEvents(2)
    double.failNextAppend({ code: status.DEADLINE_EXCEEDED, written })
    expect(await store.append(stream, events, { expected: { kind: 'no-stream' } })).toMatchObject({ revision: 1, repeated: written })
    expect(ids((await store.read(stream)).events)).toEqual(ids(events))
  })

  it('is given up after the second time limit, with an unknown outcome', async () => {
    const stream = newStream()
    double.failNextAppend({ code: status.DEADLINE_EXCEEDED, written: false })
    double.failNextAppend({ code: status.DEADLINE_EXCEEDED, written: true })
    const append = store.append(stream, newEvents(1), { expected: { kind: 'no-stream' } })
    await expect(append).rejects.toMatchObject({ name: 'StoreUnavailable', outcomeUnknown: true })
    expect((await store.read(stream)).revision).toBe(0)
  })

  it('goes to the node that leads', async () => {
    const leader = { exception: 'not-leader', 'leader-endpoint-host': '127.0.0.1', 'leader-endpoint-port': String(double.port) }
    double.failNextAppend({ code: status.NOT_FOUND, metadata: leader, written: false })
    expect(await store.append(newStream(), newEvents(1), { expected: { kind: 'no-stream' } })).toMatchObject({ revision: 0, repeated: false })
  })

  it.each([
    { code: status.PERMISSION_DENIED, metadata: {} },
    { code: status.UNAUTHENTICATED, metadata: {} },
    { code: status.UNKNOWN, metadata: { exception: 'access-denied' } },
  ])('is refused with $code $metadata', async (fault) => {
    double.failNextAppend({ ...fault, written: false })
    await expect(store.append(newStream(), newEvents(1), { expected: { kind: 'any' } })).rejects.toMatchObject({ name: 'AccessDenied' })
  })

  it('is too large for a server with a lower limit than ours', async () => {
    const metadata = { exception: 'maximum-append-size-exceeded', 'maximum-append-size': '1000' }
    double.failNextAppend({ code: status.INVALID_ARGUMENT, metadata, written: false })
    await expect(store.append(newStream(), newEvents(1), { expected: { kind: 'any' } })).rejects.toMatchObject({ name: 'EventTooLarge' })
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
    await expect(client.appendToStream(stream, jsonEvent({ type, data: {} }), { expectedRevision: 'no_stream' })).rejects.toMatchObject({
      type: 'wrong-expected-version',
      actualVersion: 0n,
    })
    expect((await store.read(stream)).events).toHaveLength(1)
    await client.dispose()
  })
})
