/** The double does what a real server was seen to do (EventStoreDB 23.10), as the bare client shows it. */
import { randomUUID } from 'node:crypto'
import { EventStoreDBClient, jsonEvent, type AppendExpectedRevision, type JSONEventType } from '@eventstore/db-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEventStoreDbDouble, type EventStoreDbDouble } from './eventstoredb-double.ts'

let double: EventStoreDbDouble
let client: EventStoreDBClient

beforeAll(async () => {
  double = await startEventStoreDbDouble({ commitPhaseTimeoutMs: 20 })
  client = bareClient(double.connectionString)
})
afterAll(async () => {
  await client.dispose()
  double.stop()
})

/** The double does not know batched appends. */
function bareClient(connectionString: string): EventStoreDBClient {
  const bare = EventStoreDBClient.connectionString(connectionString)
  Object.defineProperty(bare, 'supports', { value: () => Promise.resolve(false) })
  return bare
}

const newStream = () => `double-${randomUUID()}`
const newEvent = (id: string = randomUUID()) => jsonEvent<JSONEventType>({ id, type: 'Doubled', data: {} })
const append = (stream: string, count: number, expectedRevision: AppendExpectedRevision) =>
  client.appendToStream(
    stream,
    Array.from({ length: count }, () => newEvent()),
    { expectedRevision },
  )
async function revisions(stream: string): Promise<number[]> {
  const found: number[] = []
  for await (const { event } of client.readStream(stream)) found.push(Number(event?.revision))
  return found
}
async function inLog(stream: string): Promise<number> {
  let count = 0
  for await (const { event } of client.readAll())
    if (event?.streamId === stream && !event.type.startsWith('$')) count += 1
  return count
}

describe('the same append while the first is not committed', () => {
  it('is answered with a timeout after a while, and as the first once that is committed', async () => {
    const stream = newStream()
    const event = newEvent()
    const options = { expectedRevision: 'no_stream' } as const
    const commit = double.holdCommits()
    const first = client.appendToStream(stream, event, options)
    await expect.poll(() => double.calls.get('append')).toBe(1)
    await expect(client.appendToStream(stream, event, options)).rejects.toMatchObject({
      type: 'timeout',
      code: 10,
      message: expect.stringContaining('Operation timed out: Commit phase timeout.') as string,
    })
    await expect(append(stream, 1, 'no_stream')).rejects.toMatchObject({
      type: 'wrong-expected-version',
      actualVersion: 0n,
    })
    await expect(revisions(stream)).rejects.toMatchObject({ type: 'stream-not-found' })
    commit()
    expect(await client.appendToStream(stream, event, options)).toEqual(await first)
    expect(await revisions(stream)).toEqual([0])
  })
})

describe('a stream that shows less than the log holds', () => {
  it.each([
    { metadata: { truncateBefore: 2 }, shown: [2, 3] },
    { metadata: { maxCount: 1 }, shown: [3] },
    { metadata: { maxAge: 3600 }, shown: [0, 1, 2, 3] },
  ])('after $metadata it is $shown', async ({ metadata, shown }) => {
    const stream = newStream()
    await append(stream, 4, 'no_stream')
    await client.setStreamMetadata(stream, metadata)
    expect(await revisions(stream)).toEqual(shown)
    expect(await inLog(stream)).toBe(4)
  })

  it('is not found once deleted, and goes on behind what it does not show, also for who expects none', async () => {
    const stream = newStream()
    await append(stream, 3, 'no_stream')
    await client.deleteStream(stream)
    await expect(revisions(stream)).rejects.toMatchObject({ type: 'stream-not-found' })
    expect(await append(stream, 2, 'no_stream')).toMatchObject({ nextExpectedRevision: 4n })
    expect(await revisions(stream)).toEqual([3, 4])
    expect(await inLog(stream)).toBe(5)
  })

  it('cannot be read or written any more once tombstoned', async () => {
    const stream = newStream()
    await append(stream, 3, 'no_stream')
    await client.tombstoneStream(stream)
    await expect(revisions(stream)).rejects.toMatchObject({ type: 'stream-deleted', streamName: stream })
    await expect(append(stream, 1, 'any')).rejects.toMatchObject({ type: 'stream-deleted', streamName: stream })
    expect(await inLog(stream)).toBe(3)
  })
})

it('answers without a quorum too late first, and then with errors that have no name', async () => {
  const findQuorum = double.loseQuorum()
  await expect(append(newStream(), 1, 'any')).rejects.toMatchObject({ type: 'deadline-exceeded' })
  await expect(append(newStream(), 1, 'any')).rejects.toMatchObject({ type: 'unknown' })
  await expect(revisions(newStream())).rejects.toMatchObject({ type: 'unknown' })
  findQuorum()
  await append(newStream(), 1, 'any')
})

it('ends a live subscription whose reader is too slow', async () => {
  const subscription = client.subscribeToAll()
  const ended = new Promise((resolve) => subscription.on('error', resolve))
  const caughtUp = new Promise((resolve) => subscription.once('caughtUp', resolve))
  subscription.resume()
  await caughtUp
  double.dropSlowReaders()
  expect(await ended).toMatchObject({
    code: 10,
    message: expect.stringContaining(
      'Consumer too slow to handle event while live. Client resubscription required.',
    ) as string,
  })
})

/** Why ours never asks: see event-store/eventstoredb/client.ts. */
it('is never appended to by a client of a cluster that asked in vain once what the server can do', async () => {
  const another = await startEventStoreDbDouble()
  another.stop()
  const unlucky = EventStoreDBClient.connectionString(another.clusterConnectionString)
  const lucky = bareClient(another.clusterConnectionString)
  const tries = () => Promise.allSettled([unlucky, lucky].map((one) => one.appendToStream(newStream(), newEvent())))
  expect((await tries()).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await another.start()
  expect((await tries()).map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  await Promise.all([unlucky.dispose(), lucky.dispose()])
  another.stop()
})
