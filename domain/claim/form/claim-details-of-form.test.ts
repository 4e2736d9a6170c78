// Requirements: CLM-022, CLM-023, CLM-024, CLM-025, CLM-032, CLM-036, CLM-037, CLM-038, CLM-039, CLM-040, CLM-041, CLM-045, CLM-052, CLM-059,
// CLM-060, CLM-061, CLM-062
import { describe, expect, test } from 'vitest'
import { REDACTED } from '../../events/event-definition.ts'
import { claimDetailsSchema, paymentSchema } from '../claim-details.ts'
import { bankPayment, inpatientDetails, outpatientDetails } from '../testing/example-claims.ts'
import {
  accidentAnswers,
  inpatientContext,
  inpatientForm,
  outpatientContext,
  outpatientForm,
} from '../testing/example-forms.ts'
import { toClaimDetails, toPayment } from './claim-details-of-form.ts'
import { fromClaimDetails } from './form-of-claim-details.ts'
import { initialInpatientForm, initialOutpatientForm } from './initial-forms.ts'
import { visibleFields } from './visible-fields.ts'

describe('from the form', () => {
  test('an outpatient and an inpatient claim', () => {
    expect(toClaimDetails(outpatientForm, outpatientContext)).toEqual(outpatientDetails)
    expect(toClaimDetails(inpatientForm, inpatientContext)).toEqual(inpatientDetails)
  })

  test('what is made passes the schema of what is kept', () => {
    const full = {
      ...outpatientForm,
      ...accidentAnswers,
      claimingFromOtherInsurer: 'Y',
      claimingFromOtherInsurerName: 'Prudence',
      claimReferenceNo: 'P-1',
    }
    const details = toClaimDetails(full, outpatientContext)
    expect(claimDetailsSchema.parse(details)).toEqual(details)
    expect(details).toMatchObject({
      accident: {
        date: '2026-01-30',
        time: '09:30',
        place: 'Warehouse 2',
        workRelated: true,
        claimableFromCompany: false,
      },
      otherInsurer: { name: 'Prudence', claimReferenceNo: 'P-1' },
    })
    expect(paymentSchema.parse(toPayment(full))).toEqual(bankPayment)
  })

  test('answers that were taken back leave nothing behind', () => {
    const details = toClaimDetails(
      {
        ...outpatientForm,
        ...accidentAnswers,
        accidentRelated: 'N',
        claimingFromOtherInsurerName: 'Prudence',
        includeGST: 'N',
        admissionDate: '2026-03-01',
      },
      outpatientContext,
    )
    expect(details).toEqual({ ...outpatientDetails, includesGst: false, gstAmountCents: 0 })
  })

  test('compensation is kept only for an accident at work', () => {
    expect(
      toClaimDetails({ ...outpatientForm, ...accidentAnswers, workRelated: 'N' }, outpatientContext).accident,
    ).not.toHaveProperty('claimableFromCompany')
  })

  test('a diagnosis is matched whatever its case, else kept as the member’s text, and dropped where it is not asked for', () => {
    const diagnosisOf = (changes: object) => {
      const { diagnosisCode, diagnosisName, diagnosisText } = toClaimDetails(
        { ...outpatientForm, ...changes },
        outpatientContext,
      )
      return { diagnosisCode, diagnosisName, diagnosisText }
    }
    expect(diagnosisOf({ diagnosisText: ' influenza ' })).toEqual({ diagnosisCode: 'J11', diagnosisName: 'Influenza' })
    expect(diagnosisOf({ diagnosisText: 'Flu' })).toEqual({ diagnosisText: 'Flu' })
    expect(diagnosisOf({ benefitGroupItem: 'gp-2' })).toEqual({})
  })

  test('a treatment and an operation that are not listed have no code', () => {
    const details = toClaimDetails(
      { ...inpatientForm, reasonForTreatment: 'Rare', nameOfOperation: 'New' },
      inpatientContext,
    )
    expect(details).toMatchObject({ reasonForTreatment: 'Rare', operationName: 'New' })
    expect(details).not.toHaveProperty('reasonForTreatmentCode')
    expect(details).not.toHaveProperty('operationCode')
  })

  test('amounts are rounded half up', () => {
    expect(toClaimDetails({ ...inpatientForm, amount: '1,234.505' }, inpatientContext).amountCents).toBe(123_451)
  })

  test('a form with errors is no claim', () => {
    expect(() => toClaimDetails({ ...outpatientForm, benefitGroupItem: '' }, outpatientContext)).toThrow(RangeError)
    expect(() => toClaimDetails({ ...outpatientForm, amount: 'x' }, outpatientContext)).toThrow(RangeError)
  })
})

describe('payment', () => {
  test.each(['Cheque', 'PayNow', 'Payroll', 'Insurer'])('%s keeps no account', (paymentMethod) => {
    expect(toPayment({ ...outpatientForm, paymentMethod })).toEqual({ method: paymentMethod })
  })

  test('a masked account stands for the stored one, and for no other', () => {
    const stored = { bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo: '084102395' }
    expect(toPayment({ ...outpatientForm, accountNo: '*****2395' }, stored)).toEqual(bankPayment)
    expect(() => toPayment({ ...outpatientForm, accountNo: '*****9999' }, stored)).toThrow(RangeError)
    expect(() => toPayment({ ...outpatientForm, accountNo: '*****2395' })).toThrow(RangeError)
  })
})

describe('back to the form', () => {
  test('and to the same claim again', () => {
    const who = { companyId: 'company-1', claimantId: 'employee-1' }
    const full = toClaimDetails(
      { ...outpatientForm, ...accidentAnswers, prePostHospitalisation: 'Y', admissionDate: '2026-03-01' },
      outpatientContext,
    )
    const form = fromClaimDetails(full, bankPayment, who)
    expect(toClaimDetails(form, outpatientContext)).toEqual(full)
    expect(toPayment(form)).toEqual(bankPayment)
    expect(toClaimDetails(fromClaimDetails(inpatientDetails, bankPayment, who), inpatientContext)).toEqual(
      inpatientDetails,
    )
  })

  test('what was forgotten is empty', () => {
    const form = fromClaimDetails(
      { ...outpatientDetails, remarks: REDACTED, diagnosisName: REDACTED },
      { ...bankPayment, accountNo: REDACTED },
      { companyId: 'c', claimantId: 'p' },
    )
    expect(form).toMatchObject({ empSubRemarks: undefined, diagnosisText: undefined, accountNo: undefined })
  })
})

describe('a new form', () => {
  test('opens with every default', () => {
    expect(initialOutpatientForm(outpatientContext)).toEqual({
      companyId: 'company-1',
      claimantId: undefined,
      nric: '*****567D',
      currency: 'SGD',
      accidentRelated: 'N',
      claimingFromOtherInsurer: 'N',
      paymentMethod: 'Bank',
      bankName: 'POSB',
      bankNo: '7171',
      branchNo: '081',
      accountNo: '*****2395',
    })
  })

  test('fills in no account and no method where the client has not said so', () => {
    const paymentConfig = { defaults: { paymentMethod: '' }, autoFillBankDetails: false, updateBankInfo: true }
    const form = initialInpatientForm({ ...inpatientContext, paymentConfig })
    expect(form.paymentMethod).toBeUndefined()
    expect(form).not.toHaveProperty('accountNo')
  })

  test('a default that is not offered is not chosen', () => {
    const paymentConfig = { ...outpatientContext.paymentConfig, defaults: { paymentMethod: 'Payroll' } }
    expect(initialOutpatientForm({ ...outpatientContext, paymentConfig }).paymentMethod).toBeUndefined()
  })

  test('a selector that is disabled holds a method, and the account that cannot be another', () => {
    const paymentConfig = { defaults: { paymentMethod: '' }, autoFillBankDetails: false, updateBankInfo: false }
    expect(initialOutpatientForm({ ...outpatientContext, paymentConfig })).toMatchObject({
      paymentMethod: 'Bank',
      accountNo: '*****2395',
    })
    expect(initialOutpatientForm({ ...outpatientContext, paymentConfig, bankDetail: undefined })).not.toHaveProperty(
      'accountNo',
    )
  })

  test('shows nothing of accident, other insurer, GST or diagnosis before it is asked for', () => {
    const shown = visibleFields(initialOutpatientForm(outpatientContext), outpatientContext)
    for (const field of [
      'accidentDate',
      'claimingFromOtherInsurerName',
      'claimReferenceNo',
      'gstAmount',
      'diagnosisText',
      'admissionDate',
      'payNowConfirmed',
    ] as const) {
      expect(shown.has(field), field).toBe(false)
    }
    expect(shown.has('bankName')).toBe(true)
  })
})
