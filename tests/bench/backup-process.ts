/** Backs up what the bench has made, as api/backup.ts does it with the embedded Postgres. Its arguments: the database's address, the data directory, the folder of backups. */
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { makeBackup } from '@member-care/api/backup/make-backup.ts'
import { createSealing } from '@member-care/api/backup/sealing.ts'
import { folderFileStore } from '@member-care/api/integrations/file-store/folder-file-store.ts'
import { createLogSigner } from '@member-care/event-store/anchors/log-signer.ts'
import { loadMasterKeyFile } from '@member-care/event-store/codec/master-key.ts'
import { z } from 'zod'

const [databaseUrl, dataDirectory, folder] = z.tuple([z.string(), z.string(), z.string()]).parse(process.argv.slice(2))
setPriority(10)
const masterKey = await loadMasterKeyFile(join(dataDirectory, 'keys', 'master.key'))
await makeBackup(
  { databaseUrl, files: folderFileStore(join(dataDirectory, 'files')), anchorFile: join(dataDirectory, 'anchors.ndjson'), keyId: createLogSigner(masterKey).keyId },
  { folder, sealing: createSealing(masterKey), keep: 14 },
)
process.disconnect()
