/** Every page of the portal has an address that the server knows (domain/pages/page-addresses.ts): it would answer 404 otherwise. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAddressOf, portalAddresses } from '@member-care/domain/pages/page-addresses.ts'
import { expect, it } from 'vitest'

const repository = join(import.meta.dirname, '..', '..')

/** The texts of `name="…"` or `name: '…'` in a source file. */
function textsIn(file: string, name: string): readonly string[] {
  return [
    ...readFileSync(join(repository, file), 'utf8').matchAll(
      new RegExp(`\\b${name}(?:=|: )["']([^"'*]+)(?:/\\*)?["']`, 'g'),
    ),
  ].map((found) => found[1] ?? '')
}

const member = 'member-web/src'
const routesBelow = {
  claimrecords: 'claim-records/claim-records-routes.tsx',
  visits: 'visits/visits-routes.tsx',
  healtharticles: 'health-articles/health-articles-routes.tsx',
}

it.each([
  ...textsIn(`${member}/member-portal.tsx`, 'path'),
  ...textsIn(`${member}/shell/member-pages.tsx`, 'routes').map((path) => `/app/${path}`),
  ...Object.entries(routesBelow).flatMap(([start, file]) =>
    textsIn(`${member}/${file}`, 'path').map((path) => `/app/${start}/${path}`),
  ),
])('%s', (path) => expect(isAddressOf(portalAddresses, path.replaceAll('?', ''))).toBe(true))
