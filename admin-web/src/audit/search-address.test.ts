import { expect, test } from 'vitest'
import { toAddress, toListParams } from '../list/list-address.ts'
import { endOfDay, eventListAddress, startOfDay } from './search-address.ts'

const filterOf = (address: string): unknown =>
  JSON.parse(new URLSearchParams(toListParams(address, eventListAddress)).get('filter') ?? '{}')

test('a search comes back from its address as it went in', () => {
  const filter = {
    personId: 'u1',
    types: ['RolesChanged', 'SignedIn'],
    from: '2026-11-01',
    to: '2026-11-21',
    looks: 'shown',
  }
  const address = toAddress(new URLSearchParams({ filter: JSON.stringify(filter) }).toString(), '', eventListAddress)
  expect(filterOf(address)).toEqual(filter)
  expect(decodeURIComponent(address)).toBe(
    '?person=u1&type=RolesChanged,SignedIn&from=2026-11-01&to=2026-11-21&looks=shown',
  )
})

test('an older address names each type by itself', () => {
  expect(filterOf('?type=RolesChanged&type=SignedIn')).toEqual({ types: ['RolesChanged', 'SignedIn'] })
})

test('what is no day is left out', () => {
  expect(filterOf('?from=yesterday&to=&person=')).toEqual({})
})

test('a day is a day in Singapore', () => {
  expect([startOfDay('2026-11-21'), endOfDay('2026-11-21')]).toEqual([
    '2026-11-20T16:00:00.000Z',
    '2026-11-21T16:00:00.000Z',
  ])
})
