/** The file store of an installation: where the settings say, sealed with the keys that the event log has. */
import { clearFileRegister } from './clear-file-register.ts'
import type { OpenedEventLog } from '../../event-log/open-event-log.ts'
import type { Settings } from '../../settings/arranged-settings.ts'
import { openByteStore } from './open-byte-store.ts'
import { sealedFileStore, type SealedFileStore } from './sealed-file-store.ts'

export async function openFileStore(
  settings: Pick<Settings, 's3' | 'dataDirectory'>,
  { subjectKeys, integrity }: Pick<OpenedEventLog, 'subjectKeys' | 'integrity'>,
): Promise<SealedFileStore> {
  return sealedFileStore({
    bytes: await openByteStore(settings),
    keys: subjectKeys,
    register: clearFileRegister(integrity.keys.pool),
  })
}
