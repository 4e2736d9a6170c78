// Requirements: issue 21 (a claim from a photo): what is filled in, and what is a difference; S118.
import { expect, test } from 'vitest'
import { isSameValue } from './fields-of-receipt.ts'
import { commonOffers, offerAgainst, offersOf, offersToFill, sumOfReceipts, type FormToFill } from './fill-form.ts'
import { outpatientFields, inpatientFields } from '../claim/form/claim-form.ts'
import { readField, type ReceiptReading } from './receipt-reading.ts'

const place = { page: 1, box: { left: 0.6, top: 0.7, width: 0.1, height: 0.02 } }
const sure = <T>(value: T) => readField(value, 0.9, place)
const unsure = <T>(value: T) => readField(value, 0.5, place)
const form: FormToFill = {
  fields: outpatientFields,
  currencies: ['SGD', 'THB'],
  openingCurrency: 'SGD',
  claimants: [
    { uuid: 'willow', name: 'Willow Tan' },
    { uuid: 'rowan', name: 'Rowan Tan' },
    { uuid: 'twin-1', name: 'Ash Tan' },
    { uuid: 'twin-2', name: 'Ash Tan' },
  ],
}
const receipt: ReceiptReading = {
  provider: sure('Sample Family Clinic'),
  number: sure('R-100'),
  date: sure('2026-11-05'),
  currency: sure('SGD'),
  total: sure(16_330),
  patient: sure('Rowan Tan'),
  totalsAgree: true,
}
const valuesOf = (offers: object) =>
  Object.fromEntries(Object.entries(offers).map(([field, { value }]) => [field, value]))
const filledInto = (reading: ReceiptReading, values: object) =>
  valuesOf(offersToFill(offersOf(reading, 'one', form), values, 'SGD'))

test('an untouched form gets everything that is sure', () => {
  expect(filledInto(receipt, { currency: 'SGD' })).toEqual({
    claimantId: 'rowan',
    visitDate: '2026-11-05',
    providerName: 'Sample Family Clinic',
    receiptNo: 'R-100',
    amount: '163.30',
  })
})

test('what was typed stays, and differs only where it means something else', () => {
  const typed = { amount: '120', receiptNo: 'r-100', currency: 'SGD' }
  expect(filledInto(receipt, typed)).not.toHaveProperty('amount')
  expect(filledInto(receipt, typed)).not.toHaveProperty('receiptNo')
  expect(isSameValue('amount', '120', '163.30')).toBe(false)
  expect(isSameValue('amount', '163.3', '163.30')).toBe(true)
  expect(isSameValue('receiptNo', ' r-100', 'R-100')).toBe(true)
})

test('the day of the visit is filled in, and not that of a later receipt', () => {
  const later = { ...receipt, date: sure('2026-11-06') }
  expect(filledInto({ ...later, visited: sure('2026-11-05') }, {})).toMatchObject({ visitDate: '2026-11-05' })
  expect(filledInto({ ...later, visited: unsure('2026-11-05') }, {})).not.toHaveProperty('visitDate')
})

test('what is not sure is left empty, and so is a person of whom there are two', () => {
  const reading = { ...receipt, total: unsure(16_330), date: unsure('2026-11-05'), patient: sure('Ash Tan') }
  expect(Object.keys(filledInto(reading, { currency: 'SGD' }))).toEqual(['providerName', 'receiptNo'])
})

test('an amount comes with its currency, or not at all', () => {
  const abroad = { ...receipt, currency: sure('THB') }
  expect(filledInto(abroad, { currency: 'SGD' })).toMatchObject({ currency: 'THB', amount: '163.30' })
  // Somebody chose another one.
  expect(filledInto({ ...receipt, currency: sure('SGD') }, { currency: 'THB' })).not.toHaveProperty('amount')
  expect(filledInto({ ...receipt, currency: sure('JPY') }, { currency: 'SGD' })).not.toHaveProperty('amount')
  expect(filledInto({ ...receipt, currency: unsure('THB') }, { currency: 'SGD' })).not.toHaveProperty('amount')
  const dollars = (sureness: number) => ({ ...receipt, currency: readField('SGD', sureness, place) })
  expect(filledInto(dollars(0.6), { currency: 'SGD' })).toHaveProperty('amount')
  // Signs of two currencies stand around it.
  expect(filledInto(dollars(0.5), { currency: 'SGD' })).not.toHaveProperty('amount')
  // It may be any currency, or most likely that of home, and another one was chosen.
  const { currency: _, ...unsigned } = receipt
  expect(filledInto(unsigned, { currency: 'SGD' })).toHaveProperty('amount')
  expect(filledInto(unsigned, { currency: 'THB' })).not.toHaveProperty('amount')
  expect(filledInto(dollars(0.6), { currency: 'THB' })).not.toHaveProperty('amount')
  // An amount was typed: the currency beside it is meant.
  expect(filledInto(abroad, { currency: 'SGD', amount: '40' })).not.toHaveProperty('currency')
})

test('a form gets only the fields that it has', () => {
  const offers = offersOf(receipt, 'one', { ...form, fields: inpatientFields })
  expect(Object.keys(offers).toSorted()).toEqual(['amount', 'claimantId', 'currency', 'providerName'])
})

test('of several receipts what they agree on is filled in, and their sum is offered where it is certain', () => {
  const second: ReceiptReading = { ...receipt, number: sure('R-101'), total: sure(1_000) }
  const offers = [receipt, second].map((reading, index) => offersOf(reading, String(index), form))
  expect(Object.keys(commonOffers(offers, [receipt, second]))).toEqual([
    'claimantId',
    'visitDate',
    'providerName',
    'currency',
  ])
  expect(sumOfReceipts([receipt, second])).toEqual({ cents: 17_330, currency: 'SGD' })
  expect(sumOfReceipts([receipt, { ...second, total: unsure(1_000) }])).toBeUndefined()
  expect(sumOfReceipts([receipt, { ...second, currency: sure('THB') }])).toBeUndefined()
  // The same one, photographed twice.
  expect(sumOfReceipts([receipt, receipt])).toBeUndefined()
  // A bill, and the receipt of its payment.
  expect(sumOfReceipts([receipt, { ...receipt, number: sure('OR-7') }])).toBeUndefined()
})

const offersOfAll = (readings: readonly ReceiptReading[]) =>
  readings.map((reading, index) => offersOf(reading, String(index), form))
const common = (...readings: readonly ReceiptReading[]) => valuesOf(commonOffers(offersOfAll(readings), readings))

test('what one receipt alone says is no other’s: of two days, clinics or people only that counts which both say', () => {
  const { number: _, patient: __, ...dated } = receipt
  const ofRowan: ReceiptReading = { ...receipt, number: sure('0999'), date: sure('2026-11-07') }
  expect(common(dated, ofRowan)).toEqual({ providerName: 'Sample Family Clinic', currency: 'SGD' })
  // Nothing says that they are two: then one may be a page of the other.
  expect(common(dated, { ...ofRowan, date: sure('2026-11-05') })).toMatchObject({
    claimantId: 'rowan',
    receiptNo: '0999',
  })
  // Invoice and receipt of one bill have one number, and may have two days.
  expect(common({ ...dated, number: sure('0999') }, ofRowan)).toMatchObject({ claimantId: 'rowan', receiptNo: '0999' })
  const { date: ___, ...undated } = dated
  expect(common(undated, ofRowan)).toHaveProperty('visitDate', '2026-11-07')
  expect(common({ ...undated, provider: sure('Another Clinic') }, ofRowan)).toEqual({ currency: 'SGD' })
  expect(common({ ...undated, patient: sure('Willow Tan') }, ofRowan)).not.toHaveProperty('visitDate')
})

test('receipts of two people have no sum', () => {
  const another: ReceiptReading = { ...receipt, number: sure('R-101'), total: sure(500) }
  expect(sumOfReceipts([receipt, { ...another, patient: sure('Willow Tan') }])).toBeUndefined()
  expect(sumOfReceipts([receipt, { ...another, patient: unsure('Willow Tan') }])).toEqual({
    cents: 16_830,
    currency: 'SGD',
  })
})

test('what one receipt filled in is spoken against by another, but for its amount', () => {
  const all = offersOfAll([receipt, { ...receipt, date: sure('2026-11-07'), total: sure(500), currency: sure('THB') }])
  expect(offerAgainst(all, 'visitDate', '2026-11-05')).toMatchObject({ value: '2026-11-07', document: '1' })
  expect(offerAgainst(all, 'receiptNo', 'R-100')).toBeUndefined()
  expect(offerAgainst(all, 'amount', '163.30')).toBeUndefined()
  expect(offerAgainst(all, 'currency', 'SGD')).toBeUndefined()
})
