/** What is told of an eLOG, field by field. Fields that it does not have are left out. */
import { daysBetween, formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { answeredQuestions } from '@member-care/domain/guarantee/answered-questions.ts'
import { shownQuestionText } from '@member-care/domain/guarantee/shown-questionnaire.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { daysLeftText, elogTexts, guaranteeFieldLabels } from '@member-care/domain/texts/guarantee-page-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import type { Field } from '../claim-detail/claim-fields.ts'
import type { Guarantee } from '../portal-api/guarantees-api.ts'

type Letter = Guarantee['letters'][number]

/** The last day of a letter, and how many days are left until then. Dates of Singapore. */
export function validityText(validUntil: string, today: string): string {
  const days = daysBetween(today, validUntil)
  const date = formatDisplay(validUntil)
  return days < 0 ? date : pageTexts.withDetail(date, daysLeftText(days))
}

export function letterFields(letter: Letter, today: string): readonly Field[] {
  return present([
    [elogTexts.guaranteedUpTo, formatMoney(letter.amountCents, 'SGD')],
    [guaranteeFieldLabels.dateFrom, formatDisplay(letter.admissionOn)],
    [elogTexts.issuedOn, formatDisplay(letter.issuedOn)],
    [elogTexts.validUntil, validityText(letter.validUntil, today)],
    [elogTexts.conditions, letter.conditions],
  ])
}

export function requestFields(guarantee: Guarantee): readonly Field[] {
  return present([
    [elogTexts.patient, guarantee.patientName],
    [elogTexts.hospital, guarantee.hospital],
    [guaranteeFieldLabels.dateFrom, formatDisplay(guarantee.admissionOn)],
    [guaranteeFieldLabels.doctorName, guarantee.doctorName],
    [guaranteeFieldLabels.diagnosis, guarantee.diagnosis],
    [guaranteeFieldLabels.dateTheSymptomsStarted, formatDisplay(guarantee.symptomsStartedOn)],
    [guaranteeFieldLabels.descriptionOfSymptoms, guarantee.symptoms],
    [elogTexts.policyNo, guarantee.policyNo],
  ])
}

/** The questions with what was answered, from the JSON text that was sent; none of one that was forgotten. */
export function answerFields(questionnaire: string | null): readonly Field[] {
  const questions = questionnaire === null ? [] : (answeredQuestions(questionnaire) ?? [])
  return questions.flatMap(({ lines }) =>
    lines.map(({ label, answer }) => ({ label: shownQuestionText(label), value: shownQuestionText(answer) })),
  )
}

function present(fields: readonly (readonly [label: string, value: string | null])[]): readonly Field[] {
  return fields.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }]))
}
