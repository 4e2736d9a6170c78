/** Forgetting a person of the demonstration data, in the product as it runs. */
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type DatabasePool } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createDatabasePool } from '@member-care/api/database/pool.ts'
import { claimsProjection } from '@member-care/projections/claims/claims-projection.ts'
import { guaranteesProjection } from '@member-care/projections/guarantees/guarantees-projection.ts'
import { schemaOf } from '@member-care/projections/runner/projection.ts'
import { usersProjection } from '@member-care/projections/users/users-projection.ts'
import { pdf } from '../support/claim-forms.ts'
import { findTraces } from '../support/database-traces.ts'
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

const email = 'willow.tan@example.com'
const reason = 'Asked for it in writing'
/** As the member types it into a claim. */
const accountNo = '5012345671'
const users = schemaOf(usersProjection)

let testDatabase: TestDatabase
let database: DatabasePool
let settings: Readonly<Record<string, string>>
let product: RunningProduct
let administrator: MemberSession
let member: MemberSession
let claim: FiledClaim
/** What must not be found anywhere any more. */
let values: string[]

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = await createDatabasePool(testDatabase.url)
  settings = { DATABASE_URL: testDatabase.url, CAPTCHA: 'off' }
  product = await startProduct({ dataDirectory: await createDataDirectory(), settings })
  member = await signIn(product.origin, email)
  claim = await fileOutpatientClaim(member, { receiptNo: 'FORGET-1' })
  administrator = await signIn(product.origin, 'operation@example.com')
  values = await personalValues()
  await beginClaim()
}, 240_000)

afterAll(async () => {
  await product.stop()
  await database.end()
  await testDatabase.drop()
  await removeDataDirectory(product.dataDirectory)
})

async function personalValues(): Promise<string[]> {
  const { name, nric } = await database.one(
    sql.type(
      z.object({ name: z.string(), nric: z.string() }),
    )`select name, nric from read.users where email = ${email}`,
  )
  return [name, nric, email, accountNo]
}

/** A claim that the member has begun and not submitted, with a file. */
async function beginClaim(): Promise<void> {
  const draft = `/api/claims/drafts/${randomUUID()}`
  const [name = '', nric = ''] = values
  const form = { claimantId: member.userId, nric, accountNo, empSubRemarks: `Please call me ${name}.` }
  const body = JSON.stringify({
    kind: 'outpatient',
    companyId: member.companyId,
    form,
    step: 'information',
    expectedVersion: 0,
  })
  expect(
    (await member.fetch(draft, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body })).status,
  ).toBe(200)
  const file = new FormData()
  file.append('attachment', new Blob([new Uint8Array(pdf())]), `${name}.pdf`)
  expect((await member.fetch(`${draft}/files?category=DOC`, { method: 'POST', body: file })).status).toBe(200)
}

/** What a database gathers with time: an earlier version of a read model as a way back, a killed replay, and samples of the tables for the planner. */
async function leaveAsUsedForAWhile(): Promise<void> {
  for (const schema of ['users_v0', `${users}_replay`]) {
    await database.query(sql.unsafe`create schema ${sql.identifier([schema])}`)
    await database.query(
      sql.unsafe`create table ${sql.identifier([schema, 'users'])} as select * from ${sql.identifier([users, 'users'])}`,
    )
  }
  await database.query(sql.unsafe`
    insert into projections.checkpoints (name, version, kind, status, active) values ('users', 0, 'projection', 'retired', false)`)
  await database.query(sql.unsafe`analyze`)
}

/** The ids of the kept files that tell about the member. */
async function fileIds(): Promise<readonly string[]> {
  return database.anyFirst(
    sql.type(z.object({ file_id: z.string() }))`select file_id from app.files where subject_id = ${member.userId}`,
  )
}

async function filesOnDisk(ids: readonly string[]): Promise<string[]> {
  const names = await readdir(join(product.dataDirectory, 'files'), { recursive: true })
  return names.filter((name) => ids.some((id) => name.includes(id)))
}

function forget(session: MemberSession, userId: string, why = reason): Promise<Response> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ reason: why }),
  }
  return session.fetch(`/api/console/users/${userId}/forget`, init)
}

test('a reason that names the person is refused, and nobody is forgotten by somebody who may not do so', async () => {
  expect((await forget(administrator, member.userId, 'Request of Ms Tan')).status).toBe(422)
  expect((await forget(member, member.userId)).status).toBe(403)
  const desk = await signIn(product.origin, 'claims@example.com')
  expect((await forget(desk, member.userId)).status).toBe(403)
  expect((await forget(administrator, 'nobody')).status).toBe(404)
})

test('of a forgotten member no table and no file has anything left', async () => {
  const ids = await fileIds()
  expect(ids.length).toBeGreaterThan(2)
  expect((await filesOnDisk(ids)).length).toBe(ids.length)
  await leaveAsUsedForAWhile()
  // The search finds what is there. In the log it has never been readable.
  const holding = [
    'app.mailbox_messages',
    `${schemaOf(claimsProjection)}.claims`,
    `${schemaOf(guaranteesProjection)}.guarantees`,
    'pg_catalog.pg_statistic',
    'users_v0.users',
    `${users}.memberships`,
    `${users}.users`,
    `${users}_replay.users`,
  ]
  expect(await findTraces(database, values)).toStrictEqual(holding)

  expect((await forget(administrator, member.userId)).status).toBe(200)

  expect(await findTraces(database, values)).toStrictEqual([])
  expect(await fileIds()).toStrictEqual([])
  expect(
    await database.anyFirst(
      sql.type(z.object({ draft_id: z.string() }))`select draft_id from app.drafts where owner_id = ${member.userId}`,
    ),
  ).toStrictEqual([])
  expect(await filesOnDisk(ids)).toStrictEqual([])
  expect((await forget(administrator, member.userId)).status).toBe(200)
})

/** A call of the administrator's, answered with JSON. */
async function readConsole<Answer>(path: string): Promise<Answer> {
  const response = await administrator.fetch(`/api/console${path}`)
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

const forgotten = { redacted: true }

test("the console lists and shows the forgotten member's claims, with nothing personal in them", async () => {
  const filter = encodeURIComponent(JSON.stringify({ id: claim.claimId }))
  expect(await readConsole(`/outpatient-claims?filter=${filter}`)).toMatchObject([
    { id: claim.claimId, claimantName: forgotten, nric: forgotten, amount: '120.50' },
  ])
  const shown = await readConsole<{ attachments: { id: string }[] }>(`/outpatient-claims/${claim.claimId}`)
  expect(shown).toMatchObject({
    claimantName: forgotten,
    details: { receiptNo: 'FORGET-1', diagnosisText: forgotten },
    attachments: [
      { name: forgotten, mimeType: 'image/png' },
      { name: forgotten, mimeType: 'application/pdf' },
    ],
  })
  for (const { id } of shown.attachments)
    expect((await administrator.fetch(`/api/console/claims/${claim.claimId}/attachments/${id}`)).status).toBe(404)
})

test('the history of the claim is whole, and shows the claim as it was without the person', async () => {
  const history = await readConsole<
    { type: string; revision: number; actor: object; changes: { field: string; to: unknown }[] }[]
  >(`/claims/${claim.claimId}/history`)
  expect(history[0]).toMatchObject({
    type: 'ClaimFiled',
    revision: 0,
    actor: { kind: 'member', id: member.userId, name: null },
  })
  expect(history[0]?.changes).toContainEqual(expect.objectContaining({ field: 'claimantName', to: forgotten }))
  expect(await readConsole(`/claims/${claim.claimId}/history/0`)).toMatchObject({
    claim: { status: 'PROCESSING', claimantName: forgotten, details: { receiptNo: 'FORGET-1' } },
  })
})

test('a colleague goes on signing in, filing and reading', async () => {
  const address = await database.oneFirst(sql.type(z.object({ email: z.string() }))`
    select users.email from read.users join read.memberships using (user_id)
    where memberships.company_id = ${member.companyId} and memberships.member_type = 'E' and status = 100 and not forgotten order by users.name limit 1`)
  const colleague = await signIn(product.origin, address)
  const { claimId } = await fileOutpatientClaim(colleague, { receiptNo: 'FORGET-2' })
  expect((await listOwnClaims(colleague)).map(({ id }) => id)).toContain(claimId)
})

test('every read model can still be made from the log, and comes out the same', async () => {
  const { exitCode, output } = await runReplay(['--verify'], product.dataDirectory, settings)
  expect(output).toContain('claims')
  expect(exitCode, output).toBe(0)
  expect(await findTraces(database, values)).toStrictEqual([])
})

test('the forgotten member is signed out and cannot sign in', async () => {
  expect((await member.fetch('/api/claims')).status).toBe(401)
  await expect(signIn(product.origin, email)).rejects.toThrow()
})
