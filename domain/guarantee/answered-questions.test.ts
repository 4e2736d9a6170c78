import { expect, test } from 'vitest'
import { answeredQuestions } from './answered-questions.ts'
import { filledQuestions } from './questionnaire.ts'
import { usualQuestionnaire } from './usual-questionnaire.ts'

test('answers are told in the words of their choices; what was not answered is left out', () => {
  const answers = {
    stay: { inputs: ['day-surgery', '0', undefined], parts: [] },
    history: { inputs: ['1999'], parts: ['N', 'N'] },
  }
  const [stay, history, ...more] = answeredQuestions(JSON.stringify(filledQuestions(usualQuestionnaire, answers))) ?? []
  expect(stay?.lines.map(({ answer }) => answer)).toEqual(['Day surgery', '0'])
  expect(history?.lines.map(({ answer }) => answer)).toEqual(['No', 'No'])
  expect(more).toEqual([])
})

test('what is no such text is told as nothing', () => {
  expect([answeredQuestions('no json'), answeredQuestions('{"a":1}')]).toEqual([undefined, undefined])
})
