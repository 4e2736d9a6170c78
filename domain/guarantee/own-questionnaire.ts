/**
 * The questions that a client asks instead of the usual ones (S83), and whether everybody can answer them. The form of the client and the
 * server ask the same schema.
 */
import { ownQuestionnaireTexts as texts } from '../texts/own-questionnaire-texts.ts'
import { filledQuestions, questionnaireSchema, valueOf, type Question, type QuestionInput } from './questionnaire.ts'

const MOST_QUESTIONS = 20
/** Of parts, inputs and choices, each. */
const MOST_OF_ONE = 20
const LONGEST_TITLE = 300

/** The answers are sent with their questions in one field of a form, which takes 20,000 bytes; a third is left for the answers. */
const MOST_BYTES = 13_000

/** As it is asked for: what is no questionnaire at all, and what nobody could answer, is refused with a text that names the question. */
export const ownQuestionnaireSchema = questionnaireSchema.superRefine(({ questions, attachments }, context) => {
  const say = (message: string) => void context.addIssue({ code: 'custom', message })
  if (questions.length > MOST_QUESTIONS) return say(texts.tooManyQuestions(MOST_QUESTIONS))
  for (const [index, question] of questions.entries()) {
    const wrong = questionProblem(question)
    if (wrong !== undefined) return say(texts.ofQuestion(index + 1, wrong))
  }
  const sent = JSON.stringify(filledQuestions({ questions, attachments }, {}))
  if (new TextEncoder().encode(sent).length > MOST_BYTES) say(texts.tooLong)
})

function questionProblem({ id, type, title, inputs = [], choices = [], error }: Question): string | undefined {
  // An id names a field of the form.
  if (!/^[\w-]{1,60}$/.test(id)) return texts.id
  const wrongTitle = titlesProblem([title]) ?? (error === undefined ? undefined : titlesProblem([error]))
  if (wrongTitle !== undefined) return wrongTitle
  if (inputs.length > MOST_OF_ONE || choices.length > MOST_OF_ONE) return texts.tooMany(MOST_OF_ONE)
  if (type === 'label') return inputs.length + choices.length > 0 ? texts.labelAsks : undefined
  if (type === 'multiple_input' && inputs.length === 0) return texts.noInputs
  if (type === 'multiple_input' && choices.length > 0) return texts.partsElsewhere
  if (type === 'multiple_with_input_sub' && choices.length === 0) return texts.noParts
  if ([...choices, ...inputs].some(({ value }) => value !== undefined && value !== null)) return texts.answeredAlready
  return (
    titlesProblem(choices.map((part) => part.title)) ??
    titlesProblem(inputs.map((input) => input.title)) ??
    inputs.map(inputProblem).find((wrong) => wrong !== undefined)
  )
}

function inputProblem({ type, choices = [] }: QuestionInput): string | undefined {
  if (type === 'input_number') return choices.length > 0 ? texts.numberHasChoices : undefined
  if (choices.length === 0) return texts.noChoices
  if (choices.length > MOST_OF_ONE) return texts.tooMany(MOST_OF_ONE)
  return titlesProblem(choices.map(({ title }) => title)) ?? titlesProblem(choices.map(valueOf))
}

/** Each is there, and says something else than the others. */
function titlesProblem(titles: readonly string[]): string | undefined {
  if (titles.some((title) => title.trim() === '')) return texts.noTitle
  if (titles.some((title) => title.length > LONGEST_TITLE)) return texts.longTitle(LONGEST_TITLE)
  return new Set(titles.map((title) => title.trim())).size < titles.length ? texts.twice : undefined
}
