/**
 * The questions that go with a request for a letter of guarantee, as the configuration gives them (2§3, ELG-008 to
 * ELG-011), and what is wrong with their answers (2§5, ELG-020 to ELG-022). The form and the server ask the same functions.
 */
import { z } from 'zod'
import { guaranteeRequestTexts } from '../texts/guarantee-request-texts.ts'

const choiceSchema = z.object({
  title: z.string(),
  /** What is sent for it; of a yes-or-no part its answer, Y or N. */
  value: z.string().optional(),
  label: z.string().optional(),
  checked: z.boolean().optional(),
})

const inputSchema = z.object({
  type: z.enum(['dropdown', 'input_number']),
  title: z.string(),
  value: z.union([z.string(), z.number()]).nullish(),
  optional: z.boolean().optional(),
  choices: z.array(choiceSchema).optional(),
})

const questionSchema = z.object({
  id: z.string().min(1),
  /**
   * `multiple_input` asks for its inputs. `multiple_with_input_sub` has yes-or-no parts (its choices), and asks for its
   * inputs once a part is answered with yes (S68). `label` only tells something.
   */
  type: z.enum(['multiple_input', 'multiple_with_input_sub', 'label']),
  title: z.string(),
  inputs: z.array(inputSchema).optional(),
  choices: z.array(choiceSchema).optional(),
  /** What is said when a yes-or-no part is not answered. */
  error: z.string().optional(),
})

export const questionnaireSchema = z.object({
  questions: z
    .array(questionSchema)
    .refine((questions) => new Set(questions.map(({ id }) => id)).size === questions.length, 'An id stands twice.'),
  attachments: z.object({ optional: z.boolean() }),
})

export type Questionnaire = z.infer<typeof questionnaireSchema>
export type Question = z.infer<typeof questionSchema>
export type QuestionInput = z.infer<typeof inputSchema>

/** What was answered to one question: texts of its inputs, and Y or N of its parts, each in the question's order. */
export interface Answer {
  readonly inputs: readonly (string | undefined)[]
  readonly parts: readonly (string | undefined)[]
}

/** By the ids of the questions. */
export type Answers = Readonly<Record<string, Answer>>

/** The texts at what is wrong, in the question's order. */
export interface AnswerErrors {
  readonly inputs: readonly (string | undefined)[]
  readonly parts: readonly (string | undefined)[]
}

const nothing: Answer = { inputs: [], parts: [] }

/** Whether the inputs of a question are asked for, by what its parts are answered with. */
export function asksForInputs({ type }: Question, { parts }: Answer = nothing): boolean {
  return type === 'multiple_input' || (type === 'multiple_with_input_sub' && parts.includes('Y'))
}

/** What is wrong with the answers, by the ids of the questions; empty when all can be sent. */
export function answerErrors({ questions }: Questionnaire, answers: Answers): Readonly<Record<string, AnswerErrors>> {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const errors = errorsOfOne(question, answers[question.id] ?? nothing)
      return [...errors.inputs, ...errors.parts].some((text) => text !== undefined) ? [[question.id, errors]] : []
    }),
  )
}

function errorsOfOne(question: Question, answer: Answer): AnswerErrors {
  const { type, inputs = [], choices = [], error = guaranteeRequestTexts.mandatory } = question
  return {
    parts:
      type === 'multiple_with_input_sub'
        ? choices.map((_, index) => (['Y', 'N'].includes(answer.parts[index] ?? '') ? undefined : error))
        : [],
    inputs: asksForInputs(question, answer)
      ? inputs.map((input, index) => inputError(input, answer.inputs[index]))
      : [],
  }
}

/** 0 counts as filled in (ELG-020). */
function inputError({ type, optional, choices = [] }: QuestionInput, value: string | undefined): string | undefined {
  const typed = value?.trim() ?? ''
  if (typed === '') return optional ? undefined : guaranteeRequestTexts.mandatory
  if (type === 'input_number') return isNumber(typed) ? undefined : guaranteeRequestTexts.notANumber
  return choices.some((choice) => valueOf(choice) === typed) ? undefined : guaranteeRequestTexts.notAChoice
}

/** As people type one: no exponents, no hexadecimal digits. */
function isNumber(typed: string): boolean {
  return /^-?\d{1,12}([.,]\d{1,6})?$/.test(typed)
}

/** What is sent for a choice of a list. */
export function valueOf({ value, title }: z.infer<typeof choiceSchema>): string {
  return value ?? title
}

/** The questions with their answers in them, as they are sent as JSON text (ELG-007). What is not asked for is left empty. */
export function filledQuestions({ questions }: Questionnaire, answers: Answers): readonly Question[] {
  return questions.map((question) => {
    const answer = answers[question.id] ?? nothing
    const isAsked = asksForInputs(question, answer)
    return {
      ...question,
      ...(question.inputs && {
        inputs: question.inputs.map((input, index) => ({
          ...input,
          value: (isAsked ? answer.inputs[index]?.trim() : undefined) ?? null,
        })),
      }),
      ...(question.type === 'multiple_with_input_sub' &&
        question.choices && {
          choices: question.choices.map((choice, index) => ({
            ...choice,
            value: answer.parts[index] ?? '',
            checked: answer.parts[index] === 'Y',
          })),
        }),
    }
  })
}

const sentSchema = z.array(
  z.object({
    id: z.string(),
    inputs: z.array(z.object({ value: z.union([z.string(), z.number()]).nullish() })).optional(),
    choices: z.array(z.object({ value: z.string().optional(), checked: z.boolean().optional() })).optional(),
  }),
)

/**
 * Reads what was sent as JSON text, in whatever order the questions come.
 * @returns undefined for what is no such text, or answers a question twice or one that nobody asks
 */
export function readAnswers(json: string, { questions }: Questionnaire): Answers | undefined {
  const sent = sentSchema.safeParse(parsed(json))
  if (!sent.success) return undefined
  const ids = sent.data.map(({ id }) => id)
  const areKnown = ids.every((id) => questions.some((question) => question.id === id))
  if (!areKnown || new Set(ids).size !== ids.length) return undefined
  return Object.fromEntries(
    sent.data.map(({ id, inputs = [], choices = [] }) => [
      id,
      {
        inputs: inputs.map(({ value }) => (value === null || value === undefined ? undefined : String(value))),
        parts: choices.map(({ value, checked }) =>
          value === 'Y' || value === 'N' ? value : checked ? 'Y' : undefined,
        ),
      },
    ]),
  )
}

/** Whether what was sent answers questions that are not asked (any more): somebody has changed them since the form was opened. */
export function answersOtherQuestions(json: string, { questions }: Questionnaire): boolean {
  const sent = sentSchema.safeParse(parsed(json))
  return sent.success && sent.data.some(({ id }) => !questions.some((question) => question.id === id))
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
