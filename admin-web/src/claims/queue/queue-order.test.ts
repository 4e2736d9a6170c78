import { expect, test } from 'vitest'
import { neighboursOf } from './queue-order.ts'

const claims = ['a', 'b', 'c'].map((id) => ({ id, kind: 'outpatient' as const, claimNo: id.toUpperCase() }))

test.each([
  ['b', { total: 70, areMore: false }, '2 of 70', 'a', 'c'],
  ['a', { total: 10_000, areMore: true }, '1 of more than 10,000', undefined, 'b'],
  ['c', { total: 3, areMore: false }, '3 of 3', 'b', undefined],
  ['x', { total: 70, areMore: false }, undefined, undefined, undefined],
] as const)('claim %s of a queue of %j of which three were loaded is %s', (id, counted, place, previous, next) => {
  const found = neighboursOf({ claims, next: undefined, ...counted }, id)
  expect([found.place, found.previous?.id, place === undefined ? undefined : found.next?.id]).toEqual([
    place,
    previous,
    next,
  ])
})
