/** One category of documents: choose, photograph or drop files, see what becomes of each, and take them away again. */
import Box from '@mui/material/Box'
import { useField } from 'react-final-form'
import type { AttachmentCategory } from '@member-care/domain/claim/claim-terms.ts'
import { DEFAULT_MAXIMUM_FILES, type AttachmentField } from '@member-care/domain/claim/form/attachment-errors.ts'
import { documentLimitsText } from '@member-care/domain/texts/submit-claim-texts.ts'
import { DocumentChooser } from '../../claim-form/documents/DocumentChooser.tsx'
import { RefusedFileRow } from '../../claim-form/documents/FileRows.tsx'
import { visibleError } from '../../form/field-error.ts'
import { changeDraft, useDraft } from '../claim-draft.ts'
import { tryAgainNow } from '../../claim-form/sending/retry-later.ts'
import { noDocuments, withChosen } from '../../claim-form/documents/draft-documents.ts'
import { DraftDocumentRow } from '../../claim-form/documents/DraftDocumentRow.tsx'
import { removeDocument, sendDocuments } from './send-documents.ts'

interface DocumentsFieldProps {
  /** The field of the form that carries its errors; also the id of the button, for the error summary. */
  readonly name: AttachmentField
  readonly label: string
  readonly hint: string
  readonly category: AttachmentCategory
  readonly maximum?: number | undefined
}

export function DocumentsField({ name: id, label, hint, category, maximum = DEFAULT_MAXIMUM_FILES }: DocumentsFieldProps) {
  const { meta } = useField(id)
  const draft = useDraft()
  const { documents, states, refusedDocuments } = draft ?? noDocuments
  const mine = documents.filter((document) => document.category === category)
  const refused = refusedDocuments.filter((document) => document.category === category)

  const add = (chosen: readonly File[]) => {
    changeDraft((before) => ({ ...withChosen(before, chosen, { category, maximum, newKey: () => crypto.randomUUID() }), touched: true, checked: false }), draft?.id)
    void sendDocuments()
  }
  const remove = (key: string) => {
    removeDocument(key)
    document.getElementById(id)?.focus()
  }
  const dismiss = (key: string) => changeDraft((draft) => ({ refusedDocuments: draft.refusedDocuments.filter((one) => one.key !== key) }))
  return (
    <DocumentChooser id={id} label={label} hint={`${hint} ${documentLimitsText(maximum)}`} error={visibleError(meta)} onChosen={add}>
      {(mine.length > 0 || refused.length > 0) && (
        <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {mine.map((one) => (
            <DraftDocumentRow key={one.key} document={one} state={states[one.key] ?? { phase: 'waiting' }} onRemove={() => remove(one.key)} onTryAgain={tryAgainNow} />
          ))}
          {refused.map(({ key, name, reason }) => (
            <RefusedFileRow key={key} name={name} reason={reason} onDismiss={() => dismiss(key)} />
          ))}
        </Box>
      )}
    </DocumentChooser>
  )
}
