/** Seals what lies in the clear, as the product does it, and says so before each file. Its arguments: the database's address, the data directory. */
import { createDatabasePool } from '@member-care/api/database/pool.ts'
import { sealClearFiles } from '@member-care/api/integrations/file-store/seal-clear-files.ts'
import { createLogger } from '@member-care/api/http/logging.ts'
import { openFileStore } from '@member-care/api/integrations/file-store/open-file-store.ts'
import { openEventLog } from '@member-care/api/event-log/open-event-log.ts'
import { z } from 'zod'
import { settingsUnderTest } from '../support/settings-under-test.ts'

const [databaseUrl, dataDirectory] = z.tuple([z.string(), z.string()]).parse(process.argv.slice(2))
const settings = settingsUnderTest(dataDirectory)
const database = await createDatabasePool(databaseUrl, { connections: 2 })
const events = await openEventLog({ settings, databaseUrl, database })
const files = await openFileStore(settings, events)
let begun = 0
const telling = {
  ...files,
  async sealInTheClear(...asked: Parameters<typeof files.sealInTheClear>) {
    process.send?.((begun += 1))
    await files.sealInTheClear(...asked)
  },
}
await sealClearFiles({ database, files: telling, logger: createLogger(settings) }, new AbortController().signal)
await events.close()
await database.end()
process.disconnect()
