/** Writes schema.d.ts anew: `npm run api-types`, after every change of a route's schema. */
import { writeFile } from 'node:fs/promises'
import { schemaPath, writeApiSchema } from './api-schema.ts'

await writeFile(schemaPath, await writeApiSchema())
