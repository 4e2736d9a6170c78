/** The request as it is typed, and as the domain's rules and the server take it. Each field has a name of its own, the answers to questions too. */
import {
  answerField,
  flatRequestErrors,
  guaranteeRequestErrors,
  guaranteeRequestFields,
  type GuaranteeRequestForm,
} from '@member-care/domain/guarantee/request-form.ts'
import {
  filledQuestions,
  type AnswerErrors,
  type Answers,
  type Questionnaire,
} from '@member-care/domain/guarantee/questionnaire.ts'
import { guaranteeRequestTexts } from '@member-care/domain/texts/guarantee-request-texts.ts'
import type { LetterRequestValues } from '../drafts/work-in-hand.ts'
import { shownQuestionnaire } from '@member-care/domain/guarantee/shown-questionnaire.ts'
import type { GuaranteeForm } from '../portal-api/guarantees-api.ts'

export type ElogValues = LetterRequestValues

/** A field as the form library takes it: a point in a name would mean something to it. */
function fieldName(field: string): string {
  return field.replace(/[^\w-]/g, '-')
}

/** The field of an answer. */
export function answerName(questionId: string, kind: keyof AnswerErrors, index: number): string {
  return fieldName(answerField(questionId, kind, index))
}

/** What was answered so far. */
export function answersOf(values: ElogValues, { questions }: Pick<Questionnaire, 'questions'>): Answers {
  return Object.fromEntries(
    questions.map(({ id, inputs = [], choices = [] }) => [
      id,
      {
        inputs: inputs.map((_, index) => values[answerName(id, 'inputs', index)]),
        parts: choices.map((_, index) => values[answerName(id, 'parts', index)]),
      },
    ]),
  )
}

/** With the usual questions in the language of who is asked. */
export function inReadersWords(form: GuaranteeForm): GuaranteeForm {
  return {
    ...form,
    questionnaire: shownQuestionnaire(form.questionnaire as Questionnaire) as GuaranteeForm['questionnaire'],
  }
}

/** The texts at what is wrong, by the names of the fields. @param today Singapore date */
export function elogErrors(
  values: ElogValues,
  files: readonly Pick<File, 'name' | 'size'>[],
  form: GuaranteeForm | undefined,
  today: string,
): Readonly<Record<string, string>> {
  // Before a company is chosen nobody knows what else is asked for.
  if (form === undefined) return values['companyId'] ? {} : { companyId: guaranteeRequestTexts.companyRequired }
  const questionnaire = form.questionnaire as Questionnaire
  const errors = guaranteeRequestErrors(
    { ...valuesOf(values), answers: answersOf(values, questionnaire) },
    files.map(({ name, size }) => ({ name, bytes: size })),
    {
      today,
      patients: form.patients,
      hospitals: form.hospitals.map(({ name }) => name),
      questionnaire,
    },
  )
  return byFieldName(flatRequestErrors(errors))
}

/** What the server says of the fields, by their names here. */
export function byFieldName(errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [fieldName(field), text]))
}

/** The multipart fields (ELG-004); the company stands in the address, and who asks is known by the session. */
export function sentFields(values: ElogValues, form: GuaranteeForm): Readonly<Record<string, string>> {
  const questionnaire = form.questionnaire as Questionnaire
  const { companyId: _, ...texts } = valuesOf(values)
  return {
    ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text ?? ''])),
    questionnaire: JSON.stringify(filledQuestions(questionnaire, answersOf(values, questionnaire))),
  }
}

function valuesOf(values: ElogValues): GuaranteeRequestForm {
  return Object.fromEntries(guaranteeRequestFields.map((field) => [field, values[field] ?? '']))
}
