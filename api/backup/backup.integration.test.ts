/** Backups of a database with a few rows: what is new, what is kept, and a restore by a later version. */
import { createRootSecret } from '@member-care/event-store/codec/root-secret.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { installDatabase } from '../database/install-database.ts'
import { migrations } from '../database/migrations.ts'
import { folderByteStore, type FolderByteStore } from '../integrations/file-store/folder-byte-store.ts'
import { momentsIn, readList } from './backup-list.ts'
import { checkBackup } from './check-backup.ts'
import { fillDatabase } from './fill-database.ts'
import { FolderRefused, makeBackup } from './make-backup.ts'
import { BackupChanged, createSealing } from './sealing.ts'

const earlier = migrations.slice(0, -1)
const sealing = createSealing(createRootSecret(randomBytes(32)))

let here: TestDatabase
let there: TestDatabase
let client: Client
let scratch: string
let folder: string
let files: FolderByteStore

beforeEach(async () => {
  ;[here, there] = await Promise.all([createTestDatabase(), createTestDatabase()])
  await installDatabase({ ownerUrl: here.url, keepsEvents: true, migrations: earlier })
  client = new Client({ connectionString: here.url })
  await client.connect()
  // Keys of people as an earlier version wrapped them.
  await client.query(`insert into keys.installation_keys (key_id) values ('original')`)
  scratch = await mkdtemp(join(tmpdir(), 'backup-test-'))
  folder = join(scratch, 'backups')
  files = folderByteStore(join(scratch, 'files'))
})
afterEach(async () => {
  await client.end()
  await Promise.all([here.drop(), there.drop()])
  await rm(scratch, { recursive: true })
})

const idInName = (name: string) => basename(name).split('.')[0]

let positions = 0
async function addEvents(count: number): Promise<void> {
  const { rows } = await client.query<{ last: number }>('select coalesce(max(position), 0)::int as last from es.events')
  positions = rows[0]?.last ?? 0
  for (let added = 1; added <= count; added++) {
    await client.query(
      `insert into es.events (position, stream, revision, id, type, data, metadata) values ($1, $2, 0, $3, 'Noted', $4, '{}')`,
      [positions + added, `note-${positions + added}`, randomUUID(), '{"text": "tab\\t, line\\n, \\\\N and \\u0000"}'],
    )
  }
}

async function addFile(subjectId: string): Promise<string> {
  const fileId = randomUUID()
  await files.put(fileId, Readable.from([randomBytes(5_000)]), 5_000)
  await client.query(
    `insert into app.files values ($1, $2, $2, 'claim', 'DOC', 'image/png', 5000, 'hash', 'attached', null, now())`,
    [fileId, subjectId],
  )
  return fileId
}

const addKey = (subjectId: string) =>
  client.query('insert into keys.subject_keys (subject_id, key_id, wrapped_key) values ($1, $2, $3)', [
    subjectId,
    randomUUID(),
    randomBytes(60),
  ])

const backUp = (keep = 14, keyId = 'key-1') =>
  makeBackup(
    { databaseUrl: here.url, files, anchorFile: join(scratch, 'anchors.ndjson'), keyId },
    { folder, sealing, keep },
  )

test('a later version restores it: the tables are made as they were, filled, and brought up to date', async () => {
  await addEvents(3)
  await addKey('ann')
  await client.query(`insert into app.installation_steps values ('a step', now())`)
  await client.query(`select setval('app.insurer_desk_numbers', 4711)`)
  const { list } = await backUp()
  expect(list.migrations.toSorted()).toEqual(earlier.map(({ name }) => name).toSorted())

  const read = await readList(folder, list.moment, sealing)
  await installDatabase({
    ownerUrl: there.url,
    keepsEvents: true,
    migrations: migrations.filter(({ name }) => read.migrations.includes(name)),
  })
  await fillDatabase(there.url, { folder, sealing }, read, () => {})
  await installDatabase({ ownerUrl: there.url, keepsEvents: true })

  const restored = new Client({ connectionString: there.url })
  await restored.connect()
  try {
    for (const table of ['es.events order by position', 'keys.subject_keys', 'app.installation_steps']) {
      const rows = async (from: Client) => (await from.query(`select * from ${table}`)).rows as unknown[]
      expect(await rows(restored)).toEqual(await rows(client))
    }
    expect((await restored.query(`select nextval('app.insurer_desk_numbers')::int as next`)).rows).toEqual([
      { next: 4712 },
    ])
    const applied = (await restored.query<{ name: string }>('select name from app.migrations')).rows.map(
      ({ name }) => name,
    )
    expect(applied).toContain(migrations.at(-1)?.name)
  } finally {
    await restored.end()
  }
})

test('the second one copies only what is new, and old ones go with what only they needed', async () => {
  await addEvents(5)
  const kept = await addFile('ann')
  expect((await backUp()).copied).toMatchObject({ events: 5, files: 1 })
  await addEvents(2)
  const added = await addFile('ann')
  expect((await backUp()).copied).toMatchObject({ events: 2, files: 1 })
  // Only the store has lost it.
  await files.delete(kept)
  const third = await backUp(2)
  expect(third.copied).toMatchObject({ events: 0, files: 0 })
  expect(third.list.events.count).toBe(7)
  expect(await momentsIn(folder)).toHaveLength(2)
  expect(await readdir(join(folder, 'tables'))).toHaveLength(2)
  const named = async () =>
    (await readdir(join(folder, 'files'), { recursive: true }))
      .filter((name) => name.endsWith('.sealed'))
      .map((name) => `files/${name}`)
      .toSorted()
  expect((await named()).map(idInName)).toEqual([kept, added].toSorted())
  await backUp(1)
  expect((await named()).map(idInName)).toEqual([added])
  for (const moment of await momentsIn(folder))
    await checkBackup({ folder, sealing }, await readList(folder, moment, sealing))
})

test.each([
  ['is lost', (path: string) => rm(path)],
  ['was cut off', (path: string) => truncate(path, 20)],
])('a part with events that %s stops the next backup, which would count it as kept', async (_case, spoil) => {
  await addEvents(3)
  const [part] = (await backUp()).list.events.parts
  await spoil(join(folder, part?.file ?? ''))
  await addEvents(1)
  await expect(backUp()).rejects.toThrow(new BackupChanged(part?.file ?? ''))
  expect(await momentsIn(folder)).toHaveLength(1)
})

test('a document that the folder has lost, or has cut off, is copied anew', async () => {
  const [lost, cutOff] = [await addFile('ann'), await addFile('ann')]
  await addFile('ann')
  await backUp()
  const names = (await readdir(join(folder, 'files'), { recursive: true })).filter((name) => name.endsWith('.sealed'))
  const pathOf = (fileId: string) => join(folder, 'files', names.find((name) => idInName(name) === fileId) ?? '')
  await rm(pathOf(lost))
  await truncate(pathOf(cutOff), 20)
  const second = await backUp()
  expect(second.copied).toMatchObject({ files: 2 })
  await checkBackup({ folder, sealing }, await readList(folder, second.list.moment, sealing))
})

test('who is forgotten has neither key nor document in any backup after the next one, and none after a restore of an earlier one', async () => {
  await addEvents(1)
  await addKey('ann')
  await addKey('ben')
  const document = await addFile('ann')
  const first = await backUp()
  await client.query(`update keys.subject_keys set wrapped_key = null, forgotten_at = now() where subject_id = 'ann'`)
  await backUp()
  expect(await readdir(join(folder, 'files', document.slice(0, 2)))).toEqual([])

  const read = await readList(folder, first.list.moment, sealing)
  await checkBackup({ folder, sealing }, read)
  await installDatabase({ ownerUrl: there.url, keepsEvents: true, migrations: earlier })
  await fillDatabase(there.url, { folder, sealing }, read, () => {})
  const restored = new Client({ connectionString: there.url })
  await restored.connect()
  const { rows } = await restored
    .query('select subject_id, wrapped_key is null as gone from keys.subject_keys order by 1')
    .finally(() => restored.end())
  expect(rows).toEqual([
    { subject_id: 'ann', gone: true },
    { subject_id: 'ben', gone: false },
  ])
})

test('a folder with backups of another installation is left alone', async () => {
  await addEvents(2)
  await backUp()
  await expect(backUp(14, 'key-2')).rejects.toThrow(FolderRefused)
  await installDatabase({ ownerUrl: there.url, keepsEvents: true })
  await expect(
    makeBackup(
      { databaseUrl: there.url, files, anchorFile: join(scratch, 'anchors.ndjson'), keyId: 'key-1' },
      { folder, sealing, keep: 14 },
    ),
  ).rejects.toThrow('is not here')
  expect(await momentsIn(folder)).toHaveLength(1)
})
