import { describe, expect, it } from 'vitest'
import { StoreUnavailable, WrongExpectedRevision, type StreamId } from '../port.ts'
import type { AppendRequest, Verdict } from './append-function.ts'
import { createAppendQueue } from './append-queue.ts'

const MEBIBYTE = 1024 * 1024

/** A database that answers when it is told to, and says which calls it has got. */
function databaseOnHold() {
  const calls: {
    readonly streams: readonly StreamId[]
    answer(verdicts?: readonly Verdict[]): void
    fail(error: Error): void
  }[] = []
  const arrivals: (() => void)[] = []
  const call = (requests: readonly AppendRequest[]) =>
    new Promise<readonly Verdict[]>((resolve, reject) => {
      calls.push({
        streams: requests.map(({ stream }) => stream),
        answer: (verdicts = requests.map(accepted)) => resolve(verdicts),
        fail: reject,
      })
      arrivals.shift()?.()
    })
  /** The next call that has not been looked at. */
  const next = async () => {
    if (calls.length === 0) await new Promise<void>((resolve) => arrivals.push(resolve))
    const arrived = calls.shift()
    if (!arrived) throw new Error('No call has come.')
    return arrived
  }
  return { call, next, calls }
}

function accepted(_request: AppendRequest, index: number): Verdict {
  return { append: index + 1, outcome: 'appended', revision: 0, position: String(100 + index) }
}

function request(stream: StreamId): AppendRequest {
  return {
    stream,
    expected: { kind: 'any' },
    events: [{ id: crypto.randomUUID(), type: 'A', data: '{}', metadata: '{}' }],
  }
}

describe('append queue', () => {
  it('puts everything that waits into the next call, and makes one call at a time', async () => {
    const { call, next, calls } = databaseOnHold()
    const queue = createAppendQueue(call)
    const first = queue.append(request('claim-1'), 10)
    const firstCall = await next()
    const others = [queue.append(request('claim-2'), 10), queue.append(request('claim-3'), 10)]
    expect(calls).toEqual([])
    firstCall.answer()
    await first
    const secondCall = await next()
    expect(firstCall.streams).toEqual(['claim-1'])
    expect(secondCall.streams).toEqual(['claim-2', 'claim-3'])
    secondCall.answer()
    expect((await Promise.all(others)).map(({ position }) => position)).toEqual([
      '0000000000000000100',
      '0000000000000000101',
    ])
  })

  it('puts at most one append of a stream into a call, and keeps their order', async () => {
    const { call, next } = databaseOnHold()
    const queue = createAppendQueue(call)
    const answered: string[] = []
    const waiting = (['claim-1', 'claim-1', 'claim-2', 'claim-1'] as const).map((stream, index) =>
      queue.append(request(stream), 10).then(() => answered.push(`${stream} ${index}`)),
    )
    for (const streams of [['claim-1', 'claim-2'], ['claim-1'], ['claim-1']]) {
      const arrived = await next()
      expect(arrived.streams).toEqual(streams)
      arrived.answer()
    }
    await Promise.all(waiting)
    expect(answered).toEqual(['claim-1 0', 'claim-2 2', 'claim-1 1', 'claim-1 3'])
  })

  it('bounds a call by number and by size', async () => {
    const { call, next } = databaseOnHold()
    const queue = createAppendQueue(call)
    const many = Array.from({ length: 300 }, (_, index) => queue.append(request(`claim-${index}`), 1))
    const byNumber = await next()
    expect(byNumber.streams).toHaveLength(256)
    byNumber.answer()
    const rest = await next()
    expect(rest.streams).toHaveLength(44)
    rest.answer()
    await Promise.all(many)

    const large = Array.from({ length: 3 }, (_, index) => queue.append(request(`letter-${index}`), 2 * MEBIBYTE))
    const bySize = await next()
    expect(bySize.streams).toEqual(['letter-0', 'letter-1'])
    bySize.answer()
    ;(await next()).answer()
    await Promise.all(large)
  })

  it('tells each append its own verdict', async () => {
    const { call, next } = databaseOnHold()
    const queue = createAppendQueue(call)
    const outcomes = Promise.allSettled([
      queue.append(request('claim-1'), 1),
      queue.append(request('claim-2'), 1),
      queue.append(request('claim-3'), 1),
      queue.append(request('claim-4'), 1),
    ])
    ;(await next()).answer([
      { append: 2, outcome: 'refused', revision: 7, position: null },
      { append: 4, outcome: 'id-taken', revision: 3, position: null },
      { append: 1, outcome: 'appended', revision: 0, position: '12' },
      { append: 3, outcome: 'repeated', revision: 4, position: '5' },
    ])
    const [one, two, three, four] = await outcomes
    expect(one).toMatchObject({ value: { revision: 0, position: '0000000000000000012', repeated: false } })
    expect(two).toMatchObject({ reason: expect.any(WrongExpectedRevision) as unknown })
    expect(two).toMatchObject({ reason: { stream: 'claim-2', actual: 7 } })
    expect(three).toMatchObject({ value: { revision: 4, position: '0000000000000000005', repeated: true } })
    expect(four).toMatchObject({ reason: { message: expect.stringContaining('another stream') as unknown } })
  })

  it('gives an outage to all who were in the call, and goes on with the others', async () => {
    const { call, next } = databaseOnHold()
    const queue = createAppendQueue(call)
    const lost = Promise.allSettled([queue.append(request('claim-1'), 1), queue.append(request('claim-2'), 1)])
    const outage = new StoreUnavailable('gone', { outcomeUnknown: true })
    const arrived = await next()
    const later = queue.append(request('claim-3'), 1)
    arrived.fail(outage)
    expect(await lost).toEqual([
      { status: 'rejected', reason: outage },
      { status: 'rejected', reason: outage },
    ])
    ;(await next()).answer()
    expect(await later).toMatchObject({ repeated: false })
  })

  it('sends the appends one by one when the data of one of them make the call fail', async () => {
    const { call, next } = databaseOnHold()
    const queue = createAppendQueue(call)
    const outcomes = Promise.allSettled([queue.append(request('claim-1'), 1), queue.append(request('claim-2'), 1)])
    const malformed = Object.assign(new Error('invalid input syntax for type uuid'), { code: '22P02' })
    ;(await next()).fail(malformed)
    const first = await next()
    expect(first.streams).toEqual(['claim-1'])
    first.fail(malformed)
    const second = await next()
    expect(second.streams).toEqual(['claim-2'])
    second.answer()
    expect(await outcomes).toMatchObject([{ reason: malformed }, { status: 'fulfilled' }])
  })

  it('refuses when too much waits, knowing that nothing has been written', async () => {
    const { call, next } = databaseOnHold()
    const queue = createAppendQueue(call)
    const outcomes = Promise.allSettled(
      Array.from({ length: 33 }, (_, index) => queue.append(request(`letter-${index}`), 2 * MEBIBYTE)),
    )
    for (let answered = 0; answered < 32;) {
      const arrived = await next()
      arrived.answer()
      answered += arrived.streams.length
    }
    const refused = (await outcomes).filter((outcome) => outcome.status === 'rejected')
    expect(refused).toMatchObject([{ reason: { name: 'StoreUnavailable', outcomeUnknown: false } }])
  })

  it('answers what waits before it closes, and refuses the rest', async () => {
    const { call, next } = databaseOnHold()
    const queue = createAppendQueue(call)
    const waiting = queue.append(request('claim-1'), 1)
    const closed = queue.close()
    await expect(queue.append(request('claim-2'), 1)).rejects.toMatchObject({
      name: 'StoreUnavailable',
      outcomeUnknown: false,
    })
    ;(await next()).answer()
    expect(await waiting).toMatchObject({ revision: 0 })
    await closed
  })
})
