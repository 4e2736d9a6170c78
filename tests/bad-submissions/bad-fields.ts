/** Every rule of the claim forms' fields broken once: at its boundary, one beyond, and as only a forged request can. */
import { claimFormTexts, tooLongText } from '@member-care/domain/texts/claim-form-texts.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { inEveryWay, whileOpen, type BadSubmission, type BrokenRule, type Changes } from './bad-submission.ts'

const outpatient = ['outpatient'] as const
const inpatient = ['inpatient'] as const
const texts = claimFormTexts

/** What leaves a field empty. */
const nothing = [undefined, '', '   ']

/** One field with each of some values, and the text at it. */
function each(
  field: string,
  values: readonly (string | undefined)[],
  text: string,
  more: Omit<BrokenRule, 'changes' | 'errors'> & { at?: string; besides?: Changes },
): readonly BadSubmission[] {
  const { at = field, besides, ...rule } = more
  return values.flatMap((value) =>
    inEveryWay({ ...rule, changes: { ...besides, [field]: value }, errors: { [at]: text } }),
  )
}

const amounts = [
  ...each('amount', nothing, texts.amountRequired, { rule: 'CLM-042', ways: whileOpen }),
  ...each('amount', ['0', '0.00', '0.004', '-0.01', '-1', '-999999'], texts.amountNotPositive, {
    rule: 'CLM-042',
    ways: whileOpen,
  }),
  ...each('amount', ['999999.005', '999999.01', '1000000', '1,000,000.00', '9'.repeat(400)], texts.amountTooHigh, {
    rule: 'CLM-043',
    ways: whileOpen,
  }),
  ...each(
    'amount',
    ['abc', '1e5', '12,34', '0x10', '１２', 'NaN', '+5', '5.5.5', '1 000', "5' or 1=1"],
    texts.amountNotNumber,
    { rule: 'CLM-042', ways: whileOpen },
  ),
]

const withGst = { besides: { includeGST: 'true' }, kinds: outpatient, ways: whileOpen }
const gst = [
  ...each('gstAmount', nothing, texts.gstRequired, { rule: 'CLM-053', ...withGst }),
  ...each('gstAmount', ['0', '0.004', '-0.01'], texts.gstNotPositive, { rule: 'CLM-054', ...withGst }),
  ...each('gstAmount', ['120.495', '120.50', '120.51', '9'.repeat(300)], texts.gstTooHigh, {
    rule: 'CLM-055',
    ...withGst,
  }),
  ...each('gstAmount', ['x', '1e1', '1,0'], texts.gstNotNumber, { rule: 'CLM-055', ...withGst }),
  ...each('includeGST', ['Y', 'TRUE', '1', 'constructor'], errorTexts.malformed, {
    rule: 'CLM-024',
    kinds: outpatient,
    ways: whileOpen,
  }),
]

const noDates = [
  '31/02/2026',
  '29/02/2026',
  '00/02/2026',
  '01/13/2026',
  '2026-02-01',
  '1/2/2026',
  '01/02/26',
  '01.02.2026',
  '01/02/2026 10:00',
  'today',
]
const ofStay = { kinds: inpatient, ways: whileOpen }
const dates = [
  ...each('visitDate', nothing, texts.visitDateRequired, { rule: 'CLM-020', kinds: outpatient, ways: whileOpen }),
  ...each('visitDate', noDates, texts.dateInvalid, { rule: 'CLM-041', kinds: outpatient, ways: whileOpen }),
  ...each('visitDate', ['11/03/2026', '10/03/2027', '31/12/9999'], texts.dateInFuture, {
    rule: 'CLM-047',
    kinds: outpatient,
    ways: whileOpen,
  }),
  ...['31/12/2025', '01/01/1900'].flatMap((date) =>
    each('visitDate', [date], `You were not covered on ${date}. Please check the visit date.`, {
      rule: 'CLM-028',
      kinds: outpatient,
      ways: whileOpen,
    }),
  ),
  ...each('admissionDate', ['11/03/2026'], texts.dateInFuture, {
    rule: 'CLM-047',
    kinds: outpatient,
    ways: whileOpen,
    besides: { prePostHospitalisation: 'Y' },
  }),
  ...each('admissionDate', ['31/02/2026', 'soon'], texts.dateInvalid, {
    rule: 'CLM-041',
    kinds: outpatient,
    ways: whileOpen,
    besides: { prePostHospitalisation: 'Y' },
  }),
  ...each('admissionDate', nothing, texts.admissionDateRequired, { rule: 'CLM-031', ...ofStay }),
  ...each('dischargeDate', nothing, texts.dischargeDateRequired, { rule: 'CLM-031', ...ofStay }),
  ...each('symptomsStartDate', nothing, texts.symptomsStartDateRequired, { rule: 'CLM-031', ...ofStay }),
  ...['admissionDate', 'dischargeDate', 'symptomsStartDate'].flatMap((field) =>
    each(field, noDates, texts.dateInvalid, { rule: 'CLM-041', ...ofStay }),
  ),
  ...each('dischargeDate', ['11/03/2026', '31/12/9999'], texts.dateInFuture, { rule: 'CLM-126', ...ofStay }),
  ...each('dischargeDate', ['31/01/2026', '01/02/2025'], texts.dischargeBeforeAdmission, {
    rule: 'CLM-048',
    ...ofStay,
  }),
  ...each('symptomsStartDate', ['02/02/2026'], texts.symptomsAfterAdmission, { rule: 'CLM-050', ...ofStay }),
  ...each('symptomsStartDate', ['11/03/2026'], texts.dateInFuture, { rule: 'CLM-127', ...ofStay }),
  // A person who is to be admitted tomorrow cannot have left.
  ...inEveryWay({
    rule: 'CLM-047',
    ...ofStay,
    changes: { admissionDate: '11/03/2026' },
    errors: { admissionDate: texts.dateInFuture, dischargeDate: texts.dischargeBeforeAdmission },
  }),
]

const accident = {
  accidentRelated: 'Y',
  accidentDateTime: '01/02/2026 09:00',
  placeOfAccident: 'Home',
  workRelated: 'N',
  accidentDetails: 'Fell',
}
const atWork = { ...accident, workRelated: 'Y', accidentClaimableFromCompany: 'Y' }
const accidents = [
  ...each('accidentRelated', [...nothing, 'y', 'yes', 'true'], texts.answerRequired, { rule: 'CLM-032' }),
  ...each('accidentDateTime', ['03/03/2026 09:00', '03/03/2026 00:00'], texts.accidentAfterVisit, {
    rule: 'CLM-124',
    kinds: outpatient,
    at: 'accidentDate',
    besides: accident,
  }),
  ...each('accidentDateTime', ['02/02/2026 09:00', '02/02/2026 00:00'], texts.accidentAfterAdmission, {
    rule: 'CLM-127',
    kinds: inpatient,
    at: 'accidentDate',
    besides: accident,
  }),
  ...each('accidentDateTime', ['11/03/2026 09:00'], texts.dateInFuture, {
    rule: 'CLM-047',
    at: 'accidentDate',
    besides: accident,
  }),
  ...each(
    'accidentDateTime',
    [
      '31/01/2025',
      '31/01/2025 24:00',
      '31/01/2025 9:00',
      '31/01/2025 09:60',
      '31/01/2025 09:00:00',
      '31/01/2025 09:00 sharp',
    ],
    texts.timeInvalid,
    {
      rule: 'CLM-041',
      at: 'accidentTime',
      besides: accident,
    },
  ),
  ...each('accidentDateTime', ['32/01/2026 09:00', '2026-02-01 09:00'], texts.dateInvalid, {
    rule: 'CLM-041',
    at: 'accidentDate',
    besides: accident,
  }),
  // Half past six is now.
  ...each('accidentDateTime', ['10/03/2026 18:31', '10/03/2026 23:59'], texts.timeInFuture, {
    rule: 'CLM-051',
    kinds: outpatient,
    ways: whileOpen,
    at: 'accidentTime',
    besides: { ...accident, visitDate: '10/03/2026' },
  }),
  ...nothing.flatMap((value) =>
    inEveryWay({
      rule: 'CLM-033',
      changes: { ...accident, accidentDateTime: value },
      errors: { accidentDate: texts.accidentDateRequired, accidentTime: texts.accidentTimeRequired },
    }),
  ),
  ...each('placeOfAccident', nothing, texts.placeOfAccidentRequired, { rule: 'S41', besides: accident }),
  ...each('placeOfAccident', ['x'.repeat(201)], tooLongText(200), { rule: 'longest text', besides: accident }),
  ...each('accidentDetails', nothing, texts.accidentDetailsRequired, { rule: 'CLM-033', besides: accident }),
  ...each('accidentDetails', ['x'.repeat(2001)], tooLongText(2000), { rule: 'longest text', besides: accident }),
  ...each('workRelated', [...nothing, 'true'], texts.answerRequired, { rule: 'CLM-033', besides: accident }),
  ...each('accidentClaimableFromCompany', [...nothing, 'no'], texts.answerRequired, {
    rule: 'CLM-034',
    besides: atWork,
  }),
]

const otherInsurer = { claimingFromOtherInsurer: 'Y', claimingFromOtherInsurerName: 'Prudence' }
const otherInsurers = [
  ...each('claimingFromOtherInsurer', [...nothing, 'y', 'false'], texts.answerRequired, { rule: 'CLM-034' }),
  ...each('claimingFromOtherInsurerName', nothing, texts.otherInsurerNameRequired, {
    rule: 'CLM-035',
    besides: otherInsurer,
  }),
  ...each('claimingFromOtherInsurerName', ['x'.repeat(201)], tooLongText(200), {
    rule: 'longest text',
    besides: otherInsurer,
  }),
  ...each('claimReferenceNo', ['x'.repeat(201)], tooLongText(200), { rule: 'longest text', besides: otherInsurer }),
]

const named = [
  ...each('providerName', nothing, texts.providerRequired, { rule: 'CLM-020', kinds: outpatient, ways: whileOpen }),
  ...each('providerName', nothing, texts.hospitalRequired, { rule: 'CLM-031', ...ofStay }),
  ...each('providerName', ['x'.repeat(201), '界'.repeat(201)], tooLongText(200), {
    rule: 'longest text',
    ways: whileOpen,
  }),
  ...each('receiptNo', nothing, texts.receiptNoRequired, { rule: 'CLM-020', kinds: outpatient, ways: whileOpen }),
  ...each('receiptNo', ['x'.repeat(201)], tooLongText(200), {
    rule: 'longest text',
    kinds: outpatient,
    ways: whileOpen,
  }),
  ...each('diagnosisTextFromMember', nothing, texts.diagnosisRequired, {
    rule: 'CLM-021',
    kinds: outpatient,
    ways: whileOpen,
    at: 'diagnosisText',
  }),
  ...each('diagnosisTextFromMember', ['x'.repeat(201)], tooLongText(200), {
    rule: 'longest text',
    kinds: outpatient,
    ways: whileOpen,
    at: 'diagnosisText',
  }),
  ...each('reasonForTreatment', nothing, texts.reasonForTreatmentRequired, { rule: 'CLM-031', ...ofStay }),
  ...each('reasonForTreatment', ['x'.repeat(201)], tooLongText(200), { rule: 'longest text', ...ofStay }),
  ...each('nameOfOperation', nothing, texts.operationRequired, { rule: 'CLM-031', ...ofStay }),
  ...each('nameOfOperation', ['x'.repeat(201)], tooLongText(200), { rule: 'longest text', ...ofStay }),
  ...each('symptoms', nothing, texts.symptomsRequired, { rule: 'CLM-031', ...ofStay }),
  ...each('symptoms', ['x'.repeat(2001)], tooLongText(2000), { rule: 'longest text', ...ofStay }),
  ...each('empSubRemarks', ['x'.repeat(2001), 'x'.repeat(19_000)], tooLongText(2000), {
    rule: 'longest text',
    ways: whileOpen,
  }),
]

const chosen = [
  ...each('currency', nothing, texts.currencyRequired, { rule: 'CLM-020', ways: whileOpen }),
  ...each('currency', ['XXX', 'sgd', 'SGD,USD', 'constructor'], texts.currencyNotOffered, {
    rule: 'CLM-015',
    ways: whileOpen,
  }),
  ...each('prePostHospitalisation', [...nothing, 'y', 'true'], texts.prePostRequired, {
    rule: 'CLM-020',
    kinds: outpatient,
    ways: whileOpen,
  }),
  ...each('benefitId', nothing, texts.benefitRequired, {
    rule: 'CLM-020',
    kinds: outpatient,
    ways: whileOpen,
    at: 'benefitGroupItem',
  }),
  ...each('benefitId', ['DT-2', 'NONE'], texts.benefitNotOffered, {
    rule: 'CLM-027',
    kinds: outpatient,
    ways: whileOpen,
    at: 'benefitGroupItem',
  }),
  ...nothing.flatMap((value) =>
    inEveryWay({
      rule: 'CLM-020',
      kinds: outpatient,
      ways: whileOpen,
      changes: { benefitGroup: value },
      errors: { benefitGroup: texts.benefitGroupRequired, benefitGroupItem: texts.benefitNotOffered },
    }),
  ),
  ...inEveryWay({
    rule: 'CLM-027',
    kinds: outpatient,
    ways: whileOpen,
    changes: { benefitGroup: 'Spa' },
    errors: { benefitGroup: texts.benefitGroupNotOffered, benefitGroupItem: texts.benefitNotOffered },
  }),
  ...each('claimantId', nothing, texts.claimantRequired, { rule: 'CLM-020', ways: ['create'] }),
  ...each('claimantId', ['somebody', 'constructor'], texts.claimantNotOffered, { rule: 'CLM-013', ways: ['create'] }),
]

export const badFields: readonly BadSubmission[] = [
  ...amounts,
  ...gst,
  ...dates,
  ...accidents,
  ...otherInsurers,
  ...named,
  ...chosen,
]
