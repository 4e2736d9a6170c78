/** `npm run replay -- --verify` as an operator runs it: beside the running product, on a stopped one, and where a row is not what the log says. */
import { sql, type DatabasePool } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabasePool } from '@member-care/api/database/pool.ts'
import {
  fileOutpatientClaim,
  listOwnClaims,
  signIn,
  type FiledClaim,
  type MemberSession,
} from '../support/member-session.ts'
import { runReplay } from '../support/operator-commands.ts'
import {
  createDataDirectory,
  removeDataDirectory,
  startProduct,
  type RunningProduct,
} from '../support/running-product.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

let testDatabase: TestDatabase
let database: DatabasePool
let settings: Readonly<Record<string, string>>
let product: RunningProduct
let member: MemberSession
let claim: FiledClaim

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = await createDatabasePool(testDatabase.url)
  settings = { DATABASE_URL: testDatabase.url, CAPTCHA: 'off' }
  product = await startProduct({ dataDirectory: await createDataDirectory(), settings })
  member = await signIn(product.origin, 'willow.tan@example.com')
  claim = await fileOutpatientClaim(member, { receiptNo: 'VERIFY-1' })
}, 240_000)

afterAll(async () => {
  await product.stop()
  await database.end()
  await testDatabase.drop()
  await removeDataDirectory(product.dataDirectory)
})

const verify = () => runReplay(['--verify'], product.dataDirectory, settings)

test('beside the running product every read model is what the log says', async () => {
  const { exitCode, output } = await verify()
  expect(exitCode, output).toBe(0)
  for (const table of ['users', 'clients', 'claims']) expect(output).toContain(table)
})

test('a row that was changed by hand is named, and nothing of what it holds', async () => {
  // Nothing changes the row by itself once the insurer has the claim.
  await expect
    .poll(async () => (await listOwnClaims(member)).find(({ id }) => id === claim.claimId)?.s, { timeout: 90_000 })
    .toBe('Submitted')
  await database.query(
    sql.unsafe`update read.claims set amount_cents = amount_cents + 1, claimant_name = 'Mallory Tamper' where claim_id = ${claim.claimId}`,
  )
  const { exitCode, output } = await verify()
  expect(exitCode, output).toBe(1)
  expect(output).toContain(claim.claimId)
  expect(output).toContain('amount_cents')
  expect(output).not.toContain('Mallory')
}, 180_000)

test('the row is right again once the read model was made anew, also on a stopped product', async () => {
  expect(await product.stop()).toBe(0)
  const rebuilt = await runReplay(['claims'], product.dataDirectory, settings)
  expect(rebuilt.exitCode, rebuilt.output).toBe(0)
  const { exitCode, output } = await verify()
  expect(exitCode, output).toBe(0)
})
