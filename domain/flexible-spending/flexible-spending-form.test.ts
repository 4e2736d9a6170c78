// Requirements: CLM-131
import { expect, test } from 'vitest'
import { flexibleSpendingFormErrors, flexibleSpendingFormSchema } from './flexible-spending-form.ts'

const form = {
  incurredDate: '10/03/2026',
  account: 'Medical Spending',
  claimCategory: ' Dental ',
  currency: 'USD',
  amount: '1,234.5',
  provider: 'Coral Clinic',
  receiptNo: 'R-9',
  claimant: 'ann',
}

function read(changes: Readonly<Record<string, string | undefined>>, claimantIds: readonly string[] = ['ann', 'dan']) {
  const parsed = flexibleSpendingFormSchema({ today: '2026-03-10', claimantIds }).safeParse({ ...form, ...changes })
  return parsed.success ? parsed.data : flexibleSpendingFormErrors(parsed.error)
}

test('a right form is read, the date and the amount as they are kept', () => {
  expect(read({})).toEqual({ ...form, incurredDate: '2026-03-10', claimCategory: 'Dental', amount: 123_450 })
})

test.each([
  ['no date', { incurredDate: undefined }, { incurredDate: 'Incurred Date is required.' }],
  ['a date that does not exist', { incurredDate: '30/02/2026' }, { incurredDate: 'Date is not valid.' }],
  ['a date written in another way', { incurredDate: '2026-03-02' }, { incurredDate: 'Date is not valid.' }],
  ['tomorrow', { incurredDate: '11/03/2026' }, { incurredDate: 'Date cannot be later than today.' }],
  ['no account', { account: ' ' }, { account: 'Account is required.' }],
  ['another account', { account: 'Savings' }, { account: 'Please choose an account from the list.' }],
  ['no category', { claimCategory: undefined }, { claimCategory: 'Claim Category is required.' }],
  ['a category too long', { claimCategory: 'x'.repeat(201) }, { claimCategory: 'Too long maximum 200 characters' }],
  ['no currency', { currency: undefined }, { currency: 'Currency is required.' }],
  ['another currency', { currency: 'EUR' }, { currency: 'Please choose a currency from the list.' }],
  ['no amount', { amount: '' }, { amount: 'Amount is required' }],
  ['an amount in words', { amount: 'ten' }, { amount: 'Amount must be a number.' }],
  ['an amount of nothing', { amount: '0.004' }, { amount: 'Amount must be more than zero' }],
  ['an amount too high', { amount: '999999.01' }, { amount: 'Amount cannot be more than $999,999' }],
  ['no provider', { provider: undefined }, { provider: 'Provider is required.' }],
  ['no receipt number', { receiptNo: undefined }, { receiptNo: 'Receipt No is required.' }],
  ['no claimant', { claimant: undefined }, { claimant: 'Claimant is required.' }],
  ['a stranger', { claimant: 'ben' }, { claimant: 'Please choose one of your claimants.' }],
] as const)('%s is told at its field', (_what, changes, errors) => {
  expect(read(changes)).toEqual(errors)
})

test('all that is wrong is told at once, and nobody may be claimed for where nobody is offered', () => {
  expect(Object.keys(read(Object.fromEntries(Object.keys(form).map((field) => [field, undefined]))))).toEqual(
    Object.keys(form),
  )
  expect(read({}, [])).toEqual({ claimant: 'Please choose one of your claimants.' })
})
