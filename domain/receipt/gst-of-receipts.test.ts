// Requirements: issue 21 (a claim from a photo): GST beside the member's answer; CLM-052 to CLM-055; S118.
import { expect, test } from 'vitest'
import { gstOfReceipts } from './gst-of-receipts.ts'
import { readField } from './receipt-reading.ts'

const place = { page: 1, box: { left: 0.6, top: 0.7, width: 0.1, height: 0.02 } }
const receipt = (document: string, total: number, gst: number, sureness = 0.9) => ({
  document,
  reading: { total: readField(total, 0.9, place), gst: readField(gst, sureness, place), totalsAgree: true },
})
const [one, two] = [receipt('one', 10_900, 900), receipt('two', 5_450, 450)]

test('the GST of the receipt whose total stands in the form is said, with its place', () => {
  expect(gstOfReceipts([one], '109')).toEqual({ cents: 900, source: { document: 'one', place } })
  expect(gstOfReceipts([one, two], '54.50')).toEqual({ cents: 450, source: { document: 'two', place } })
  expect(gstOfReceipts([one, two], '163.50')).toEqual({ cents: 1350 })
})

test('nothing is said of another amount, nor where one part is not sure', () => {
  expect(gstOfReceipts([one], '100')).toBeUndefined()
  expect(gstOfReceipts([one], '')).toBeUndefined()
  expect(gstOfReceipts([], undefined)).toBeUndefined()
  expect(gstOfReceipts([receipt('one', 10_900, 900, 0.5)], '109')).toBeUndefined()
  expect(gstOfReceipts([one, receipt('two', 5_450, 450, 0.5)], '163.50')).toBeUndefined()
  expect(gstOfReceipts([receipt('one', 10_900, 0)], '109')).toBeUndefined()
  // Two of one total: nobody knows which is meant.
  expect(gstOfReceipts([one, { ...one, document: 'again' }], '109')).toBeUndefined()
})
