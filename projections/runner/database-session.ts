/**
 * One connection that this process keeps for itself, for what belongs to a session: it listens to the channels of all who use it, and holds the
 * advisory locks that say what this process leads. When the process dies, the server frees the locks with the session.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { pause } from '@member-care/event-store/waiting.ts'
import { silentLog, type RunnerLog } from './runner-log.ts'

/** How often locks that others hold are tried, and the connection is checked. A dead leader is replaced within about this time. */
const BEAT_MS = 500
/** The same while nobody waits for a lock: the connection alone is checked. Together with the answer that is waited for it stays below the server's patience. */
const CALM_BEAT_MS = 800
/** The server ends a session that it has not heard of for this long, even when the machine at the other end has vanished. */
const SERVER_PATIENCE = '5s'
const ANSWER_TIMEOUT_MS = 4_000

/** What one user of the session listens to. */
export interface Listening {
  readonly channel: 'projection_progress' | 'outbox' | 'notifications' | 'uploads' | 'chats'
  /** Called with each notice on the channel. */
  readonly onNotice: (payload: string) => void
  /** Called whenever listening begins, after a loss too: what was told in between has been missed. */
  readonly onListening: () => Promise<void> | void
}

/** One user's part of the session. */
export interface SessionUse {
  /**
   * Waits until this process holds the lock.
   * @returns a signal that aborts when it may have lost it; undefined when `stop` came first
   */
  lead(lock: string, stop: AbortSignal): Promise<AbortSignal | undefined>
  /** Ends listening, and frees the locks of this user. */
  end(): Promise<void>
}

export interface DatabaseSession {
  /** Connects with the first user, and ends with the last. */
  use(listening: Listening): SessionUse
}

interface User extends Listening {
  readonly ending: AbortController
  /** The locks that it waits for, with who is to be told. */
  readonly wanted: Map<string, (held: AbortSignal) => void>
  /** The locks that it holds on the connection that stands. */
  readonly held: Set<string>
  /** Whether that connection listens for it. */
  isServed: boolean
  /** Told, once it has ended, when that connection has nothing of it any more. */
  onLeft: () => void
}

/** @param options.databaseUrl of the database whose notices and locks these are */
export function createDatabaseSession({
  databaseUrl,
  log = silentLog,
}: {
  readonly databaseUrl: string
  readonly log?: RunnerLog
}): DatabaseSession {
  const users = new Set<User>()
  let kept: Promise<void> | undefined
  /** Aborts when a user has come or gone, or wants a lock; made anew for each pause. */
  let change = new AbortController()

  function told(): void {
    change.abort()
    change = new AbortController()
  }

  async function keep(): Promise<void> {
    while (users.size > 0) {
      await runSession().catch((error: unknown) => {
        if (users.size > 0)
          log.warn(
            { problem: error instanceof Error ? error.name : 'unknown' },
            'Lost the session that listens and leads; connecting again',
          )
      })
      if (users.size > 0) await pause(BEAT_MS, change.signal)
    }
    kept = undefined
  }

  /** Connects, and serves all users until the connection is lost or the last of them has ended. */
  async function runSession(): Promise<void> {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'member-care-projections',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
    })
    const lost = new AbortController()
    const served = new Set<User>()
    client.on('error', () => lost.abort())
    client.on('end', () => lost.abort())
    client.on('notification', ({ channel, payload = '' }) => {
      for (const user of users) if (user.channel === channel) user.onNotice(payload)
    })
    try {
      await client.connect()
      await client.query(`set idle_session_timeout = '${SERVER_PATIENCE}'`)
      while (!lost.signal.aborted && users.size > 0) {
        const { signal } = change
        for (const gone of [...served].filter((user) => !users.has(user))) await leave(client, gone, served)
        for (const user of [...users].filter((each) => !served.has(each))) {
          await client.query(`listen ${user.channel}`)
          served.add(user)
          user.isServed = true
          // Not waited for: the server would end a session that says nothing meanwhile.
          void (async () => user.onListening())().catch(() => lost.abort())
        }
        await tryLocks(client, lost.signal)
        const isWaitedFor = [...users].some(({ wanted }) => wanted.size > 0)
        await pause(
          (isWaitedFor ? BEAT_MS : CALM_BEAT_MS) * (0.8 + 0.4 * Math.random()),
          AbortSignal.any([lost.signal, signal]),
        )
      }
    } finally {
      lost.abort()
      for (const user of served) forget(user)
      // A connection whose other end has vanished would keep us waiting.
      await Promise.race([client.end().catch(() => {}), delay(ANSWER_TIMEOUT_MS)])
    }
  }

  async function leave(client: Client, user: User, served: Set<User>): Promise<void> {
    for (const lock of user.held) await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [lock])
    served.delete(user)
    if (![...served].some(({ channel }) => channel === user.channel)) await client.query(`unlisten ${user.channel}`)
    forget(user)
  }

  function forget(user: User): void {
    user.held.clear()
    user.isServed = false
    user.onLeft()
  }

  async function tryLocks(client: Client, lost: AbortSignal): Promise<void> {
    await client.query('select 1')
    for (const user of users) {
      for (const [lock, tell] of [...user.wanted]) {
        const answer = await client.query<{ held: boolean }>(
          'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
          [lock],
        )
        if (!answer.rows[0]?.held) continue
        user.held.add(lock)
        user.wanted.delete(lock)
        tell(AbortSignal.any([lost, user.ending.signal]))
      }
    }
  }

  return {
    use(listening) {
      const user: User = {
        ...listening,
        ending: new AbortController(),
        wanted: new Map(),
        held: new Set(),
        isServed: false,
        onLeft: () => {},
      }
      users.add(user)
      told()
      kept ??= keep()
      return {
        lead: (lock, stop) =>
          new Promise((resolve) => {
            const giveUp = () => {
              user.wanted.delete(lock)
              resolve(undefined)
            }
            if (stop.aborted) return giveUp()
            stop.addEventListener('abort', giveUp, { once: true })
            user.wanted.set(lock, (held) => {
              stop.removeEventListener('abort', giveUp)
              resolve(held)
            })
            told()
          }),
        async end() {
          const left = user.isServed ? new Promise<void>((resolve) => (user.onLeft = resolve)) : undefined
          users.delete(user)
          user.ending.abort()
          told()
          await (users.size === 0 ? kept : left)
        },
      }
    },
  }
}
