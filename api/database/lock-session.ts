/**
 * One connection that this process keeps for locks by name, however many it holds: who works under a lock asks the pool, so that no lock may keep a
 * connection of the pool. When the process dies, the server frees its locks with the connection.
 */
import { pause } from '@member-care/event-store/waiting.ts'
import { StoreUnavailable } from '@member-care/event-store/port.ts'
import { Client } from 'pg'

/** How often a lock that another process holds is tried, on average. Waiting for it in the server would hold up every other lock of this connection. */
const TRY_AGAIN_MS = 40
const ANSWER_TIMEOUT_MS = 4_000
/** A machine that has vanished holds its locks for some 11 seconds more. */
const NOTICE_VANISHED = 'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3'

export interface LockSession {
  /**
   * Waits until no other process holds the lock, and takes it. It is open to whoever asks again in this process: to the server all of it is one.
   * @returns what frees it, which never fails: a lock that cannot be freed goes with its connection
   * @throws StoreUnavailable where the server cannot be asked
   */
  lock(name: string): Promise<() => Promise<void>>
  /** Ends the connection; whoever still waits is refused. */
  end(): Promise<void>
}

interface Connection {
  readonly client: Client
  readonly ready: Promise<unknown>
  /** When the last question has been answered: the driver takes one at a time. */
  answered: Promise<unknown>
}

export function createLockSession(databaseUrl: string): LockSession {
  let current: Connection | undefined
  const ended = new AbortController()

  /** The connection that stands; a new one at the first use, and after a loss. */
  async function connected(): Promise<Connection> {
    const connection = (current ??= connect())
    await connection.ready
    return connection
  }

  function connect(): Connection {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'member-care-locks',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
    })
    client.on('error', () => giveUp(client))
    client.on('end', () => giveUp(client))
    const ready = client.connect().then(() => client.query(NOTICE_VANISHED))
    ready.catch(() => giveUp(client))
    return { client, ready, answered: ready }
  }

  /** Never to be asked again. Its end is not waited for: the server may have vanished. */
  function giveUp(client: Client): void {
    if (current?.client === client) current = undefined
    void client.end().catch(() => {})
  }

  /** @param does a function of Postgres on locks. What is not answered may have happened all the same: the lock goes with the connection then. */
  async function ask(connection: Connection, does: string, name: string): Promise<boolean> {
    const { client } = connection
    const answer = connection.answered.then(() =>
      client.query<{ isDone: boolean }>(`select ${does}(hashtextextended($1, 0)) as "isDone"`, [name]),
    )
    connection.answered = answer.catch(() => giveUp(client))
    return (await answer).rows[0]?.isDone === true
  }

  async function take(name: string): Promise<Connection> {
    while (!ended.signal.aborted) {
      const connection = await connected()
      if (await ask(connection, 'pg_try_advisory_lock', name)) return connection
      await pause(TRY_AGAIN_MS * (0.5 + Math.random()), ended.signal)
    }
    throw new Error('The locks have been closed.')
  }

  return {
    async lock(name) {
      const connection = await take(name).catch((error: unknown) => {
        throw new StoreUnavailable('The database did not give a lock.', { outcomeUnknown: false, cause: error })
      })
      return () =>
        ask(connection, 'pg_advisory_unlock', name).then(
          () => {},
          () => {},
        )
    },
    async end() {
      ended.abort()
      await current?.ready.catch(() => {})
      await current?.client.end()
    },
  }
}
