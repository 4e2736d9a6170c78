// Requirements: issue 21 (several receipts give several drafts); S118. CLM-019
import { expect, test } from 'vitest'
import { outpatientContext } from '@member-care/domain/claim/testing/example-forms.ts'
import { initialValues, openingValues, wasNeverOpen } from './claim-form-values.ts'

const context = {
  ...outpatientContext,
  paymentConfig: { ...outpatientContext.paymentConfig, autoFillBankDetails: true },
  bankDetail: { bankName: 'DBS Bank Ltd', bankNo: '7171', branchNo: '001', accountNo: '1234567' },
}

test('a form that is begun has the usual answers, and one that was open what was in it', () => {
  expect(wasNeverOpen(null)).toBe(true)
  expect(openingValues(context, null)).toEqual(initialValues(context))
  const left = { accidentRelated: 'N', currency: '' }
  expect(wasNeverOpen(left)).toBe(false)
  expect(openingValues(context, left)).toEqual(left)
})

test('a draft that was begun without a form opens with the usual answers besides what it has, and mixes no two accounts', () => {
  const begun = { companyId: 'c', claimantId: 'dan', paymentMethod: 'Bank', bankName: 'OCBC' }
  expect(openingValues(context, begun)).toMatchObject({ currency: 'SGD', accidentRelated: 'N', ...begun })
  expect(openingValues(context, begun)).not.toHaveProperty('accountNo')
  expect(openingValues(context, { companyId: 'c' })).toMatchObject({ accountNo: '1234567' })
})
