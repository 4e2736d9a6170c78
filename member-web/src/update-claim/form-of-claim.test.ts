import { expect, test } from 'vitest'
import { outpatientContext } from '@member-care/domain/claim/testing/example-forms.ts'
import { bill, inpatient, outpatient } from '../claim-detail/testing/example-details.ts'
import { errorsOf } from '../claim-form/claim-form-values.ts'
import { formOfClaim, knowledgeOfClaim, toClaimFile } from './form-of-claim.ts'

test('an outpatient claim fills its form', () => {
  const accident = { accidentRelated: 'Y', accidentDateTime: '30/10/2025 09:30', workRelated: 'Y' } as const
  expect(formOfClaim({ kind: 'out', claim: { ...outpatient, ...accident } })).toMatchObject({
    visitDate: '2025-11-01',
    benefitGroupItem: 'gp-1',
    diagnosisText: 'Sore shoulder',
    includeGST: 'Y',
    gstAmount: '9.00',
    accidentDate: '2025-10-30',
    accidentTime: '09:30',
  })
})

test('a claim without GST has no GST amount to correct', () => {
  expect(formOfClaim({ kind: 'out', claim: { ...outpatient, includeGST: false, gstAmount: '0.00' } })).toMatchObject({
    includeGST: 'N',
    gstAmount: '',
  })
})

test('an inpatient claim fills its form', () => {
  expect(formOfClaim({ kind: 'inp', claim: inpatient })).toMatchObject({
    admissionDate: '2025-11-01',
    dischargeDate: '2025-11-03',
    symptomsStartDate: '2025-10-20',
  })
})

test('the account of the claim stands for itself, masked, whatever the member has stored', () => {
  const paidToBank = {
    ...outpatient,
    paymentMethod: 'Bank',
    bankName: 'POSB',
    bankNo: '7171',
    branchNo: '081',
    accountNo: '*****0001',
  }
  const shown = { kind: 'out', claim: { ...paidToBank, status: 'Pending' } } as const
  const context = { ...outpatientContext, ...knowledgeOfClaim(shown) }
  expect(errorsOf(formOfClaim(shown), context)).toEqual({})
  expect(errorsOf(formOfClaim(shown), { ...context, bankDetail: outpatientContext.bankDetail })).toHaveProperty(
    'accountNo',
  )
})

test('a document that the claim has is right in itself', () => {
  expect(toClaimFile({ ...bill, mimeType: 'image/heic', remarks: 'INVOICE/RECEIPT' })).toMatchObject({
    category: 'INV/RCP',
    mimeType: 'image/heic',
  })
})
