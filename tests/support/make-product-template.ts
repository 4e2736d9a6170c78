/** Makes an empty installation in a database of its own: `make-product-template.ts <address of the database> <data directory>`. A process by itself, which loads faster than the test runner does. */
import { assemble } from '@member-care/api/assemble.ts'
import { createLogger } from '@member-care/api/http/logging.ts'
import { settingsUnderTest } from './settings-under-test.ts'

const [databaseUrl = '', dataDirectory = ''] = process.argv.slice(2)
const settings = settingsUnderTest(dataDirectory)
const product = await assemble({ settings, databaseUrl, logger: createLogger(settings, { write: () => {} }) })
// Nobody may be connected to a database while it is copied.
await product.close()
