// Requirements: CLM-095, CLM-096, CLM-097, CLM-098, CLM-115
import { describe, expect, test } from 'vitest'
import type { InpatientClaimDetail, OutpatientClaimDetail } from '../portal-api/claims-contract.ts'
import { accidentFields, claimFields, otherInsurerFields, paymentFields, type Field } from './claim-fields.ts'
import { inpatient, outpatient } from './testing/example-details.ts'

const today = '2025-11-21'
const always = { itemizedMonth: 0, itemizedMessage: '' }
const afterTwoMonths = { itemizedMonth: 2, itemizedMessage: 'Shown two months after the visit.' }

const ofOutpatient = (part: Partial<OutpatientClaimDetail> = {}, itemising = always, day = today) =>
  claimFields({ kind: 'out', claim: { ...outpatient, ...part } }, itemising, day)
const ofInpatient = (part: Partial<InpatientClaimDetail> = {}) =>
  claimFields({ kind: 'inp', claim: { ...inpatient, ...part } }, always, today)
const value = (fields: readonly Field[], label: string) => fields.find((field) => field.label === label)?.value
const labels = (fields: readonly Field[]) => fields.map(({ label }) => label)

describe('an outpatient claim', () => {
  test('tells every field of it in the order of 1§2, dates and amounts as people read them', () => {
    expect(ofOutpatient().map((field) => [field.label, field.value])).toEqual(
      Object.entries({
        'Transaction No': 'OPD000001',
        'Incurred Amount': 'SGD 109.00',
        'Payable Amount': 'Pending',
        'GST Amount': 'SGD 9.00',
        Benefit: 'GP consultation',
        Diagnosis: 'Sore shoulder',
        'Visit Date': '01 Nov 2025',
        'Receipt / Invoice No': 'R-1',
        Provider: 'Coral Family Clinic',
        'Type of Visit': 'Others',
        'Submission Date': '02 Nov 2025',
        'Your Remarks': 'No Remarks',
      }),
    )
  })

  test('has no GST amount when the receipt has none', () => {
    expect(labels(ofOutpatient({ includeGST: false, gstAmount: '0.00' }))).not.toContain('GST Amount')
  })

  test('tells the listed diagnosis rather than what was typed', () => {
    expect(value(ofOutpatient({ diagnosisName: 'Low back pain' }), 'Diagnosis')).toBe('Low back pain')
  })

  test('says that its number follows while the insurer has given none', () => {
    expect(value(ofOutpatient({ transactionNo: '', status: 'PROCESSING' }), 'Transaction No')).toBe('Number follows')
  })
})

test('an inpatient claim tells its stay, and the surgical code where the operation has no name', () => {
  const fields = ofInpatient()
  expect(labels(fields)).toEqual([
    'Transaction No',
    'Incurred Amount',
    'Payable Amount',
    'Hospital',
    'Admission Date',
    'Discharge Date',
    'Diagnosis',
    'Description of Symptoms',
    'Symptoms Start Date',
    'Name of Operation / Surgical Code',
    'Submission Date',
    'Your Remarks',
  ])
  expect(value(fields, 'Name of Operation / Surgical Code')).toBe('SM701I')
  expect(value(ofInpatient({ nameOfOperation: 'Cataract extraction' }), 'Name of Operation / Surgical Code')).toBe(
    'Cataract extraction',
  )
})

describe('the payable amount', () => {
  test.each([
    ['PROCESSING', 'Pending'],
    ['Pending', 'Pending'],
    ['Pending Review', 'Pending'],
    ['Waiting for a Doctor', 'Pending'],
    ['Approved', 'SGD 80.00'],
    ['Rejected', 'USD 0.00'],
  ])('of a claim in USD that is %s is %s', (status, text) => {
    expect(value(ofOutpatient({ status, currency: 'USD', payableAmount: '80.00' }), 'Payable Amount')).toBe(text)
  })
})

describe('the incurred amount', () => {
  const notes = (fields: readonly Field[]) => fields.find(({ label }) => label === 'Incurred Amount')?.notes

  test('is itemised once the months of the client have passed since the visit', () => {
    expect(notes(ofOutpatient({}, afterTwoMonths, '2025-12-31'))).toEqual(['Shown two months after the visit.'])
    expect(notes(ofOutpatient({}, afterTwoMonths, '2026-01-01'))).toEqual(['Without GST: SGD 100.00'])
  })

  test('has nothing below it where there is nothing to itemise', () => {
    expect(notes(ofOutpatient({ includeGST: false }))).toEqual([])
  })
})

test('an accident is told only of a claim that has one', () => {
  const accident = {
    accidentRelated: 'Y',
    accidentDateTime: '31/10/2025 14:05',
    placeOfAccident: 'Office stairs',
    workRelated: 'Y',
    accidentClaimableFromCompany: 'N',
    accidentDetails: 'Slipped',
  } as const
  expect(accidentFields({ ...outpatient, ...accident }).map((field) => field.value)).toEqual([
    '31 Oct 2025 14:05',
    'Office stairs',
    'Yes',
    'No',
    'Slipped',
  ])
  expect(
    accidentFields({ ...inpatient, ...accident, workRelated: 'N', accidentClaimableFromCompany: '' }).map(
      (field) => field.value,
    ),
  ).toEqual(['31 Oct 2025 14:05', 'Office stairs', 'No', 'Slipped'])
  expect(accidentFields(outpatient)).toEqual([])
})

test('another insurer is told only where there is one', () => {
  expect(
    otherInsurerFields({
      ...outpatient,
      claimingFromOtherInsurer: 'Y',
      claimingFromOtherInsurerName: 'Harbour Life',
      claimReferenceNo: '',
    }).map((field) => field.value),
  ).toEqual(['Harbour Life'])
  expect(otherInsurerFields(outpatient)).toEqual([])
})

test('a payment is told by its method, with the account where money goes to one', () => {
  expect(paymentFields(outpatient)).toEqual([{ label: 'Payment Method', value: 'Cheque' }])
  expect(
    paymentFields({ ...outpatient, paymentMethod: 'Bank', bankName: 'Sample Bank', accountNo: '*****6789' }).map(
      (field) => field.value,
    ),
  ).toEqual(["Employee's Bank Account", 'Sample Bank', '*****6789'])
})
