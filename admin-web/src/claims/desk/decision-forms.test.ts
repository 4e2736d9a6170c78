import { expect, test } from 'vitest'
import { decisionForms } from './decision-forms.ts'

test('an approval carries its amount in cents, rounded half up, and its texts trimmed', () => {
  const { toCommand } = decisionForms.approve
  expect(toCommand({ payableCents: ' 1,200.505 ', batchNo: ' B1 ', remarks: null })).toEqual({ decision: 'approve', payableCents: 120_051, batchNo: 'B1', remarks: '' })
  expect(toCommand({ payableCents: '0', batchNo: 'B1' })).toMatchObject({ payableCents: 0 })
})

test('a rejection leaves an empty batch number out', () => {
  const { toCommand } = decisionForms.reject
  expect(toCommand({ reasonCode: 'DUPLICATE', remarks: 'Claimed in May.', batchNo: ' ' })).toEqual({ decision: 'reject', reasonCode: 'DUPLICATE', remarks: 'Claimed in May.' })
  expect(toCommand({ reasonCode: 'DUPLICATE', remarks: 'Claimed in May.', batchNo: 'B2' })).toMatchObject({ batchNo: 'B2' })
})

test('a payable amount must be an amount of zero or more', () => {
  const [amount] = decisionForms.approve.inputs
  const judge = (typed: unknown) => amount?.validate?.(typed)
  expect(['0', '12.5', '1,000.00'].map(judge)).toEqual([undefined, undefined, undefined])
  expect(['', 'ten', '-1', '1e3', null].map(judge)).toEqual(Array.from({ length: 5 }, () => 'Please give the payable amount as zero or more, in dollars and cents.'))
})

test('blanks are no answer to what is required', () => {
  const [request] = decisionForms['request-information'].inputs
  expect(['The referral letter', ' \n', null, undefined].map((typed) => request?.validate?.(typed))).toEqual([undefined, ...Array.from({ length: 3 }, () => 'Please say what the member should send.')])
})
