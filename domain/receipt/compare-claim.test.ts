// Requirements: issue 21 (a claim from a photo): the desk sees typed and read values with ticks and differences; S122.
import { expect, test } from 'vitest'
import { inpatientDetails, outpatientDetails } from '../claim/testing/example-claims.ts'
import { claimedValues, compareReceipt, compareSum, type ComparedField } from './compare-claim.ts'
import { readField, type ReceiptReading } from './receipt-reading.ts'

const place = { page: 1, box: { left: 0.6, top: 0.7, width: 0.1, height: 0.02 } }
const sure = <T>(value: T) => readField(value, 0.9, place)
const unsure = <T>(value: T) => readField(value, 0.5, place)

const claimed = claimedValues(
  {
    ...outpatientDetails,
    providerName: 'Rain Tree Family Clinic',
    receiptNo: 'R-100',
    visitDate: '2026-11-05',
    currency: 'SGD',
    amountCents: 16_330,
    includesGst: true,
    gstAmountCents: 1348,
  },
  'Willow Tan',
)
const receipt: ReceiptReading = {
  provider: sure('RAIN TREE family clinic'),
  number: sure('r 100'),
  date: sure('2026-11-05'),
  currency: sure('SGD'),
  total: sure(16_330),
  gst: sure(1348),
  patient: sure('WILLOW TAN'),
  totalsAgree: true,
}

const comparisons = (reading: ReceiptReading, others: readonly (ReceiptReading | undefined)[] = [], of = claimed) =>
  Object.fromEntries(compareReceipt(of, reading, others).map(({ field, comparison }) => [field, comparison])) as Record<
    ComparedField,
    string
  >

test('what is the same agrees, however it is written, and each value says where it stands', () => {
  expect(new Set(Object.values(comparisons(receipt)))).toEqual(new Set(['agrees']))
  expect(compareReceipt(claimed, receipt)[4]).toEqual({
    field: 'total',
    claimed: 16_330,
    read: { value: 16_330, place },
    comparison: 'agrees',
  })
})

test('only what was read surely differs; what was not, is neither for nor against the claim', () => {
  const { patient: _, ...without } = receipt
  expect(comparisons({ ...without, total: sure(16_830), date: unsure('2026-11-06'), gst: sure(1300) })).toMatchObject({
    total: 'differs',
    gst: 'differs',
    date: 'unsure',
    patient: 'unread',
    provider: 'agrees',
  })
  // Unsure stays unsure, though it is the same.
  expect(comparisons({ ...receipt, total: unsure(16_330) }).total).toBe('unsure')
})

test('a claim is of the day of its visit, and not of a later receipt', () => {
  const later = { ...receipt, date: sure('2026-11-06') }
  expect(comparisons(later).date).toBe('differs')
  expect(comparisons({ ...later, visited: sure('2026-11-05') }).date).toBe('agrees')
  expect(comparisons({ ...later, visited: unsure('2026-11-04') }).date).toBe('unsure')
  expect(comparisons({ ...receipt, visited: sure('2026-11-04') }).date).toBe('differs')
})

test('amounts of another currency are not compared, the currency is', () => {
  expect(comparisons({ ...receipt, currency: sure('MYR'), total: sure(50_000) })).toMatchObject({
    currency: 'differs',
    total: 'uncompared',
    gst: 'uncompared',
  })
})

test('what a form does not ask for, and who has been forgotten, is compared with nothing', () => {
  const stay = claimedValues({ ...inpatientDetails, currency: 'SGD', amountCents: 16_330 }, undefined)
  expect(comparisons(receipt, [], stay)).toMatchObject({
    number: 'uncompared',
    date: 'uncompared',
    gst: 'uncompared',
    patient: 'uncompared',
    total: 'agrees',
    provider: 'differs',
  })
})

test('of several receipts the amounts are compared together, and one number and date is enough', () => {
  const second = { ...receipt, number: sure('R-101'), date: sure('2026-11-06'), total: sure(4_000) }
  const first = { ...receipt, total: sure(12_330) }
  expect(comparisons(second, [first])).toMatchObject({ number: 'uncompared', date: 'uncompared', total: 'uncompared' })
  expect(comparisons(second, [{ ...first, date: unsure('2026-11-05') }]).date).toBe('differs')
  // One that is not read may say it.
  expect(comparisons(second, [undefined])).toMatchObject({ date: 'uncompared', total: 'uncompared' })
  expect(comparisons({ ...second, patient: sure('Rowan Tan') }, [undefined]).patient).toBe('differs')
  expect(compareSum(claimed, [first, second])).toEqual({ cents: 16_330, currency: 'SGD', comparison: 'agrees' })
  expect(compareSum(claimed, [first, { ...second, total: sure(5_000) }])?.comparison).toBe('differs')
  expect(compareSum(claimed, [first, { ...second, total: unsure(4_000) }])?.comparison).toBe('unsure')
  expect(compareSum(claimed, [first, undefined])?.comparison).toBe('unsure')
  expect(compareSum(claimed, [first])).toBeUndefined()
})

test('an invoice and a receipt of one bill are not added up', () => {
  expect(compareSum(claimed, [receipt, receipt])?.comparison).toBe('agrees')
  expect(compareSum(claimed, [receipt, { ...receipt, number: sure('OR-7') }])?.comparison).toBe('agrees')
})

test('the sum of receipts from abroad is not compared with another currency', () => {
  const abroad = { ...receipt, currency: sure('THB') }
  expect(compareSum(claimed, [abroad, { ...abroad, number: sure('2'), date: sure('2026-11-06') }])?.comparison).toBe(
    'uncompared',
  )
})
