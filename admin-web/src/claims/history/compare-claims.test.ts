import { outpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import { expect, test } from 'vitest'
import { exampleClaim } from '../testing/example-claim-record.ts'
import { compareClaims } from './compare-claims.ts'

const now = exampleClaim({ status: 'APPROVED', payable: '40.00', batchNo: 'B1' })

function differences(then: typeof now): readonly object[] {
  return compareClaims(then, now).flatMap(({ title, fields }) =>
    fields
      .filter(({ isDifferent }) => isDifferent)
      .map(({ label, then: before, now: after }) => ({ title, label, before, after })),
  )
}

test('a claim differs in nothing from itself', () => {
  expect(differences(now)).toEqual([])
})

test('what has changed, and what has come since', () => {
  const then = exampleClaim({ status: 'PROCESSING', transactionNo: null, retryCount: 2 })
  expect(differences(then)).toEqual([
    { title: 'Progress', label: 'Status', before: 'PROCESSING', after: 'Approved' },
    { title: 'Progress', label: 'Transaction No', before: null, after: 'OPD000222' },
    { title: 'Progress', label: 'Retry Count', before: '2', after: '0' },
    { title: 'Insurer', label: 'Payable Amount', before: null, after: 'SGD 40.00' },
    { title: 'Insurer', label: 'Batch No', before: null, after: 'B1' },
  ])
})

test('what is gone since stands as empty now', () => {
  const then = exampleClaim({ details: { ...outpatientDetails, otherInsurer: { name: 'Other Life' } } })
  const compared = compareClaims(
    then,
    exampleClaim({ details: { ...outpatientDetails, otherInsurer: undefined } }),
  ).find(({ title }) => title === 'Other insurer')
  expect(compared?.fields).toContainEqual({ label: 'Other Insurer', then: 'Other Life', now: null, isDifferent: true })
})

test('two forgotten values are taken for the same, a forgotten and a known one are not', () => {
  const forgotten = { redacted: true } as const
  const name = (then: typeof now, later: typeof now) =>
    compareClaims(then, later)
      .flatMap(({ fields }) => fields)
      .find(({ label }) => label === 'Claimant Name')
  expect(name({ ...now, claimantName: forgotten }, { ...now, claimantName: { ...forgotten } })?.isDifferent).toBe(false)
  expect(name({ ...now, claimantName: forgotten }, now)?.isDifferent).toBe(true)
})
