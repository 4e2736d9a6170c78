/**
 * The keys of people in a folder of backups, and what these keys are wrapped with. All backups share one file. It has
 * the keys as they are now, never those of an earlier day. So a forgotten person stays forgotten after a restore of any
 * backup, and no copy of their key is left here. The file is renewed with each backup. Where the product knows the
 * folder, it is also renewed each time somebody is forgotten.
 */
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { copyOut } from './backed-up-tables.ts'
import { KEYS_FILE } from './backup-list.ts'
import {
  installationKeysIn,
  readInstallationKeys,
  writeInstallationKeys,
  type WrappedInstallationKey,
} from './installation-keys-file.ts'
import { writeSealed, type BackupFolder } from './sealed-files.ts'

/** Any number that nothing else locks: what is written last was read last. */
const KEYS_LOCK = 7_301_132

export const keysTable = {
  table: 'keys.subject_keys',
  columns: ['subject_id', 'key_id', 'wrapped_key', 'created_at', 'forgotten_at', 'recorded'],
} as const
/** What a backup itself keeps of them: who had one at its moment. */
export const keyHoldersTable = {
  table: 'keys.subject_keys',
  columns: ['subject_id', 'key_id', 'created_at', 'recorded'],
} as const

/** @returns who is forgotten */
export async function renewKeys(url: string, backup: BackupFolder): Promise<ReadonlySet<string>> {
  const client = new Client({ connectionString: url, application_name: 'member-care backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [KEYS_LOCK])
    await client.query('start transaction isolation level repeatable read read only')
    const now = await installationKeysIn(client)
    // Cut short in between, what opens the keys of people of before is there too.
    await writeInstallationKeys(backup, together((await readInstallationKeys(backup)) ?? [], now))
    await writeSealed(backup, KEYS_FILE, client.query(copyTo(copyOut(client, keysTable))), 'compressed')
    await writeInstallationKeys(backup, now)
    const { rows } = await client.query<{ subject_id: string }>(
      'select subject_id from keys.subject_keys where forgotten_at is not null',
    )
    return new Set(rows.map(({ subject_id }) => subject_id))
  } finally {
    await client.end()
  }
}

function together(
  before: readonly WrappedInstallationKey[],
  now: readonly WrappedInstallationKey[],
): readonly WrappedInstallationKey[] {
  const wrappingsOf = (keys: readonly WrappedInstallationKey[], keyId: string) =>
    keys.find((key) => key.keyId === keyId)?.wrappings ?? []
  const gone = before.filter(({ keyId }) => now.every((key) => key.keyId !== keyId))
  return [
    ...gone,
    ...now.map((key) => ({
      ...key,
      wrappings: [
        ...key.wrappings,
        ...wrappingsOf(before, key.keyId).filter(({ masterKey }) =>
          key.wrappings.every((each) => each.masterKey !== masterKey),
        ),
      ],
    })),
  ]
}
