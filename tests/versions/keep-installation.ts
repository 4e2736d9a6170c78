/**
 * `node api/launch/run.mjs tests/versions/keep-installation.ts`: keeps an installation of this version, with something of everything that lasts. Run it
 * when a version is released. It asks its questions before and after a restart, and ends with an error when the answers differ by themselves.
 */
import { deepStrictEqual } from 'node:assert'
import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOf, clusterIn, runningPostgres } from '@member-care/api/database/running-postgres.ts'
import { Client } from 'pg'
import packageFile from '../../package.json' with { type: 'json' }
import { fileInpatientClaim, fileOutpatientClaim, listOwnClaims, signIn, type MemberSession } from '../support/member-session.ts'
import { createDataDirectory, removeDataDirectory, startProduct } from '../support/running-product.ts'
import { employeeRow, uploadFile } from '../support/upload-files.ts'
import { sendUploadFile, submitUpload, untilUpload } from '../support/uploading-administrator.ts'
import { ask, filesOf, packInstallation, type KeptAnswers } from './kept-installations.ts'

const FORGOTTEN = 'willow.tan@example.com'
const OPERATION = 'operation@example.com'

const settings = { CAPTCHA: 'off' }
const dataDirectory = await createDataDirectory()
try {
  const first = await startProduct({ dataDirectory, settings })
  const kept = await live(first.origin)
  await first.stop()

  const second = await startProduct({ dataDirectory, settings })
  const sessions = new Map<string, MemberSession>()
  for (const answer of kept.answers) {
    const session = sessions.get(answer.as) ?? (await signIn(second.origin, answer.as))
    sessions.set(answer.as, session)
    deepStrictEqual({ ...answer, ...(await ask(session, answer.path)) }, answer)
  }
  await leaveLittleLog(dataDirectory)
  await second.stop()

  const files = filesOf(packageFile.version)
  await mkdir(new URL(`${packageFile.version}/`, import.meta.url), { recursive: true })
  await packInstallation(dataDirectory, files.installation)
  await writeFile(files.answers, `${JSON.stringify(kept, undefined, 2)}\n`)
  console.log(`Kept an installation of ${packageFile.version}, with ${kept.answers.length} answers.`)
} finally {
  await removeDataDirectory(dataDirectory)
}

/** Claims with documents, an upload, a change of a client, a person forgotten; then the questions. */
async function live(origin: string): Promise<KeptAnswers> {
  const leaving = await signIn(origin, FORGOTTEN)
  const operation = await signIn(origin, OPERATION)
  const memberEmail = await emailOfColleague(operation, leaving)
  const member = await signIn(origin, memberEmail)
  const outpatient = await fileOutpatientClaim(member, { receiptNo: 'KEPT-1' })
  const inpatient = await fileInpatientClaim(member)
  const ofForgotten = await fileOutpatientClaim(leaving, { receiptNo: 'KEPT-2' })
  await untilSubmitted(member, [outpatient.claimId, inpatient.claimId])
  await untilSubmitted(leaving, [ofForgotten.claimId])
  const uploadId = await upload(origin, operation)
  await changeClient(operation, member.companyId)
  const person = (await call(operation, 'GET', `/api/console/users/${leaving.userId}`)) as { name: string; nric: string }
  await call(operation, 'POST', `/api/console/users/${leaving.userId}/forget`, { reason: 'Asked for it in writing' })

  const shown = (await call(operation, 'GET', `/api/console/outpatient-claims/${outpatient.claimId}`)) as { attachments: { id: string }[] }
  const paths = [
    `/api/console/outpatient-claims/${outpatient.claimId}`,
    `/api/console/inpatient-claims/${inpatient.claimId}`,
    `/api/console/outpatient-claims/${ofForgotten.claimId}`,
    ...[outpatient, inpatient, ofForgotten].map(({ claimId }) => `/api/console/claims/${claimId}/history`),
    ...shown.attachments.map(({ id }) => `/api/console/claims/${outpatient.claimId}/attachments/${id}`),
    `/api/console/users/${leaving.userId}`,
    `/api/console/clients/${member.companyId}`,
    `/api/console/clients/${member.companyId}/history`,
    `/api/console/uploads/${uploadId}`,
    `/api/console/uploads/${uploadId}/rows?range=[0,9]`,
  ]
  const answers = []
  for (const path of paths) answers.push({ as: OPERATION, path, ...(await ask(operation, path)) })
  answers.push({ as: memberEmail, path: '/api/claims', ...(await ask(member, '/api/claims')) })
  return { forgotten: { userId: leaving.userId, name: person.name, nric: person.nric }, answers }
}

/** Postgres keeps old write-ahead log, which no clean start reads: more than all the rest, when packed. */
async function leaveLittleLog(dataDirectory: string): Promise<void> {
  const directory = join(dataDirectory, 'postgres')
  const server = await runningPostgres(clusterIn(directory))
  if (server?.state !== 'ready') throw new Error('The embedded Postgres does not run.')
  const client = new Client({ connectionString: await addressOf(directory, server.place) })
  await client.connect()
  for (const statement of ['alter system set wal_recycle = off', 'select pg_reload_conf()', 'select pg_switch_wal()', 'checkpoint', 'select pg_switch_wal()', 'checkpoint', 'alter system reset wal_recycle']) {
    await client.query(statement)
  }
  await client.end()
}

async function emailOfColleague(operation: MemberSession, { companyId, userId }: MemberSession): Promise<string> {
  const filter = encodeURIComponent(JSON.stringify({ companyId, memberType: 'E', status: 100 }))
  const people = (await call(operation, 'GET', `/api/console/users?filter=${filter}&range=[0,9]`)) as { id: string; email: string | null }[]
  const email = people.find((person) => person.id !== userId && person.email)?.email
  if (!email) throw new Error('There is no colleague to file claims.')
  return email
}

async function untilSubmitted(session: MemberSession, claimIds: readonly string[]): Promise<void> {
  for (;;) {
    const claims = await listOwnClaims(session)
    if (claimIds.every((wanted) => claims.some(({ id, s }) => id === wanted && s === 'Submitted'))) return
  }
}

async function upload(origin: string, operation: MemberSession): Promise<string> {
  const rows = [0, 1, 2, 3].map((index) => employeeRow('KITE', index))
  const { id } = await sendUploadFile(origin, operation, uploadFile([...rows, employeeRow('KITE', 4, { nric: 'S0000000X' })]))
  await untilUpload(origin, operation, id, ({ state }) => state === 'checked')
  await submitUpload(origin, operation, id)
  await untilUpload(origin, operation, id, ({ state }) => state === 'complete')
  return id
}

async function changeClient(operation: MemberSession, companyId: string): Promise<void> {
  const path = `/api/console/clients/${companyId}`
  const { version } = (await call(operation, 'GET', path)) as { version: number }
  await call(operation, 'PUT', path, { expectedVersion: version, featuresConfig: { allowChat: true } })
}

async function call(session: MemberSession, method: string, path: string, body?: object): Promise<unknown> {
  const init = body ? { headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }, body: JSON.stringify(body) } : {}
  const response = await session.fetch(path, { method, ...init })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}
