/** One category of the claim's documents. */
import type { AttachmentCategory } from '@member-care/domain/claim/claim-terms.ts'
import { DEFAULT_MAXIMUM_FILES, type AttachmentField } from '@member-care/domain/claim/form/attachment-errors.ts'
import { useReceiptNotes } from '../../claim-form/receipt/receipt-notes.ts'
import { DraftDocuments } from '../../drafts/draft-documents.tsx'
import { useDraft, useUnfinishedClaim } from '../use-unfinished-claim.ts'

interface DocumentsFieldProps {
  /** The field of the form that carries its errors; also the id of the button, for the error summary. */
  readonly name: AttachmentField
  readonly label: string
  readonly hint: string
  readonly category: AttachmentCategory
  readonly maximum?: number | undefined
}

export function DocumentsField({ maximum = DEFAULT_MAXIMUM_FILES, ...field }: DocumentsFieldProps) {
  const { noteOfDocument } = useReceiptNotes()
  return (
    <DraftDocuments
      {...field}
      maximum={maximum}
      work={useUnfinishedClaim()}
      draft={useDraft()}
      noteOf={noteOfDocument}
    />
  )
}
