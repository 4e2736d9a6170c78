/** A Postgres of a test's own that can be killed, with all its processes, and started again at the same address. */
import { readFile } from 'node:fs/promises'
import type { NetConnectOpts } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbeddedPostgres } from '@member-care/api/database/embedded-postgres.ts'
import { guardPostgres } from '@member-care/api/database/postgres-guardian.ts'

const GONE_WITHIN_MS = 20_000

export interface MortalDatabase {
  /** Where a proxy reaches it. */
  readonly place: NetConnectOpts
  /** Address of a database on it. @param proxyPort of a proxy of this machine to go through */
  url(database: string, proxyPort?: number): string
  /** Kills the server and every process of it in one moment (SIGKILL). */
  kill(): Promise<void>
  /** Starts it again after {@link kill}; it recovers from its log. */
  startAgain(): Promise<void>
  stop(): Promise<void>
}

/** @param directory absolute path */
export async function startMortalDatabase(directory: string): Promise<MortalDatabase> {
  // Should the tests be killed, it goes as well.
  const guardian = guardPostgres(directory)
  let server = await startEmbeddedPostgres(directory)

  return {
    place: placeAt(server.url('postgres')),
    url(database, proxyPort) {
      const url = new URL(server.url(database))
      return proxyPort === undefined ? url.href : Object.assign(url, { host: `127.0.0.1:${proxyPort}` }).href
    },
    async kill() {
      const processes = await killServer(directory, 'all')
      // A new server does not start before the shared memory of the old one is free.
      const giveUpAt = Date.now() + GONE_WITHIN_MS
      while (processes.some(isAlive)) {
        if (Date.now() > giveUpAt) throw new Error('The killed server is still there.')
        await pause(5)
      }
    },
    async startAgain() {
      server = await startEmbeddedPostgres(directory)
    },
    async stop() {
      await server.stop()
      guardian.dismiss()
    },
  }
}

/**
 * Kills the embedded server in a directory (SIGKILL): its first process, of which the others learn in a moment, or all at once.
 * @returns the processes that were killed
 */
export async function killServer(directory: string, which: 'first' | 'all'): Promise<readonly number[]> {
  const pid = Number((await readFile(join(directory, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0])
  const processes = which === 'all' ? [pid, ...(await childrenOf(pid))] : [pid]
  for (const id of processes) endAtOnce(id)
  return processes
}

function placeAt(address: string): NetConnectOpts {
  const { hostname, port } = new URL(address)
  const host = decodeURIComponent(hostname)
  return host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port: Number(port) }
}

/** As Linux lists them; elsewhere none, and they end by themselves as soon as they see that the server is gone. */
async function childrenOf(pid: number): Promise<readonly number[]> {
  const listed = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return listed.split(' ').filter(Boolean).map(Number)
}

function endAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // It ended by itself in the meantime.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
