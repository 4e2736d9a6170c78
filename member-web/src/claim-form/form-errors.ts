/** Everything that is wrong with a claim form on the screen: by the domain's rules, by the server, and with its documents. */
import { typedAccountError } from '@member-care/domain/bank/bank-rules.ts'
import {
  attachmentErrors,
  type AttachmentField,
  type ClaimFile,
} from '@member-care/domain/claim/form/attachment-errors.ts'
import type { AttachmentCategory } from '@member-care/domain/claim/claim-terms.ts'
import type { ClaimFormField } from '@member-care/domain/claim/form/claim-form.ts'
import { chosenBenefit, needsSupportingDocument } from '@member-care/domain/claim/form/option-matching.ts'
import { errorsOf, type ClaimFormValues, type FormContext } from './claim-form-values.ts'

/** A document as far as the rules look at it before it is sent. */
export interface FormDocument {
  readonly category: AttachmentCategory
  readonly file: Pick<File, 'name' | 'size'>
}

export type FormErrors = Readonly<Partial<Record<ClaimFormField | AttachmentField, string>>>

/** What the server did not take, with the form as it was then: a field is wrong for as long as it stays the same. */
export interface RefusedForm<Values = ClaimFormValues> {
  readonly errors: Readonly<Record<string, string>>
  readonly values: Values
  readonly files: readonly FormDocument[]
}

interface FilledForm {
  readonly values: ClaimFormValues
  readonly files: readonly FormDocument[]
  /** What the server did not take the last time; it counts for what is still the same. */
  readonly refused: RefusedForm | null | undefined
  /** What the server says about the visit date (CLM-028). */
  readonly visitDateError: string | undefined
  /** On an update: the documents that the claim has, and those of them that stay. */
  readonly ofClaim?: { readonly documents: readonly ClaimFile[]; readonly kept: readonly ClaimFile[] }
}

export function formErrors(
  { values, files, refused, visitDateError, ofClaim }: FilledForm,
  context: FormContext,
): FormErrors {
  return {
    ...refusedErrors(values, files, refused),
    ...(visitDateError !== undefined && { visitDate: visitDateError }),
    ...documentErrors(values, files, context, ofClaim),
    ...accountAtItsNumber(errorsOf(values, context), values),
  }
}

/** A number that the bank does not know has no branch either: its digits are what is wrong. */
function accountAtItsNumber(
  errors: FormErrors,
  { bankNo = '', bankName = '', typedAccountNo }: ClaimFormValues,
): FormErrors {
  if (errors.branchNo === undefined || !typedAccountNo || bankNo === '') return errors
  const accountNo = typedAccountError({ bankNo, bankName }, typedAccountNo)
  if (accountNo === undefined) return errors
  const { branchNo: _, ...others } = errors
  return { ...others, accountNo }
}

function documentErrors(
  values: ClaimFormValues,
  files: readonly FormDocument[],
  context: FormContext,
  ofClaim: FilledForm['ofClaim'],
) {
  const { maximumFileUpload, supportingVisitCode } = context.featuresConfig
  const supportingDocumentNeeded = isSupportingDocumentNeeded(values, context, supportingVisitCode)
  const added = files.map(({ file, category }) => ({ name: file.name, bytes: file.size, category }))
  const kept = (ofClaim?.kept ?? []).map((file) => ({ ...file, isKept: true }))
  return attachmentErrors([...kept, ...added], {
    kind: context.kind,
    maximumFileUpload,
    supportingDocumentNeeded,
    previous: ofClaim?.documents,
  })
}

/** Whether another document besides the receipt must be there (CLM-069). */
export function isSupportingDocumentNeeded(
  values: ClaimFormValues,
  context: FormContext,
  supportingVisitCode: readonly string[],
): boolean {
  return (
    context.kind === 'outpatient' &&
    needsSupportingDocument(chosenBenefit(values, context.options), supportingVisitCode)
  )
}

const documentFields: readonly string[] = [
  'invoicesAndReceipts',
  'otherDocuments',
  'attachments',
] satisfies AttachmentField[]

function refusedErrors(
  values: ClaimFormValues,
  files: readonly FormDocument[],
  refused: RefusedForm | null | undefined,
): FormErrors {
  if (refused == null) return {}
  const now: Readonly<Record<string, unknown>> = values
  const then: Readonly<Record<string, unknown>> = refused.values
  const isUnchanged = (field: string) =>
    documentFields.includes(field) ? files === refused.files : now[field] === then[field]
  return Object.fromEntries(Object.entries(refused.errors).filter(([field]) => isUnchanged(field)))
}
