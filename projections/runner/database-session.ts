/**
 * One connection that this process keeps for itself, for what belongs to a session: it listens to a channel, and holds the
 * advisory locks that say what this process leads. When the process dies, the server frees the locks with the session.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { pause } from '@member-care/event-store/waiting.ts'
import type { RunnerLog } from './runner-log.ts'

/** How often locks that others hold are tried, and the connection is checked. A dead leader is replaced within about this time. */
const BEAT_MS = 500
/** The same while nobody waits for a lock: the connection alone is checked. Together with the answer that is waited for it stays below the server's patience. */
const CALM_BEAT_MS = 800
/** The server ends a session that it has not heard of for this long, even when the machine at the other end has vanished. */
const SERVER_PATIENCE = '5s'
const ANSWER_TIMEOUT_MS = 4_000

export interface DatabaseSession {
  /**
   * Waits until this process holds the lock.
   * @returns a signal that aborts when it may have lost it; undefined when `stop` came first
   */
  lead(lock: string, stop: AbortSignal): Promise<AbortSignal | undefined>
  close(): Promise<void>
}

export interface DatabaseSessionOptions {
  readonly databaseUrl: string
  readonly channel: 'projection_progress' | 'outbox' | 'notifications' | 'uploads'
  /** Called with each notice on the channel. */
  readonly onNotice: (payload: string) => void
  /** Called whenever listening begins, after a loss too: what was told in between has been missed. */
  readonly onListening: () => Promise<void> | void
  readonly log: RunnerLog
}

export function openDatabaseSession(options: DatabaseSessionOptions): DatabaseSession {
  const closing = new AbortController()
  /** The locks that somebody here waits for, with who is to be told. */
  const wanted = new Map<string, (held: AbortSignal) => void>()

  async function keepSession(): Promise<void> {
    while (!closing.signal.aborted) {
      await runSession().catch((error: unknown) => {
        if (!closing.signal.aborted) options.log.warn({ problem: error instanceof Error ? error.name : 'unknown' }, 'Lost the session that listens and leads; connecting again')
      })
      await pause(BEAT_MS, closing.signal)
    }
  }

  /** Connects, listens, and keeps trying for the wanted locks until the connection is lost or the session closed. */
  async function runSession(): Promise<void> {
    const client = new Client({
      connectionString: options.databaseUrl,
      application_name: 'member-care-projections',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
    })
    const lost = new AbortController()
    const over = AbortSignal.any([lost.signal, closing.signal])
    client.on('error', () => lost.abort())
    client.on('end', () => lost.abort())
    client.on('notification', (notice) => options.onNotice(notice.payload ?? ''))
    try {
      await client.connect()
      await client.query(`set idle_session_timeout = '${SERVER_PATIENCE}'`)
      await client.query(`listen ${options.channel}`)
      await options.onListening()
      while (!over.aborted) {
        await tryLocks(client, lost.signal)
        await pause((wanted.size > 0 ? BEAT_MS : CALM_BEAT_MS) * (0.8 + 0.4 * Math.random()), over)
      }
    } finally {
      lost.abort()
      // A connection whose other end has vanished would keep us waiting.
      await Promise.race([client.end().catch(() => {}), delay(ANSWER_TIMEOUT_MS)])
    }
  }

  async function tryLocks(client: Client, lost: AbortSignal): Promise<void> {
    await client.query('select 1')
    for (const [lock, tell] of [...wanted]) {
      const answer = await client.query<{ held: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 0)) as held', [lock])
      if (!answer.rows[0]?.held) continue
      wanted.delete(lock)
      tell(lost)
    }
  }

  const running = keepSession()

  return {
    lead: (lock, stop) =>
      new Promise((resolve) => {
        const giveUp = () => {
          wanted.delete(lock)
          resolve(undefined)
        }
        if (stop.aborted) return giveUp()
        stop.addEventListener('abort', giveUp, { once: true })
        wanted.set(lock, (held) => {
          stop.removeEventListener('abort', giveUp)
          resolve(held)
        })
      }),
    close: async () => {
      closing.abort()
      await running
    },
  }
}
