// Requirements: ADM-CLT-009, ADM-USR-006
import { describe, expect, test } from 'vitest'
import { neighbourOf, opensByNumber, rowsShownText } from './list-size.ts'

describe('far into a long list', () => {
  const size = { total: 1_000_000, isTotalExact: true }
  const rows = [{ id: 'first' }, { id: 'last' }]

  test('pages near both ends open by their number, those between only from a neighbour', () => {
    expect([1, 1001, 1002, 50_000, 99_000, 99_001, 100_000].map((page) => opensByNumber(page, 10, size))).toEqual([
      true,
      true,
      false,
      false,
      false,
      true,
      true,
    ])
    expect(opensByNumber(1002, 10, { total: 10_000, isTotalExact: false })).toBe(false)
  })

  test('the next page begins after the last row, the one before ends before the first', () => {
    expect(neighbourOf({ page: 1001, perPage: 10 }, 'next', rows, size)).toEqual({
      page: 1002,
      after: 'last',
    })
    expect(neighbourOf({ page: 50_000, perPage: 10 }, 'previous', rows, size)).toEqual({
      page: 49_999,
      before: 'first',
    })
    expect(neighbourOf({ page: 1002, perPage: 10 }, 'previous', rows, size)).toEqual({
      page: 1001,
    })
    expect(neighbourOf({ page: 1, perPage: 10 }, 'next', rows, size)).toEqual({ page: 2 })
  })
})

test.each([
  [1, 10, '13', '1-10 of 13'],
  [9_991, 10_000, 'more than 10,000', '9,991-10,000 of more than 10,000'],
  [1, 0, '0', '0 of 0'],
])('rows %i to %i of %s', (first, last, total, text) => expect(rowsShownText(first, last, total)).toBe(text))
