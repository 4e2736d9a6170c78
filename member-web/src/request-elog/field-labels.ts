/** What the screen calls a field of the request. */
import { guaranteeFieldLabels } from '@member-care/domain/texts/guarantee-page-texts.ts'
import type { GuaranteeForm } from '../portal-api/guarantees-api.ts'
import { answerName } from './elog-request.ts'

/** @param field its name in the form; that of an answer is told by its question's title */
export function labelOf(field: string, form: Pick<GuaranteeForm, 'questionnaire'> | undefined): string {
  const labels: Readonly<Record<string, string>> = guaranteeFieldLabels
  return labels[field] ?? answerLabel(field, form?.questionnaire.questions ?? []) ?? field
}

/** In a row of labels, which goes on after each: a question there has no mark. */
export function labelInList(...labelled: Parameters<typeof labelOf>): string {
  return labelOf(...labelled).replace(/[?？]$/, '')
}

function answerLabel(field: string, questions: GuaranteeForm['questionnaire']['questions']): string | undefined {
  const named = questions.flatMap(({ id, inputs = [], choices = [] }) => [
    ...inputs.map(({ title }, index) => ({ name: answerName(id, 'inputs', index), title })),
    ...choices.map(({ title }, index) => ({ name: answerName(id, 'parts', index), title })),
  ])
  return named.find(({ name }) => name === field)?.title
}
