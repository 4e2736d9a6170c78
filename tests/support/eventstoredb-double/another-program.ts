/** Another program on the same server: it writes to streams of its own, some named as ours would be without a prefix. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { jsonEvent, type EventStoreDBClient } from '@eventstore/db-client'
import { createClient } from '@member-care/event-store/eventstoredb/client.ts'
import type { EventStoreDbDouble } from './eventstoredb-double.ts'

const EVERY_MS = 10

/** @param events how many it appends, each to a stream of its own */
export async function appendAsAnotherProgram(
  { connectionString }: Pick<EventStoreDbDouble, 'connectionString'>,
  events: number,
): Promise<void> {
  const client = createClient(connectionString)
  for (let number = 0; number < events; number++) await appendOne(client, number)
  await client.dispose()
}

/** It goes on writing until it is stopped, and does without a server that is away. */
export function startAnotherProgram({ connectionString }: Pick<EventStoreDbDouble, 'connectionString'>): {
  stop(): Promise<void>
} {
  const client = createClient(connectionString)
  const stopping = new AbortController()
  const writing = (async () => {
    for (let number = 0; !stopping.signal.aborted; number++) {
      await appendOne(client, number).catch(() => {})
      await pause(EVERY_MS)
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await writing
      await client.dispose()
    },
  }
}

async function appendOne(client: EventStoreDBClient, number: number): Promise<void> {
  await client.appendToStream(
    `${number % 2 === 0 ? 'order' : 'claim'}-${randomUUID()}`,
    jsonEvent({ type: 'Ereignis', data: { number } }),
  )
}
