/** Answers to the questions of a letter that cannot be read, are missing, or are no answers; in the order of the questions and in another. */
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { guaranteeRequestTexts as texts } from '@member-care/domain/texts/guarantee-request-texts.ts'
import { answers, history, shown, stay, type BadLetter } from './bad-letter.ts'

const notRead: readonly BadLetter[] = [
  '',
  '[{',
  '{}',
  'null',
  '"stay"',
  '1',
  'true',
  '[1]',
  '[null]',
  '[[]]',
  '[{}]',
  '[{"id":1}]',
  '[{"id":"stay","inputs":{}}]',
  '[{"id":"stay","inputs":[1]}]',
  '[{"id":"stay","inputs":[{"value":true}]}]',
  '[{"id":"stay","inputs":[{"value":["planned"]}]}]',
  '[{"id":"history","choices":"N"}]',
  '[{"id":"history","choices":[{"value":1}]}]',
  '[{"id":"history","choices":[{"checked":"yes"}]}]',
  // A question that is answered twice.
  JSON.stringify([stay, stay, history]),
  JSON.stringify([history, stay, history]),
].map((questionnaire) => ({
  what: `questionnaire ${questionnaire}`,
  changes: { questionnaire },
  errors: { questionnaire: errorTexts.malformed },
}))

/** Somebody may have changed the questions since the form was opened. */
const notAsked: readonly BadLetter[] = ['else', '__proto__', 'Stay', ''].map((id) => ({
  what: `an answer to ${shown(id)}, which nobody asks`,
  changes: answers(stay, history, { id }),
  errors: { questionnaire: texts.questionsChanged },
}))

const ofStay = (...values: readonly unknown[]) => ({ id: 'stay', inputs: values.map((value) => ({ value })) })
const ofHistory = (values: readonly unknown[], year?: unknown) => ({
  id: 'history',
  choices: values.map((value) => ({ value })),
  ...(year !== undefined && { inputs: [{ value: year }] }),
})

/** The same answers as the questions stand, and out of order. */
function inBothOrders(what: string, asked: readonly object[], errors: BadLetter['errors'] = {}): readonly BadLetter[] {
  return [
    { what, changes: answers(...asked), errors },
    { what: `${what}, out of order`, changes: answers(...asked.toReversed()), errors },
  ]
}

const emptyInputs = [null, '', '   ', undefined].flatMap((value) => [
  ...inBothOrders(`kind ${shown(value)}`, [ofStay(value, 2), history], { 'answers.stay.inputs.0': texts.mandatory }),
  ...inBothOrders(`nights ${shown(value)}`, [ofStay('planned', value), history], {
    'answers.stay.inputs.1': texts.mandatory,
  }),
])

const tooFew = [
  ...inBothOrders('an input too few', [ofStay('planned'), history], { 'answers.stay.inputs.1': texts.mandatory }),
  ...inBothOrders('no inputs', [{ id: 'stay' }, history], {
    'answers.stay.inputs.0': texts.mandatory,
    'answers.stay.inputs.1': texts.mandatory,
  }),
]

const noChoices = [
  'cruise',
  'Planned',
  'PLANNED',
  'Planned admission',
  'planned,emergency',
  '0',
  0,
  '__proto__',
].flatMap((value) =>
  inBothOrders(`kind ${shown(value)}`, [ofStay(value, 2), history], { 'answers.stay.inputs.0': texts.notAChoice }),
)

const noNumbers = [
  'two',
  '2 nights',
  '1e3',
  '0x10',
  '1,000.50',
  '1 000',
  '--1',
  '+1',
  '1..2',
  '.5',
  '5.',
  'NaN',
  'Infinity',
  '٢',
  '½',
  '1/2',
  '$5',
  '1'.repeat(13),
  '1.1234567',
  1e21,
].flatMap((value): readonly BadLetter[] => [
  {
    what: `nights ${shown(value)}`,
    changes: answers(ofStay('planned', value), history),
    errors: { 'answers.stay.inputs.1': texts.notANumber },
  },
  {
    what: `cost estimate ${shown(value)}, which may be left out`,
    changes: answers(ofStay('planned', 2, value), history),
    errors: { 'answers.stay.inputs.2': texts.notANumber },
  },
  {
    what: `year ${shown(value)}, asked after a yes`,
    changes: answers(stay, ofHistory(['N', 'Y'], value)),
    errors: { 'answers.history.inputs.0': texts.notANumber },
  },
])

const mustAnswer = 'Please answer each of these questions.'
const noParts = [
  ...['', 'maybe', 'y', 'n', 'yes', 'NO', '1', 'true', ' Y', undefined].flatMap((value) => [
    ...inBothOrders(`first part ${shown(value)}`, [stay, ofHistory([value, 'N'])], {
      'answers.history.parts.0': mustAnswer,
    }),
    ...inBothOrders(`second part ${shown(value)}`, [stay, ofHistory(['Y', value])], {
      'answers.history.parts.1': mustAnswer,
    }),
  ]),
  ...inBothOrders('a part too few', [stay, ofHistory(['N'])], { 'answers.history.parts.1': mustAnswer }),
  ...inBothOrders('no parts', [stay, { id: 'history' }], {
    'answers.history.parts.0': mustAnswer,
    'answers.history.parts.1': mustAnswer,
  }),
]

export const badLetterAnswers: readonly BadLetter[] = [
  ...notRead,
  ...notAsked,
  ...emptyInputs,
  ...tooFew,
  ...noChoices,
  ...noNumbers,
  ...noParts,
]
