/** Brings the table of settings in docs/operations.md up to date: `node api/settings/write-settings-table.ts`. */
import { writeFile } from 'node:fs/promises'
import { operationsDocument, withSettingsTable } from './settings-table.ts'

await writeFile(operationsDocument, await withSettingsTable())
