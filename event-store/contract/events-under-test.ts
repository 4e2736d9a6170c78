/** What the contract's tests append, and how they look at what comes back. */
import { randomUUID } from 'node:crypto'
import type {
  EventStore,
  EventToAppend,
  JsonObject,
  Position,
  StoredEvent,
  StreamId,
  SubscriptionMessage,
} from '../port.ts'

/** A stream nobody else uses. */
export function newStream(): StreamId {
  return `contract-${randomUUID()}`
}

/** A type nobody else uses: the store may hold events of others too. */
export function newType(): string {
  return `Contract${randomUUID().replaceAll('-', '')}`
}

export function newEvent(type = 'ContractChecked', data: JsonObject = { note: 'kept' }): EventToAppend {
  return { id: randomUUID(), type, data, metadata: { commandId: randomUUID() } }
}

export function newEvents(count: number, type?: string): EventToAppend[] {
  return Array.from({ length: count }, () => newEvent(type))
}

/** What has been delivered so far. */
export interface Delivered {
  readonly messages: SubscriptionMessage[]
  readonly events: StoredEvent[]
}

/** Follows the log until `enough` says so; gives all that was delivered. */
export async function follow(
  store: EventStore,
  options: { after?: Position | undefined; types?: readonly string[]; batchSize?: number },
  enough: (delivered: Delivered) => boolean | Promise<boolean>,
): Promise<Delivered> {
  const stopping = new AbortController()
  const delivered: Delivered = { messages: [], events: [] }
  for await (const message of store.subscribe({ ...options, signal: stopping.signal })) {
    delivered.messages.push(message)
    if (message.kind === 'events') delivered.events.push(...message.events)
    if (await enough(delivered)) stopping.abort()
  }
  return delivered
}

/** All events of these types after a position, read page by page. */
export async function readToTheEnd(
  store: EventStore,
  options: { after?: Position | undefined; types: readonly string[]; limit: number },
): Promise<StoredEvent[]> {
  const events: StoredEvent[] = []
  for (let after = options.after; ;) {
    const page = await store.readAll({ ...options, after })
    events.push(...page.events)
    after = page.scannedTo
    if (page.atEnd) return events
  }
}

export function caughtUpCount(delivered: Delivered): number {
  return delivered.messages.filter((message) => message.kind === 'caught-up').length
}

export function ids(events: readonly { readonly id: string }[]): string[] {
  return events.map((event) => event.id)
}
