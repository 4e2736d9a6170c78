/** Tells readers that there may be new events: by NOTIFY on a connection of its own, and by the clock in case a notice was lost. */
import { Client } from 'pg'
import { pause } from '../waiting.ts'
import { storeAddress } from './connections.ts'

/** All who wait look again after this time even when nothing woke them, and all at once: they then share one question of the database. */
const POLL_INTERVAL_MS = 1_000
const FIRST_RECONNECT_MS = 100
const LAST_RECONNECT_MS = 5_000

export interface WakeUp {
  /** Number of calls so far. Take it before reading, and hand it to {@link WakeUp.after}: a call in between is then not missed. */
  count(): number
  /** Resolves at the first call after `count`, at the next poll, or when the signal aborts, whichever comes first. */
  after(count: number, signal: AbortSignal): Promise<void>
  /** Wakes all who wait, now. */
  call(): void
  close(): Promise<void>
}

/** Listens from the first wait on. A lost connection is made anew for as long as this is open. */
export function createWakeUp(connectionString: string): WakeUp {
  const address = storeAddress(connectionString)
  const closing = new AbortController()
  const waiting = new Set<() => void>()
  let calls = 0
  let nextPoll: NodeJS.Timeout | undefined
  let listening: Promise<void> | undefined

  function call(): void {
    clearTimeout(nextPoll)
    nextPoll = undefined
    calls += 1
    for (const wake of [...waiting]) wake()
  }

  async function listenUntilClosed(): Promise<void> {
    let patience = FIRST_RECONNECT_MS
    while (!closing.signal.aborted) {
      const connected = await listenOnce()
      patience = connected ? FIRST_RECONNECT_MS : Math.min(2 * patience, LAST_RECONNECT_MS)
      await pause(spread(patience), closing.signal)
    }
  }

  /** Listens until the connection ends; says whether there had been one. */
  async function listenOnce(): Promise<boolean> {
    const client = new Client({ connectionString: address, keepAlive: true, connectionTimeoutMillis: 5_000 })
    const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
    // Every error is followed by the end of the connection.
    client.on('error', () => {})
    client.on('notification', call)
    const end = () => void client.end().catch(() => {})
    try {
      await client.connect()
      // Only now: a client that is ended while it connects never tells that it has ended.
      closing.signal.addEventListener('abort', end)
      if (closing.signal.aborted) end()
      await client.query('listen es_events')
      // What was appended while nobody listened has not been told.
      call()
      await ended
      return true
    } catch {
      end()
      return false
    } finally {
      closing.signal.removeEventListener('abort', end)
    }
  }

  return {
    count: () => calls,
    async after(count, signal) {
      listening ??= listenUntilClosed()
      if (calls !== count) return
      nextPoll ??= setTimeout(call, spread(POLL_INTERVAL_MS))
      await woken(waiting, signal)
    },
    call,
    async close() {
      closing.abort()
      call()
      await listening
    },
  }
}

/** A little more or less, so that several processes do not all come at once. */
function spread(milliseconds: number): number {
  return milliseconds * (0.85 + 0.3 * Math.random())
}

/** Resolves when what it puts among those who wait is called, or when the signal aborts. */
function woken(waiting: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      signal.removeEventListener('abort', done)
      waiting.delete(done)
      resolve()
    }
    if (signal.aborted) return done()
    signal.addEventListener('abort', done)
    waiting.add(done)
  })
}
