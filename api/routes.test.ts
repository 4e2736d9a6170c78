// No folder's routes are forgotten in the list of routes.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The last part of a file's name tells whom its routes serve. */
const surfaces = ['member', 'console', 'hr', 'sysadmin', 'insurer', 'administrator']

test('the routes of every surface of every folder stand in the list', () => {
  const list = readFileSync(join(import.meta.dirname, 'routes.ts'), 'utf8')
  const files = globSync(`**/{${surfaces.join(',')}}-routes.ts`, {
    cwd: import.meta.dirname,
    exclude: (path) => path.endsWith('node_modules'),
  })
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => !list.includes(`'./${file}'`))).toEqual([])
})
