/** The fields of a client in words, for reviews of changes and for conflicts. */
import type { SecondaryIdentifier, TeleconsultFeature } from '@member-care/domain/client/client-configuration.ts'
import type { Questionnaire } from '@member-care/domain/guarantee/questionnaire.ts'
import { paymentMethodLabels } from '@member-care/domain/texts/claim-texts.ts'
import { clientEditTexts as texts } from '@member-care/domain/texts/client-edit-texts.ts'
import { teleconsultNames } from '@member-care/domain/texts/client-link-texts.ts'
import {
  clientFieldLabels,
  displayTexts,
  elogTexts,
  offerTexts,
  oneTimePasswordTexts,
  paymentTexts,
  planTexts,
  straightThroughTexts,
  templateTexts,
} from '@member-care/domain/texts/client-field-texts.ts'
import { questionnaireEditTexts, questionsText } from '@member-care/domain/texts/own-questionnaire-texts.ts'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import type { FieldWords } from '../console/edit-differences.ts'
import { companyDetailFields, pathOf, type ClientField, type ClientForm } from './client-form.ts'

/** In the order of the page. */
const fieldsInOrder = [
  ...companyDetailFields,
  'status',
  ...Object.keys(elogTexts),
  ...Object.keys(offerTexts),
  ...Object.keys(displayTexts),
  ...Object.keys(planTexts),
  ...Object.keys(straightThroughTexts),
  ...Object.keys(paymentTexts),
  ...Object.keys(oneTimePasswordTexts),
  ...Object.keys(templateTexts),
  'templateAlias',
  'testEmail',
  'teleconsultFeatures',
  'secondaryIdentifiers',
] as readonly ClientField[]

const choices = {
  status: texts.statuses,
  loginIDType: texts.loginIds,
  registrationProof: texts.registrationProofs,
  whoSeesUses: texts.whoSeesUses,
  Default_ELOG: texts.elogKinds,
  paymentMethod: paymentMethodLabels,
  LogF_RequireHR: { 0: texts.no, 1: texts.yes },
  LogNF_RequireHR: { 0: texts.no, 1: texts.yes },
} as Readonly<Partial<Record<ClientField, Readonly<Record<string, string>>>>>

const companyLabels: Readonly<Partial<Record<ClientField, string>>> = texts.basic

const lists: readonly ClientField[] = ['companyEmails', 'supportingVisitCode']

export const clientFieldWords = Object.fromEntries(fieldsInOrder.map((field) => [field, wordsOf(field)])) as Readonly<
  Record<keyof ClientForm & string, FieldWords>
>

function wordsOf(field: ClientField): FieldWords {
  const label = clientFieldLabels[pathOf(field)] ?? companyLabels[field] ?? field
  const words = choices[field]
  if (words) return { label, text: (value) => words[String(value)] ?? String(value) }
  if (field === 'secondaryIdentifiers')
    return {
      label,
      text: (value) => (value as SecondaryIdentifier[]).map((name) => texts.identifierNames[name]).join(', ') || null,
    }
  if (field === 'teleconsultFeatures')
    return {
      label,
      text: (value) => (value as TeleconsultFeature[]).map((name) => teleconsultNames[name]).join(', ') || null,
    }
  if (lists.includes(field)) return { label, text: (value) => (value as readonly string[]).join(', ') || null }
  if (field === 'questionnaire')
    return { label, nothing: questionnaireEditTexts.usual, text: (value) => questionnaireText(value as Questionnaire) }
  if (isDollars(field)) return { label, text: (value) => dollarsText(Number(value)) }
  return { label }
}

function questionnaireText({ questions, attachments }: Questionnaire): string {
  const asked = questionsText(questions.map(({ title }) => title))
  return `${asked}. ${questionnaireEditTexts.documents[`${attachments.optional}`]}`
}

/** Whether a field holds whole Singapore dollars. */
function isDollars(field: ClientField): boolean {
  return field === 'straightThroughMost' || field === 'letterSecondPersonAbove' || /_ELOG_(Amount|Limit)$/.test(field)
}

function dollarsText(dollars: number): string {
  return `S$ ${shownCount(dollars)}`
}
