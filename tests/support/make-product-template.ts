/** Makes an empty installation in a database of its own: `make-product-template.ts <address of the database, for the superuser> <data directory>`. A process by itself, which loads faster than the test runner does. */
import { assemble } from '@member-care/api/assemble.ts'
import {
  addressAs,
  ensureRolesAndDatabase,
  OWNER_ROLE,
  RUNNING_ROLE,
} from '@member-care/api/database/database-roles.ts'
import { installDatabase } from '@member-care/api/database/install-database.ts'
import { createLogger } from '@member-care/api/http/logging.ts'
import { settingsUnderTest } from './settings-under-test.ts'

const [superuserUrl = '', dataDirectory = ''] = process.argv.slice(2)
const settings = settingsUnderTest(dataDirectory)
await ensureRolesAndDatabase(superuserUrl)
await installDatabase({ ownerUrl: addressAs(OWNER_ROLE, superuserUrl), runningRole: RUNNING_ROLE, keepsEvents: true })
const product = await assemble({
  settings,
  databaseUrl: addressAs(RUNNING_ROLE, superuserUrl),
  logger: createLogger(settings, { write: () => {} }),
})
// Nobody may be connected to a database while it is copied.
await product.close()
