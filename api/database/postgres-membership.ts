/**
 * Which processes work with an embedded server, so that the last one stops it. Each process holds a shared lock on a
 * connection of its own. The server frees the lock the moment the process dies. A process that gets the lock for itself
 * alone was the last one. Nobody can join while it stops the server.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { addressOf, clusterIn, runningPostgres, stopPostgres, type PlaceOfServer } from './running-postgres.ts'

/** Any number that nothing else locks in the database `postgres`. */
const MEMBERS = 7_413_902
const LOOK_EVERY_MS = 100
/** The connection of a process that was killed is gone within moments; a lock that is held for longer is somebody else's. */
const KILLED_WITHIN_MS = 3_000

export interface PostgresMembership {
  end(): Promise<void>
}

/**
 * Joins those who work with the server at this address; undefined when somebody is just stopping it. Joins again when the connection is lost.
 * @param onLoss is told of that
 */
export async function joinPostgres(
  url: string,
  onLoss: () => void = () => {},
): Promise<PostgresMembership | undefined> {
  let isOver = false
  let client = await connectAsMember(url)
  if (!client) return undefined
  keep(client)

  function keep(joined: Client): void {
    joined.once('end', () => {
      if (!isOver) onLoss()
      void rejoin()
    })
  }

  /** The server recovers when one of its processes is killed, and closes every connection meanwhile. */
  async function rejoin(): Promise<void> {
    while (!isOver) {
      const again = await connectAsMember(url)
      if (again) {
        client = again
        return isOver ? again.end() : keep(again)
      }
      await pause(LOOK_EVERY_MS, undefined, { ref: false })
    }
  }

  return {
    async end() {
      isOver = true
      await client?.query('select pg_advisory_unlock_shared($1)', [MEMBERS]).catch(() => {})
      await client?.end().catch(() => {})
    },
  }
}

/**
 * Stops the server, unless somebody else works with it.
 * @param directory as given to `startEmbeddedPostgres`
 * @param patience milliseconds to wait for the connection of somebody who was killed
 */
export async function stopUnlessUsed(directory: string, patience = KILLED_WITHIN_MS): Promise<void> {
  const cluster = clusterIn(directory)
  for (let giveUpAt = Date.now() + patience; ; await pause(LOOK_EVERY_MS)) {
    const server = await runningPostgres(cluster)
    if (!server || server.state === 'stopping') return
    // It was left while it recovered from a crash.
    if (server.state !== 'ready') giveUpAt = Date.now() + patience
    else if (await stopAlone(directory, server.place)) return
    else if (Date.now() >= giveUpAt) return
  }
}

/** @returns whether nobody else works with it, and it has been stopped */
async function stopAlone(directory: string, place: PlaceOfServer): Promise<boolean> {
  const client = await connect(await addressOf(directory, place))
  if (!client) return false
  try {
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [MEMBERS])
    if (!rows[0]?.alone) return false
    await stopPostgres(clusterIn(directory))
    return true
  } finally {
    await client.end().catch(() => {})
  }
}

async function connectAsMember(url: string): Promise<Client | undefined> {
  const client = await connect(url)
  return client?.query('select pg_advisory_lock_shared($1)', [MEMBERS]).then(
    () => client,
    async () =>
      client.end().then(
        () => undefined,
        () => undefined,
      ),
  )
}

/** A connection to the server's own database, or undefined while it takes none. */
async function connect(url: string): Promise<Client | undefined> {
  const client = new Client({
    connectionString: url,
    application_name: 'member-care membership',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  // The loss of the connection is told by its end.
  client.on('error', () => {})
  return client.connect().then(
    () => client,
    () => undefined,
  )
}
