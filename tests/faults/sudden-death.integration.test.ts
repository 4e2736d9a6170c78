/** What was answered is never lost and never doubled, however the process ends. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyDemonstrationInstallation } from '../support/demonstration-installation.ts'
import {
  fileOutpatientClaim,
  listOwnClaims,
  signIn,
  type FiledClaim,
  type MemberSession,
} from '../support/member-session.ts'
import { removeDataDirectory, startProduct, type RunningProduct } from '../support/running-product.ts'

const member = 'willow.tan@example.com'
const settings = { CAPTCHA: 'off', INSURER_RETRY_SECONDS: '0.2' }
let dataDirectory: string
let product: RunningProduct

beforeAll(async () => {
  dataDirectory = await copyDemonstrationInstallation()
  product = await startProduct({ dataDirectory, settings })
}, 180_000)

afterAll(async () => {
  await product.stop()
  await removeDataDirectory(dataDirectory)
})

/** Files claims without a pause until the product is gone; gives what was answered and the keys of all that was tried. */
async function fileUntilDead(
  session: MemberSession,
  died: Promise<void>,
): Promise<{ answered: Map<string, FiledClaim>; tried: string[] }> {
  const answered = new Map<string, FiledClaim>()
  const tried: string[] = []
  let dead = false
  void died.then(() => (dead = true))
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      while (!dead) {
        const idempotencyKey = randomUUID()
        tried.push(idempotencyKey)
        const filed = await fileOutpatientClaim(session, {
          receiptNo: `R-${idempotencyKey.slice(0, 8)}`,
          idempotencyKey,
        }).catch(() => undefined)
        if (filed) answered.set(idempotencyKey, filed)
        else return
      }
    }),
  )
  return { answered, tried }
}

test('killed while members are filing, it has every answered claim once, and a repeated call doubles nothing', async () => {
  const session = await signIn(product.origin, member)
  const before = (await listOwnClaims(session)).length
  const died = Promise.withResolvers<void>()
  const filing = fileUntilDead(session, died.promise)
  // In the middle of the work: some calls have been answered, others are under way.
  await expect.poll(async () => (await listOwnClaims(session)).length, { timeout: 30_000 }).toBeGreaterThan(before + 8)
  await product.kill()
  died.resolve()
  const { answered, tried } = await filing
  expect(answered.size).toBeGreaterThan(5)

  product = await startProduct({ dataDirectory, settings })
  const again = await signIn(product.origin, member)
  const listed = (await listOwnClaims(again)).map((claim) => claim.id)
  expect(new Set(listed).size).toBe(listed.length)
  for (const { claimId } of answered.values()) expect(listed).toContain(claimId)

  const repeated = new Map<string, FiledClaim>()
  for (const key of tried)
    repeated.set(key, await fileOutpatientClaim(again, { receiptNo: `R-${key.slice(0, 8)}`, idempotencyKey: key }))
  for (const [key, filed] of answered) expect(repeated.get(key)?.claimId).toBe(filed.claimId)
  expect((await listOwnClaims(again)).length).toBe(before + tried.length)
}, 180_000)

test('all of them reach the insurer, each under a number of its own', async () => {
  const session = await signIn(product.origin, member)
  await expect
    .poll(
      async () =>
        (await listOwnClaims(session)).filter(
          (claim) => claim.s === 'PROCESSING' && claim.p === 'Coral Family Clinic (Bishan)',
        ).length,
      { timeout: 60_000, interval: 250 },
    )
    .toBe(0)
  const numbers = (await listOwnClaims(session)).map((claim) => claim.tx).filter((number) => number !== '')
  expect(new Set(numbers).size).toBe(numbers.length)
}, 90_000)

test('told to stop, it ends cleanly and starts again', async () => {
  expect(await product.stop()).toBe(0)
  product = await startProduct({ dataDirectory, settings })
  await expect(signIn(product.origin, member)).resolves.toHaveProperty('token')
}, 90_000)
