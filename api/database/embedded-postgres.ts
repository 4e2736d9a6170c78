/**
 * The Postgres that comes from npm, run under the data directory: for `npm start`, for tests, and for a small installation.
 * A larger one names its own server with DATABASE_URL, and nothing here runs.
 */
import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, chown, link, mkdir, mkdtemp, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { postgresAccount, type Account } from './postgres-account.ts'
import { waysToListen, type Listening } from './postgres-listening.ts'
import { findPostgresProgram, meansSomethingToShells, type PostgresProgram } from './postgres-program.ts'
import {
  addressOf,
  clearStaleFiles,
  clusterIn,
  passwordFileIn,
  runningPostgres,
  stopPostgres,
  textOf,
  untilGone,
  wordOfServer,
  type PlaceOfServer,
} from './running-postgres.ts'
import { isPlaceTrouble, StartRefused } from './start-refused.ts'

/** Recovery after a crash takes its time. */
const READY_MILLISECONDS = 60_000
const LOOK_EVERY_MS = 20
/** A cluster that is being made, until it is whole. */
const UNFINISHED = 'cluster-being-made-'
const WHAT_ELSE = 'name another directory with DATA_DIR, or a Postgres of your own with DATABASE_URL'

export interface EmbeddedPostgres {
  /** Connection address of a database of this server, as its superuser. */
  url(database: string): string
  stop(): Promise<void>
}

/**
 * Makes sure that a server runs on `directory`: creates the cluster the first time, takes over one that is running already
 * (left by a killed process, or started by another one), and else starts it.
 * @param directory absolute path of the cluster; it may lie where the account that runs Postgres could not go by itself
 * @param settings extra server settings, for example `{ max_connections: '200' }`
 * @param options.again true where a server has run before: then no cluster is created
 * @throws StartRefused when Postgres cannot be run on this machine, or not keep its data there
 */
export async function startEmbeddedPostgres(
  directory: string,
  settings: Record<string, string> = {},
  options: { again?: boolean } = {},
): Promise<EmbeddedPostgres> {
  try {
    if (options.again && !(await isWhole(clusterIn(directory))))
      throw new StartRefused(`The data of Postgres in ${directory} are gone: put them back, or restore a backup.`)
    return await startOn(directory, settings)
  } catch (error) {
    if (!isPlaceTrouble(error)) throw error
    throw new StartRefused(`Postgres cannot keep its data in ${directory} (${error.message}): ${WHAT_ELSE}.`, {
      cause: error,
    })
  }
}

/** What starting a server needs to know. */
interface Site {
  readonly directory: string
  readonly account: Account | undefined
  readonly program: PostgresProgram
  readonly place: Place
}

async function startOn(directory: string, settings: Record<string, string>): Promise<EmbeddedPostgres> {
  const cluster = clusterIn(directory)
  const account = await postgresAccount(cluster)
  const program = await findPostgresProgram(account)
  await mkdir(directory, { recursive: true })
  // Of the directory itself the account needs no more than to go through it.
  if (account) await chmod(directory, (await stat(directory)).mode | 0o711)
  await using place = await openPlace(directory, account)
  const site = { directory, account, program, place }
  if (!(await isWhole(cluster))) await createCluster(site)
  const reached = (await readyServer(cluster)) ?? (await startServer(site, settings))
  const address = new URL(await addressOf(directory, reached))
  return {
    url: (database) => Object.assign(new URL(address), { pathname: `/${database}` }).href,
    stop: () => stopPostgres(cluster),
  }
}

/** Made aside and moved when it is whole: one that was killed on the way is never taken for a cluster, and the first of two is it. */
async function createCluster(site: Site): Promise<void> {
  const { directory, account, program, place } = site
  const cluster = clusterIn(directory)
  await ensurePassword(directory, account)
  const unfinished = await mkdtemp(join(directory, UNFINISHED))
  try {
    if (account) await chown(unfinished, account.uid, account.gid)
    const options = [
      '-U',
      'postgres',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      '--data-checksums',
    ]
    await runToItsEnd(site, program.initdb, [
      '-D',
      place.path(basename(unfinished)),
      `--pwfile=${place.path('password')}`,
      ...options,
    ])
    await rename(unfinished, cluster).catch(async () => {
      if (await isWhole(cluster)) return
      // What an earlier version left half made.
      await rm(cluster, { recursive: true, force: true })
      await rename(unfinished, cluster)
    })
  } catch (error) {
    // Another process was quicker, and has cleared ours away.
    if (!(await isWhole(cluster))) throw error
  } finally {
    const left = (await readdir(directory)).filter((name) => name.startsWith(UNFINISHED))
    await Promise.all(left.map((name) => clearAway(join(directory, name))))
  }
}

/** Removes what is half made, also while another process is still making it: that one ends with an error then, and clears away itself what it wrote meanwhile. */
async function clearAway(unfinished: string): Promise<void> {
  await rm(unfinished, { recursive: true, force: true, maxRetries: 3 }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error
  })
}

/** Runs one of the programs. @throws StartRefused with what it said when it failed */
async function runToItsEnd(
  { directory, account, place }: Site,
  command: string,
  args: readonly string[],
): Promise<void> {
  const child = spawn(command, args, { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'pipe', ...place.passed] })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (code === 0) return
  const why =
    said
      .split('\n')
      .find((line) => /error|fatal/i.test(line))
      ?.replace(/^.*?(error|fatal):\s*/i, '')
      .trim() ?? `it ended with code ${code}`
  throw new StartRefused(`Postgres cannot keep its data in ${directory} (${why}): ${WHAT_ELSE}.`)
}

/** Where the server that runs already is reached, once it takes connections; undefined when there is none, also when one has just ended. */
async function readyServer(cluster: string): Promise<PlaceOfServer | undefined> {
  const giveUpAt = Date.now() + READY_MILLISECONDS
  for (;;) {
    const server = await runningPostgres(cluster)
    if (server?.state === 'stopping') await untilGone(cluster, server.pid)
    else if (!server || server.state === 'ready') return server?.place
    if (Date.now() > giveUpAt)
      throw new StartRefused(`Postgres is running, but has not become ready: see ${logOf(cluster)}.`)
    await delay(LOOK_EVERY_MS)
  }
}

async function startServer(site: Site, settings: Record<string, string>): Promise<PlaceOfServer> {
  const former = (await wordOfServer(clusterIn(site.directory)))?.place
  let reason = ''
  for await (const listening of waysToListen(
    site.directory,
    site.account,
    former?.socketDirectory ? undefined : former?.port,
  )) {
    const logBefore = await sizeOf(logOf(clusterIn(site.directory)))
    const outcome = await startListening(site, listening, settings)
    if (typeof outcome !== 'string') return outcome
    const fatal = await fatalWord(site.directory, logBefore)
    reason = fatal ?? outcome
    if (!fatal || !isTroubleListening(fatal)) break
  }
  throw new StartRefused(
    `Postgres did not start in ${site.directory} (${reason}): see ${logOf(clusterIn(site.directory))}, or ${WHAT_ELSE}.`,
  )
}

/** @returns where it is reached, or why it did not start */
async function startListening(
  { directory, account, program, place }: Site,
  listening: Listening,
  settings: Record<string, string>,
): Promise<PlaceOfServer | string> {
  const cluster = clusterIn(directory)
  await clearStaleFiles(cluster, listening.socketDirectory)
  const options = { ...listening.options, ...settings }
  await using log = await open(logOf(cluster), 'a', 0o600)
  const child = spawn(
    program.postgres,
    ['-D', place.path('cluster'), ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...account,
      cwd: '/',
      // A terminal's Ctrl-C is for us; we end it when nobody needs it any more.
      detached: true,
      stdio: ['ignore', log.fd, log.fd, ...place.passed],
    },
  )
  child.unref()
  const failed = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('exit', (code, signal) => resolve(`it ended with ${signal ?? `code ${code}`}`))
  })
  const giveUpAt = Date.now() + READY_MILLISECONDS
  for (;;) {
    const reached = await readyServer(cluster)
    if (reached) return reached
    const reason =
      (await Promise.race([failed, delay(LOOK_EVERY_MS)])) ??
      (Date.now() > giveUpAt ? 'it did not become ready' : undefined)
    // Another process may have been quicker to start it, and ours ended because of it.
    if (reason !== undefined) return (await readyServer(cluster)) ?? reason
  }
}

/** Why the server ended, by its own word. @param logBefore how many bytes of its log were there before it was started */
async function fatalWord(directory: string, logBefore: number): Promise<string | undefined> {
  const said = Buffer.from((await textOf(logOf(clusterIn(directory)))) ?? '')
    .subarray(logBefore)
    .toString()
  return said
    .split('\n')
    .findLast((line) => line.includes('FATAL:'))
    ?.replace(/^.*FATAL:\s*/, '')
}

/** Whether it ended because it could not listen, of which the lock beside its socket is a part. */
function isTroubleListening(fatal: string): boolean {
  return /could not create any (Unix-domain|TCP\/IP) sockets|lock file ".*\.s\.PGSQL/.test(fatal)
}

const logOf = (cluster: string) => join(cluster, 'server.log')

interface Place extends AsyncDisposable {
  /** What Postgres is told as the path of something in the directory. */
  path(name: string): string
  /** Files that Postgres gets from us, from its file 3 on: its paths may go through one. */
  readonly passed: readonly number[]
}

/**
 * How Postgres reaches the directory. Another account may not be allowed on the way there, and some paths mean something to a shell: Linux
 * then takes Postgres straight to it, through the open directory that it gets from us.
 */
async function openPlace(directory: string, account: Account | undefined): Promise<Place> {
  const isOpened = process.platform === 'linux' && (account !== undefined || meansSomethingToShells(directory))
  if (!isOpened) return { path: (name) => join(directory, name), passed: [], async [Symbol.asyncDispose]() {} }
  const handle = await open(directory, 'r')
  return { path: (name) => `/proc/self/fd/3/${name}`, passed: [handle.fd], [Symbol.asyncDispose]: () => handle.close() }
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  )
}

async function isWhole(cluster: string): Promise<boolean> {
  return (await textOf(join(cluster, 'PG_VERSION'))) !== undefined
}

/** Makes the superuser's password, once: of two processes that make it at the same time, the first one's is it. */
async function ensurePassword(directory: string, account: Account | undefined): Promise<void> {
  const file = passwordFileIn(directory)
  if (await textOf(file)) return
  const made = `${file}-${randomUUID()}`
  await writeFile(made, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (account) await chown(made, account.uid, account.gid)
  await link(made, file).catch((error: NodeJS.ErrnoException) =>
    error.code === 'EEXIST' ? undefined : rename(made, file),
  )
  await rm(made, { force: true })
}
