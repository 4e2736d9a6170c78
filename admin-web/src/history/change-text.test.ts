import { expect, test } from 'vitest'
import { changeText, isIdentifier } from './change-text.ts'

test.each([
  ['details.amountCents', 12_345, '123.45'],
  ['retryCount', 3, '3'],
  ['details.includesGst', true, 'Yes'],
  ['gaveUp', false, 'No'],
  ['details.visitDate', '2026-11-05', '05 Nov 2026'],
  ['details.receiptNo', '2026-11', '2026-11'],
  ['status', 'PENDING_REVIEW', 'Pending Review'],
  ['payment.method', 'PayNow', 'PayNow via NRIC'],
  ['rejectionReasonCode', 'DUPLICATE', 'Claimed before'],
  ['rejectionReasonCode', 'R-17', 'R-17'],
  ['claimantName', { redacted: true }, 'Forgotten'],
  ['list', ['a', { redacted: true }], 'a, Forgotten'],
  ['accident', { date: '2026-11-02', amountCents: 100, place: null }, 'date: 02 Nov 2026, amountCents: 1.00'],
])('%s %j reads as %s', (field, value, text) => {
  expect(changeText(field, value)).toBe(text)
})

test.each([null, undefined, '', []])('nothing is no text: %j', (value) => {
  expect(changeText('remarks', value)).toBeNull()
})

test('ids of people and companies stand among the technical data, a benefit code does not', () => {
  expect(
    ['claimantId', 'employeeId', 'companyId', 'details.benefitId'].map((field) => isIdentifier({ field })),
  ).toEqual([true, true, true, false])
})
