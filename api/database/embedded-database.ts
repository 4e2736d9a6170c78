/** The database on the embedded server: its address, and leaving it when this process ends, in whatever way that happens. */
import { join } from 'node:path'
import { isDatabaseTheCause } from '@member-care/projections/runner/database-trouble.ts'
import { addressAs, ensureRolesAndDatabase, OWNER_ROLE, RUNNING_ROLE } from './database-roles.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { DATABASE_NAME } from './pool.ts'
import { guardPostgres } from './postgres-guardian.ts'
import { joinPostgres, stopUnlessUsed } from './postgres-membership.ts'
import { clusterIn, runningPostgres } from './running-postgres.ts'

export interface EmbeddedDatabase {
  /** For the role that the product runs as. */
  readonly url: string
  /** For the role that makes tables. */
  readonly ownerUrl: string
  /** Aborts when the server has been told to end by somebody else, or has died: nothing can be read or written any more. */
  readonly lost: AbortSignal
  /** Stops the server, unless another process is still working with it. Only after this process has closed its own connections. */
  leave(): Promise<void>
}

const LOOK_EVERY_MS = 1_000
/** So often the server may be stopped by somebody else just when we have found it. */
const TRIES = 5

/**
 * @param dataDirectory absolute path
 * @throws StartRefused when Postgres cannot be run there
 */
export async function openEmbeddedDatabase(dataDirectory: string): Promise<EmbeddedDatabase> {
  const directory = join(dataDirectory, 'postgres')
  // First: also a server that has only just been started is stopped when this process dies.
  const guardian = guardPostgres(directory)
  const { superuserUrl, membership } = await joinServer(directory)
  const lost = new AbortController()
  const look = async () => {
    const server = await runningPostgres(clusterIn(directory))
    if (!server || server.state === 'stopping') lost.abort()
  }
  // Where the look itself fails, nothing is known to be wrong with the server.
  const watch = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS).unref()
  lost.signal.addEventListener('abort', () => clearInterval(watch))

  return {
    url: addressAs(RUNNING_ROLE, superuserUrl),
    ownerUrl: addressAs(OWNER_ROLE, superuserUrl),
    lost: lost.signal,
    async leave() {
      clearInterval(watch)
      await membership.end()
      // Whoever leaves last stops it, whoever started it.
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
    const server = await startEmbeddedPostgres(directory, { max_connections: '200' })
    const superuserUrl = server.url(DATABASE_NAME)
    if (!(await isPrepared(superuserUrl))) continue
    const membership = await joinPostgres(addressAs(RUNNING_ROLE, server.url('postgres')))
    if (membership) return { superuserUrl, membership }
  }
  throw new Error(`Postgres in ${directory} is stopped as soon as it runs.`)
}
