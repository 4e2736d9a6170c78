// Requirements: ELG-007, ELG-008, ELG-009, ELG-010, ELG-011, ELG-020, ELG-021, ELG-022
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerErrors, filledQuestions, questionnaireSchema, readAnswers, type Answers } from './questionnaire.ts'
import { exampleQuestionnaire } from './testing/example-request.ts'

const errorsOf = (answers: Answers) => answerErrors(exampleQuestionnaire, answers)
const complete: Answers = {
  stay: { inputs: ['Elective', '3', ''], parts: [] },
  history: { inputs: [], parts: ['N', 'N'] },
}

test('a questionnaire in which an id stands twice, or with an unknown kind of question, is none', () => {
  const [question] = exampleQuestionnaire.questions
  expect(questionnaireSchema.safeParse({ ...exampleQuestionnaire, questions: [question, question] }).success).toBe(
    false,
  )
  expect(
    questionnaireSchema.safeParse({ ...exampleQuestionnaire, questions: [{ ...question, type: 'essay' }] }).success,
  ).toBe(false)
})

describe('what is wrong with answers', () => {
  test('nothing, when all that is asked for is there', () => {
    expect(errorsOf(complete)).toEqual({})
  })

  test('each input that may not be left empty and each part without an answer has its text; a label asks for nothing', () => {
    expect(errorsOf({})).toEqual({
      stay: { inputs: ['Field is Mandatory', 'Field is Mandatory', undefined], parts: [] },
      history: { inputs: [], parts: ['Please answer each of these.', 'Please answer each of these.'] },
    })
  })

  test.each([
    ['0', undefined],
    ['-1.5', undefined],
    [' 7 ', undefined],
    ['   ', 'Field is Mandatory'],
    ['three', 'Input must be a valid number'],
    ['1e3', 'Input must be a valid number'],
    ['0x10', 'Input must be a valid number'],
    ['1 2', 'Input must be a valid number'],
  ])('a number of "%s" is answered with %s', (typed, text) => {
    expect(errorsOf({ ...complete, stay: { inputs: ['Elective', typed], parts: [] } })['stay']?.inputs[1]).toBe(text)
  })

  test('what is chosen must be one of the list', () => {
    expect(errorsOf({ ...complete, stay: { inputs: ['Whenever', '3'], parts: [] } })['stay']?.inputs[0]).toBe(
      'Please choose one from the list.',
    )
  })

  test('the inputs below a yes-or-no question are asked for once a part is answered with yes', () => {
    expect(errorsOf({ ...complete, history: { inputs: [], parts: ['N', 'Y'] } })).toEqual({
      history: { inputs: ['Field is Mandatory'], parts: [undefined, undefined] },
    })
    expect(errorsOf({ ...complete, history: { inputs: ['2019'], parts: ['Y', 'N'] } })).toEqual({})
  })
})

describe('what is sent', () => {
  test('are the questions with their answers, without those that are not asked for', () => {
    const sent = filledQuestions(exampleQuestionnaire, {
      ...complete,
      history: { inputs: ['2019'], parts: ['N', 'N'] },
    })
    expect(sent[1]?.inputs?.map(({ value }) => value)).toEqual(['Elective', '3', ''])
    expect(sent[2]?.inputs?.map(({ value }) => value)).toEqual([null])
    expect(sent[2]?.choices?.map(({ value, checked }) => [value, checked])).toEqual([
      ['N', false],
      ['N', false],
    ])
  })

  test('is read as it was answered, in whatever order the questions come', () => {
    const part = fc.constantFrom('Y', 'N', undefined)
    const typed = fc.option(fc.string(), { nil: undefined })
    fc.assert(
      fc.property(
        fc.tuple(typed, typed, typed),
        fc.tuple(part, part),
        typed,
        fc.boolean(),
        (inputs, parts, year, turned) => {
          const answers = { stay: { inputs, parts: [] }, history: { inputs: [year], parts } }
          const sent = filledQuestions(exampleQuestionnaire, answers)
          const read = readAnswers(JSON.stringify(turned ? sent.toReversed() : sent), exampleQuestionnaire)
          expect(answerErrors(exampleQuestionnaire, read ?? {})).toEqual(answerErrors(exampleQuestionnaire, answers))
        },
      ),
    )
  })

  test.each([
    ['no JSON', '{'],
    ['no list', '{"id":"stay"}'],
    ['a question that nobody asks', '[{"id":"mood"}]'],
    ['a question twice', '[{"id":"stay"},{"id":"stay"}]'],
    ['an input that is a list', '[{"id":"stay","inputs":[{"value":["3"]}]}]'],
  ])('cannot be read when it is %s', (_, json) => {
    expect(readAnswers(json, exampleQuestionnaire)).toBeUndefined()
  })

  test('may leave questions out, which are then not answered', () => {
    expect(errorsOf(readAnswers('[]', exampleQuestionnaire) ?? complete)).toHaveProperty('stay')
  })
})
