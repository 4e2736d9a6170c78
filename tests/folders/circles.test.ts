import { expect, test } from 'vitest'
import { circlesOf } from './circles.ts'

const graph = (...edges: readonly (readonly [string, string])[]) => {
  const leadsTo = new Map<string, Set<string>>()
  for (const [from, to] of edges) leadsTo.set(from, (leadsTo.get(from) ?? new Set()).add(to))
  return leadsTo
}

test('finds nothing where everything leads down', () => {
  expect(circlesOf(graph(['a', 'b'], ['a', 'c'], ['b', 'c']))).toEqual([])
})

test('finds two that need each other, and a long way round', () => {
  expect(circlesOf(graph(['a', 'b'], ['b', 'a'], ['b', 'c'], ['c', 'd'], ['d', 'e'], ['e', 'c']))).toEqual([
    ['c', 'd', 'e'],
    ['a', 'b'],
  ])
})
