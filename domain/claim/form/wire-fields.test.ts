// Requirements: CLM-022, CLM-023, CLM-024, CLM-025, CLM-039, CLM-040, CLM-041, CLM-052, CLM-062, CLM-077, LIM-015, API-152
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  accidentAnswers,
  inpatientContext,
  inpatientForm,
  outpatientContext,
  outpatientForm,
} from '../testing/example-forms.ts'
import { toClaimDetails, toPayment } from './claim-details-of-form.ts'
import { inpatientFormErrors } from './inpatient-form-errors.ts'
import { outpatientFormErrors } from './outpatient-form-errors.ts'
import { fromWireFields, toWireFields, type ReadWireFields } from './wire-fields.ts'

const receiptAndLetter = { added: [{ category: 'INV/RCP' }, { category: 'DOC' }] } as const

function readForm(read: ReadWireFields) {
  if ('errors' in read) throw new Error(JSON.stringify(read.errors))
  return read.form
}

test('an outpatient claim as the call catalogue has it', () => {
  expect(toWireFields({ ...outpatientForm, ...accidentAnswers }, outpatientContext, receiptAndLetter)).toEqual({
    companyId: 'company-1',
    claimantId: 'employee-1',
    visitDate: '02/03/2026',
    benefitGroup: 'General Practitioner',
    benefitId: 'gp-1',
    benefitName: 'GP Visit',
    providerName: 'Raffles Clinic',
    receiptNo: 'R-1001',
    diagnosisCode: 'J11',
    diagnosisName: 'Influenza',
    currency: 'SGD',
    amount: '120.50',
    includeGST: 'true',
    gstAmount: '9.95',
    empSubRemarks: 'Fever',
    prePostHospitalisation: 'N',
    accidentRelated: 'Y',
    accidentDateTime: '30/01/2026 09:30',
    placeOfAccident: 'Warehouse 2',
    workRelated: 'Y',
    accidentDetails: 'Slipped on a wet floor',
    accidentClaimableFromCompany: 'N',
    claimingFromOtherInsurer: 'N',
    paymentMethod: 'Bank',
    bankName: 'POSB',
    bankNo: '7171',
    branchNo: '081',
    accountNo: '084102395',
    attachmentDetails: '["INV/RCP","DOC"]',
  })
})

test('what was not asked for is not sent', () => {
  const fields = toWireFields(
    {
      ...outpatientForm,
      ...accidentAnswers,
      accidentRelated: 'N',
      includeGST: 'N',
      gstAmount: '5',
      paymentMethod: 'Cheque',
      claimingFromOtherInsurerName: 'X',
    },
    outpatientContext,
    receiptAndLetter,
  )
  expect(fields).toMatchObject({ includeGST: 'false', gstAmount: '0', paymentMethod: 'Cheque' })
  for (const field of [
    'accidentDateTime',
    'placeOfAccident',
    'workRelated',
    'claimingFromOtherInsurerName',
    'accountNo',
    'bankNo',
  ])
    expect(fields).not.toHaveProperty(field)
})

test('an unlisted diagnosis is sent as the member’s text', () => {
  const fields = toWireFields({ ...outpatientForm, diagnosisText: 'Flu' }, outpatientContext, receiptAndLetter)
  expect(fields).toMatchObject({ diagnosisTextFromMember: 'Flu' })
  expect(fields).not.toHaveProperty('diagnosisCode')
})

test('an update of a claim under review sends no core field', () => {
  const context = { ...outpatientContext, update: { status: 'PENDING', payment: { method: 'Bank' } } } as const
  expect(toWireFields(outpatientForm, context, { added: [], keptIds: ['a1'] })).toEqual({
    accidentRelated: 'N',
    claimingFromOtherInsurer: 'N',
    paymentMethod: 'Bank',
    bankName: 'POSB',
    bankNo: '7171',
    branchNo: '081',
    accountNo: '084102395',
    attachmentDetails: '[]',
    oldAttachment: '["a1"]',
  })
})

describe('there and back', () => {
  const money = fc
    .integer({ min: 2, max: 99_999_900 })
    .map((cents) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`)
  const words = fc.string({ minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== '')
  const yesNo = fc.constantFrom('Y', 'N')

  test('the server makes the same outpatient claim of it as the browser', () => {
    const changes = fc.record({
      amount: money,
      includeGST: yesNo,
      gstAmount: fc.constant('0.01'),
      diagnosisText: words,
      providerName: words,
      empSubRemarks: fc.string({ maxLength: 60 }),
      prePostHospitalisation: yesNo,
      admissionDate: fc.constantFrom('', '2026-02-28'),
      accidentRelated: yesNo,
      workRelated: yesNo,
      accidentDetails: words,
      claimingFromOtherInsurer: yesNo,
      claimingFromOtherInsurerName: words,
      paymentMethod: fc.constantFrom('Bank', 'Cheque', 'PayNow'),
      payNowConfirmed: fc.constant(true),
    })
    fc.assert(
      fc.property(changes, (changed) => {
        const form = { ...outpatientForm, ...accidentAnswers, ...changed }
        const received = readForm(fromWireFields('outpatient', toWireFields(form, outpatientContext, receiptAndLetter)))
        expect(outpatientFormErrors(received, outpatientContext)).toEqual(outpatientFormErrors(form, outpatientContext))
        expect(toClaimDetails(received, outpatientContext)).toEqual(toClaimDetails(form, outpatientContext))
        expect(toPayment(received)).toEqual(toPayment(form))
      }),
    )
  })

  test('and the same inpatient claim', () => {
    const form = {
      ...inpatientForm,
      ...accidentAnswers,
      claimingFromOtherInsurer: 'Y',
      claimingFromOtherInsurerName: 'Prudence',
      claimReferenceNo: 'P-1',
    }
    const received = readForm(fromWireFields('inpatient', toWireFields(form, inpatientContext, receiptAndLetter)))
    expect(inpatientFormErrors(received, inpatientContext)).toEqual({})
    expect(toClaimDetails(received, inpatientContext)).toEqual(toClaimDetails(form, inpatientContext))
  })

  test('the documents too', () => {
    expect(
      fromWireFields(
        'outpatient',
        toWireFields(outpatientForm, outpatientContext, { ...receiptAndLetter, keptIds: ['a1', 'a2'] }),
      ),
    ).toMatchObject({
      categories: ['INV/RCP', 'DOC'],
      keptIds: ['a1', 'a2'],
    })
  })
})

describe('reading a request', () => {
  test.each([
    [{ visitDate: '2026-03-02' }, { visitDate: 'Date is not valid.' }],
    [{ visitDate: '31/02/2026' }, { visitDate: 'Date is not valid.' }],
    [{ visitDate: '2/3/2026' }, { visitDate: 'Date is not valid.' }],
    [{ accidentDateTime: '30/01/2026' }, { accidentTime: 'Time is not valid.' }],
    [{ accidentDateTime: '30/01/2026 09:30 or so' }, { accidentTime: 'Time is not valid.' }],
    [
      { accidentDateTime: '30-01-2026 25:00' },
      { accidentDate: 'Date is not valid.', accidentTime: 'Time is not valid.' },
    ],
    [
      { includeGST: 'constructor' },
      { includeGST: 'The request could not be read. Please reload the page and try again.' },
    ],
    [
      { attachmentDetails: '["EXE"]' },
      { attachmentDetails: 'The request could not be read. Please reload the page and try again.' },
    ],
    [
      { attachmentDetails: '{' },
      { attachmentDetails: 'The request could not be read. Please reload the page and try again.' },
    ],
    [
      { oldAttachment: '[1]' },
      { oldAttachment: 'The request could not be read. Please reload the page and try again.' },
    ],
  ])('%o cannot be read', (fields, errors) => {
    expect(fromWireFields('outpatient', fields)).toEqual({ errors })
  })

  test('what is missing is left to the form rules', () => {
    expect(Object.keys(outpatientFormErrors(readForm(fromWireFields('outpatient', {})), outpatientContext))).toContain(
      'visitDate',
    )
  })

  test('a field is read only under its name on the wire', () => {
    const form = readForm(
      fromWireFields('outpatient', { accidentDate: '2026-01-30', benefitGroupItem: 'gp-1', diagnosisText: 'Flu' }),
    )
    expect(form).not.toHaveProperty('accidentDate')
    expect(form).toMatchObject({ benefitGroupItem: '', diagnosisText: '' })
  })

  test('never throws, whatever is sent', () => {
    const anyFields = fc.dictionary(
      fc.constantFrom(
        'visitDate',
        'amount',
        'includeGST',
        'accidentDateTime',
        'attachmentDetails',
        'oldAttachment',
        '__proto__',
        'x',
      ),
      fc.string(),
    )
    fc.assert(
      fc.property(anyFields, fc.constantFrom('outpatient' as const, 'inpatient' as const), (fields, kind) => {
        const read = fromWireFields(kind, fields)
        expect('errors' in read || typeof read.form === 'object').toBe(true)
      }),
    )
  })
})
