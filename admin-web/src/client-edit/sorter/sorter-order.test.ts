// Requirements: ADM-CFG-010, ADM-CFG-011
import { expect, test } from 'vitest'
import { availableOf, orderAfter, placed, removed } from './sorter-order.ts'

const enabled = ['a', 'b', 'c']

test.each([
  ['down', 'a', 1, ['b', 'a', 'c']],
  ['up', 'c', 0, ['c', 'a', 'b']],
  ['past the end', 'a', 9, ['b', 'c', 'a']],
  ['before the beginning', 'b', -1, ['b', 'a', 'c']],
  ['from the available ones', 'd', 1, ['a', 'd', 'b', 'c']],
] as const)('an item is moved %s', (_where, item, place, expected) => {
  expect(placed<string>(enabled, item, place)).toEqual(expected)
})

test('what is taken out is available again, in the order of the whole list', () => {
  const left = removed(enabled, 'b')
  expect(left).toEqual(['a', 'c'])
  expect(availableOf(['a', 'b', 'c', 'd'], left)).toEqual(['b', 'd'])
})

test.each([
  ['up', 'b', ['b', 'a', 'c']],
  ['down', 'b', ['a', 'c', 'b']],
  ['toggle', 'b', ['a', 'c']],
  ['toggle', 'd', ['a', 'b', 'c', 'd']],
] as const)('the button %s of %s', (action, item, expected) => {
  expect(orderAfter<string>(enabled, item, action)).toEqual(expected)
})
