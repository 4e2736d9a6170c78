// Requirements: issue 21 (several receipts give several drafts or one sum); S118.
import { expect, test } from 'vitest'
import { readField, type ReceiptReading } from './receipt-reading.ts'
import { receiptGroups } from './receipt-groups.ts'

const place = { page: 1, box: { left: 0.6, top: 0.7, width: 0.1, height: 0.02 } }
const read = (document: string, number: string, sureness: number) => ({
  document,
  reading: { number: readField(number, sureness, place), totalsAgree: undefined } satisfies ReceiptReading,
})

test('pages of one number are one receipt; without a sure number each document is its own', () => {
  const all = [read('a', 'R-1', 0.9), read('b', 'R-2', 0.9), read('c', 'R-1', 0.9), read('d', 'R-2', 0.4)]
  expect(receiptGroups(all)).toEqual([['a', 'c'], ['b'], ['d']])
  expect(receiptGroups([])).toEqual([])
})

test('what could not be read is one of its own', () => {
  const unread = { document: 'dark', reading: undefined }
  expect(receiptGroups([read('a', 'R-1', 0.9), unread, read('c', 'R-1', 0.9)])).toEqual([['a', 'c'], ['dark']])
})
