// Requirements: ADM-CLM-009, ADM-CLM-014, ADM-CLM-015, ADM-CLM-016
import type { ClaimDetails } from '@member-care/domain/claim/claim-details.ts'
import { inpatientDetails, outpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import { expect, test } from 'vitest'
import { decisionFields, paymentFields, statedFields } from './claim-fields.ts'
import { exampleClaim } from './testing/example-claim-record.ts'

const accident = { date: '2026-11-02', time: '14:35', place: 'Void deck', details: 'Slipped', workRelated: false }

function labelsOf(details: ClaimDetails, title: string): readonly string[] {
  const group = statedFields(exampleClaim({ details })).find((candidate) => candidate.title === title)
  return group?.fields.map(({ label }) => label) ?? []
}

test('accident fields stand only when the claim is accident related, the company question only when it is work related too', () => {
  expect(labelsOf({ ...outpatientDetails, accident: undefined }, 'Accident')).toEqual(['Accident Related'])
  expect(labelsOf({ ...outpatientDetails, accident }, 'Accident')).toEqual([
    'Accident Related',
    'Accident Date and Time',
    'Place of Accident',
    'Accident Details',
    'Work Related',
  ])
  expect(
    labelsOf(
      { ...outpatientDetails, accident: { ...accident, workRelated: true, claimableFromCompany: true } },
      'Accident',
    ),
  ).toContain('Compensation from Company')
})

test('the other insurer is named only when it is claimed from', () => {
  expect(labelsOf({ ...outpatientDetails, otherInsurer: undefined }, 'Other insurer')).toEqual([
    'Claiming from Other Insurer',
  ])
  expect(labelsOf({ ...outpatientDetails, otherInsurer: { name: 'Other Life' } }, 'Other insurer')).toContain(
    'Other Insurer',
  )
})

test('each kind has its own fields', () => {
  expect(labelsOf(outpatientDetails, 'Visit')).toEqual(
    expect.arrayContaining(['Visit Date', 'Benefit', 'Receipt No', 'Diagnosis']),
  )
  expect(labelsOf(inpatientDetails, 'Hospital stay')).toEqual(
    expect.arrayContaining(['Admission Date', 'Discharge Date', 'Reason for Treatment', 'Name of Operation']),
  )
  expect(labelsOf(inpatientDetails, 'Visit')).toEqual([])
})

test('a typed diagnosis stands as it was typed, a listed one with its code, a forgotten one as forgotten', () => {
  const { diagnosisCode: _code, diagnosisName: _name, diagnosisText: _text, ...rest } = outpatientDetails
  const diagnosisOf = (part: object) =>
    statedFields(exampleClaim({ details: { ...rest, ...part } }))[0]?.fields.find(({ label }) => label === 'Diagnosis')
      ?.value
  expect(diagnosisOf({ diagnosisText: 'A cough' })).toBe('A cough')
  expect(diagnosisOf({ diagnosisCode: 'J06.9', diagnosisName: 'Cold' })).toBe('Cold (J06.9)')
  expect(diagnosisOf({ diagnosisCode: { redacted: true }, diagnosisName: { redacted: true } })).toEqual({
    redacted: true,
  })
  expect(diagnosisOf({})).toBeNull()
})

test('the insurer has said nothing until it has', () => {
  expect(decisionFields(exampleClaim()).fields).toEqual([])
  expect(decisionFields(exampleClaim({ payable: '0.00', remarks: { redacted: true }, batchNo: 'B1' })).fields).toEqual([
    { label: 'Payable Amount', value: 'SGD 0.00' },
    { label: 'Remarks', value: { redacted: true } },
    { label: 'Batch No', value: 'B1' },
  ])
})

test('a payment without an account has no empty account fields', () => {
  expect(paymentFields(exampleClaim({ payment: { method: 'Cheque' } })).fields).toEqual([
    { label: 'Payment Method', value: 'Cheque' },
  ])
})
