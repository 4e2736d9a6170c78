// Requirements: issue 21 (several receipts give several drafts or one sum); S118.
import { expect, test } from 'vitest'
import { readField, type ReceiptReading } from './receipt-reading.ts'
import { sumOfReceipts } from './fill-form.ts'
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

test('a short number of two clinics is two receipts, which can be added up; one of two days is one bill', () => {
  const of = (document: string, provider: string, date: string) => ({
    document,
    reading: {
      ...read(document, '0233', 0.9).reading,
      provider: readField(provider, 0.9, place),
      date: readField(date, 0.9, place),
      total: readField(4_000, 0.9, place),
    },
  })
  const all = [
    of('a', 'Northwind Clinic', '2026-05-24'),
    of('b', 'Raffles Medical', '2026-05-26'),
    of('c', 'Northwind Clinic', '2026-05-24'),
    of('d', 'Northwind Clinic', '2026-05-25'),
    of('e', 'Northwind Clinic (Bedok)', '2026-05-24'),
  ]
  expect(receiptGroups(all)).toEqual([['a', 'c', 'd', 'e'], ['b']])
  const [a, b, c] = all.map(({ reading }) => reading)
  expect(sumOfReceipts([a, b].filter((one) => one !== undefined))?.cents).toBe(8_000)
  expect(sumOfReceipts([a, c].filter((one) => one !== undefined))).toBeUndefined()
})
