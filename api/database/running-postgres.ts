/** The server that runs on a cluster, by its own word (postmaster.pid), and how it is ended. */
import { readFile, readdir, rm, rmdir, stat } from 'node:fs/promises'
import { endianness } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SOCKET_FILE } from './postgres-listening.ts'
import { StartRefused } from './start-refused.ts'

export interface RunningPostgres {
  readonly pid: number
  readonly place: PlaceOfServer
  /** `ready` when it takes connections, `stopping` when it takes no new ones any more. */
  readonly state: string
}

/** Where a server is reached. Not known in its first moment. */
export interface PlaceOfServer {
  /** The directory of its socket, unless it listens on the port of 127.0.0.1. */
  readonly socketDirectory: string | undefined
  readonly port: number
}

const LOOK_EVERY_MS = 20
/** The last checkpoint of a busy server takes its time. */
const GONE_WITHIN_MS = 60_000

/**
 * The server of this cluster, unless there is none. A server that was killed leaves its file behind, and its number may belong to another
 * process by now, also after a restart of the machine; so it is asked of the process whether it works in this cluster.
 */
export async function runningPostgres(cluster: string): Promise<RunningPostgres | undefined> {
  const said = await wordOfServer(cluster)
  return said && (await worksIn(said.pid, cluster)) ? said : undefined
}

/** What the server of this cluster, or the last one that was killed, says of itself. */
export async function wordOfServer(cluster: string): Promise<RunningPostgres | undefined> {
  const [pid, , , port, socketDirectory, , , state] = (await textOf(pidFileIn(cluster)))?.split('\n') ?? []
  return Number(pid)
    ? {
        pid: Number(pid),
        place: { port: Number(port), socketDirectory: socketDirectory || undefined },
        state: state?.trim() ?? 'starting',
      }
    : undefined
}

const pidFileIn = (cluster: string) => join(cluster, 'postmaster.pid')

/** Place and value of the word in the control file that says how the last server ended (`DB_SHUTDOWNED`). */
const CONTROL_STATE = { offset: 16, shutDown: 1 }

/** Whether the last server of this cluster was told to end, and did. False when it died, and where nothing can be said. */
export async function wasShutDown(cluster: string): Promise<boolean> {
  const control = await readFile(join(cluster, 'global', 'pg_control')).catch(() => undefined)
  if (!control) return false
  const state =
    endianness() === 'LE' ? control.readUInt32LE(CONTROL_STATE.offset) : control.readUInt32BE(CONTROL_STATE.offset)
  return state === CONTROL_STATE.shutDown
}

/** Where the cluster of an embedded server lies. @param directory as given to `startEmbeddedPostgres` */
export const clusterIn = (directory: string) => join(directory, 'cluster')

/** The file with its superuser's password. */
export const passwordFileIn = (directory: string) => join(directory, 'password')

/** Connection address of a database of the server in `directory`, as its superuser. @throws StartRefused when the password is missing */
export async function addressOf(
  directory: string,
  { socketDirectory, port }: PlaceOfServer,
  database = 'postgres',
): Promise<string> {
  const password = (await textOf(passwordFileIn(directory)))?.trim()
  if (!password)
    throw new StartRefused(
      `The password of the Postgres in ${directory} is missing: put ${passwordFileIn(directory)} back, or name another directory with DATA_DIR.`,
    )
  return `postgres://postgres:${encodeURIComponent(password)}@${socketDirectory ? encodeURIComponent(socketDirectory) : '127.0.0.1'}:${port}/${database}`
}

/** Ends it: connections are closed, what is under way is rolled back, and it writes all it has. Resolves when it is gone. */
export async function stopPostgres(cluster: string): Promise<void> {
  const server = await runningPostgres(cluster)
  if (!server) return
  signal(server.pid, 'SIGINT')
  await untilGone(cluster, server.pid)
  const { socketDirectory } = server.place
  // A process that starts a server at this moment needs the folder again, and has put something into it. Then it stays.
  if (socketDirectory) await rmdir(socketDirectory).catch(() => {})
}

/** Resolves when the server with this process id is gone. @throws Error when it does not end in time */
export async function untilGone(cluster: string, pid: number): Promise<void> {
  const giveUpAt = Date.now() + GONE_WITHIN_MS
  // The server's file disappears a moment before the server itself does.
  while (await worksIn(pid, cluster)) {
    if (Date.now() > giveUpAt) throw new Error(`Postgres does not end (process ${pid} in ${cluster}).`)
    await pause(LOOK_EVERY_MS)
  }
}

/**
 * Removes the files of a server that was killed where its number has another process by now, as after a restart of a container: Postgres takes
 * one of our own account for a server and would never start again. Where a process of the dead server is still there the files stay.
 * @param socketDirectory where the next server's socket is to be
 */
export async function clearStaleFiles(cluster: string, socketDirectory: string | undefined): Promise<void> {
  if (process.platform !== 'linux') return
  for (const file of [pidFileIn(cluster), ...(socketDirectory ? [join(socketDirectory, `${SOCKET_FILE}.lock`)] : [])]) {
    const pid = Number((await textOf(file))?.split('\n')[0])
    if (pid && isAlive(pid) && !(await isWorkedIn(cluster))) await rm(file, { force: true })
  }
}

async function isWorkedIn(cluster: string): Promise<boolean> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const working = await Promise.all(pids.map((each) => worksIn(each, cluster)))
  return working.includes(true)
}

async function worksIn(pid: number, cluster: string): Promise<boolean> {
  if (process.platform !== 'linux') return isAlive(pid)
  try {
    const [place, directory] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(cluster)])
    return place.ino === directory.ino && place.dev === directory.dev
  } catch (error) {
    // Some containers do not let root look at the processes of others; then its name must do. One that has ended and waits to be noticed is Z.
    if (!(error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM')))
      return false
    return /^\d+ \(postgres\) [^ZX]/.test((await textOf(`/proc/${pid}/stat`)) ?? '')
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    // It has ended by itself in the meantime.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** The text of a file, or undefined when there is none. */
export async function textOf(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return undefined
    throw error
  })
}
