import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

const numbers = (length: number) => Array.from({ length }, (_, index) => index + 1)

test('ten rows are one page, eleven are two', () => {
  expect(pageOf(numbers(10), 1)).toMatchObject({ pages: 1, first: 1, last: 10 })
  expect(pageOf(numbers(11), 2)).toEqual({ rows: [11], page: 2, pages: 2, total: 11, first: 11, last: 11 })
})

test('a page beyond the end is the last one, as when rows have gone', () => {
  expect(pageOf(numbers(25), 9)).toMatchObject({ page: 3, rows: [21, 22, 23, 24, 25] })
})

test('nothing is one empty page', () => {
  expect(pageOf([], 1)).toEqual({ rows: [], page: 1, pages: 1, total: 0, first: 0, last: 0 })
})
