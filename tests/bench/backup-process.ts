/** Backs up what the bench has made, as api/backup.ts does it with the embedded Postgres. Its arguments: the database's address, the data directory, the folder of backups. */
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { makeBackup } from '@member-care/api/backup/make-backup.ts'
import { createSealing } from '@member-care/api/backup/sealing.ts'
import { folderByteStore } from '@member-care/api/integrations/file-store/folder-byte-store.ts'
import { createLogSigner } from '@member-care/event-store/anchors/log-signer.ts'
import { openInstallationKeys } from '@member-care/event-store/codec/installation-keys.ts'
import { loadMasterKeyFile } from '@member-care/event-store/codec/master-key.ts'
import { createPool } from 'slonik'
import { z } from 'zod'

const [databaseUrl, dataDirectory, folder] = z.tuple([z.string(), z.string(), z.string()]).parse(process.argv.slice(2))
setPriority(10)
const pool = await createPool(databaseUrl, { maxPoolSize: 1 })
const { root } = await openInstallationKeys({
  pool,
  masterKeys: { current: await loadMasterKeyFile(join(dataDirectory, 'keys', 'master.key')) },
})
await pool.end()
await makeBackup(
  {
    databaseUrl,
    files: folderByteStore(join(dataDirectory, 'files')),
    anchorFile: join(dataDirectory, 'anchors.ndjson'),
    keyId: createLogSigner(root).keyId,
  },
  { folder, sealing: createSealing(root), keep: 14 },
)
process.disconnect()
