/**
 * If any process of `npm start` is told to end, or dies, all of them end, and the port and Postgres with them. Each
 * start here is one in the background, without a terminal, by a shell that is gone before the product is ready.
 */
import { freePort } from '@member-care/api/launch/development/free-port.ts'
import { execFile } from 'node:child_process'
import { access, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { areGone, listProcesses, type ListedProcess } from '../support/processes.ts'
import { createDataDirectory, removeDataDirectory } from '../support/running-product.ts'

const repository = join(import.meta.dirname, '..', '..')
const run = promisify(execFile)
/** What is under way gets 20 seconds when the product ends; here nothing is. */
const GONE_WITHIN_MS = 15_000
const READY_WITHIN_MS = 150_000

let dataDirectory: string
let cluster: string
let started: Chain | undefined

beforeAll(async () => {
  dataDirectory = await createDataDirectory()
  cluster = join(dataDirectory, 'postgres', 'cluster')
})
afterAll(async () => {
  // Only after a test that failed is any of them left.
  for (const { pid } of started?.all ?? []) if (!(await areGone([pid]))) process.kill(pid, 'SIGKILL')
  await removeDataDirectory(dataDirectory)
})

interface Chain {
  readonly port: number
  readonly npm: number
  readonly start: number
  readonly product: number
  readonly guardian: number
  readonly postgres: number
  readonly all: readonly ListedProcess[]
}

/** `nohup npm start &`, until it is ready. */
async function startInBackground(): Promise<Chain> {
  const port = await freePort()
  const log = join(dataDirectory, 'start.log')
  await rm(log, { force: true })
  const environment = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDirectory,
    DEMO_DATA: 'off',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'development',
  }
  const { stdout } = await run('sh', ['-c', 'nohup npm start >"$1" 2>&1 </dev/null & echo $!', 'sh', log], {
    cwd: repository,
    env: environment,
  })
  const npm = Number(stdout.trim())
  await expect
    .poll(() => isReady(port), {
      timeout: READY_WITHIN_MS,
      interval: 100,
      message: await readFile(log, 'utf8').catch(() => ''),
    })
    .toBe(true)
  return chainOf(npm, port)
}

async function chainOf(npm: number, port: number): Promise<Chain> {
  const listed = await listProcesses()
  const childrenOf = (pid: number) => listed.filter(({ parent }) => parent === pid)
  const only = (found: readonly ListedProcess[]) => {
    expect(found).toHaveLength(1)
    return found[0]?.pid ?? Number.NaN
  }
  const start = only(childrenOf(npm))
  const product = only(childrenOf(start))
  const guardian = only(childrenOf(product).filter(({ command }) => command.includes('postgres-guardian-process')))
  const postgres = Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0])
  const descendants = (pid: number): ListedProcess[] =>
    listed
      .filter((each) => each.pid === pid || each.parent === pid)
      .flatMap((each) => (each.pid === pid ? [each] : descendants(each.pid)))
  const all = descendants(npm)
  expect(all.map(({ pid }) => pid)).toEqual(expect.arrayContaining([npm, start, product, guardian, postgres]))
  return { port, npm, start, product, guardian, postgres, all }
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/readyz`).then(
    (response) => response.ok,
    () => false,
  )
}

async function untilAllGone({ all, port }: Chain): Promise<void> {
  await expect
    .poll(async () => (await areGone(all.map(({ pid }) => pid))) && 'gone', { timeout: GONE_WITHIN_MS, interval: 50 })
    .toBe('gone')
  await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow('fetch failed')
}

async function expectCleanEnd(): Promise<void> {
  expect(await readFile(join(cluster, 'server.log'), 'utf8')).toMatch(/database system is shut down\n$/)
  await expect(access(join(cluster, 'postmaster.pid'))).rejects.toThrow('ENOENT')
}

const signals = ['SIGTERM', 'SIGINT', 'SIGKILL'] as const
const told = (['npm', 'start', 'product'] as const).flatMap((whom) => signals.map((signal) => ({ whom, signal })))

test.for(told)('$signal to $whom ends all of them', { timeout: 200_000 }, async ({ whom, signal }) => {
  const chain = (started = await startInBackground())
  process.kill(chain[whom], signal)
  if (signal !== 'SIGKILL') {
    // A supervisor takes npm's end for the end of all.
    await expect.poll(() => areGone([chain.npm]), { timeout: GONE_WITHIN_MS, interval: 20 }).toBe(true)
    expect(await areGone(chain.all.map(({ pid }) => pid).filter((pid) => pid !== chain.guardian))).toBe(true)
  }
  await untilAllGone(chain)
  await expectCleanEnd()
})

test('killed all at once, they leave no Postgres behind', async () => {
  const chain = (started = await startInBackground())
  for (const pid of [chain.npm, chain.start, chain.product]) process.kill(pid, 'SIGKILL')
  await untilAllGone(chain)
  await expectCleanEnd()
}, 200_000)

test('a guardian of Postgres that was killed has a successor, and where Postgres ends by itself the product ends too', async () => {
  const chain = (started = await startInBackground())
  process.kill(chain.guardian, 'SIGKILL')
  const successor = async () =>
    (await listProcesses()).find(
      ({ parent, pid, command }) =>
        parent === chain.product && pid !== chain.guardian && command.includes('postgres-guardian-process'),
    )
  await expect.poll(async () => (await successor())?.pid, { timeout: GONE_WITHIN_MS }).toBeDefined()
  process.kill(chain.postgres, 'SIGTERM')
  await untilAllGone(chain)
  await expect.poll(successor).toBeUndefined()
  await expectCleanEnd()
}, 200_000)
