/** Writes schema.d.ts. Asked by api/launch/api-types.mjs when something has changed that it is made of. */
import { rename, writeFile } from 'node:fs/promises'
import { schemaPath, writeApiSchema } from './api-schema.ts'

// Whole or not at all: somebody else may be reading it, or writing it too.
const unfinished = `${schemaPath}.${process.pid}`
await writeFile(unfinished, await writeApiSchema())
await rename(unfinished, schemaPath)
