/** The rules of a claim's documents (1§5, C01, C02, C39, C47, C53). What a file truly is, the server finds in its content. */
import { claimFormTexts, tooManyFilesText } from '../../texts/claim-form-texts.ts'
import { attachmentCategories, type AttachmentCategory } from '../claim-terms.ts'

/** 5 MB; a file of exactly so many bytes passes (C53). */
export const MAXIMUM_FILE_BYTES = 5_242_880

/** Files of each category where the client has set no number (C01). */
export const DEFAULT_MAXIMUM_FILES = 5

/** Endings that are accepted, with their types. */
export const acceptedTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  heif: 'image/heif',
  heic: 'image/heic',
} as const

/** One document of a claim, uploaded or about to be. */
export interface ClaimFile {
  readonly name: string
  readonly bytes: number
  readonly category: AttachmentCategory
  /** As the content says, where that is known; then the name says nothing. */
  readonly mimeType?: string | undefined
  /** On an update: the claim has it already, and it stays. */
  readonly isKept?: boolean | undefined
}

export interface AttachmentContext {
  readonly kind: 'outpatient' | 'inpatient'
  /** `maximumFileUpload` of the client's featuresConfig. */
  readonly maximumFileUpload?: number | undefined
  /** Outpatient: whether the benefit needs a document besides the receipt (`needsSupportingDocument`). */
  readonly supportingDocumentNeeded: boolean
  /** On an update: the documents that the claim has had so far, whether they are kept or not. */
  readonly previous?: readonly Pick<ClaimFile, 'category'>[] | undefined
}

/** Where the texts are shown: the two categories' fields, or the one list of an inpatient claim. */
export type AttachmentField = 'invoicesAndReceipts' | 'otherDocuments' | 'attachments'

/** What is wrong with one file on its own, when it is chosen. */
export function fileError(file: Pick<ClaimFile, 'name' | 'bytes' | 'mimeType'>): string | undefined {
  if (!isAcceptedType(file)) return claimFormTexts.fileTypeRefused
  if (file.bytes > MAXIMUM_FILE_BYTES) return claimFormTexts.fileTooLarge
  return file.bytes === 0 ? claimFormTexts.fileEmpty : undefined
}

/** What is wrong with all documents that the claim will have; on an update the kept ones are among them. */
export function attachmentErrors(
  files: readonly ClaimFile[],
  context: AttachmentContext,
): Partial<Record<AttachmentField, string>> {
  const errors: Partial<Record<AttachmentField, string>> = {}
  for (const category of attachmentCategories) {
    const text = categoryError(files, category, context)
    if (text !== undefined) errors[fieldOf(category, context.kind)] ??= text
  }
  if (context.kind === 'inpatient' && files.length === 0) errors.attachments = claimFormTexts.noFiles
  return errors
}

function categoryError(
  files: readonly ClaimFile[],
  category: AttachmentCategory,
  context: AttachmentContext,
): string | undefined {
  const ofCategory = files.filter((file) => file.category === category)
  const maximum = context.maximumFileUpload ?? DEFAULT_MAXIMUM_FILES
  if (ofCategory.length === 0 && isRequired(category, files, context)) return claimFormTexts.fieldRequired
  const kept = ofCategory.filter(({ isKept }) => isKept).length
  if (ofCategory.length > mostFiles(maximum, kept)) return tooManyFilesText(maximum)
  return ofCategory.map(fileError).find((text) => text !== undefined)
}

/**
 * How many documents a category may have. What is there stays: HR files more than a member may, and a client may have lowered its number since.
 * Where it is more than the number already, as many may still be added (S93).
 * @param kept those of the category that the claim has and keeps
 */
export function mostFiles(maximum: number, kept: number): number {
  return kept > maximum ? kept + maximum : maximum
}

function isRequired(category: AttachmentCategory, files: readonly ClaimFile[], context: AttachmentContext): boolean {
  if (context.kind === 'inpatient') return false
  if (category === 'INV/RCP') return true
  // An update asks for no other document when the claim never had any (1§5 Update forms).
  const receiptsOnly =
    context.previous !== undefined && [...context.previous, ...files].every((file) => file.category === 'INV/RCP')
  return context.supportingDocumentNeeded && !receiptsOnly
}

function isAcceptedType({ name, mimeType }: Pick<ClaimFile, 'name' | 'mimeType'>): boolean {
  const types: Readonly<Record<string, string>> = acceptedTypes
  if (mimeType !== undefined && mimeType !== '') return Object.values(types).includes(mimeType)
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(types, ending)
}

function fieldOf(category: AttachmentCategory, kind: AttachmentContext['kind']): AttachmentField {
  if (kind === 'inpatient') return 'attachments'
  return category === 'INV/RCP' ? 'invoicesAndReceipts' : 'otherDocuments'
}
