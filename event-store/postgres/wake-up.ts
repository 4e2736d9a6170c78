/** Tells readers that there may be new events: by NOTIFY on a connection of its own, and by the clock in case a notice was lost. */
import { Client } from 'pg'
import { storeAddress } from './connections.ts'

/** A reader looks again after this time even when nothing woke it, spread a little so that readers do not all come at once. */
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
  let listening: Promise<void> | undefined

  function call(): void {
    calls += 1
    for (const wake of [...waiting]) wake()
  }

  async function listenUntilClosed(): Promise<void> {
    let pause = FIRST_RECONNECT_MS
    while (!closing.signal.aborted) {
      const connected = await listenOnce()
      pause = connected ? FIRST_RECONNECT_MS : Math.min(2 * pause, LAST_RECONNECT_MS)
      await elapsed(spread(pause), closing.signal)
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
      if (calls === count) await elapsed(spread(POLL_INTERVAL_MS), signal, waiting)
    },
    call,
    async close() {
      closing.abort()
      call()
      await listening
    },
  }
}

function spread(milliseconds: number): number {
  return milliseconds * (0.85 + 0.3 * Math.random())
}

/** Resolves after this time, when the signal aborts, or when what it put into `wakers` is called. */
function elapsed(milliseconds: number, signal: AbortSignal, wakers = new Set<() => void>()): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      wakers.delete(done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    if (signal.aborted) return done()
    signal.addEventListener('abort', done)
    wakers.add(done)
  })
}
