// Requirements: ELG-008, ELG-009, ELG-010, ELG-011
import { expect, test } from 'vitest'
import { ownQuestionnaireTexts as texts } from '../texts/own-questionnaire-texts.ts'
import { ownQuestionnaireSchema } from './own-questionnaire.ts'
import { exampleQuestionnaire } from './testing/example-request.ts'
import { usualQuestionnaire } from './usual-questionnaire.ts'

const attachments = { optional: true }
const said = (...questions: readonly object[]) => {
  const checked = ownQuestionnaireSchema.safeParse({ questions, attachments })
  return checked.success ? [] : checked.error.issues.map(({ message }) => message)
}
const list = { type: 'dropdown', title: 'Kind', choices: [{ title: 'A' }, { title: 'B' }] }
const number = { type: 'input_number', title: 'Nights' }
const inputs = (...ones: readonly object[]) => ({ id: 'q', type: 'multiple_input', title: 'Stay', inputs: ones })
const parts = (...ones: readonly object[]) => ({
  id: 'q',
  type: 'multiple_with_input_sub',
  title: 'Before',
  choices: ones,
})
const label = { id: 'l', type: 'label', title: 'Please read this.' }

test('questions that everybody can answer pass as they are: the usual ones, one of each type, and none', () => {
  expect(ownQuestionnaireSchema.parse(usualQuestionnaire)).toEqual(usualQuestionnaire)
  expect(ownQuestionnaireSchema.parse(exampleQuestionnaire)).toEqual(exampleQuestionnaire)
  expect(said()).toEqual([])
  expect(said(label, inputs(list, number), { ...parts({ title: 'Accident?' }), id: 'p' })).toEqual([])
})

test.each([
  ['a title that is missing', [{ ...label, title: ' ' }], texts.noTitle],
  ['a title without an end', [{ ...label, title: 'x'.repeat(301) }], texts.longTitle(300)],
  ['an id that names no field', [{ ...label, id: 'a.b' }], texts.id],
  ['a text that asks', [{ ...label, inputs: [number] }], texts.labelAsks],
  ['inputs that are missing', [inputs()], texts.noInputs],
  ['parts where inputs are asked', [{ ...inputs(number), choices: [{ title: 'Y' }] }], texts.partsElsewhere],
  ['parts that are missing', [parts()], texts.noParts],
  ['a list without choices', [inputs({ ...list, choices: [] })], texts.noChoices],
  ['a number with choices', [inputs({ ...number, choices: list.choices })], texts.numberHasChoices],
  ['a choice twice', [inputs({ ...list, choices: [{ title: 'A' }, { title: 'A ' }] })], texts.twice],
  [
    'two choices that are sent as one',
    [
      inputs({
        ...list,
        choices: [
          { title: 'A', value: '1' },
          { title: 'B', value: '1' },
        ],
      }),
    ],
    texts.twice,
  ],
  ['an input twice', [inputs(number, number)], texts.twice],
  ['a part twice', [parts({ title: 'Accident?' }, { title: 'Accident?' })], texts.twice],
  ['an answer beforehand', [inputs({ ...number, value: 3 })], texts.answeredAlready],
  ['a part that is answered', [parts({ title: 'Accident?', value: 'N' })], texts.answeredAlready],
  [
    'too many choices',
    [inputs({ ...list, choices: Array.from({ length: 21 }, (_, index) => ({ title: `${index}` })) })],
    texts.tooMany(20),
  ],
])('%s is refused, and said of the question', (_what, questions, problem) => {
  expect(said(...questions)).toEqual([texts.ofQuestion(1, problem)])
})

test('the question that is wrong is named, and so is what is wrong with all of them', () => {
  expect(said(label, inputs())).toEqual([texts.ofQuestion(2, texts.noInputs)])
  expect(said(...Array.from({ length: 21 }, (_, index) => ({ ...label, id: `${index}` })))).toEqual([
    texts.tooManyQuestions(20),
  ])
  const long = Array.from({ length: 20 }, (_, index) => ({ ...label, id: `${index}`, title: '界'.repeat(300) }))
  expect(said(...long)).toEqual([texts.tooLong])
  expect(said(label, label)).toHaveLength(1)
})
