import { expect, test } from 'vitest'
import { maskedDifferences } from './masked-differences.ts'

const shown = (column: string, live: unknown) => maskedDifferences([[[{ column, live }]]])[0]?.[0]?.[0]

test('shows that values differ, and within columns of JSON neither accounts nor illnesses', () => {
  const payment = { method: 'bank', bankNo: '7339', accountNo: '501234567' }
  expect(shown('payment', payment)).toEqual({
    column: 'payment',
    live: { method: 'bank', bankNo: '7339', accountNo: '••••' },
    replayed: null,
  })
  const details = { receiptNo: 'R1', diagnosisText: 'Gout', nested: [{ symptoms: 'Pain' }], operationName: 'Knee' }
  expect(shown('details', details)?.live).toEqual({
    receiptNo: 'R1',
    diagnosisText: '••••',
    nested: [{ symptoms: '••••' }],
    operationName: '••••',
  })
  expect(shown('bank_proposal', { account: payment, note: 'Call him' })?.live).toEqual({
    account: '••••',
    note: '••••',
  })
  expect(shown('information_request', 'Which knee?')?.live).toBe('••••')
  expect(shown('sealed', ['key.box'])?.live).toBe('••••')
  expect(shown('policy_no', 'POL-1')?.live).toBe('POL-1')
})

test('masks numbers for everybody, wherever they stand', () => {
  expect(shown('student_information', { parent: { nric: 'S1234567D' } })?.live).toEqual({
    parent: { nric: '*****567D' },
  })
  expect(shown('claimant_nric', 'S1234567D')?.live).toBe('*****567D')
  expect(shown('email', 's1234567d@none.example')?.live).toBe('*****567d@none.example')
})

test('cuts what is long', () => {
  expect(
    String(
      shown(
        'attachments',
        Array.from({ length: 100 }, (_, index) => ({ id: index })),
      )?.live,
    ),
  ).toHaveLength(301)
})
