import { filledQuestions } from '@member-care/domain/guarantee/questionnaire.ts'
import { usualQuestionnaire } from '@member-care/domain/guarantee/usual-questionnaire.ts'
import { guaranteeRefusalTexts } from '@member-care/domain/texts/guarantee-refusal-texts.ts'
import { guaranteeRequestTexts } from '@member-care/domain/texts/guarantee-request-texts.ts'
import { expect, test } from 'vitest'
import { answerFields, validityText } from './elog-fields.ts'
import { changeErrors, toLetterChange } from './letter-change.ts'

test.each([
  ['2026-06-01', '30 Jun 2026 (29 days left)'],
  ['2026-06-29', '30 Jun 2026 (1 day left)'],
  ['2026-06-30', '30 Jun 2026 (today is its last day)'],
  ['2026-07-01', '30 Jun 2026'],
])('on %s a letter is valid until %s', (today, text) => {
  expect(validityText('2026-06-30', today)).toBe(text)
})

test('answers are told by what was asked; what was not answered is left out, and so is what was forgotten', () => {
  const answers = { stay: { inputs: ['planned', '2'], parts: [] }, history: { inputs: [], parts: ['Y', 'N'] } }
  expect(answerFields(JSON.stringify(filledQuestions(usualQuestionnaire, answers)))).toEqual([
    { label: 'Kind of admission', value: 'Planned admission' },
    { label: 'Nights expected', value: '2' },
    { label: 'Has the patient been treated for this before?', value: 'Yes' },
    { label: 'Is it the consequence of an accident?', value: 'No' },
  ])
  expect(answerFields(null)).toEqual([])
})

test('a change asks for a higher amount, another date within 30 days, or both, and says why', () => {
  const letter = { amountCents: 500_000 }
  const errorsOf = (values: object) => changeErrors(values, letter, '2026-06-01')
  expect(errorsOf({})).toEqual({
    amount: guaranteeRefusalTexts.CHANGE_EMPTY,
    reason: guaranteeRefusalTexts.CHANGE_REASON_MISSING,
  })
  expect(errorsOf({ amount: '5,000.00', reason: 'x' })).toEqual({
    amount: guaranteeRefusalTexts.CHANGE_AMOUNT_NOT_HIGHER,
  })
  expect(errorsOf({ admissionOn: '2026-05-31', reason: 'x' })).toEqual({
    admissionOn: guaranteeRequestTexts.admissionInPast,
  })
  expect(errorsOf({ amount: '5000.01', reason: 'x' })).toEqual({})
  expect(toLetterChange({ amount: '5000.01', admissionOn: '', reason: ' x ' })).toEqual({
    amountCents: 500_001,
    reason: 'x',
  })
})
