// Requirements: CLM-001, CLM-013, CLM-014, CLM-019, CLM-020, CLM-021, CLM-026, CLM-028, CLM-029, CLM-030, CLM-031, CLM-032, CLM-033, CLM-034,
// CLM-035, CLM-036, CLM-037, CLM-038, CLM-042, CLM-043, CLM-044, CLM-047, CLM-048, CLM-049, CLM-050, CLM-051, CLM-053, CLM-054, CLM-055, CLM-061,
// CLM-063, CLM-123, CLM-124, CLM-126, CLM-127, CLM-134, LIM-007
import { describe, expect, test } from 'vitest'
import { singaporeBanks } from '../../bank/singapore-banks.ts'
import {
  accidentAnswers,
  inpatientContext,
  inpatientForm,
  outpatientContext,
  outpatientForm,
} from '../testing/example-forms.ts'
import type { InpatientForm, OutpatientForm } from './claim-form.ts'
import type { OutpatientFormContext } from './form-context.ts'
import { inpatientFormErrors } from './inpatient-form-errors.ts'
import { outpatientFormErrors } from './outpatient-form-errors.ts'

const outpatient = (changes: OutpatientForm, context: Partial<OutpatientFormContext> = {}) =>
  outpatientFormErrors({ ...outpatientForm, ...changes }, { ...outpatientContext, ...context })
const inpatient = (changes: InpatientForm) => inpatientFormErrors({ ...inpatientForm, ...changes }, inpatientContext)

test('complete forms have no errors', () => {
  expect(outpatient({})).toEqual({})
  expect(inpatient({})).toEqual({})
  expect(outpatient(accidentAnswers)).toEqual({})
  expect(inpatient(accidentAnswers)).toEqual({})
})

test('an empty outpatient form names every required field, and no hidden one', () => {
  expect(outpatientFormErrors({}, outpatientContext)).toEqual({
    companyId: 'Company is required.',
    claimantId: 'Claimant is required.',
    visitDate: 'Visit Date is required.',
    benefitGroup: 'Type of Benefit is required.',
    benefitGroupItem: 'Benefit is required.',
    providerName: 'Provider is required.',
    receiptNo: 'Receipt No is required.',
    currency: 'Currency is required.',
    amount: 'Amount is required',
    includeGST: 'Please answer Yes or No.',
    prePostHospitalisation: 'Please choose one.',
    accidentRelated: 'Please answer Yes or No.',
    claimingFromOtherInsurer: 'Please answer Yes or No.',
    paymentMethod: 'Payment Method is required.',
  })
})

test('an empty inpatient form names every required field, and no hidden one', () => {
  expect(Object.keys(inpatientFormErrors({}, inpatientContext))).toEqual([
    'companyId',
    'claimantId',
    'providerName',
    'admissionDate',
    'dischargeDate',
    'reasonForTreatment',
    'symptoms',
    'symptomsStartDate',
    'nameOfOperation',
    'currency',
    'amount',
    'accidentRelated',
    'claimingFromOtherInsurer',
    'paymentMethod',
  ])
})

describe('company and claimant', () => {
  test.each([
    [{ companyId: 'elsewhere' }, { companyId: 'Please choose one of your companies.' }],
    [
      { companyId: 'company-2' },
      { companyId: 'Only employees can submit claims. Please ask the employee whose cover it is.' },
    ],
    [{ claimantId: 'stranger' }, { claimantId: 'Please choose one of the claimants of this company.' }],
    [
      { companyId: 'company-2', claimantId: 'child-1' },
      { claimantId: 'Please choose one of the claimants of this company.' },
    ],
  ])('%o', (changes, errors) => {
    expect(outpatient(changes)).toMatchObject(errors)
  })
})

describe('amount', () => {
  test.each([
    ['0.01', undefined],
    ['0.005', undefined],
    ['999999', undefined],
    ['999,999.00', undefined],
    ['999999.004', undefined],
    ['999999.005', 'Amount cannot be more than $999,999'],
    ['1000000', 'Amount cannot be more than $999,999'],
    ['9'.repeat(400), 'Amount cannot be more than $999,999'],
    ['0', 'Amount must be more than zero'],
    ['0.004', 'Amount must be more than zero'],
    ['-5', 'Amount must be more than zero'],
    ['abc', 'Amount must be a number.'],
    ['1e5', 'Amount must be a number.'],
    ['12,34', 'Amount must be a number.'],
    ['', 'Amount is required'],
    ['  ', 'Amount is required'],
  ])('%s', (amount, text) => {
    expect(inpatient({ amount }).amount).toBe(text)
    expect(outpatient({ amount, includeGST: 'N' }).amount).toBe(text)
  })
})

describe('GST', () => {
  test.each([
    ['', 'GST Amount is required.'],
    ['0', 'GST Amount must be more than zero'],
    ['-1', 'GST Amount must be more than zero'],
    ['x', 'GST Amount must be a number.'],
    ['120.49', undefined],
    ['120.50', 'GST amount must not higher and equal than amount'],
    ['120.51', 'GST amount must not higher and equal than amount'],
    ['120.495', 'GST amount must not higher and equal than amount'],
  ])('%s of 120.50', (gstAmount, text) => {
    expect(outpatient({ gstAmount }).gstAmount).toBe(text)
  })

  test('is not looked at when the amount has none', () => {
    expect(outpatient({ includeGST: 'N', gstAmount: 'x' })).toEqual({})
  })
})

describe('dates', () => {
  test.each([
    ['2026-03-10', undefined],
    ['2026-03-11', 'Date cannot be later than today.'],
    ['2026-02-30', 'This is not a date. Type it as 05 Nov 2026.'],
    ['02/03/2026', 'This is not a date. Type it as 05 Nov 2026.'],
  ])('a visit on %s', (visitDate, text) => {
    expect(outpatient({ visitDate }).visitDate).toBe(text)
  })

  test.each([
    [{ dischargeDate: '2026-02-01' }, {}],
    [{ dischargeDate: '2026-01-31' }, { dischargeDate: 'Discharge Date cannot be earlier than Admission Date.' }],
    [{ dischargeDate: '2026-03-11' }, { dischargeDate: 'Date cannot be later than today.' }],
    [{ symptomsStartDate: '2026-02-01' }, {}],
    [
      { symptomsStartDate: '2026-02-02' },
      { symptomsStartDate: 'Symptoms Start Date cannot be later than Admission Date.' },
    ],
    [{ ...accidentAnswers, accidentDate: '2026-02-01' }, {}],
    [
      { ...accidentAnswers, accidentDate: '2026-02-02' },
      { accidentDate: 'Accident Date cannot be later than Admission Date.' },
    ],
  ])('inpatient %o', (changes, errors) => {
    expect(inpatient(changes)).toEqual(errors)
  })

  test('an accident is not after the visit', () => {
    expect(outpatient({ ...accidentAnswers, accidentDate: '2026-03-02' })).toEqual({})
    expect(outpatient({ ...accidentAnswers, accidentDate: '2026-03-03' })).toEqual({
      accidentDate: 'Accident Date cannot be later than Visit Date.',
    })
    // What is still being typed is before and after nothing.
    expect(Object.keys(outpatient({ ...accidentAnswers, accidentDate: '2026-03-02', visitDate: '03 Ma' }))).toEqual([
      'visitDate',
    ])
  })

  test('an admission belongs to pre and post hospitalisation only, and may be left out', () => {
    expect(outpatient({ prePostHospitalisation: 'Y' })).toEqual({})
    expect(outpatient({ prePostHospitalisation: 'Y', admissionDate: '2026-03-11' })).toEqual({
      admissionDate: 'Date cannot be later than today.',
    })
    expect(outpatient({ prePostHospitalisation: 'N', admissionDate: '2026-03-11' })).toEqual({})
  })
})

describe('accident', () => {
  test.each([
    ['2026-03-10', '14:30', undefined],
    ['2026-03-10', '14:31', 'Accident Time cannot be later than now.'],
    ['2026-03-09', '23:59', undefined],
    ['2026-03-09', '24:00', 'This is not a time. Type it as 14:30.'],
    ['2026-03-09', '', 'Accident Time is required.'],
  ])('on %s at %s', (accidentDate, accidentTime, text) => {
    expect(outpatient({ ...accidentAnswers, visitDate: '2026-03-10', accidentDate, accidentTime }).accidentTime).toBe(
      text,
    )
  })

  test('asks for everything once it is one, and for compensation only at work', () => {
    expect(Object.keys(outpatient({ accidentRelated: 'Y' }))).toEqual([
      'accidentDate',
      'accidentTime',
      'placeOfAccident',
      'workRelated',
      'accidentDetails',
    ])
    expect(outpatient({ ...accidentAnswers, accidentClaimableFromCompany: '' })).toEqual({
      accidentClaimableFromCompany: 'Please answer Yes or No.',
    })
    expect(outpatient({ ...accidentAnswers, workRelated: 'N', accidentClaimableFromCompany: '' })).toEqual({})
  })
})

test('the other insurer is named when there is one', () => {
  expect(inpatient({ claimingFromOtherInsurer: 'Y' })).toEqual({
    claimingFromOtherInsurerName: 'Name of the other insurer is required.',
  })
  expect(inpatient({ claimingFromOtherInsurer: 'Y', claimingFromOtherInsurerName: 'Prudence' })).toEqual({})
})

describe('benefit and diagnosis', () => {
  test('the diagnosis is required only where the benefit shows it', () => {
    expect(outpatient({ diagnosisText: '' })).toEqual({ diagnosisText: 'Diagnosis is required.' })
    expect(outpatient({ benefitGroupItem: 'gp-2', diagnosisText: '' })).toEqual({})
  })

  test('the benefit is one of its group', () => {
    expect(outpatient({ benefitGroupItem: 'den-1' })).toEqual({
      benefitGroupItem: 'Please choose a benefit from the list.',
    })
    expect(outpatient({ benefitGroup: 'Spa' })).toMatchObject({
      benefitGroup: 'Please choose a type of benefit from the list.',
    })
  })

  test('a currency is one of the list', () => {
    expect(outpatient({ currency: 'XXX' })).toEqual({ currency: 'Please choose a currency from the list.' })
  })

  test('texts have a longest length', () => {
    expect(outpatient({ providerName: 'x'.repeat(200), empSubRemarks: 'x'.repeat(2_000) })).toEqual({})
    expect(outpatient({ providerName: 'x'.repeat(201) })).toEqual({ providerName: 'Too long maximum 200 characters' })
    expect(outpatient({ empSubRemarks: 'x'.repeat(2_001) })).toEqual({
      empSubRemarks: 'Too long maximum 2000 characters',
    })
  })
})

describe('payment', () => {
  test('PayNow needs its confirmation', () => {
    expect(outpatient({ paymentMethod: 'PayNow' })).toEqual({
      payNowConfirmed: 'Missing information. Please review and check.',
    })
    expect(outpatient({ paymentMethod: 'PayNow', payNowConfirmed: true })).toEqual({})
  })

  test('only offered methods', () => {
    expect(outpatient({ paymentMethod: 'Payroll' })).toEqual({
      paymentMethod: 'Please choose one of the payment methods offered.',
    })
  })

  test('Bank needs an account that keeps its bank’s rules', () => {
    expect(outpatient({ bankNo: '', accountNo: '', branchNo: '' })).toEqual({
      bankNo: 'Bank is required',
      accountNo: 'Account Number is required',
      branchNo: 'Branch is required',
    })
    expect(outpatient({ accountNo: '08410239' })).toEqual({ accountNo: 'A POSB account number has 9 digits.' })
    expect(outpatient({ paymentMethod: 'Cheque', accountNo: '' })).toEqual({})
  })

  test('the stored account is right as it is shown, masked; another masked one is not', () => {
    expect(outpatient({ accountNo: '*****2395' })).toEqual({})
    expect(outpatient({ accountNo: '*****9999' })).toEqual({ accountNo: 'Invalid account no digit' })
    expect(outpatient({ accountNo: '*****2395' }, { bankDetail: undefined })).toEqual({
      accountNo: 'Invalid account no digit',
    })
  })

  test('on the server, which has the bank list, it is an account of a bank and a branch of that list', () => {
    const banks = { banks: singaporeBanks }
    expect(outpatient({}, banks)).toEqual({})
    expect(outpatient({ accountNo: '*****2395', branchNo: '999' }, banks)).toEqual({})
    expect(outpatient({ bankNo: '9999' }, banks)).toEqual({ bankNo: 'Invalid Bank Code' })
    expect(outpatient({ bankName: 'No Bank' }, banks)).toEqual({ bankNo: 'Invalid Bank Code' })
    expect(outpatient({ branchNo: '999' }, banks)).toEqual({ branchNo: 'Invalid Branch Code' })
  })

  test('where the client fixes it, only the default and the stored account', () => {
    const fixed = { paymentConfig: { ...outpatientContext.paymentConfig, updateBankInfo: false } }
    expect(outpatient({}, fixed)).toEqual({})
    expect(outpatient({ paymentMethod: 'Cheque' }, fixed)).toEqual({
      paymentMethod: 'The payment method cannot be changed.',
    })
  })
})

describe('an update', () => {
  const update = (status: 'SUBMITTED' | 'PENDING') => ({ update: { status, payment: { method: 'Bank' } as const } })

  test('judges the core fields while they are open', () => {
    expect(outpatient({ amount: '0', includeGST: 'N' }, update('SUBMITTED'))).toEqual({
      amount: 'Amount must be more than zero',
    })
  })

  test('does not judge what is locked, and still judges what is open', () => {
    const changes = { benefitGroup: 'No longer offered', amount: '', accidentRelated: 'Y', companyId: '' }
    expect(Object.keys(outpatient(changes, update('PENDING')))).toEqual([
      'accidentDate',
      'accidentTime',
      'placeOfAccident',
      'workRelated',
      'accidentDetails',
    ])
  })

  test('may keep a method that is no longer offered', () => {
    const context = { update: { status: 'PENDING', payment: { method: 'Payroll' } } as const }
    expect(outpatient({ paymentMethod: 'Payroll' }, context)).toEqual({})
  })
})
