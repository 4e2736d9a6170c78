/** A process that works with an embedded database and nothing else, for api/database/embedded-postgres.integration.test.ts. */
import { openEmbeddedDatabase } from '@member-care/api/database/embedded-database.ts'

const [dataDirectory = ''] = process.argv.slice(2)
const database = await openEmbeddedDatabase(dataDirectory)
database.lost.addEventListener('abort', () => process.send?.('lost'))
process.on('message', () => void database.leave().then(() => process.exit(0)))
process.send?.('joined')
