/** The domain's form rules, asked on the server about a claim form that was sent: when it is filed and when it is updated. */
import type { ClaimDetails } from '@member-care/domain/claim/claim-details.ts'
import type { ClaimOptions } from '@member-care/domain/claim/claim-options.ts'
import type { AttachmentCategory, ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { attachmentErrors, type ClaimFile } from '@member-care/domain/claim/form/attachment-errors.ts'
import { toClaimDetails } from '@member-care/domain/claim/form/claim-details-of-form.ts'
import { filled, type InpatientForm, type OutpatientForm } from '@member-care/domain/claim/form/claim-form.ts'
import { inpatientFormErrors } from '@member-care/domain/claim/form/inpatient-form-errors.ts'
import { lockedFields } from '@member-care/domain/claim/form/locked-fields.ts'
import { chosenBenefit, needsSupportingDocument } from '@member-care/domain/claim/form/option-matching.ts'
import { outpatientFormErrors } from '@member-care/domain/claim/form/outpatient-form-errors.ts'
import { admissionDayError, visitDateError } from '@member-care/domain/claim/visit-date.ts'
import type { ExaminedFile } from '../documents/keep-uploads.ts'
import type { ReceivedFile } from '../documents/receive-upload.ts'
import { formError } from '../http/api-error.ts'
import type { FormKnowledge } from './claim-form-context.ts'

export type SentForm = OutpatientForm & InpatientForm

/** The documents that the claim had before an update. */
type Previous = readonly Pick<ClaimFile, 'category'>[]

/**
 * @param files all documents that the claim will have
 * @param previous on an update: those that it has had
 * @throws ApiError 422 with the texts at all fields that are wrong
 */
export function requireRightForm(
  kind: ClaimKind,
  form: SentForm,
  files: readonly ClaimFile[],
  knowledge: FormKnowledge,
  previous?: Previous,
): void {
  const errors =
    kind === 'outpatient'
      ? outpatientErrors(form, files, knowledge, previous)
      : inpatientErrors(form, files, knowledge, previous)
  if (Object.keys(errors).length > 0) throw formError(errors)
}

/** What is kept of a form without errors. */
export function detailsOf(kind: ClaimKind, form: SentForm, options: ClaimOptions): ClaimDetails {
  if (kind === 'outpatient') return toClaimDetails(form, { kind, options: options.outpatient })
  return toClaimDetails(form, { kind, options: options.inpatient })
}

/** An uploaded file as the form rules judge it: by its content. */
export function toClaimFile({ category, bytes, type }: ExaminedFile): ClaimFile {
  return { name: '', category, bytes, mimeType: type ?? 'application/octet-stream' }
}

/** Files with their tags, which came in the same order; as many of both. */
export function inCategories(files: readonly ReceivedFile[], categories: readonly AttachmentCategory[]) {
  return files.flatMap((file, index) => {
    const category = categories[index]
    return category === undefined ? [] : [{ file, category }]
  })
}

type Texts = Readonly<Record<string, string>>

function outpatientErrors(
  form: OutpatientForm,
  files: readonly ClaimFile[],
  { context, options, cover }: FormKnowledge,
  previous?: Previous,
): Texts {
  const fields = outpatientFormErrors(form, { ...context, kind: 'outpatient', options: options.outpatient })
  const notCovered = isDayAsked('visitDate', fields, context)
    ? visitDateError(filled(form.visitDate), cover, context.today)
    : undefined
  const { maximumFileUpload, supportingVisitCode } = context.featuresConfig
  const supportingDocumentNeeded = needsSupportingDocument(chosenBenefit(form, options.outpatient), supportingVisitCode)
  return {
    ...fields,
    ...(notCovered !== undefined && { visitDate: notCovered }),
    ...attachmentErrors(files, { kind: 'outpatient', maximumFileUpload, supportingDocumentNeeded, previous }),
  }
}

function inpatientErrors(
  form: InpatientForm,
  files: readonly ClaimFile[],
  { context, options, cover }: FormKnowledge,
  previous?: Previous,
): Texts {
  const fields = inpatientFormErrors(form, { ...context, kind: 'inpatient', options: options.inpatient })
  const notCovered = isDayAsked('admissionDate', fields, context)
    ? admissionDayError(filled(form.admissionDate), cover)
    : undefined
  const { maximumFileUpload } = context.featuresConfig
  return {
    ...fields,
    ...(notCovered !== undefined && { admissionDate: notCovered }),
    ...attachmentErrors(files, { kind: 'inpatient', maximumFileUpload, supportingDocumentNeeded: false, previous }),
  }
}

/** Whether somebody was covered can only be said of a date that is one and can be changed, and of somebody who may be claimed for. */
function isDayAsked(
  day: 'visitDate' | 'admissionDate',
  wrong: Partial<Texts>,
  { update }: FormKnowledge['context'],
): boolean {
  return !wrong[day] && !wrong['claimantId'] && !wrong['companyId'] && !lockedFields(update?.status).has(day)
}
