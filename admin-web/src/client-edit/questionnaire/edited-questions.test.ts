import type { Question } from '@member-care/domain/guarantee/questionnaire.ts'
import { ownQuestionnaireSchema } from '@member-care/domain/guarantee/own-questionnaire.ts'
import { expect, test } from 'vitest'
import { asInputType, asType, moved, titled, withNewQuestion } from './edited-questions.ts'

const label: Question = { id: 'before', type: 'label', title: 'Please read this.' }
const kind = {
  type: 'dropdown' as const,
  title: 'Kind of admission',
  choices: [{ title: 'Planned', value: 'Elective' }, { title: 'Emergency' }],
}
const stay: Question = { id: 'stay', type: 'multiple_input', title: 'The stay', inputs: [kind] }
const history: Question = {
  id: 'history',
  type: 'multiple_with_input_sub',
  title: 'Before this',
  choices: [{ title: 'Was there an operation before?' }],
  inputs: [{ type: 'input_number', title: 'In which year?' }],
  error: 'Please answer each of these.',
}

test('a new question has an id of its own, also after others went', () => {
  const two = withNewQuestion(withNewQuestion([]))
  expect(two.map(({ id }) => id)).toEqual(['question-1', 'question-2'])
  expect(withNewQuestion(two.slice(1)).map(({ id }) => id)).toEqual(['question-2', 'question-1'])
})

test('of another type a question keeps its words, and what that type has', () => {
  expect(asType(history, 'label')).toEqual({ id: 'history', type: 'label', title: 'Before this' })
  const { choices: _, error: __, ...withoutParts } = history
  expect(asType(history, 'multiple_input')).toEqual({ ...withoutParts, type: 'multiple_input' })
  expect(asType(label, 'multiple_input').inputs).toHaveLength(1)
  const back = asType(asType(stay, 'multiple_with_input_sub'), 'multiple_input')
  expect(back).toEqual(stay)
  expect(ownQuestionnaireSchema.safeParse({ questions: [back], attachments: { optional: true } }).success).toBe(true)
})

test('choices keep what is sent for them while others are written, and go with the list', () => {
  expect(titled(['Emergency', 'Planned', 'Day surgery'], kind.choices)).toEqual([
    { title: 'Emergency' },
    { title: 'Planned', value: 'Elective' },
    { title: 'Day surgery' },
  ])
  expect(asInputType(kind, 'input_number')).toEqual({ type: 'input_number', title: 'Kind of admission' })
})

test('questions move up and down by one place', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
})
