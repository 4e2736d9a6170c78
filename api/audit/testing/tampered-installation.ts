/** An installation in which tests do what only a thief of its database and folders could, one thing at a time, and put it back. */
import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { claimsProjection } from '@member-care/projections/claims/claims-projection.ts'
import { schemaOf } from '@member-care/projections/runner/projection.ts'
import type { Client } from 'pg'

/** All that is tampered with. A table is put back whole, so that each kind of tampering finds the same installation. */
const tables = [
  'es.events',
  'anchors.blocks',
  'keys.subject_keys',
  'projections.checkpoints',
  'outbox.jobs',
  'app.credentials',
  `${schemaOf(claimsProjection)}.claims`,
] as const

/** @param folder with the documents and the anchor file, and folders in it */
export async function rememberInstallation(intruder: Client, folder: string): Promise<() => Promise<void>> {
  await intruder.query('create schema tampering')
  for (const [index, table] of tables.entries())
    await intruder.query(`create table tampering.t${index} as select ${await columnsOf(intruder, table)} from ${table}`)
  const files = await readFolder(folder)
  return async () => {
    for (const [index, table] of tables.entries())
      await intruder.query(
        `delete from ${table}; insert into ${table} (${await columnsOf(intruder, table)}) select * from tampering.t${index}`,
      )
    const now = await readFolder(folder)
    for (const path of now.keys()) if (!files.has(path)) await rm(path)
    for (const [path, content] of files) if (now.get(path)?.equals(content) !== true) await writeFile(path, content)
  }
}

/** Those that the database does not make itself. */
async function columnsOf(intruder: Client, table: string): Promise<string> {
  const { rows } = await intruder.query<{ list: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as list from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows[0]?.list ?? ''
}

async function readFolder(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path)] as const)))
}
