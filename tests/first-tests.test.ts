import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstIntegration, firstJourneys } from './first-tests.ts'

const root = join(import.meta.dirname, '..')
const files = [
  ...firstIntegration.map((name) => `${name}.integration.test.ts`),
  ...firstJourneys.map((name) => `tests/browser/${name}.test.ts`),
]

test.each(files)('%s is there', (file) => {
  expect(existsSync(join(root, file))).toBe(true)
})
