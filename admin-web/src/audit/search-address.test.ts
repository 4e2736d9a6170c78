import { expect, test } from 'vitest'
import { endOfDay, readSearch, startOfDay, writeSearch } from './search-address.ts'

test('a search comes back from its address as it went in', () => {
  const search = { person: 'u1', actor: undefined, types: ['RolesChanged', 'SignedIn'], from: '2026-11-01', to: '2026-11-21' }
  expect(readSearch(writeSearch(search))).toEqual(search)
  expect(writeSearch(search).toString()).toBe('person=u1&from=2026-11-01&to=2026-11-21&type=RolesChanged&type=SignedIn')
})

test('what is no day is left out', () => {
  expect(readSearch(new URLSearchParams('from=yesterday&to=&person='))).toEqual({ person: undefined, actor: undefined, types: [], from: undefined, to: undefined })
})

test('a day is a day in Singapore', () => {
  expect([startOfDay('2026-11-21'), endOfDay('2026-11-21')]).toEqual(['2026-11-20T16:00:00.000Z', '2026-11-21T16:00:00.000Z'])
})
