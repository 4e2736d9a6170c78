import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { operationsDocument, withSettingsTable } from './settings-table.ts'

test('docs/operations.md lists every setting as it is declared', async () => {
  expect(await readFile(operationsDocument, 'utf8'), 'run: node api/settings/write-settings-table.ts').toBe(
    await withSettingsTable(),
  )
})
