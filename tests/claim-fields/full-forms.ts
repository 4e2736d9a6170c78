/**
 * Claim forms with an answer in every field. `Required` makes the compiler ask for a new field here, and the tests that use these forms show where it
 * gets lost. Each text says which field it is in.
 */
import type { InpatientForm, OutpatientForm } from '@member-care/domain/claim/form/claim-form.ts'

const accident = {
  accidentRelated: 'Y',
  accidentDate: '2026-01-30',
  accidentTime: '09:30',
  placeOfAccident: 'in placeOfAccident',
  workRelated: 'Y',
  accidentDetails: 'in accidentDetails',
  accidentClaimableFromCompany: 'Y',
}

const otherInsurer = {
  claimingFromOtherInsurer: 'Y',
  claimingFromOtherInsurerName: 'in claimingFromOtherInsurerName',
  claimReferenceNo: 'in claimReferenceNo',
}

/** `nric` and `payNowConfirmed` are asked for only with PayNow, which has no account. */
const payment = {
  paymentMethod: 'Bank',
  bankName: 'POSB',
  bankNo: '7171',
  branchNo: '081',
  accountNo: '*****2395',
  nric: undefined,
  payNowConfirmed: undefined,
}

export const fullOutpatientForm: Required<OutpatientForm> = {
  companyId: 'company-1',
  claimantId: 'employee-1',
  visitDate: '2026-03-02',
  benefitGroup: 'General Practitioner',
  benefitGroupItem: 'gp-1',
  providerName: 'in providerName',
  receiptNo: 'in receiptNo',
  diagnosisText: 'in diagnosisText',
  currency: 'SGD',
  amount: '120.50',
  includeGST: 'Y',
  gstAmount: '9.95',
  empSubRemarks: 'in empSubRemarks',
  prePostHospitalisation: 'Y',
  admissionDate: '2026-03-01',
  ...accident,
  ...otherInsurer,
  ...payment,
}

export const fullInpatientForm: Required<InpatientForm> = {
  companyId: 'company-1',
  claimantId: 'child-1',
  providerName: 'in providerName',
  admissionDate: '2026-02-01',
  dischargeDate: '2026-02-04',
  reasonForTreatment: 'in reasonForTreatment',
  symptoms: 'in symptoms',
  symptomsStartDate: '2026-01-31',
  nameOfOperation: 'in nameOfOperation',
  currency: 'SGD',
  amount: '4800.00',
  empSubRemarks: 'in empSubRemarks',
  ...accident,
  ...otherInsurer,
  ...payment,
}
