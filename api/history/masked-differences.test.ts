import { powersOf } from '@member-care/domain/access/powers.ts'
import { expect, test } from 'vitest'
import { maskedDifferences } from './masked-differences.ts'

const shownTo = (role: string, column: string, live: unknown) =>
  maskedDifferences([[[{ column, live }]]], powersOf([role]))[0]?.[0]?.[0]

test('shows that values differ, and within columns of JSON neither accounts nor illnesses', () => {
  const payment = { method: 'bank', bankNo: '7339', accountNo: '501234567' }
  expect(shownTo('ADMIN_AUDITOR', 'payment', payment)).toEqual({
    column: 'payment',
    live: { method: 'bank', bankNo: '7339', accountNo: '••••' },
    replayed: null,
  })
  const details = { receiptNo: 'R1', diagnosisText: 'Gout', nested: [{ symptoms: 'Pain' }], operationName: 'Knee' }
  expect(shownTo('ADMIN_IT', 'details', details)?.live).toEqual({
    receiptNo: 'R1',
    diagnosisText: '••••',
    nested: [{ symptoms: '••••' }],
    operationName: '••••',
  })
  expect(shownTo('ADMIN_IT', 'bank_proposal', { account: payment, note: 'Call him' })?.live).toEqual({
    account: '••••',
    note: '••••',
  })
  expect(shownTo('ADMIN_IT', 'information_request', 'Which knee?')?.live).toBe('••••')
  expect(shownTo('ADMIN_IT', 'sealed', ['key.box'])?.live).toBe('••••')
  expect(shownTo('ADMIN_IT', 'policy_no', 'POL-1')?.live).toBe('POL-1')
})

test('masks numbers by the powers of who looks, wherever they stand', () => {
  expect(shownTo('ADMIN_AUDITOR', 'student_information', { parent: { nric: 'S1234567D' } })?.live).toEqual({
    parent: { nric: '*****567D' },
  })
  expect(shownTo('ADMIN_CLAIM', 'claimant_nric', 'S1234567D')?.live).toBe('S1234567D')
  expect(shownTo('ADMIN_IT', 'email', 's1234567d@none.example')?.live).toBe('*****567d@none.example')
})

test('cuts what is long', () => {
  expect(
    String(
      shownTo(
        'ADMIN_IT',
        'attachments',
        Array.from({ length: 100 }, (_, index) => ({ id: index })),
      )?.live,
    ),
  ).toHaveLength(301)
})
