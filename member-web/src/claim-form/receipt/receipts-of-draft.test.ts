// Requirements: issue 21 (a claim from a photo): what was read stays on the device until it is checked; S118.
import { expect, test } from 'vitest'
import { contentOf, emptyDraft, type Draft } from '../../drafts/draft.ts'
import {
  fieldsToEmpty,
  filledInto,
  noReceipts,
  withAllChecked,
  withAllUnused,
  withFilled,
  withKept,
  withoutChanged,
  withoutRemoved,
  withReadAgain,
  withSum,
  withUnavailableAgain,
} from './receipts-of-draft.ts'

const place = { page: 1, box: { left: 0.6, top: 0.7, width: 0.1, height: 0.02 } }
const outcomes = { one: { phase: 'read', reading: { totalsAgree: undefined }, used: true } } as const
const filled = withFilled({ ...noReceipts, outcomes }, { amount: { value: '163.30', document: 'one', place } }, false)
const values = { amount: '163.30', receiptNo: 'TYPED-1' }
const draft: Draft<'outpatient', typeof values> = {
  ...emptyDraft<'outpatient', typeof values>({ id: 'd', kind: 'outpatient', ownerId: 'o', recordId: null }),
  values,
}

test('what was read is saved with the draft only when it is checked, or typed by hand', () => {
  expect(contentOf({ ...draft, receipts: filled }).form).toEqual({ receiptNo: 'TYPED-1' })
  expect(contentOf({ ...draft, receipts: withAllChecked(filled) }).form).toEqual(values)
  expect(contentOf({ ...draft, values: { ...values, amount: '50' }, receipts: filled }).form.amount).toBe('50')
})

test('a field that is changed loses its mark for good, and not by being written otherwise', () => {
  expect(withoutChanged(filled, { amount: '163.3' })).toBe(filled)
  expect(filledInto(withoutChanged(filled, { amount: '50' }), 'amount', '163.30')).toBeUndefined()
})

test('a receipt that is removed takes along what nobody checked', () => {
  const without = withoutRemoved(filled, new Set())
  expect(fieldsToEmpty(filled, without, '163.30')).toEqual(['amount'])
  const checked = withAllChecked(filled)
  expect(fieldsToEmpty(checked, withoutRemoved(checked, new Set()), '163.30')).toEqual([])
  expect(withoutRemoved(filled, new Set(['one']))).toBe(filled)
})

test('the currency of an amount that was corrected stays with it when the receipt goes', () => {
  const source = { value: 'MYR', document: 'one', place }
  const abroad = withFilled(filled, { currency: source }, false)
  const emptied = (amount: string) => {
    const before = withoutChanged(abroad, { currency: 'MYR', amount })
    return fieldsToEmpty(before, withoutRemoved(before, new Set()), amount)
  }
  expect(emptied('163.30')).toEqual(['currency', 'amount'])
  expect(emptied('45.50')).toEqual([])
  expect(emptied(' ')).toEqual(['currency'])
})

test('a sum is over with one of its receipts, though it was chosen: what is left fills in, and is asked about again', () => {
  const two = { ...noReceipts, outcomes: { ...outcomes, two: outcomes.one }, answeredFor: ['one', 'two'] }
  const summed = withSum(two, '263.30', ['one', 'two'])
  const without = withoutRemoved(summed, new Set(['one']))
  expect(fieldsToEmpty(summed, without, '263.30')).toEqual(['amount'])
  expect(without).toEqual({ outcomes: { one: { ...outcomes.one, used: false } }, filled: {}, answeredFor: [] })
  // Written over by hand, it is no sum any more.
  const typed = withoutChanged(summed, { amount: '200' })
  expect(fieldsToEmpty(typed, withoutRemoved(typed, new Set(['one'])), '200')).toEqual([])
})

test('where a better photo took the place of another, it fills in what the other one did', () => {
  const both = { ...filled, outcomes: { ...outcomes, better: outcomes.one } }
  const left = withoutRemoved(both, new Set(['better']))
  expect(fieldsToEmpty(both, left, '163.30')).toEqual(['amount'])
  expect(left.outcomes).toEqual({ better: { ...outcomes.one, used: false } })
})

test('what is left of several receipts has its chance again, and a photo that is kept stays unread', () => {
  const unread = { phase: 'unread', why: 'tooDark' } as const
  const both = { ...noReceipts, outcomes: { ...outcomes, dark: unread } }
  expect(withAllUnused(both).outcomes).toEqual({ one: { ...outcomes.one, used: false }, dark: unread })
  expect(withKept(both, 'dark').outcomes['dark']).toEqual({ ...unread, isKept: true })
  expect(withKept(both, 'one')).toBe(both)
})

test('one that could not be read is read once more where the member says so', () => {
  const away = { ...noReceipts, outcomes: { ...outcomes, away: { phase: 'unread', why: 'notFetched' } as const } }
  expect(withReadAgain(away, 'away').outcomes).toEqual(outcomes)
  expect(withReadAgain(away, 'one').outcomes).toEqual(away.outcomes)
})

test('what could not be read for want of the program is read again, and nothing else is', () => {
  const dark = { phase: 'unread', why: 'tooDark' } as const
  const others = { ...noReceipts, outcomes: { ...outcomes, dark } }
  const away = { ...others, outcomes: { ...others.outcomes, away: { phase: 'unread', why: 'unavailable' } as const } }
  expect(withUnavailableAgain(away)).toEqual(others)
  expect(withUnavailableAgain(others)).toBe(others)
})
