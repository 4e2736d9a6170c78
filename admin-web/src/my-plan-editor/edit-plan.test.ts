import { expect, test } from 'vitest'
import { moved, replaced, without } from './edit-plan.ts'

const items = ['a', 'b', 'c'] as const

test('an item moves a place, and not beyond the edges', () => {
  expect(moved(items, 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(items, 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(items, 0, -1)).toEqual(items)
  expect(moved(items, 2, 1)).toEqual(items)
})

test('an item is replaced and taken away, and the list that was there stays', () => {
  expect(replaced<string>(items, 1, 'x')).toEqual(['a', 'x', 'c'])
  expect(without(items, 1)).toEqual(['a', 'c'])
  expect(items).toEqual(['a', 'b', 'c'])
})
