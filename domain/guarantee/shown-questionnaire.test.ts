import { afterEach, expect, test } from 'vitest'
import { readLanguageFrom } from '../language/current-language.ts'
import { learnLanguage } from '../language/words.ts'
import { words } from '../texts/ms/words.ts'
import { findWordsIn } from '../texts/translated.ts'
import { answersOtherQuestions, filledQuestions, readAnswers } from './questionnaire.ts'
import { isClientsQuestion, shownQuestionnaire, shownQuestionText } from './shown-questionnaire.ts'
import { exampleQuestionnaire } from './testing/example-request.ts'
import { usualQuestionnaire } from './usual-questionnaire.ts'

afterEach(() => readLanguageFrom(() => 'en'))

test('in English the questions are shown as they are kept, but for what stands for a choice', () => {
  const [, stay] = shownQuestionnaire(exampleQuestionnaire).questions
  expect(stay?.inputs?.[0]?.choices).toEqual([
    { title: 'Planned', value: 'Elective' },
    { title: 'Emergency', value: 'Emergency' },
  ])
  expect(shownQuestionnaire(usualQuestionnaire)).toEqual(usualQuestionnaire)
})

test('in another language the usual questions are translated, a client’s own stay, and what is sent is the same', () => {
  learnLanguage('ms', findWordsIn(words))
  readLanguageFrom(() => 'ms')
  const shown = shownQuestionnaire(usualQuestionnaire)
  const answers = {
    stay: { inputs: ['day-surgery', '0'], parts: [] },
    history: { inputs: [], parts: ['N', 'Y'] },
  }
  const sent = JSON.stringify(filledQuestions(shown, answers))
  expect(sent).toContain('Jenis kemasukan')
  expect(sent).not.toMatch(/admission|treated|accident/)
  expect(answersOtherQuestions(sent, usualQuestionnaire)).toBe(false)
  expect(readAnswers(sent, usualQuestionnaire)).toMatchObject({ stay: { inputs: ['day-surgery', '0', undefined] } })
  expect(['Day surgery', 'Which ward?'].map(shownQuestionText)).toEqual(['Pembedahan harian', 'Which ward?'])
  expect(['Day surgery', 'Pembedahan harian', 'Which ward?'].map(isClientsQuestion)).toEqual([false, false, true])
})
