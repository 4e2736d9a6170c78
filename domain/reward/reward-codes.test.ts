import { expect, test } from 'vitest'
import { LONGEST_CODE, readCodes, runsLow } from './reward-codes.ts'

test('the codes of a file are those of its rows, without heading, empty rows and the space around', () => {
  expect(readCodes([['Code'], [' A-1 '], [], ['', 'B 2', 'note'], ['']])).toEqual({
    codes: [
      { row: 2, code: 'A-1' },
      { row: 4, code: 'B 2' },
    ],
    faults: [],
  })
})

test('a heading is one in the first row only', () => {
  expect(readCodes([['A'], ['code']]).codes.map(({ code }) => code)).toEqual(['A', 'code'])
})

test('a code that stands there twice is taken once, and capitals tell codes apart', () => {
  expect(readCodes([['a'], ['A'], ['a']])).toEqual({
    codes: [
      { row: 1, code: 'a' },
      { row: 2, code: 'A' },
    ],
    faults: [{ row: 3, fault: 'twice-in-file' }],
  })
})

test.each(['=1+1', '+65', '-5', '@x', 'a\tb', 'a  b', '<b>', 'é', 'A'.repeat(LONGEST_CODE + 1)])(
  '%j is no code',
  (text) => expect(readCodes([[text]])).toEqual({ codes: [], faults: [{ row: 1, fault: 'faulty' }] }),
)

test('only codes of one voucher each run low, at the threshold', () => {
  expect(runsLow({ way: 'single-use', free: 5, lowWater: 5 })).toBe(true)
  expect(runsLow({ way: 'single-use', free: 6, lowWater: 5 })).toBe(false)
  expect(runsLow({ way: 'shared', free: 0, lowWater: 5 })).toBe(false)
})
