/**
 * The request for a letter of guarantee as it is filled in (2§3), and what is wrong with it (2§5, ELG-012 to ELG-025). The
 * form and the server ask the same function. Dates are YYYY-MM-DD of Singapore; empty is absent or ''.
 */
import { fileError, type ClaimFile } from '../claim/form/attachment-errors.ts'
import { filled } from '../claim/form/claim-form.ts'
import { nameError, narrativeError, optionalNameError } from '../claim/form/field-errors.ts'
import { admissionDayError, daysOfBoth, type Cover } from '../claim/visit-date.ts'
import { addDays, formatDisplay, isIsoDate } from '../dates/singapore-dates.ts'
import { tooManyFilesText } from '../texts/claim-form-texts.ts'
import { dateFieldTexts } from '../texts/date-field-texts.ts'
import { admissionTooLateText, guaranteeRequestTexts } from '../texts/guarantee-request-texts.ts'
import { answerErrors, type AnswerErrors, type Answers, type Questionnaire } from './questionnaire.ts'

/** So many days ahead somebody may ask for an admission (2§5, 2§9, ELG-018). */
export const ADMISSION_DAYS_AHEAD = 30

/** S26. */
export const MAXIMUM_ATTACHMENTS = 5

export const guaranteeRequestFields = [
  'companyId',
  'patientId',
  'hospital',
  'diagnosis',
  'descriptionOfSymptoms',
  'dateTheSymptomsStarted',
  'dateFrom',
  'doctorName',
] as const
export type GuaranteeRequestField = (typeof guaranteeRequestFields)[number]

export interface GuaranteeRequestForm extends Readonly<Partial<Record<GuaranteeRequestField, string>>> {
  readonly answers?: Answers
}

export type GuaranteeFile = Pick<ClaimFile, 'name' | 'bytes' | 'mimeType'>

export interface GuaranteeRequestContext {
  /** Singapore date. */
  readonly today: string
  /** The people whom the chosen company covers, and on which days: those of their own cover and of the employee's (ELG-003). */
  readonly patients: readonly { readonly id: string; readonly cover: readonly Cover[] }[]
  /** The names of the panel's hospitals. */
  readonly hospitals: readonly string[]
  readonly questionnaire: Questionnaire
}

export interface GuaranteeRequestErrors extends Readonly<
  Partial<Record<GuaranteeRequestField | 'attachments', string>>
> {
  /** By the ids of the questions. */
  readonly answers?: Readonly<Record<string, AnswerErrors>>
}

/** The texts at what is wrong; empty when the request can be sent. */
export function guaranteeRequestErrors(
  form: GuaranteeRequestForm,
  files: readonly GuaranteeFile[],
  context: GuaranteeRequestContext,
): GuaranteeRequestErrors {
  const texts = guaranteeRequestTexts
  const answers = answerErrors(context.questionnaire, form.answers ?? {})
  const errors = {
    companyId: filled(form.companyId) === '' ? texts.companyRequired : undefined,
    patientId: offeredError(
      form.patientId,
      context.patients.map(({ id }) => id),
      texts.patientRequired,
      texts.patientNotOffered,
    ),
    hospital: offeredError(form.hospital, context.hospitals, texts.hospitalRequired, texts.hospitalNotOffered),
    diagnosis: nameError(form.diagnosis, texts.diagnosisRequired),
    descriptionOfSymptoms: narrativeError(form.descriptionOfSymptoms, texts.symptomsRequired),
    dateTheSymptomsStarted: symptomsError(form.dateTheSymptomsStarted, context.today),
    dateFrom: admissionDateError(form.dateFrom, context.today) ?? coverError(form, context),
    doctorName: optionalNameError(form.doctorName),
    attachments: attachmentsError(files, context.questionnaire),
    answers: Object.keys(answers).length > 0 ? answers : undefined,
  }
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined))
}

function offeredError(
  value: string | undefined,
  offered: readonly string[],
  missing: string,
  notOffered: string,
): string | undefined {
  if (filled(value) === '') return missing
  return offered.includes(filled(value)) ? undefined : notOffered
}

/** ELG-019. */
function symptomsError(value: string | undefined, today: string): string | undefined {
  return dateProblem(value) ?? (filled(value) > today ? guaranteeRequestTexts.symptomsInFuture : undefined)
}

/** From today to 30 days ahead, both included (ELG-018). */
export function admissionDateError(value: string | undefined, today: string): string | undefined {
  const problem = dateProblem(value)
  if (problem !== undefined) return problem
  if (filled(value) < today) return guaranteeRequestTexts.admissionInPast
  const lastDay = addDays(today, ADMISSION_DAYS_AHEAD)
  return filled(value) > lastDay ? admissionTooLateText(formatDisplay(lastDay)) : undefined
}

/** Of somebody who is offered: on the day of the admission they are covered (S136). */
function coverError(form: GuaranteeRequestForm, { patients }: GuaranteeRequestContext): string | undefined {
  const patient = patients.find(({ id }) => id === filled(form.patientId))
  const day = filled(form.dateFrom)
  return patient && admissionDayError(day, patient.cover)
}

/** Whether somebody is covered on a day for which a letter can be asked for today. */
export function isCoveredSoon(cover: readonly Cover[], today: string): boolean {
  return (
    daysOfBoth(cover, [{ effectiveStartDate: today, effectiveEndDate: addDays(today, ADMISSION_DAYS_AHEAD) }]).length >
    0
  )
}

function dateProblem(value: string | undefined): string | undefined {
  if (filled(value) === '') return guaranteeRequestTexts.dateRequired
  return isIsoDate(filled(value)) ? undefined : dateFieldTexts.notADate
}

/** Each file is as a claim's (ELG-024, ELG-025); a file that is wrong comes before their number. */
function attachmentsError(files: readonly GuaranteeFile[], { attachments }: Questionnaire): string | undefined {
  if (files.length === 0) return attachments.optional ? undefined : guaranteeRequestTexts.noFiles
  return addedAttachmentsError(files)
}

/** What is wrong with files that are sent, however few. */
export function addedAttachmentsError(files: readonly GuaranteeFile[]): string | undefined {
  const wrong = files.map(fileError).find((text) => text !== undefined)
  return wrong ?? (files.length > MAXIMUM_ATTACHMENTS ? tooManyFilesText(MAXIMUM_ATTACHMENTS) : undefined)
}

/** The texts by the names of their fields; those of the questions as `answers.<id>.inputs.<index>` and `answers.<id>.parts.<index>`. */
export function flatRequestErrors({
  answers = {},
  ...fields
}: GuaranteeRequestErrors): Readonly<Record<string, string>> {
  const ofAnswers = Object.entries(answers).flatMap(([id, { inputs, parts }]) => [
    ...inputs.map((text, index) => [answerField(id, 'inputs', index), text] as const),
    ...parts.map((text, index) => [answerField(id, 'parts', index), text] as const),
  ])
  return Object.fromEntries(
    [...Object.entries(fields), ...ofAnswers].flatMap(([field, text]) => (text === undefined ? [] : [[field, text]])),
  )
}

/** What an answer to a question is called among the fields of the form. */
export function answerField(questionId: string, kind: keyof AnswerErrors, index: number): string {
  return `answers.${questionId}.${kind}.${index}`
}
