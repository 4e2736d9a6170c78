/** A server that other programs use too: with a prefix, nothing of theirs is read, and nothing of ours is missed. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { appendAsAnotherProgram } from '@member-care/tests/support/eventstoredb-double/another-program.ts'
import {
  startEventStoreDbDouble,
  type EventStoreDbDouble,
} from '@member-care/tests/support/eventstoredb-double/eventstoredb-double.ts'
import { caughtUpCount, follow, ids, newEvents, newStream, newType } from '../contract/events-under-test.ts'
import type { EventStore } from '../port.ts'
import { createClient } from './client.ts'
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts'

const OTHERS = 1_200
const PREFIX = 'membercare_'
let double: EventStoreDbDouble
let store: EventStore

beforeEach(async () => {
  double = await startEventStoreDbDouble()
  store = createEventStoreDbEventStore({ connectionString: double.connectionString, streamPrefix: PREFIX })
})
afterEach(async () => {
  await store.close()
  double.stop()
})

/** Events that the server has sent for it. */
async function sentFor<Result>(act: () => Promise<Result>): Promise<readonly [Result, number]> {
  const before = double.sent()
  return [await act(), double.sent() - before]
}

it('is empty for us while only others have written', async () => {
  await appendAsAnotherProgram(double, OTHERS)
  expect(await sentFor(() => store.head())).toEqual([undefined, 0])
  expect(await sentFor(() => store.readAll({ limit: 10 }))).toMatchObject([{ events: [], atEnd: true }, 0])
})

it('sends of $all what is ours, forwards, backwards and to followers, and goes on behind what others wrote', async () => {
  const [one, other] = [newStream(), newStream()]
  const [first, last] = [newEvents(3, newType()), newEvents(2, newType())]
  await store.append(one, first, { expected: { kind: 'no-stream' } })
  await appendAsAnotherProgram(double, OTHERS)
  const { position } = await store.append(other, last, { expected: { kind: 'no-stream' } })
  await appendAsAnotherProgram(double, 10)

  expect(await sentFor(() => store.head())).toEqual([position, 5])
  const [page, sent] = await sentFor(() => store.readAll({ limit: 100 }))
  expect(page.events.map(({ id, stream, revision }) => ({ id, stream, revision }))).toEqual([
    ...ids(first).map((id, revision) => ({ id, stream: one, revision })),
    ...ids(last).map((id, revision) => ({ id, stream: other, revision })),
  ])
  expect(sent).toBe(5)
  const [followed, followedSent] = await sentFor(() =>
    follow(store, { types: [...new Set(first.map(({ type }) => type))] }, (soFar) => caughtUpCount(soFar) === 1),
  )
  expect(ids(followed.events)).toEqual(ids(first))
  // The head is looked for once: at most all that is ours.
  expect(followedSent).toBeLessThanOrEqual(10)
})

it('has for two installations two logs, of streams with the same names', async () => {
  const neighbour = createEventStoreDbEventStore({
    connectionString: double.connectionString,
    streamPrefix: 'neighbour_',
  })
  const stream = newStream()
  const [mine, theirs] = [newEvents(2), newEvents(1)]
  await store.append(stream, mine, { expected: { kind: 'no-stream' } })
  await neighbour.append(stream, theirs, { expected: { kind: 'no-stream' } })
  expect(ids((await store.read(stream)).events)).toEqual(ids(mine))
  expect(ids((await neighbour.readAll({ limit: 10 })).events)).toEqual(ids(theirs))
  await neighbour.close()
})

it.each([
  ['deleted', 'deleteStream'],
  ['tombstoned', 'tombstoneStream'],
] as const)('names one of our streams that was %s by the name that we know', async (way, hide) => {
  const [stream, client] = [newStream(), createClient(double.connectionString)]
  await store.append(stream, newEvents(2), { expected: { kind: 'no-stream' } })
  await client[hide](`${PREFIX}${stream}`)
  await client.dispose()
  await expect(store.read(stream)).rejects.toMatchObject({ name: 'IncompleteStream', stream, way })
  expect(await store.incompleteStreams([stream])).toMatchObject([{ stream, way }])
})
