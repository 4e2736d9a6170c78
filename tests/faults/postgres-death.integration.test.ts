/** The embedded Postgres dies under a product that works with it: it is started again, and nobody has to do anything. */
import { randomUUID } from 'node:crypto'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyDemonstrationInstallation } from '../support/demonstration-installation.ts'
import { fileOutpatientClaim, listOwnClaims, signIn, type MemberSession } from '../support/member-session.ts'
import { removeDataDirectory, startProduct, type RunningProduct } from '../support/running-product.ts'
import { killServer } from './mortal-database.ts'

const member = 'willow.tan@example.com'
const settings = { CAPTCHA: 'off', INSURER_RETRY_SECONDS: '0.2', RATE_LIMIT_PER_MINUTE: '1000000' }
const LANES = 4
/** So many filings are answered between two deaths. */
const FILED_BETWEEN = 6

let postgres: string
let product: RunningProduct

beforeAll(async () => {
  const dataDirectory = await copyDemonstrationInstallation()
  postgres = join(dataDirectory, 'postgres')
  product = await startProduct({ dataDirectory, settings })
}, 180_000)
afterAll(async () => {
  await product.stop()
  await removeDataDirectory(product.dataDirectory)
})

interface Readiness {
  readonly ready: boolean
  readonly problems: Readonly<Record<string, string>>
}

async function readiness(): Promise<Readiness> {
  return (await (await fetch(`${product.origin}/readyz`)).json()) as Readiness
}

/** Resolves once it says that it is not ready, and then once it is again. How long that takes is measured by the bench "Killing". */
async function untilReadyAgain(): Promise<void> {
  await expect.poll(async () => (await readiness()).ready, { timeout: 30_000, interval: 5 }).toBe(false)
  await expect.poll(async () => (await readiness()).ready, { timeout: 30_000, interval: 20 }).toBe(true)
}

/** Files one claim after the other until told to stop. What is not answered with success is sent again under its key, as the page does. */
async function keepFiling(session: MemberSession, stop: AbortSignal, answered: Map<string, string>): Promise<void> {
  while (!stop.aborted) {
    const idempotencyKey = randomUUID()
    for (;;) {
      const outcome = await fileOutpatientClaim(session, {
        receiptNo: `R-${idempotencyKey.slice(0, 8)}`,
        idempotencyKey,
      }).catch((error: unknown) => String(error))
      if (typeof outcome !== 'string') {
        answered.set(idempotencyKey, outcome.claimId)
        break
      }
      // Refused for want of the database, and for nothing else.
      expect(outcome).toContain('was answered 503')
    }
  }
}

/** Asks for something that needs the database until told to stop. @returns what it was answered, each once */
async function keepAsking(session: MemberSession, stop: AbortSignal): Promise<ReadonlySet<string>> {
  const answers = new Set<string>()
  while (!stop.aborted) {
    const { status, headers } = await session.fetch('/api/notifications?companyId=' + session.companyId)
    answers.add(`${status}${headers.has('retry-after') ? ', try again later' : ''}`)
  }
  return answers
}

test(
  'killed under filing, it is there again within seconds, what waits is told to try again, and nothing is lost or doubled',
  { timeout: 240_000 },
  async () => {
    const session = await signIn(product.origin, member)
    const before = (await listOwnClaims(session)).length
    const stop = new AbortController()
    const answered = new Map<string, string>()
    const asking = keepAsking(session, stop.signal)
    const filing = Promise.all(Array.from({ length: LANES }, () => keepFiling(session, stop.signal, answered)))
    for (const which of ['all', 'first', 'all'] as const) {
      const goal = answered.size + FILED_BETWEEN
      await expect.poll(() => answered.size, { timeout: 60_000, interval: 20 }).toBeGreaterThan(goal)
      await killServer(postgres, which)
      await untilReadyAgain()
    }
    const goal = answered.size + FILED_BETWEEN
    await expect.poll(() => answered.size, { timeout: 60_000, interval: 20 }).toBeGreaterThan(goal)
    stop.abort()
    await filing
    expect([...(await asking)].sort()).toEqual(['200', '503, try again later'])

    const listed = (await listOwnClaims(session)).map(({ id }) => id)
    expect(listed).toHaveLength(before + answered.size)
    expect(new Set(listed).size).toBe(listed.length)
    expect(new Set(answered.values()).size).toBe(answered.size)
    for (const claimId of answered.values()) expect(listed).toContain(claimId)
    // Reactors and the outbox go on too: each is handed over, under a number of its own.
    const filed = async () => (await listOwnClaims(session)).filter(({ id }) => [...answered.values()].includes(id))
    await expect
      .poll(async () => (await filed()).filter(({ s }) => s !== 'Submitted').length, { timeout: 90_000, interval: 250 })
      .toBe(0)
    expect(new Set((await filed()).map(({ tx }) => tx)).size).toBe(answered.size)
  },
)

test('while it cannot be started that is said, and as soon as it can it goes on', { timeout: 120_000 }, async () => {
  const session = await signIn(product.origin, member)
  const elsewhere = join(product.dataDirectory, 'elsewhere')
  await mkdir(elsewhere)
  await rename(join(postgres, 'cluster'), join(elsewhere, 'cluster'))
  await killServer(elsewhere, 'all')
  await expect.poll(readiness, { timeout: 30_000 }).toMatchObject({
    ready: false,
    problems: {
      Postgres: 'has died, and could not be started again so far: the log says why',
      database: 'not reachable',
    },
  })
  const { status, headers } = await session.fetch(`/api/notifications?companyId=${session.companyId}`)
  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  await rename(join(elsewhere, 'cluster'), join(postgres, 'cluster'))
  await expect.poll(readiness, { timeout: 30_000 }).toMatchObject({ ready: true, problems: {} })
  await expect(fileOutpatientClaim(session, { receiptNo: 'AFTERWARDS' })).resolves.toHaveProperty('claimId')
  expect(product.output()).toContain('are gone: put them back, or restore a backup')
})
