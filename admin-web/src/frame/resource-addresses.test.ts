import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { consoleRoutes, resources } from './console-pages.tsx'
import { resourceAddress } from './resource-addresses.ts'

/** The page of the console that an address leads to: what it shows, and of which kind of record. */
function pageAt(address: string | undefined) {
  const pathname = new URL(address ?? '/nowhere', 'http://console').pathname
  return consoleRoutes.find(({ path }) => matchPath(`/${path}`, pathname))?.resource
}

test.each(resources.map((resource) => [resource.name, resource] as const))(
  'the addresses that react-admin makes of %s lead to its pages',
  (name, { path, access, recordAddress }) => {
    if (path.includes(':')) expect(resourceAddress(`/${name}`)).toBeUndefined()
    else expect(pageAt(resourceAddress(`/${name}`))).toBe(name)
    if (access.create) expect(pageAt(resourceAddress(`/${name}/create`))).toBe(name)
    if (access.edit && recordAddress) expect(pageAt(resourceAddress(`/${name}/r%207`))).toBe(name)
    if (access.show && recordAddress) expect(pageAt(resourceAddress(`/${name}/r%207/show`))).toBe(name)
  },
)

test('every kind of record with a page of its own says where it is', () => {
  const without = resources.filter(({ access, recordAddress }) => (access.show ?? access.edit) && !recordAddress)
  // Those have no page of their own: they are changed in their lists.
  expect(without.map(({ name }) => name)).toEqual(['panel-clinics', 'read-models'])
})

test('a record is named where the specification does it', () => {
  expect(resourceAddress('/users/u%201')).toBe('/user/update?idUser=u+1')
  expect(resourceAddress('/clients/c-1')).toBe('/client/c-1/update')
})

test('what react-admin has no address for leads nowhere', () => {
  expect(resourceAddress('/nothing/1')).toBeUndefined()
  expect(resourceAddress('/clients/1/update')).toBeUndefined()
  expect(resourceAddress('/clients/1/show/more')).toBeUndefined()
})
