/**
 * The installation's own keys in a folder of backups, as they are now, wrapped by the master key: with it and this file everything else there opens. Once the
 * master key was changed and the file renewed, all backups of the folder open with the new one.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { WrappedKeyUnopened } from '@member-care/event-store/codec/codec-errors.ts'
import { boundToKey, ORIGINAL, ROOT } from '@member-care/event-store/codec/installation-keys.ts'
import type { MasterKey } from '@member-care/event-store/codec/master-key.ts'
import { createRootSecret } from '@member-care/event-store/codec/root-secret.ts'
import type { Client } from 'pg'
import { z } from 'zod'
import { headOfList, writeWhole } from './backup-list.ts'
import { isMissing, type BackupFolder } from './sealed-files.ts'
import { BackupChanged, createSealing, type Sealing } from './sealing.ts'

export const INSTALLATION_KEYS_FILE = 'installation-keys.json'

const wrappedKeySchema = z.object({
  keyId: z.string(),
  madeAt: z.string(),
  /** None for one that derives from the root secret. */
  wrappings: z.array(z.object({ masterKey: z.string(), wrapped: z.base64(), wrappedAt: z.string() })),
})
export type WrappedInstallationKey = z.infer<typeof wrappedKeySchema>

const fileSchema = z.object({ keys: z.array(wrappedKeySchema), signature: z.string() })

/** No master key that was given opens the backup. */
export class WrongMasterKey extends Error {
  override readonly name = 'WrongMasterKey'
  /** Those that do. */
  readonly needed: readonly string[]
  constructor(needed: readonly string[]) {
    super(`This backup opens with the master key ${needed.join(' or ')}.`)
    this.needed = needed
  }
}

export async function installationKeysIn(client: Client): Promise<readonly WrappedInstallationKey[]> {
  const { rows } = await client.query<{
    key_id: string
    made_at: string
    master_key: string | null
    wrapped: Buffer | null
    wrapped_at: string | null
  }>(`
    select k.key_id, k.made_at::text, w.master_key, w.wrapped, w.wrapped_at::text
    from keys.installation_keys k left join keys.installation_key_wrappings w using (key_id) order by k.made_at, k.key_id, w.wrapped_at`)
  return [...Map.groupBy(rows, ({ key_id }) => key_id)].map(([keyId, [first, ...others]]) => ({
    keyId,
    madeAt: first?.made_at ?? '',
    wrappings: [...(first ? [first] : []), ...others].flatMap(
      ({ master_key: masterKey, wrapped, wrapped_at: wrappedAt }) =>
        masterKey !== null && wrapped !== null && wrappedAt !== null
          ? [{ masterKey, wrapped: wrapped.toString('base64'), wrappedAt }]
          : [],
    ),
  }))
}

export async function writeInstallationKeys(
  { folder, sealing }: BackupFolder,
  keys: readonly WrappedInstallationKey[],
): Promise<void> {
  await writeWhole(
    join(folder, INSTALLATION_KEYS_FILE),
    JSON.stringify({ keys, signature: sealing.sign(signedText(keys)) }, undefined, 2),
  )
}

/** @returns undefined in a folder of an earlier version. @throws BackupChanged */
export async function readInstallationKeys({
  folder,
  sealing,
}: BackupFolder): Promise<readonly WrappedInstallationKey[] | undefined> {
  const file = await readUnchecked(folder)
  if (file && !sealing.isSigned(signedText(file.keys), file.signature)) throw new BackupChanged(INSTALLATION_KEYS_FILE)
  return file?.keys
}

/**
 * What opens the backups of a folder.
 * @param masterKeys one of them has to be that of the folder
 * @param moment of the backup that is wanted
 * @throws WrongMasterKey, BackupChanged
 */
export async function openSealing(folder: string, moment: string, masterKeys: readonly MasterKey[]): Promise<Sealing> {
  const file = await readUnchecked(folder)
  const { keyId, hasInstallationKeys } = await headOfList(folder, moment)
  if (!file && hasInstallationKeys) throw new BackupChanged(INSTALLATION_KEYS_FILE)
  if (!file) {
    // Everything derived from the master key itself then.
    const found = masterKeys.find(({ id, bytes }) => id === keyId && bytes)
    if (!found?.bytes) throw new WrongMasterKey([keyId])
    return createSealing(createRootSecret(found.bytes))
  }
  const wrappings = file.keys.find((key) => key.keyId === ROOT)?.wrappings ?? []
  for (const masterKey of masterKeys) {
    const wrapping = wrappings.find((each) => each.masterKey === masterKey.id)
    if (!wrapping) continue
    const root = await masterKey
      .unwrap(Buffer.from(wrapping.wrapped, 'base64'), boundToKey(ROOT))
      .catch((error: unknown) => {
        throw error instanceof WrappedKeyUnopened ? new BackupChanged(INSTALLATION_KEYS_FILE, { cause: error }) : error
      })
    return createSealing(createRootSecret(root))
  }
  throw new WrongMasterKey(wrappings.map((each) => each.masterKey))
}

/** Puts the keys into an empty database, before those of people. */
export async function fillInstallationKeys(client: Client, backup: BackupFolder): Promise<void> {
  const keys = (await readInstallationKeys(backup)) ?? [{ keyId: ORIGINAL, madeAt: 'now', wrappings: [] }]
  for (const { keyId, madeAt, wrappings } of keys) {
    await client.query('insert into keys.installation_keys (key_id, made_at) values ($1, $2)', [keyId, madeAt])
    for (const { masterKey, wrapped, wrappedAt } of wrappings) {
      await client.query(
        'insert into keys.installation_key_wrappings (key_id, master_key, wrapped, wrapped_at) values ($1, $2, $3, $4)',
        [keyId, masterKey, Buffer.from(wrapped, 'base64'), wrappedAt],
      )
    }
  }
}

async function readUnchecked(folder: string): Promise<z.infer<typeof fileSchema> | undefined> {
  try {
    return fileSchema.parse(JSON.parse(await readFile(join(folder, INSTALLATION_KEYS_FILE), 'utf8')))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error instanceof SyntaxError || error instanceof z.ZodError
      ? new BackupChanged(INSTALLATION_KEYS_FILE, { cause: error })
      : error
  }
}

function signedText(keys: readonly WrappedInstallationKey[]): string {
  return `${INSTALLATION_KEYS_FILE}\n${JSON.stringify(keys)}`
}
