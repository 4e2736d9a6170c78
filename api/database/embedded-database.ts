/**
 * The database on the embedded server: its address, and how this process leaves it at its end. It leaves however it
 * ends.
 */
import { join } from 'node:path'
import { isDatabaseTheCause } from '@member-care/projections/runner/database-trouble.ts'
import { silentLog, type RunnerLog } from '@member-care/projections/runner/runner-log.ts'
import { addressAs, ensureRolesAndDatabase, OWNER_ROLE, RUNNING_ROLE } from './database-roles.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'
import { DATABASE_NAME } from './pool.ts'
import { guardPostgres } from './postgres-guardian.ts'
import { keepPostgres } from './postgres-keeper.ts'
import { joinPostgres, stopUnlessUsed } from './postgres-membership.ts'

export interface EmbeddedDatabase {
  /** For the role that the product runs as. */
  readonly url: string
  /** For the role that makes tables. */
  readonly ownerUrl: string
  /** Aborts when the server has been told to end by somebody else: nothing can be read or written any more. One that died is started again. */
  readonly lost: AbortSignal
  /** What is wrong with the server at the moment, for anybody to read. */
  trouble(): string | undefined
  /** Stops the server, unless another process is still working with it. Only after this process has closed its own connections. */
  leave(): Promise<void>
}

/** So often the server may be stopped by somebody else just when we have found it. */
const TRIES = 5

/**
 * @param dataDirectory absolute path
 * @param log is told when the server dies, and is there again
 * @throws StartRefused when Postgres cannot be run there
 */
export async function openEmbeddedDatabase(
  dataDirectory: string,
  log: RunnerLog = silentLog,
): Promise<EmbeddedDatabase> {
  const directory = join(dataDirectory, 'postgres')
  // First: also a server that has only just been started is stopped when this process dies.
  const guardian = guardPostgres(directory)
  const { address, membership, whenLost } = await joinServer(directory)
  const keeper = keepPostgres(
    directory,
    async () => addressOf(await startServer(directory, { again: true })),
    address,
    log,
  )
  whenLost.look = keeper.look

  return {
    url: addressAs(RUNNING_ROLE, address),
    ownerUrl: addressAs(OWNER_ROLE, address),
    lost: keeper.ended,
    trouble: keeper.trouble,
    async leave() {
      await keeper.stop()
      await membership.end()
      // The last process that leaves stops the server, even if another process started it.
      await stopUnlessUsed(directory, 0)
      guardian.dismiss()
    },
  }
}

/** Makes roles and database. @returns false when the server is just being stopped */
async function isPrepared(superuserUrl: string): Promise<boolean> {
  try {
    await ensureRolesAndDatabase(superuserUrl)
    return true
  } catch (error) {
    if (isDatabaseTheCause(error)) return false
    throw error
  }
}

async function joinServer(directory: string) {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const server = await startServer(directory)
    const address = addressOf(server)
    if (!(await isPrepared(address))) continue
    // There is no keeper to tell before we have joined.
    const whenLost = { look: () => {} }
    const membership = await joinPostgres(addressAs(RUNNING_ROLE, server.url('postgres')), () => whenLost.look())
    if (membership) return { address, membership, whenLost }
  }
  throw new Error(`Postgres in ${directory} is stopped as soon as it runs.`)
}

function startServer(directory: string, options?: { again: boolean }): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres(directory, { max_connections: '200' }, options)
}

/** Of the product's database, for the superuser. */
function addressOf({ url }: EmbeddedPostgres): string {
  return url(DATABASE_NAME)
}
