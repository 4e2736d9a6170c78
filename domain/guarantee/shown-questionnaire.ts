/** Questions about a letter of guarantee as a member reads them: the usual ones (S83) in their language, and what a client wrote as it is. */
import * as english from '../texts/en/usual-question.ts'
import { usualQuestionTexts } from '../texts/usual-question-texts.ts'
import { valueOf, type Question, type Questionnaire } from './questionnaire.ts'

type Usual = keyof typeof usualQuestionTexts

const usual = new Map(Object.entries(english.usualQuestionTexts).map(([key, text]) => [text as string, key as Usual]))

/** @param text a title, a choice or an answer, as it is kept @returns as its reader reads it */
export function shownQuestionText(text: string): string {
  const key = usual.get(text)
  return key === undefined ? text : usualQuestionTexts[key]
}

/** Whether a text is a client's own, and so has one language alone. */
export function isClientsQuestion(text: string): boolean {
  return !usual.has(text) && ![...usual.values()].some((key) => usualQuestionTexts[key] === text)
}

/** The same questions to show. What is sent for an answer stays what it was. */
export function shownQuestionnaire({ questions, ...rest }: Questionnaire): Questionnaire {
  return { ...rest, questions: questions.map(shownQuestion) }
}

function shownQuestion(question: Question): Question {
  const { title, error, inputs, choices } = question
  return {
    ...question,
    title: shownQuestionText(title),
    ...(error !== undefined && { error: shownQuestionText(error) }),
    ...(inputs && {
      inputs: inputs.map((input) => ({
        ...input,
        title: shownQuestionText(input.title),
        ...(input.choices && {
          choices: input.choices.map((choice) => ({
            ...choice,
            value: valueOf(choice),
            title: shownQuestionText(choice.title),
            ...(choice.label !== undefined && { label: shownQuestionText(choice.label) }),
          })),
        }),
      })),
    }),
    ...(choices && { choices: choices.map((choice) => ({ ...choice, title: shownQuestionText(choice.title) })) }),
  }
}
