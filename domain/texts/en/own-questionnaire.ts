/** The questions that a client asks with every request for a letter of guarantee, as administrators write them. The wording is ours. */
import { plural } from '../../language/plural.ts'

/** What is wrong with them. */
export const ownQuestionnaireTexts = {
  ofQuestion: (number: number, problem: string) => `Question ${number}: ${problem}`,
  tooManyQuestions: (most: number) => `Please ask ${most} questions at most.`,
  tooMany: (most: number) => `Please give it ${most} entries at most.`,
  tooLong: 'The questions are too long together: the form could not send their answers. Please shorten them.',
  id: 'Its id may have letters, digits, - and _ only, 60 at most.',
  noTitle: 'Please write every title and every choice.',
  longTitle: (most: number) => `Titles and choices have ${most} characters at most.`,
  twice: 'Two of its titles or choices are the same. Please tell them apart.',
  labelAsks: 'A text asks for nothing. Please remove its inputs and parts, or choose another type.',
  noInputs: 'Please add an input, or choose another type: nobody could answer it.',
  noParts: 'Please add a yes-or-no part, or choose another type: nobody could answer it.',
  partsElsewhere: 'Only the type with yes-or-no parts has parts. Please remove them, or choose that type.',
  noChoices: 'Please give each list its choices: nobody could answer it.',
  numberHasChoices: 'A number has no choices. Please remove them, or make it a list.',
  answeredAlready: 'A question is asked without an answer. Please remove the value.',
} as const

/** Their section on the page of the client. */
export const questionnaireEditTexts = {
  usual: 'The usual questions are asked.',
  writeOwn: 'Write own questions',
  askUsual: 'Ask the usual questions again',
  question: (number: number) => `Question ${number}`,
  type: 'Type',
  types: { label: 'Text only', multiple_input: 'Inputs', multiple_with_input_sub: 'Yes-or-no parts' },
  title: 'Title',
  parts: 'Yes-or-no parts',
  partsHint: 'One on each line.',
  error: 'Said when a part is not answered',
  errorHint: 'Empty says “Field is Mandatory”.',
  input: (number: number) => `Input ${number}`,
  inputsAfterYes: 'Its inputs are asked for once a part is answered with yes.',
  inputTypes: { dropdown: 'List', input_number: 'Number' },
  choices: 'Choices',
  optional: 'May be left out',
  addQuestion: 'Add a question',
  addInput: 'Add an input',
  remove: (what: string) => `Remove ${what}`,
  up: (what: string) => `Move ${what} up`,
  down: (what: string) => `Move ${what} down`,
  documentsRequired: 'Documents are required',
  preview: 'As members are asked',
  previewHint: 'Nothing can be answered here.',
  noQuestions: 'No questions are asked.',
  documents: { true: 'Documents may be left out.', false: 'At least one document is required.' },
} as const

/** In a review of changes. */
export function questionsText(titles: readonly string[]): string {
  const count = `${titles.length} ${plural('en', titles.length, { one: 'question', other: 'questions' })}`
  return titles.length === 0 ? count : `${count}: ${titles.join(' · ')}`
}
