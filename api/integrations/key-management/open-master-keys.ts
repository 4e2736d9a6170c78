/** The master keys that the settings name: the installation's own, and while it is changed the one of before. */
import { masterKeysInUse, type MasterKeys } from '@member-care/event-store/codec/installation-keys.ts'
import { loadMasterKeyFile, MasterKeyRefused, type MasterKey } from '@member-care/event-store/codec/master-key.ts'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { CommonQueryMethods } from 'slonik'
import type { MasterKeySetting, Settings } from '../../settings/arranged-settings.ts'
import { createTransitMasterKey } from './transit-master-key.ts'

/**
 * Outside production a file that is missing is made, where nothing is lost by that: in a new installation, or for the key that is to come.
 * @throws MasterKeyRefused when one of them cannot be had
 */
export async function openMasterKeys(
  { masterKeys: { current, previous }, production }: Pick<Settings, 'masterKeys' | 'production'>,
  database: CommonQueryMethods,
): Promise<MasterKeys> {
  const inUse = await masterKeysInUse(database)
  const mayMake = !production && (inUse.length === 0 || previous !== undefined)
  return {
    current: await openMasterKey(current, { mayMake, inUse }),
    previous: previous && (await openMasterKey(previous, { mayMake: false, inUse })),
  }
}

/** @param options.inUse the ids of the master keys of the installation, to say which one is missing */
export async function openMasterKey(
  setting: MasterKeySetting,
  { mayMake, inUse }: { readonly mayMake: boolean; readonly inUse: readonly string[] },
): Promise<MasterKey> {
  if (setting.kind === 'service') return createTransitMasterKey(setting)
  const { path } = setting
  if (mayMake) await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  return loadMasterKeyFile(path, { createIfMissing: mayMake }).catch((error: unknown) => {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOENT') throw error
    const which =
      inUse.length > 0
        ? `The keys of this installation are wrapped by the master key ${inUse.join(', and ')}, and`
        : 'The master key is needed, and'
    throw new MasterKeyRefused(`${which} ${path} is not there: put it back, or name its file with MASTER_KEY_FILE.`)
  })
}
