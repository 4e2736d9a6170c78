// Requirements: CLM-105, LIM-034
import { expect, test } from 'vitest'
import { settlementFileName } from './settlement-file-name.ts'

test('a settlement letter is named by visit and transaction, and by the claim where there is no visit number', () => {
  const claim = { claimId: '34cc8f9a', transactionNo: 'OPD000017' }
  expect(settlementFileName({ ...claim, visitNo: 'V-7' })).toBe('Settlement_V-7_OPD000017.pdf')
  expect(settlementFileName({ ...claim, visitNo: '' })).toBe('Settlement_34cc8f9a_OPD000017.pdf')
})
