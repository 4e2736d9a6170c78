import { expect, test } from 'vitest'
import { typedPieces } from './piece-count.ts'

test('reads a number of pieces as people type it, and nothing else', () => {
  expect([' 12 ', '0', '1,200', '1000000'].map(typedPieces)).toEqual([12, 0, 1_200, 1_000_000])
  expect(['', '-1', '1.5', '1e3', 'ten', '1000001', '٣'].map(typedPieces)).toEqual(Array(7).fill(undefined))
})
