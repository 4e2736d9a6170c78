/** The files attached to a claim that is being filled in: which are taken, and why others are not. */
import type { AttachmentCategory } from '@member-care/domain/claim/claim-terms.ts'
import { fileError, mostFiles } from '@member-care/domain/claim/form/attachment-errors.ts'
import { tooManyFilesText } from '@member-care/domain/texts/claim-form-texts.ts'
import { documentTexts } from '@member-care/domain/texts/submit-claim-texts.ts'

export interface AttachedFile {
  /** Made here, to tell files of the same name apart. */
  readonly key: string
  readonly category: AttachmentCategory
  readonly file: File
}

/** A file that was not taken; it is shown with its reason until it is dismissed. */
export interface RefusedFile {
  readonly key: string
  readonly name: string
  readonly reason: string
}

export interface AddedFiles {
  readonly files: readonly AttachedFile[]
  readonly refused: readonly RefusedFile[]
}

interface AddingOptions {
  readonly category: AttachmentCategory
  readonly maximum: number
  readonly newKey: () => string
  /** So many documents of the category the claim has and keeps. */
  readonly ofClaim?: number
  /** And so many are attached elsewhere. */
  readonly elsewhere?: number
}

/**
 * Attaches files to a category, in their order, as long as there is room; each that is not taken comes back with the reason.
 * `newKey` gives a key that no other file has.
 */
export function addFiles(
  attached: readonly AttachedFile[],
  chosen: readonly File[],
  { category, maximum, newKey, ofClaim = 0, elsewhere = 0 }: AddingOptions,
): AddedFiles {
  const files = [...attached]
  const refused: RefusedFile[] = []
  for (const file of chosen) {
    const ofCategory = files.filter((other) => other.category === category)
    const reason =
      fileError({ name: file.name, bytes: file.size }) ??
      (ofCategory.some((other) => isSameFile(other.file, file)) ? documentTexts.sameFile : undefined) ??
      (ofClaim + elsewhere + ofCategory.length >= mostFiles(maximum, ofClaim) ? tooManyFilesText(maximum) : undefined)
    if (reason === undefined) files.push({ key: newKey(), category, file })
    else refused.push({ key: newKey(), name: file.name, reason })
  }
  return { files, refused }
}

function isSameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}
