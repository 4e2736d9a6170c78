/** Subscribing to the log. A subscription of the server ends with its connection; here it is made again from the last position that was delivered. */
import {
  eventTypeFilter,
  excludeSystemEvents,
  streamNameFilter,
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
  type Filter,
  type Position as ServerPosition,
} from '@eventstore/db-client'
import { StoreUnavailable, type Position, type StoredEvent, type SubscriptionMessage } from '../port.ts'
import { pause, unlessAborted } from '../waiting.ts'
import type { Connection } from './connection.ts'
import { BEGINNING, positionFromServer, serverPosition } from './position.ts'
import { isOurs, isWanted, readLast, storedEvent } from './reading.ts'
import { portError } from './server-errors.ts'
import type { StreamNames } from './stream-names.ts'

const DEFAULT_BATCH_SIZE = 200
const FIRST_PAUSE_MS = 100
const LAST_PAUSE_MS = 5_000
/** While the server filters, it tells after so many events how far it has come. */
const SEARCH = { checkpointInterval: 1, maxSearchWindow: 500 }

/** What has come since the last delivery: events (also those nobody asked for), how far the server has looked, and a change of pace. */
interface Delivery {
  readonly events: readonly StoredEvent[]
  readonly scannedTo: Position | undefined
  readonly pace: 'caught-up' | 'fell-behind' | undefined
}

/** Delivers the log as the port's `subscribe` says, until the signal aborts. Needs EventStoreDB 23.10 or later, which tells when one has caught up. */
export async function* subscribeToLog(
  connection: Connection,
  {
    after = BEGINNING,
    types,
    batchSize = DEFAULT_BATCH_SIZE,
  }: { after?: Position | undefined; types?: readonly string[]; batchSize?: number },
  signal: AbortSignal,
): AsyncGenerator<SubscriptionMessage> {
  let position = after
  let behind = true
  let wait = FIRST_PAUSE_MS
  // The server filters by type while there is much to skip. Once caught up, the choice is made here: so every event moves scannedTo on, wanted or not.
  // Of a server that is shared it filters by stream instead: it does not do both.
  const { prefix } = connection.names
  let serverFilters = types !== undefined && prefix === ''
  while (!signal.aborted) {
    try {
      const head = (await unlessAborted(readLast(connection), signal))?.position ?? BEGINNING
      const filter =
        serverFilters && types
          ? typesFilter(types)
          : prefix === ''
            ? excludeSystemEvents(SEARCH)
            : streamNameFilter({ ...SEARCH, prefixes: [prefix] })
      for await (const { events, scannedTo, pace } of receive(
        connection,
        { after: position, filter, batchSize },
        signal,
      )) {
        wait = FIRST_PAUSE_MS
        const looked = latest(position, scannedTo, pace === 'caught-up' ? head : undefined)
        if (looked > position) {
          const wanted = events.filter((event) => event.position > position && isWanted(event.type, types))
          position = looked
          yield { kind: 'events', events: wanted, scannedTo: position }
        }
        if (pace === 'fell-behind') behind = true
        if (pace !== 'caught-up') continue
        if (serverFilters) break
        if (behind) yield { kind: 'caught-up', at: position }
        behind = false
      }
      serverFilters = false
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      behind = true
      serverFilters = types !== undefined && prefix === ''
      await pause(wait * (0.85 + 0.3 * Math.random()), signal)
      wait = Math.min(2 * wait, LAST_PAUSE_MS)
    }
  }
}

/** One subscription of the server. @throws StoreUnavailable when it ends, or AccessDenied */
async function* receive(
  { client, names }: Connection,
  { after, filter, batchSize }: { after: Position; filter: Filter; batchSize: number },
  signal: AbortSignal,
): AsyncGenerator<Delivery> {
  let failure: unknown
  let wake = () => {}
  // What is not an event goes through the same buffer as the events, so that it keeps its place among them.
  const checkpointReached = (subscription: AllStreamSubscription, checkpoint: ServerPosition) =>
    void subscription.push({ checkpoint })
  const fromPosition = serverPosition(after)
  const subscription = client.subscribeToAll(
    { fromPosition, filter: { ...filter, checkpointReached } },
    { highWaterMark: batchSize },
  )
  subscription.on('caughtUp', () => void subscription.push({ pace: 'caught-up' }))
  subscription.on('fellBehind', () => void subscription.push({ pace: 'fell-behind' }))
  subscription.on('readable', () => wake())
  const fail = (error?: Error) => {
    failure ??= error ?? new StoreUnavailable('The subscription has ended.', { outcomeUnknown: false })
    wake()
  }
  subscription.on('error', fail)
  subscription.on('end', fail)
  const abort = () => wake()
  signal.addEventListener('abort', abort)
  try {
    while (!signal.aborted) {
      const woken = new Promise<void>((resolve) => (wake = resolve))
      const delivery = take(subscription, { batchSize, names })
      if (delivery) yield delivery
      else if (failure !== undefined) throw portError(failure, { sent: false })
      else await woken
    }
  } finally {
    signal.removeEventListener('abort', abort)
    subscription.unsubscribe().catch(() => {})
  }
}

/** What is in the subscription's buffer, up to a change of pace; undefined when it is empty. */
function take(
  subscription: AllStreamSubscription,
  { batchSize, names }: { readonly batchSize: number; readonly names: StreamNames },
): Delivery | undefined {
  const events: StoredEvent[] = []
  let scannedTo: Position | undefined
  while (events.length < batchSize) {
    const item = subscription.read() as
      AllStreamResolvedEvent | { checkpoint: ServerPosition } | Pick<Delivery, 'pace'> | null
    if (item === null) break
    if ('pace' in item) return { events, scannedTo, pace: item.pace }
    if ('checkpoint' in item) scannedTo = positionFromServer(item.checkpoint)
    else if (item.event) {
      scannedTo = positionFromServer(item.event.position)
      if (isOurs(item.event)) events.push(storedEvent(item.event, names))
    }
  }
  return scannedTo === undefined ? undefined : { events, scannedTo, pace: undefined }
}

/** The server looks at exactly these types: names are matched from beginning to end, not as prefixes. */
function typesFilter(types: readonly string[]): Filter {
  const alternatives = types.map((type) => type.replaceAll(/[^\w]/g, String.raw`\$&`)).join('|')
  return eventTypeFilter({ regex: `^(${alternatives})$`, ...SEARCH })
}

function latest(...positions: readonly (Position | undefined)[]): Position {
  return positions.reduce<Position>(
    (last, position) => (position !== undefined && position > last ? position : last),
    BEGINNING,
  )
}
