/**
 * Backup and restore as an operator does them, with Node and nothing else: under filing, into another data directory with the master key apart, and
 * with somebody forgotten in between.
 */
import { freePort } from '@member-care/api/launch/development/free-port.ts'
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type DatabasePool } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { loadMasterKeyFile } from '@member-care/event-store/codec/master-key.ts'
import { momentsIn, nameOfList, readList } from '@member-care/api/backup/backup-list.ts'
import { checkBackup } from '@member-care/api/backup/check-backup.ts'
import { filesOf } from '@member-care/api/backup/copy-files.ts'
import type { Sealing } from '@member-care/api/backup/sealing.ts'
import { openSealing } from '@member-care/api/backup/installation-keys-file.ts'
import { createDatabasePool, DATABASE_NAME } from '@member-care/api/database/pool.ts'
import { addressOf, clusterIn, runningPostgres } from '@member-care/api/database/running-postgres.ts'
import { findTraces } from '../support/database-traces.ts'
import { copyDemonstrationInstallation } from '../support/demonstration-installation.ts'
import { fileOutpatientClaim, listOwnClaims, signIn } from '../support/member-session.ts'
import { runOperatorCommand } from '../support/operator-commands.ts'
import {
  createDataDirectory,
  removeDataDirectory,
  startProduct,
  type RunningProduct,
} from '../support/running-product.ts'

const member = 'willow.tan@example.com'
const forgotten = 'cedar.rahman@example.com'
const LANES = 2
const FILED_BEFORE = 4

let product: RunningProduct
let metricsPort: number
let scratch: string
let folder: string
let keyFile: string
let sealing: Sealing
/** Claims that were answered, and when, by the clock of the database's machine: this one. */
const answered: { readonly claimId: string; readonly at: number }[] = []
let moment: string
let restoredInto: string
/** What must not be found any more. */
let values: readonly string[]

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'member-care-backup-'))
  folder = join(scratch, 'backups')
  keyFile = join(scratch, 'kept-apart.key')
  metricsPort = await freePort()
  const dataDirectory = await copyDemonstrationInstallation()
  await copyFile(join(dataDirectory, 'keys', 'master.key'), keyFile)
  restoredInto = await createDataDirectory()
  product = await startProduct({
    dataDirectory,
    settings: { CAPTCHA: 'off', BACKUP_FOLDER: folder, METRICS_PORT: String(metricsPort) },
  })
}, 180_000)
afterAll(async () => {
  await product.stop()
  for (const path of [product.dataDirectory, restoredInto, scratch]) await removeDataDirectory(path)
})

async function withDatabase<Result>(
  dataDirectory: string,
  use: (database: DatabasePool) => Promise<Result>,
): Promise<Result> {
  const directory = join(dataDirectory, 'postgres')
  const server = await runningPostgres(clusterIn(directory))
  if (server?.state !== 'ready') throw new Error('Postgres does not run.')
  const database = await createDatabasePool(await addressOf(directory, server.place, DATABASE_NAME), { connections: 1 })
  return use(database).finally(() => database.end())
}

test('the product makes the backup that is due, and says how old it is', async () => {
  const backupSaid = async () =>
    z
      .object({ details: z.object({ backup: z.string() }) })
      .parse(await (await fetch(`${product.origin}/readyz`)).json()).details.backup
  await expect.poll(backupSaid, { timeout: 60_000 }).toMatch(/^the last one is of .*Z, 0 minutes ago$/)
  const metrics = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
  expect(Number(/^backup_age_seconds (\d+(\.\d+)?)$/m.exec(metrics)?.[1])).toBeLessThan(120)
})

test('beside filing a second one copies only what is new', async () => {
  const session = await signIn(product.origin, member)
  const stop = new AbortController()
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    for (let number = 0; !stop.signal.aborted; number++) {
      // Who is refused by a busy product goes on; only what was answered must be found again.
      const filed = await fileOutpatientClaim(session, { receiptNo: `B-${lane}-${number}` }).catch(() => undefined)
      if (filed) answered.push({ claimId: filed.claimId, at: Date.now() })
    }
  })
  await expect.poll(() => answered.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(FILED_BEFORE)
  const { exitCode, output } = await runOperatorCommand('backup', [folder], product.dataDirectory)
  stop.abort()
  await Promise.all(lanes)
  expect(exitCode, output).toBe(0)
  const told = /Backed up as of (\S+) in .*: ([\d,]+) events and ([\d,]+) files; new were ([\d,]+) and ([\d,]+)/.exec(
    output,
  )
  const [events, files, newEvents, newFiles] = (told?.slice(2) ?? []).map((figure) =>
    Number(figure.replaceAll(',', '')),
  )
  moment = told?.[1] ?? ''
  sealing = await openSealing(folder, moment, [await loadMasterKeyFile(keyFile)])
  const list = await readList(folder, moment, sealing)
  expect([list.events.count, list.files?.count]).toEqual([events, files])
  // Two documents for each claim.
  expect(newFiles).toBeGreaterThanOrEqual(2 * FILED_BEFORE)
  expect(newFiles).toBeLessThan(files ?? 0)
  expect(newEvents).toBeGreaterThanOrEqual(FILED_BEFORE)
  expect(newEvents).toBeLessThan(events ?? 0)
  expect(output).toContain(`opens with the master key ${(await loadMasterKeyFile(keyFile)).id}`)
  const key = (await readFile(keyFile, 'utf8')).trim()
  for (const name of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (name.isFile()) expect((await readFile(join(name.parentPath, name.name))).includes(key), name.name).toBe(false)
  }
})

test('who is forgotten after the backup has neither key nor document in it from then on', async () => {
  const person = await withDatabase(product.dataDirectory, (database) =>
    database.one(
      sql.type(
        z.object({ user_id: z.string(), name: z.string(), nric: z.string() }),
      )`select user_id, name, nric from read.users where email = ${forgotten}`,
    ),
  )
  values = [person.name, person.nric, forgotten]
  const list = await readList(folder, moment, sealing)
  const theirs: string[] = []
  for await (const { fileId, subjectId } of filesOf({ folder, sealing }, list))
    if (subjectId === person.user_id) theirs.push(fileId)
  expect(theirs.length).toBeGreaterThan(0)
  const administrator = await signIn(product.origin, 'operation@example.com')
  const response = await administrator.fetch(`/api/console/users/${person.user_id}/forget`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ reason: 'Asked for it in writing' }),
  })
  expect(response.status, await response.text()).toBe(200)
  const names = await readdir(join(folder, 'files'), { recursive: true })
  expect(names.filter((name) => theirs.some((fileId) => name.includes(fileId)))).toEqual([])
})

test('a byte that was changed in any file of the backup is named', async () => {
  expect(await product.stop()).toBe(0)
  const list = await readList(folder, moment, sealing)
  const document = (await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true })).find((entry) =>
    entry.isFile(),
  )
  const kinds = [
    list.events.parts[0],
    list.events.parts.at(-1),
    list.tables[0],
    list.tables.at(-1),
    list.keyHolders,
    list.anchors,
    list.files?.list,
  ].map((part) => part?.file ?? '')
  const names = [
    ...kinds,
    'keys.sealed',
    'installation-keys.json',
    nameOfList(moment),
    join(document?.parentPath ?? '', document?.name ?? '').slice(folder.length + 1),
  ]
  const check = async () => checkBackup({ folder, sealing }, await readList(folder, moment, sealing))
  await check()
  for (const name of names) {
    const path = join(folder, name)
    const bytes = await readFile(path)
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(bytes.length >> 1) ^ 4, bytes.length >> 1)
    await writeFile(path, changed)
    await expect(check(), name).rejects.toThrow(`${name} is not as it was written`)
    await rm(path)
    if (name !== nameOfList(moment)) await expect(check(), name).rejects.toThrow(`${name} is not as it was written`)
    await writeFile(path, bytes)
  }
})

test('nothing is restored of a changed backup, without its key, or over an installation', async () => {
  const path = join(folder, 'keys.sealed')
  const bytes = await readFile(path)
  await writeFile(path, bytes.subarray(0, -1))
  const changed = await runOperatorCommand('restore', [folder], restoredInto, { MASTER_KEY_FILE: keyFile })
  await writeFile(path, bytes)
  expect(changed).toMatchObject({
    exitCode: 2,
    output: expect.stringContaining('keys.sealed is not as it was written'),
  })
  expect(await runOperatorCommand('restore', [folder], restoredInto)).toMatchObject({
    exitCode: 2,
    output: expect.stringContaining('MASTER_KEY_FILE'),
  })
  expect(await readdir(restoredInto)).toEqual([])
  expect(await runOperatorCommand('restore', [folder], product.dataDirectory)).toMatchObject({
    exitCode: 2,
    output: expect.stringContaining('empty installation only'),
  })
  expect((await readdir(product.dataDirectory)).includes('restore-unfinished')).toBe(false)
})

test('restored elsewhere it has every claim that was answered before its moment, and forgets again whom it was told to', async () => {
  expect((await momentsIn(folder)).at(-1)).toBe(moment)
  const { exitCode, output } = await runOperatorCommand('restore', [folder], restoredInto, { MASTER_KEY_FILE: keyFile })
  // The log and every document are verified, and every read model replayed.
  expect(exitCode, output).toBe(0)
  expect(output).toContain('The event log is what was written.')
  expect(output).toContain('All rows are what the log says.')
  expect(output.trim().split('\n').at(-1)).toMatch(
    new RegExp(
      `^Restored as of ${moment}: [\\d,]+ events, the last of .*Z, and [\\d,]+ files; no anchors but those of the backup were there .*\\. 1 who were forgotten since have been forgotten again\\.$`,
    ),
  )

  const restored = await startProduct({
    dataDirectory: restoredInto,
    settings: { CAPTCHA: 'off', MASTER_KEY_FILE: keyFile },
  })
  try {
    const session = await signIn(restored.origin, member)
    const claims = new Set((await listOwnClaims(session)).map(({ id }) => id))
    const before = answered.filter(({ at }) => at < Date.parse(moment))
    expect(before.length).toBeGreaterThanOrEqual(FILED_BEFORE)
    for (const { claimId } of before) expect(claims.has(claimId), claimId).toBe(true)
    await fileOutpatientClaim(session, { receiptNo: 'AFTER-RESTORE' })
    await expect(signIn(restored.origin, forgotten)).rejects.toThrow('/login/v3 answered 4')
    expect(await withDatabase(restoredInto, (database) => findTraces(database, values))).toEqual([])
  } finally {
    await restored.stop()
  }
}, 180_000)

test('what is missing is counted against anchors that outlived the machine, and a restore that was cut short is begun again', async () => {
  await rm(restoredInto, { recursive: true })
  restoredInto = await createDataDirectory()
  const anchors = join(scratch, 'anchors-elsewhere.ndjson')
  await copyFile(join(product.dataDirectory, 'anchors.ndjson'), anchors)
  await writeFile(join(restoredInto, 'restore-unfinished'), '')
  const settings = { MASTER_KEY_FILE: keyFile, ANCHOR_FILE: anchors, CAPTCHA: 'off' }
  await expect(startProduct({ dataDirectory: restoredInto, settings })).rejects.toThrow('A restore into')
  const { exitCode, output } = await runOperatorCommand('restore', [folder], restoredInto, settings)
  expect(exitCode, output).toBe(1)
  expect(output).toMatch(/the anchors tell of [\d,]+ later events, which are lost/)
}, 120_000)
