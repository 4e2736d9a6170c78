/** Fills an empty database with a backup, all at once or not at all. Its tables are made as they were then; what a later version changes comes after. */
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { copyIn, inOrderOfReferences, tableName } from './backed-up-tables.ts'
import { KEYS_FILE, type BackupList, type TablePart } from './backup-list.ts'
import { fillInstallationKeys } from './installation-keys-file.ts'
import { keysTable } from './renew-keys.ts'
import { readSealed, type BackupFolder } from './sealed-files.ts'
import { BackupChanged } from './sealing.ts'

/**
 * @param ownerUrl of a database with the tables of the backup's version (database/install-database.ts)
 * @throws BackupChanged
 */
export async function fillDatabase(
  ownerUrl: string,
  backup: BackupFolder,
  list: BackupList,
  onProgress: (text: string) => void,
): Promise<void> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'member-care restore' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin')
    const tables = await inOrderOfReferences(client, list.tables)
    // Some migrations bring rows along.
    await client.query(`truncate ${tables.map(({ table }) => tableName(client, table)).join(', ')}`)
    for (const part of list.events.parts) {
      onProgress(`Filling in events up to position ${part.upTo}`)
      await fill(part)
    }
    onProgress('Filling in the tables')
    for (const part of tables) await fill(part)
    await fillKeys()
    for (const { name, value } of list.sequences)
      await client.query('select setval($1::regclass, $2)', [tableName(client, name), value])
    await client.query('commit')
  } finally {
    await client.end()
  }

  async function fill(part: TablePart): Promise<void> {
    const rows = client.query(copyFrom(copyIn(client, part)))
    await readSealed(backup, part.file, 'compressed', rows)
    if (rows.rowCount !== part.rows) throw new BackupChanged(part.file)
  }

  /**
   * Fills in the people who had a key at the moment of the backup, with their keys as they are now.
   * People who were forgotten since then get no key.
   */
  async function fillKeys(): Promise<void> {
    await fill(list.keyHolders)
    await fillInstallationKeys(client, backup)
    await client.query('create temporary table keys_now (like keys.subject_keys) on commit drop')
    await readSealed(
      backup,
      KEYS_FILE,
      'compressed',
      client.query(copyFrom(copyIn(client, { ...keysTable, table: 'keys_now' }))),
    )
    const { rowCount } = await client.query(`
      update keys.subject_keys k set wrapped_key = n.wrapped_key, forgotten_at = n.forgotten_at from keys_now n where n.subject_id = k.subject_id and n.key_id = k.key_id`)
    // An older copy was put in its place.
    if (rowCount !== list.keyHolders.rows) throw new BackupChanged(KEYS_FILE)
  }
}
