/** The files attached to a claim that is being filled in. */
import type { AttachmentCategory } from '@member-care/domain/claim/claim-terms.ts'

export interface AttachedFile {
  /** Made here, to tell files of the same name apart. */
  readonly key: string
  readonly category: AttachmentCategory
  readonly file: File
}
