/** The one contract of the port: every adapter, on every server it knows, passes these tests. */
import { afterAll, beforeAll, describe } from 'vitest'
import type { AppendResult, EventStore, EventToAppend, StreamId } from '../port.ts'
import { describeAppending } from './appending.ts'
import { describeOrder } from './order.ts'
import { describeOutages } from './outages.ts'
import { describeReading } from './reading.ts'
import { describeSubscribing } from './subscribing.ts'

/** An event store of an adapter, with what the tests do to its surroundings. */
export interface EventStoreUnderTest {
  /** Opens an instance, as another process on the same store would. */
  open(): EventStore
  /** Takes the server away: connections break, and no new ones come about. */
  takeServerAway(): Promise<void>
  bringServerBack(): Promise<void>
  /**
   * Appends one event to a new stream in a transaction that stays open for a moment before it ends, as a slow or a dying process does;
   * where the store has such a thing.
   */
  appendSlowly?(stream: StreamId, event: EventToAppend, end: 'commit' | 'rollback'): Promise<AppendResult>
  end(): Promise<void>
}

/** Two instances on one store, made before the first test. */
export interface Instances {
  readonly store: EventStore
  readonly other: EventStore
  readonly underTest: EventStoreUnderTest
}

/** Declares the contract's tests for one adapter on one server. */
export function describeEventStoreContract(name: string, makeUnderTest: () => Promise<EventStoreUnderTest>): void {
  describe(`event store contract: ${name}`, () => {
    let made: Instances | undefined
    const instances = (): Instances => {
      if (!made) throw new Error('The store has not been opened.')
      return made
    }

    beforeAll(async () => {
      const underTest = await makeUnderTest()
      made = { underTest, store: underTest.open(), other: underTest.open() }
    })
    afterAll(async () => {
      await made?.store.close()
      await made?.other.close()
      await made?.underTest.end()
    })

    describeAppending(instances)
    describeReading(instances)
    describeSubscribing(instances)
    describeOrder(instances)
    describeOutages(instances)
  })
}
