/** Told to end while everybody files and many pages stay connected: the product is gone within its time of grace, and Postgres with it. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { copyDemonstrationInstallation } from '../support/demonstration-installation.ts'
import { fileOutpatientClaim, signIn, type FiledClaim, type MemberSession } from '../support/member-session.ts'
import { areGone, listProcesses } from '../support/processes.ts'
import { removeDataDirectory, startProduct, type RunningProduct } from '../support/running-product.ts'

const members = ['willow.tan@example.com', 'cedar.rahman@example.com', 'hornbill.nair@example.com']
const settings = { CAPTCHA: 'off', RATE_LIMIT_PER_MINUTE: '1000000' }
const LANES = 24
/** As many as one person may have. */
const PAGES_EACH = 8
const FILED_BEFORE = 2 * LANES
/** What is under way gets 20 seconds (api/main.ts), and Postgres is told to end after that. */
const GONE_WITHIN_MS = 25_000

let product: RunningProduct | undefined
afterEach(async () => {
  await product?.kill()
  if (product) await removeDataDirectory(product.dataDirectory)
})

test('a flood of filings and open connections keeps neither the product nor its Postgres', async () => {
  const running = (product = await startProduct({ dataDirectory: await copyDemonstrationInstallation(), settings }))
  const sessions = await Promise.all(members.map((member) => signIn(running.origin, member)))
  const [session] = sessions
  if (!session) throw new Error('Nobody is signed in.')
  const postgres = Number(
    (await readFile(join(running.dataDirectory, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0],
  )
  const own = (await listProcesses()).filter(({ parent }) => parent === running.processId).map(({ pid }) => pid)
  const pages = await Promise.all(
    sessions.flatMap((each) => Array.from({ length: PAGES_EACH }, () => openPage(running, each))),
  )

  const ended = new AbortController()
  const answered = new Map<string, FiledClaim>()
  const enough = Promise.withResolvers<void>()
  const lanes = Array.from({ length: LANES }, (_, lane) =>
    keepFiling(session, { lane, ended: ended.signal, answered, enough: enough.resolve }),
  )
  await enough.promise
  const toldAt = performance.now()
  const code = await running.stop()
  const goneAfter = performance.now() - toldAt
  ended.abort()

  expect(goneAfter).toBeLessThan(GONE_WITHIN_MS)
  expect(code).toBe(0)
  await expect.poll(() => areGone([postgres, ...own]), { timeout: GONE_WITHIN_MS, interval: 50 }).toBe(true)
  await Promise.all([...lanes, ...pages.map(({ closed }) => closed)])
  expect(answered.size).toBeGreaterThanOrEqual(FILED_BEFORE)
  expect(await readFile(join(running.dataDirectory, 'postgres', 'cluster', 'server.log'), 'utf8')).toMatch(
    /database system is shut down\n$/,
  )
}, 300_000)

/** A page that stays connected, as the portal's do. */
async function openPage(
  { origin }: RunningProduct,
  { token }: MemberSession,
): Promise<{ readonly closed: Promise<unknown> }> {
  // Browsers send the page's origin by themselves.
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/notifications/live`, {
    headers: { origin },
  } as unknown as string[])
  const closed = new Promise((resolve) => socket.addEventListener('close', resolve))
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'sign-in', token })))
    // It is ready.
    socket.addEventListener('message', resolve)
    socket.addEventListener('error', reject)
  })
  return { closed }
}

/** One claim after the other, until the product is gone. */
async function keepFiling(
  session: MemberSession,
  filing: {
    readonly lane: number
    readonly ended: AbortSignal
    readonly answered: Map<string, FiledClaim>
    readonly enough: () => void
  },
): Promise<void> {
  for (let count = 0; !filing.ended.aborted; count++) {
    const receiptNo = `F-${filing.lane}-${count}`
    const filed = await fileOutpatientClaim(session, { receiptNo }).catch(() => undefined)
    if (filed) filing.answered.set(receiptNo, filed)
    if (filing.answered.size >= FILED_BEFORE) filing.enough()
  }
}
