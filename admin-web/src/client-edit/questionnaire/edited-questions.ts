/** What happens to questions while they are written. Pure; whether they can be asked, the domain's schema says. */
import type { Question, QuestionInput } from '@member-care/domain/guarantee/questionnaire.ts'

export type QuestionType = Question['type']

export const newInput: QuestionInput = { type: 'input_number', title: '' }

/** At the end, under an id that none of the others has. */
export function withNewQuestion(questions: readonly Question[]): Question[] {
  const ids = new Set(questions.map(({ id }) => id))
  const number = Array.from({ length: questions.length + 1 }, (_, index) => index + 1).find(
    (candidate) => !ids.has(`question-${candidate}`),
  )
  return [...questions, { id: `question-${number}`, type: 'multiple_input', title: '', inputs: [newInput] }]
}

/** The same question of another type; what that type does not have goes. */
export function asType({ id, title, inputs = [], choices = [], error }: Question, type: QuestionType): Question {
  if (type === 'label') return { id, type, title }
  if (type === 'multiple_input') return { id, type, title, inputs: inputs.length > 0 ? inputs : [newInput] }
  return { id, type, title, choices, ...(inputs.length > 0 && { inputs }), ...(error !== undefined && { error }) }
}

/** A list has choices, and nothing else does. */
export function asInputType(
  { title, optional, choices = [] }: QuestionInput,
  type: QuestionInput['type'],
): QuestionInput {
  return { type, title, ...(optional !== undefined && { optional }), ...(type === 'dropdown' && { choices }) }
}

/** Choices or parts with these titles; one that had its title before keeps what else it says. */
export function titled<Choice extends { readonly title: string }>(
  titles: readonly string[],
  before: readonly Choice[],
): (Choice | { title: string })[] {
  return titles.map((title) => before.find((choice) => choice.title === title) ?? { title })
}

export function replaced<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return items.map((one, place) => (place === index ? item : one))
}

export function without<Item>(items: readonly Item[], index: number): Item[] {
  return items.filter((_, place) => place !== index)
}

/** @param by -1 for the place before, 1 for the one after */
export function moved<Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] {
  const item = items[index]
  return item === undefined ? [...items] : without(items, index).toSpliced(index + by, 0, item)
}
