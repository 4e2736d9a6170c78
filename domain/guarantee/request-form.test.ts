// Requirements: ELG-003, ELG-012, ELG-013, ELG-014, ELG-015, ELG-016, ELG-017, ELG-018, ELG-019, ELG-023, ELG-024, ELG-025, LIM-024
import { expect, test } from 'vitest'
import {
  guaranteeRequestErrors,
  type GuaranteeFile,
  type GuaranteeRequestContext,
  type GuaranteeRequestForm,
} from './request-form.ts'
import { exampleFile, exampleQuestionnaire, exampleRequest, exampleRequestContext } from './testing/example-request.ts'

const errorsOf = (
  changes: GuaranteeRequestForm,
  files: readonly GuaranteeFile[] = [exampleFile],
  context: Partial<GuaranteeRequestContext> = {},
) => guaranteeRequestErrors({ ...exampleRequest, ...changes }, files, { ...exampleRequestContext, ...context })

test('a complete request has no errors, also without a doctor', () => {
  expect(errorsOf({})).toEqual({})
  expect(errorsOf({ doctorName: '' })).toEqual({})
})

test('an empty request names all that is missing', () => {
  expect(guaranteeRequestErrors({}, [], exampleRequestContext)).toMatchObject({
    companyId: 'Company is required.',
    patientId: 'Patient is required.',
    hospital: 'Hospital is required.',
    diagnosis: 'Diagnosis is required.',
    descriptionOfSymptoms: 'Symptoms is required.',
    dateTheSymptomsStarted: 'Date is required.',
    dateFrom: 'Date is required.',
    attachments: 'No Files Uploaded.',
    answers: { stay: { inputs: ['Field is Mandatory', 'Field is Mandatory', undefined] } },
  })
})

test('the patient is one of the company’s records, and the hospital one of the panel', () => {
  expect(errorsOf({ patientId: 'stranger', hospital: 'Elsewhere' })).toEqual({
    patientId: 'This person is not covered by the company. Please choose somebody from the list.',
    hospital: 'This hospital is not on the panel. Please choose one from the list.',
  })
})

test.each([
  ['2026-11-24', 'The admission date cannot be before today.'],
  ['2026-11-25', undefined],
  ['2026-12-25', undefined],
  ['2026-12-26', 'The admission date cannot be after 25 Dec 2026.'],
  ['2026-02-30', 'This is not a date. Type it as 05 Nov 2026.'],
])('an admission on %s is answered with %s', (dateFrom, text) => {
  expect(errorsOf({ dateFrom }).dateFrom).toBe(text)
})

test.each([
  ['2026-11-26', 'There is no cover on 26/11/2026. Please check the admission date.'],
  ['2026-11-27', undefined],
  ['2026-12-10', undefined],
  ['2026-12-11', 'There is no cover on 11/12/2026. Please check the admission date.'],
])('an admission on %s of who is covered from 27 November to 10 December is answered with %s', (dateFrom, text) => {
  expect(errorsOf({ patientId: 'saffron', dateFrom }).dateFrom).toBe(text)
})

test('symptoms began today or before', () => {
  expect(errorsOf({ dateTheSymptomsStarted: '2026-11-25' })).toEqual({})
  expect(errorsOf({ dateTheSymptomsStarted: '2026-11-26' })).toEqual({
    dateTheSymptomsStarted: 'The symptoms cannot have started after today.',
  })
})

test.each<[string, readonly GuaranteeFile[], string | undefined]>([
  ['five files', Array.from({ length: 5 }, () => exampleFile), undefined],
  ['six files', Array.from({ length: 6 }, () => exampleFile), 'You can only upload up to 5 files!'],
  ['a file of 5 MB', [{ name: 'scan.heic', bytes: 5_242_880 }], undefined],
  [
    'a file of 5 MB and one byte',
    [exampleFile, { name: 'scan.heic', bytes: 5_242_881 }],
    'The attachment has exceeded the maximum limit of 5MB. Kindly resize and upload the document again.',
  ],
  ['a text', [{ name: 'notes.txt', bytes: 10 }], 'Only image file (jpeg, jpg, png) and PDF file are allowed.'],
])('%s: %s', (_, files, text) => {
  expect(errorsOf({}, files).attachments).toBe(text)
})

test('files may be left out where the configuration says so', () => {
  const questionnaire = { ...exampleQuestionnaire, attachments: { optional: true } }
  expect(errorsOf({}, [], { questionnaire })).toEqual({})
})
