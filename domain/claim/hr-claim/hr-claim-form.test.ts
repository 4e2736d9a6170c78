/**
 * The form with which HR files a claim: each rule with its text, and what is kept.
 * Requirements: HR-020, HR-021, HR-022, HR-023, HR-024, HR-025, HR-026, HR-027, HR-028, HR-029, HR-030, HR-031, HR-038, CLM-134.
 */
import { expect, test } from 'vitest'
import { claimDetailsSchema } from '../claim-details.ts'
import { MAXIMUM_FILE_BYTES } from '../form/attachment-errors.ts'
import {
  emptyHrClaimForm,
  hrClaimDetails,
  hrClaimErrors,
  hrClaimPayment,
  hrFilesError,
  type HrClaimForm,
} from './hr-claim-form.ts'

const today = '2026-11-10'
const choices = {
  companies: [{ companyId: 'orchid', kinds: ['inpatient', 'outpatient'] as const }],
  currencies: ['SGD', 'USD'],
}
const stay: HrClaimForm = {
  ...emptyHrClaimForm,
  ...{ companyId: 'orchid', providerName: 'Harbour Hospital', amount: '1200.50' },
  ...{ admissionDate: '2026-11-01', dischargeDate: '2026-11-03' },
}
const visit: HrClaimForm = {
  ...emptyHrClaimForm,
  ...{ companyId: 'orchid', typeOfClaim: 'Outpatient Claim', providerName: 'Harbour Clinic', amount: '80' },
  ...{ visitDate: today, receiptNo: 'R-1', prePostHospitalisation: 'Y' },
}
const account = { bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo: '084102395' }

test('a form begins with an inpatient claim in SGD', () => {
  expect(emptyHrClaimForm).toMatchObject({ typeOfClaim: 'Inpatient Claim', currency: 'SGD' })
})

test.each([stay, visit, { ...stay, dischargeDate: stay.admissionDate }, { ...stay, amount: '999999' }])(
  'a right form has no error',
  (form) => {
    expect(hrClaimErrors(form, choices, today)).toEqual({})
  },
)

test.each<[keyof HrClaimForm, string, string, HrClaimForm?]>([
  ['typeOfClaim', '', 'Type of claim is required.'],
  ['typeOfClaim', 'Panel Visit', 'Type of claim is required.'],
  ['providerName', ' ', 'Hospital is required.'],
  ['amount', '', 'Amount is required'],
  ['amount', '0', 'Amount must be more than zero'],
  ['amount', '-5', 'Amount must be more than zero'],
  ['amount', '0.004', 'Amount must be more than zero'],
  ['amount', '999999.01', 'Amount cannot be more than $999,999'],
  ['amount', 'much', 'Amount must be a number.'],
  ['currency', '', 'Currency is required.'],
  ['currency', 'XXX', 'Please choose a currency from the list.'],
  ['admissionDate', '', 'Admission Date is required.'],
  ['dischargeDate', '', 'Discharge Date is required.'],
  ['admissionDate', '2026-11-11', 'Date cannot be later than today.'],
  ['dischargeDate', '2026-11-11', 'Date cannot be later than today.'],
  ['dischargeDate', '2026-10-31', 'Discharge Date cannot be earlier than Admission Date.'],
  ['visitDate', '', 'Visit Date is required.', visit],
  ['visitDate', '2026-11-11', 'Date cannot be later than today.', visit],
  ['receiptNo', '', 'Receipt No is required.', visit],
  ['prePostHospitalisation', '', 'Please choose one.', visit],
  ['companyId', 'lantern', 'Please choose one of your companies.'],
])('%s %j: %s', (field, value, text, form = stay) => {
  expect(hrClaimErrors({ ...form, [field]: value }, choices, today)[field]).toBe(text)
})

test('a kind that the company does not take is refused', () => {
  const companies = [{ companyId: 'orchid', kinds: ['outpatient'] as const }]
  expect(hrClaimErrors(stay, { ...choices, companies }, today)).toEqual({
    typeOfClaim: 'The company does not take claims of this kind. Please choose the other one.',
  })
})

const file = { name: 'receipt.png', bytes: 10 }
test.each<[readonly (typeof file)[], string | undefined]>([
  [[], 'No Files Uploaded.'],
  [[file], undefined],
  [Array.from({ length: 10 }, () => file), undefined],
  [Array.from({ length: 11 }, () => file), 'Only a maxmum of 10 files can be uploaded'],
  [[{ ...file, bytes: MAXIMUM_FILE_BYTES }], undefined],
  [
    [{ ...file, bytes: MAXIMUM_FILE_BYTES + 1 }],
    'The attachment has exceeded the maximum limit of 5MB. Kindly resize and upload the document again.',
  ],
  [[{ ...file, name: 'sheet.xlsx' }], 'Only image file (jpeg, jpg, png) and PDF file are allowed.'],
  ...['a.jpeg', 'a.JPG', 'a.pdf', 'a.heic', 'a.heif'].map((name): [(typeof file)[], undefined] => [
    [{ ...file, name }],
    undefined,
  ]),
])('documents %#', (files, text) => {
  expect(hrFilesError(files)).toBe(text)
})

test('what is kept is a claim like any other, empty where the form does not ask', () => {
  const kept = hrClaimDetails({ ...stay, amount: '1200.505' })
  expect(claimDetailsSchema.parse(kept)).toEqual(kept)
  expect(kept).toMatchObject({ kind: 'inpatient', amountCents: 120_051, reasonForTreatment: '', operationName: '' })
  const outpatient = hrClaimDetails(visit)
  expect(claimDetailsSchema.parse(outpatient)).toEqual(outpatient)
  expect(outpatient).toMatchObject({ kind: 'outpatient', prePostHospitalisation: true, receiptNo: 'R-1' })
})

test('it is paid as the company usually pays, to the employee’s own account', () => {
  expect(hrClaimPayment(['Bank', 'Cheque', 'PayNow'], 'Cheque', account)).toEqual({ method: 'Cheque' })
  expect(hrClaimPayment(['Bank', 'Cheque'], '', account)).toEqual({ method: 'Bank', ...account })
  expect(hrClaimPayment(['Bank', 'Cheque'], 'Bank', undefined)).toEqual({ method: 'Cheque' })
  expect(hrClaimPayment(['Bank', 'PayNow'], 'PayNow', undefined)).toBeUndefined()
})
