import { expect, test } from 'vitest'
import { decisionForms, inputsOf, isSaidAtInput } from './decision-forms.ts'

test('an approval carries its amount in cents, and its texts trimmed', () => {
  const { toCommand } = decisionForms.approve
  expect(toCommand({ payableCents: ' 1,200.50 ', batchNo: ' B1 ', remarks: null }, [])).toEqual({
    decision: 'approve',
    payableCents: 120_050,
    batchNo: 'B1',
    remarks: '',
  })
  expect(toCommand({ payableCents: '0', batchNo: 'B1' }, [])).toMatchObject({ payableCents: 0 })
})

test('a rejection leaves an empty batch number out', () => {
  const { toCommand } = decisionForms.reject
  expect(toCommand({ reasonCode: 'DUPLICATE', remarks: 'Claimed in May.', batchNo: ' ' }, [])).toEqual({
    decision: 'reject',
    reasonCode: 'DUPLICATE',
    remarks: 'Claimed in May.',
  })
  expect(toCommand({ reasonCode: 'DUPLICATE', remarks: 'Claimed in May.', batchNo: 'B2' }, [])).toMatchObject({
    batchNo: 'B2',
  })
})

test('a payable amount must be an amount of zero or more that need not be rounded, and no more than was claimed', () => {
  const [amount] = decisionForms.approve.inputs
  const judge = (typed: unknown, currency = 'SGD') => amount?.validate?.(typed, { amount: '1000.00', currency })
  expect(['0', '12.5', '1,000.00'].map((typed) => judge(typed))).toEqual([undefined, undefined, undefined])
  const invalid = ['', 'ten', '-1', '1e3', '12.345', null]
  expect(invalid.map((typed) => judge(typed))).toEqual(
    invalid.map(() => 'Please give the payable amount as zero or more, in dollars and cents.'),
  )
  expect(judge('1000.01')).toBe('No more can be paid than was claimed. Please check the payable amount.')
  expect(judge('1000.01', 'IDR')).toBeUndefined()
})

test('a refusal that names an input of the form is said there', () => {
  const inputs = inputsOf('approve', [])
  expect(isSaidAtInput(inputs, { payableCents: 'No more can be paid.', root: {} })).toBe(true)
  expect(isSaidAtInput(inputs, { decision: 'Unknown.' })).toBe(false)
  expect(isSaidAtInput(inputs, undefined)).toBe(false)
})

test('an approval of what is likely a duplicate asks why it is none, and says with which claims it was compared', () => {
  const held = [{ id: 'other-id', claimNo: 'AB12CD34' }]
  const reason = inputsOf('approve', held).find(({ source }) => source === 'notDuplicateReason')
  expect(reason?.hint).toContain('AB12CD34')
  expect([' ', 'Two visits.'].map((typed) => reason?.validate?.(typed, { amount: '1.00', currency: 'SGD' }))).toEqual([
    'Please say why it is not a duplicate.',
    undefined,
  ])
  expect(
    decisionForms.approve.toCommand({ payableCents: '1', batchNo: 'B', notDuplicateReason: ' Two visits. ' }, held),
  ).toMatchObject({ notDuplicateReason: 'Two visits.', comparedWith: ['other-id'] })
  expect(inputsOf('approve', [])).not.toContainEqual(expect.objectContaining({ source: 'notDuplicateReason' }))
  expect(inputsOf('reject', held)).toEqual(decisionForms.reject.inputs)
})

test('blanks are no answer to what is required', () => {
  const [request] = decisionForms['request-information'].inputs
  expect(
    ['The referral letter', ' \n', null, undefined].map((typed) =>
      request?.validate?.(typed, { amount: '1.00', currency: 'SGD' }),
    ),
  ).toEqual([undefined, ...Array.from({ length: 3 }, () => 'Please say what the member should send.')])
})
