/**
 * Appends per second of the EventStoreDB adapter, beside single appends of the bare client to the same server in the same rounds. It says something
 * of a real server only: of the one that EVENTSTORE_URL names. Without one it runs on the double, which answers from memory.
 */
import { EventStoreDBClient, NO_STREAM, jsonEvent } from '@eventstore/db-client'
import { createEventStoreDbEventStore } from '@member-care/event-store/eventstoredb/eventstoredb-event-store.ts'
import { startDoubleProcess } from '../support/eventstoredb-double/double-process.ts'
import { appender, EVENTS_PER_STREAM, median, newEvent, newStream, rate, ROUND_MS, type Write } from './append.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'

const ROUNDS = 5
const LEAST = 0.85
const WRITERS = [1, 16, 64] as const

export async function benchAppendToEventStoreDb({ scale }: Pick<BenchOptions, 'scale'>): Promise<BenchRow[]> {
  const named = process.env.EVENTSTORE_URL
  const double = named === undefined ? await startDoubleProcess() : undefined
  const connectionString = named ?? double?.connectionString ?? ''
  const where = double ? 'the double' : 'EventStoreDB'
  const store = createEventStoreDbEventStore({ connectionString })
  const bare = EventStoreDBClient.connectionString(connectionString)
  // Single appends, as the adapter's.
  Object.defineProperty(bare, 'supports', { value: () => Promise.resolve(false) })
  const many = (count: number, writer: () => Write) => Array.from({ length: count }, writer)
  const roundMs = scaled(ROUND_MS, scale)
  try {
    await rate(
      many(16, () => appender(store)),
      roundMs / 4,
    )
    await rate(
      many(16, () => bareAppender(bare)),
      roundMs / 4,
    )
    const rows: BenchRow[] = []
    for (const writers of WRITERS) {
      const rates: { ours: number; bare: number }[] = []
      for (let round = 0; round < scaled(ROUNDS, scale); round++) {
        rates.push({
          bare: await rate(
            many(writers, () => bareAppender(bare)),
            roundMs,
          ),
          ours: await rate(
            many(writers, () => appender(store)),
            roundMs,
          ),
        })
      }
      const ratio = median(rates.map((round) => round.ours / round.bare))
      rows.push({
        name: `Append to ${where}, ${writers} ${writers === 1 ? 'writer' : 'writers'}`,
        ours: median(rates.map(({ ours }) => ours)),
        limit: median(rates.map((round) => round.bare)),
        unit: 'events/s',
        ratio: `${ratio.toFixed(2)}×`,
        aim: `at least ${LEAST}×`,
        reached: ratio >= LEAST,
      })
    }
    return rows
  } finally {
    await store.close()
    await bare.dispose()
    await double?.stop()
  }
}

/** Streams as long as the adapter's, each append behind the one before it. */
function bareAppender(client: EventStoreDBClient): Write {
  let stream = newStream()
  let length = 0
  return async () => {
    await client.appendToStream(stream, jsonEvent({ ...newEvent() }), {
      expectedRevision: length === 0 ? NO_STREAM : BigInt(length - 1),
    })
    length += 1
    if (length === EVENTS_PER_STREAM) {
      stream = newStream()
      length = 0
    }
  }
}
