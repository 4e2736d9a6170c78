// Requirements: ELG-004, ELG-005, ELG-007, ELG-008, ELG-009, ELG-010, ELG-011, ELG-012
import { usualQuestionnaire } from '@member-care/domain/guarantee/usual-questionnaire.ts'
import { notCoveredAtAdmissionText } from '@member-care/domain/texts/claim-form-texts.ts'
import { guaranteeRequestTexts as texts } from '@member-care/domain/texts/guarantee-request-texts.ts'
import { expect, test } from 'vitest'
import type { GuaranteeForm } from '../portal-api/guarantees-api.ts'
import { answerName, elogErrors, sentFields } from './elog-request.ts'
import { labelOf } from './field-labels.ts'

const form: GuaranteeForm = {
  questionnaire: usualQuestionnaire as GuaranteeForm['questionnaire'],
  hospitals: [{ name: 'Banyan General Hospital', address: '1 Example Road' }],
  patients: [
    {
      id: 'p-1',
      name: 'Willow Tan',
      relationship: null,
      cover: [{ effectiveStartDate: '2020-01-01', effectiveEndDate: '2026-06-20' }],
    },
  ],
  terms: { outcome: 'to-desk', mostCents: null },
  usualTime: null,
}
const kind = answerName('stay', 'inputs', 0)
const nights = answerName('stay', 'inputs', 1)
const treated = answerName('history', 'parts', 0)
const accident = answerName('history', 'parts', 1)
const filled = {
  companyId: 'c-1',
  patientId: 'p-1',
  hospital: 'Banyan General Hospital',
  diagnosis: 'Gallstones',
  descriptionOfSymptoms: 'Pain after meals',
  dateTheSymptomsStarted: '2026-05-20',
  dateFrom: '2026-06-05',
  [kind]: 'planned',
  [nights]: '0',
  [treated]: 'N',
  [accident]: 'N',
}
const files = [{ name: 'referral.pdf', size: 100 }]
const today = '2026-06-01'

test('what is wrong is told by the names of the fields, those of questions too', () => {
  expect(elogErrors(filled, files, form, today)).toEqual({})
  const errors = elogErrors({ ...filled, dateFrom: '2026-07-02', [nights]: 'two', [treated]: '' }, [], form, today)
  expect(Object.keys(errors).toSorted()).toEqual(['attachments', 'dateFrom', nights, treated].toSorted())
  expect(errors[nights]).toBe(texts.notANumber)
  expect(labelOf(nights, form)).toBe('Nights expected')
  const afterCover = { ...filled, dateFrom: '2026-06-21' }
  expect(elogErrors(afterCover, files, form, today)).toEqual({ dateFrom: notCoveredAtAdmissionText('21/06/2026') })
  expect(elogErrors({}, [], undefined, today)).toEqual({ companyId: texts.companyRequired })
})

test('the request is sent with its dates as they are, and the questions with their answers as JSON', () => {
  const { questionnaire, ...fields } = sentFields(filled, form)
  expect(fields).toMatchObject({ patientId: 'p-1', dateFrom: '2026-06-05', doctorName: '' })
  expect(JSON.parse(questionnaire ?? '')).toMatchObject([
    { id: 'documents' },
    { id: 'stay', inputs: [{ value: 'planned' }, { value: '0' }, { value: null }] },
    { id: 'history', choices: [{ value: 'N', checked: false }, { value: 'N' }] },
  ])
})
