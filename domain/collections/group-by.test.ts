import { expect, it } from 'vitest'
import { groupBy } from './group-by.ts'

it('groups entries by a key, in the order in which they come', () => {
  const groups = groupBy(['pear', 'apple', 'plum', 'fig', 'avocado'], (fruit) => fruit.charAt(0))
  expect([...groups]).toEqual([
    ['p', ['pear', 'plum']],
    ['a', ['apple', 'avocado']],
    ['f', ['fig']],
  ])
})

it('has no groups of nothing', () => {
  expect(groupBy([], () => 'key').size).toBe(0)
})
