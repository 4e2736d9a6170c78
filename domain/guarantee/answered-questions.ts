/** The questions of a request with their answers in words, for people who read them. */
import { z } from 'zod'
import { yesNoLabels } from '../texts/claim-texts.ts'
import { questionnaireSchema, valueOf, type Question, type QuestionInput } from './questionnaire.ts'

export interface AnsweredQuestion {
  readonly title: string
  readonly lines: readonly { readonly label: string; readonly answer: string }[]
}

const sentSchema = questionnaireSchema.shape.questions

/**
 * What only tells something is left out, and so is what was not answered.
 * @param json as the request keeps it (`filledQuestions`)
 * @returns undefined for what is no such text
 */
export function answeredQuestions(json: string): readonly AnsweredQuestion[] | undefined {
  const sent = z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom' })
        return z.NEVER
      }
    })
    .pipe(sentSchema)
    .safeParse(json)
  return sent.success ? sent.data.flatMap(answered) : undefined
}

function answered({ title, type, choices = [], inputs = [] }: Question): readonly AnsweredQuestion[] {
  if (type === 'label') return []
  const parts = type === 'multiple_with_input_sub' ? choices.map((part) => ({ part, answer: partAnswer(part) })) : []
  const filled = inputs.map((part) => ({ part, answer: inputAnswer(part) }))
  const lines = [...parts, ...filled].flatMap(({ part, answer }) =>
    answer === undefined ? [] : [{ label: part.title, answer }],
  )
  return lines.length === 0 ? [] : [{ title, lines }]
}

function partAnswer({ value }: { readonly value?: string | undefined }): string | undefined {
  return value === 'Y' || value === 'N' ? yesNoLabels[value] : undefined
}

/** Undefined where nothing was typed: the input may be left out, or was not asked for. */
function inputAnswer({ value, choices = [] }: QuestionInput): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  return choices.find((choice) => valueOf(choice) === String(value))?.title ?? String(value)
}
