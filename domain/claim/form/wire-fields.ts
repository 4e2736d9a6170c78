/**
 * The claim forms as multipart fields of the call catalogue (1§3, 1§7): dates DD/MM/YYYY, the accident as `DD/MM/YYYY HH:mm`,
 * includeGST as true or false, empty fields left out. The browser writes them and the server reads them with the same module.
 * Form builders leave falsy fields out (1§7), so what is left out is empty, and `includeGST` false.
 */
import { formatSlashed, isTimeOfDay, parseSlashed } from '../../dates/singapore-dates.ts'
import { formatDecimal, parseCents } from '../../money/money.ts'
import { claimFormTexts } from '../../texts/claim-form-texts.ts'
import { errorTexts } from '../../texts/error-texts.ts'
import { attachmentCategories, type AttachmentCategory, type ClaimKind } from '../claim-terms.ts'
import {
  filled,
  inpatientFields,
  outpatientFields,
  type ClaimFormField,
  type InpatientForm,
  type OutpatientForm,
} from './claim-form.ts'
import type { InpatientFormContext, OutpatientFormContext } from './form-context.ts'
import { lockedFields } from './locked-fields.ts'
import { chosenBenefit, listedItem } from './option-matching.ts'
import { visibleFields } from './visible-fields.ts'

/** The documents that go along: tags of the new ones in the order of their `attachment` parts, ids of those that stay. */
export interface WireDocuments {
  readonly added: readonly { readonly category: AttachmentCategory }[]
  readonly keptIds?: readonly string[]
}

type Form = OutpatientForm & InpatientForm
type Texts = Partial<Record<string, string>>

const dateFields: readonly string[] = [
  'visitDate',
  'admissionDate',
  'dischargeDate',
  'symptomsStartDate',
] satisfies ClaimFormField[]
const amountFields: readonly string[] = ['amount', 'gstAmount'] satisfies ClaimFormField[]

/** Fields whose name or value is another on the wire. */
const rewritten: readonly string[] = [
  'accidentDate',
  'accidentTime',
  'benefitGroupItem',
  'diagnosisText',
  'includeGST',
  'payNowConfirmed',
] satisfies ClaimFormField[]

/** The fields to send for a form without errors: those that are shown and can be changed, with something in them. */
export function toWireFields(
  form: OutpatientForm,
  context: OutpatientFormContext,
  documents: WireDocuments,
): Readonly<Record<string, string>>
export function toWireFields(
  form: InpatientForm,
  context: InpatientFormContext,
  documents: WireDocuments,
): Readonly<Record<string, string>>
export function toWireFields(
  form: Form,
  context: OutpatientFormContext | InpatientFormContext,
  documents: WireDocuments,
): Readonly<Record<string, string>> {
  const shown: ReadonlySet<ClaimFormField> =
    context.kind === 'outpatient' ? visibleFields(form, context) : visibleFields(form, context)
  const locked = lockedFields(context.update?.status)
  const sent = [...shown].filter((field) => !locked.has(field))
  const fields: Texts = {}
  for (const field of sent) if (!rewritten.includes(field)) fields[field] = wireValue(field, form[field])
  if (sent.includes('includeGST')) fields['includeGST'] = String(form.includeGST === 'Y')
  if (sent.includes('includeGST') && form.includeGST === 'N') fields['gstAmount'] = '0'
  if (sent.includes('accidentDate'))
    fields['accidentDateTime'] = `${formatSlashed(filled(form.accidentDate))} ${filled(form.accidentTime)}`
  if (sent.includes('payNowConfirmed')) fields['payNowConfirmed'] = String(form.payNowConfirmed === true)
  if (context.kind === 'outpatient') Object.assign(fields, benefitFields(form, context, sent))
  fields['attachmentDetails'] = JSON.stringify(documents.added.map(({ category }) => category))
  if (documents.keptIds !== undefined) fields['oldAttachment'] = JSON.stringify(documents.keptIds)
  return Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1])))
}

function wireValue(field: ClaimFormField, value: string | boolean | undefined): string {
  const typed = typeof value === 'string' ? filled(value) : ''
  if (dateFields.includes(field)) return typed === '' ? '' : formatSlashed(typed)
  const cents = amountFields.includes(field) ? parseCents(typed) : undefined
  return cents === undefined ? typed : formatDecimal(cents)
}

/** Benefit and diagnosis: code and name of what is listed, else the member's text (1§3). */
function benefitFields(form: Form, { options }: OutpatientFormContext, sent: readonly ClaimFormField[]): Texts {
  const benefit = sent.includes('benefitGroupItem') ? chosenBenefit(form, options) : undefined
  const diagnosis = listedItem(options.dl, form.diagnosisText)
  return {
    ...(benefit !== undefined && { benefitId: benefit.id, benefitName: benefit.n }),
    ...(sent.includes('diagnosisText') &&
      (diagnosis === undefined
        ? { diagnosisTextFromMember: filled(form.diagnosisText) }
        : { diagnosisCode: diagnosis.c, diagnosisName: diagnosis.n })),
  }
}

/** What a request says: a form for the form rules to judge, and its documents; or the fields that cannot be read at all. */
export type ReadWireFields =
  | {
      readonly form: Form
      readonly categories: readonly AttachmentCategory[]
      /** Absent when the request does not speak of earlier documents. */
      readonly keptIds?: readonly string[]
    }
  | { readonly errors: Readonly<Record<string, string>> }

/** Reads the fields of a request. Only what is malformed is refused here; what is missing or wrong, the form rules tell. */
export function fromWireFields(kind: ClaimKind, fields: Readonly<Texts>): ReadWireFields {
  const errors: Record<string, string> = {}
  const form: Record<string, string | boolean | undefined> = {}
  for (const field of kind === 'outpatient' ? outpatientFields : inpatientFields) {
    const value = filled(fields[field])
    if (value === '' || rewritten.includes(field)) continue
    form[field] = dateFields.includes(field) ? readDate(field, value) : value
  }
  readAccident()
  if (kind === 'outpatient') readBenefit()
  if (filled(fields['payNowConfirmed']) !== '') form['payNowConfirmed'] = fields['payNowConfirmed'] === 'true'
  const categories = readList('attachmentDetails')
  if (categories !== undefined && !categories.every(isCategory)) errors['attachmentDetails'] = errorTexts.malformed
  const keptIds = readList('oldAttachment')
  if (Object.keys(errors).length > 0) return { errors }
  return {
    form: form as Form,
    categories: categories?.filter(isCategory) ?? [],
    ...(keptIds !== undefined && { keptIds }),
  }

  function readDate(field: string, value: string): string | undefined {
    const date = parseSlashed(value)
    if (date === undefined) errors[field] = claimFormTexts.dateInvalid
    return date
  }

  function readAccident(): void {
    const value = filled(fields['accidentDateTime'])
    if (value === '') return
    const [date = '', time = '', ...more] = value.split(/\s+/)
    form['accidentDate'] = readDate('accidentDate', date)
    form['accidentTime'] = time
    if (!isTimeOfDay(time) || more.length > 0) errors['accidentTime'] = claimFormTexts.timeInvalid
  }

  function readBenefit(): void {
    form['includeGST'] = filled(fields['includeGST']) === '' ? 'N' : readTrueOrFalse('includeGST')
    form['benefitGroupItem'] = filled(fields['benefitId'])
    form['diagnosisText'] = filled(fields['diagnosisName']) || filled(fields['diagnosisTextFromMember'])
  }

  function readTrueOrFalse(field: string): string | undefined {
    const value = filled(fields[field])
    if (value === 'true') return 'Y'
    return value === 'false' ? 'N' : refuse(field)
  }

  function refuse(field: string): undefined {
    errors[field] = errorTexts.malformed
  }

  function readList(field: string): readonly string[] | undefined {
    const value = filled(fields[field])
    if (value === '') return undefined
    const list = parseJson(value)
    if (Array.isArray(list) && list.every((item) => typeof item === 'string')) return list
    return refuse(field)
  }
}

function isCategory(text: string): text is AttachmentCategory {
  return attachmentCategories.some((category) => category === text)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
