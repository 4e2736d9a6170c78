// No folder's routes are forgotten in the list of routes.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

/** Whom an address serves. What has no prefix serves members, and everybody who is not signed in yet. */
const surfaceOfPrefix: Readonly<Record<string, string>> = {
  console: 'console',
  sysadmin: 'sysadmin',
  hradmin: 'hr',
  insurer: 'insurer',
}

const routeFiles = globSync('**/*-{route,routes}.ts', {
  cwd: import.meta.dirname,
  exclude: (path) => path.endsWith('node_modules'),
})
const sourceOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

/** The surfaces of the addresses that a file declares. */
function surfacesOf(file: string): ReadonlySet<string> {
  const calls = sourceOf(file).matchAll(/\.(?:get|post|put|patch|delete)\(\s*['`]\/([^/'`]*)/g)
  return new Set([...calls].map(([, prefix = '']) => surfaceOfPrefix[prefix] ?? 'member'))
}

test('each file of routes serves one surface', () => {
  expect(routeFiles.length).toBeGreaterThan(60)
  const mixed = routeFiles.filter((file) => surfacesOf(file).size > 1)
  expect(mixed.map((file) => `${file}: ${[...surfacesOf(file)].join(', ')}`)).toEqual([])
})

test('a file that is named by a surface brings together the routes of that surface alone', () => {
  const strangers = routeFiles.flatMap((file) => {
    const [, surface = ''] = /(?:^|\/)(console|hr|sysadmin)-routes\.ts$/.exec(file) ?? []
    if (surface === '') return []
    const imports = sourceOf(file).matchAll(/import \{[^}]*Routes?\b[^}]*\} from '(\.[^']*-routes?\.ts)'/g)
    const parts = [...imports].map(([, path = '']) => join(dirname(file), path))
    return [file, ...parts]
      .filter((part) => [...surfacesOf(part)].some((other) => other !== surface))
      .map((part) => `${file}: ${part} serves ${[...surfacesOf(part)].join(', ')}`)
  })
  expect(strangers).toEqual([])
})
