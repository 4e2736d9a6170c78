/** One category of documents: choose, photograph or drop files, see what becomes of each, and take them away again. */
import Box from '@mui/material/Box'
import { useField } from 'react-final-form'
import type { AttachmentCategory } from '@member-care/domain/claim/claim-terms.ts'
import { DEFAULT_MAXIMUM_FILES, type AttachmentField } from '@member-care/domain/claim/form/attachment-errors.ts'
import { documentLimitsText } from '@member-care/domain/texts/submit-claim-texts.ts'
import { DocumentChooser } from '../../claim-form/documents/document-chooser.tsx'
import { RefusedFileRow } from '../../claim-form/documents/file-rows.tsx'
import { visibleError } from '../../form/visible-error.ts'
import { useDraft, useUnfinishedClaim } from '../use-unfinished-claim.ts'
import { noDocuments } from '../../claim-form/documents/draft-documents.ts'
import { DraftDocumentRow } from '../../claim-form/documents/draft-document-row.tsx'

interface DocumentsFieldProps {
  /** The field of the form that carries its errors; also the id of the button, for the error summary. */
  readonly name: AttachmentField
  readonly label: string
  readonly hint: string
  readonly category: AttachmentCategory
  readonly maximum?: number | undefined
}

export function DocumentsField({
  name: id,
  label,
  hint,
  category,
  maximum = DEFAULT_MAXIMUM_FILES,
}: DocumentsFieldProps) {
  const { meta } = useField(id)
  const claim = useUnfinishedClaim()
  const draft = useDraft()
  const { documents, states, refusedDocuments } = draft ?? noDocuments
  const mine = documents.filter((document) => document.category === category)
  const refused = refusedDocuments.filter((document) => document.category === category)

  const add = (chosen: readonly File[]) => claim.addDocuments(chosen, { category, maximum, draftId: draft?.id })
  const remove = (key: string) => {
    claim.removeDocument(key)
    document.getElementById(id)?.focus()
  }
  return (
    <DocumentChooser
      id={id}
      label={label}
      hint={`${hint} ${documentLimitsText(maximum)}`}
      error={visibleError(meta)}
      onChosen={add}
    >
      {(mine.length > 0 || refused.length > 0) && (
        <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {mine.map((one) => (
            <DraftDocumentRow
              key={one.key}
              document={one}
              state={states[one.key] ?? { phase: 'waiting' }}
              onRemove={() => remove(one.key)}
              onTryAgain={claim.synchronise}
            />
          ))}
          {refused.map(({ key, name, reason }) => (
            <RefusedFileRow key={key} name={name} reason={reason} onDismiss={() => claim.dismissRefusal(key)} />
          ))}
        </Box>
      )}
    </DocumentChooser>
  )
}
