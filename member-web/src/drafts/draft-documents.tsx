/** One category of a draft's documents: choose, photograph or drop files, see what becomes of each, and take them away again. */
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import { useField } from 'react-final-form'
import type { AttachmentCategory } from '@member-care/domain/claim/claim-terms.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { documentLimitsText } from '@member-care/domain/texts/submit-claim-texts.ts'
import { DocumentChooser } from '../claim-form/documents/document-chooser.tsx'
import { RefusedFileRow } from '../claim-form/documents/file-rows.tsx'
import type { Draft } from './draft.ts'
import type { Unfinished } from './unfinished.ts'
import { visibleError } from '../form/visible-error.ts'
import { noDocuments, type DraftDocument } from '../claim-form/documents/draft-documents.ts'
import { DraftDocumentRow } from '../claim-form/documents/draft-document-row.tsx'

interface DraftDocumentsProps<Kind extends string, Values extends object> {
  readonly work: Unfinished<Kind, Values>
  readonly draft: Draft<Kind, Values> | null
  /** The field of the form that carries its errors; also the id of the button, for the error summary. */
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly category: AttachmentCategory
  readonly maximum: number
  /** More to say of a document, below its state. */
  readonly noteOf?: ((document: DraftDocument) => ReactNode) | undefined
}

export function DraftDocuments<Kind extends string, Values extends object>({
  work,
  draft,
  name: id,
  label,
  hint,
  category,
  maximum,
  noteOf,
}: DraftDocumentsProps<Kind, Values>) {
  const { meta } = useField(id)
  const { documents, states, refusedDocuments } = draft ?? noDocuments
  const mine = documents.filter((document) => document.category === category)
  const refused = refusedDocuments.filter((document) => document.category === category)

  const add = (chosen: readonly File[]) => work.addDocuments(chosen, { category, maximum, draftId: draft?.id })
  const remove = (key: string) => {
    work.removeDocument(key)
    document.getElementById(id)?.focus()
  }
  return (
    <DocumentChooser
      id={id}
      label={label}
      hint={pageTexts.sentences([hint, documentLimitsText(maximum)])}
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
              note={noteOf?.(one)}
              onRemove={() => remove(one.key)}
              onTryAgain={work.synchronise}
            />
          ))}
          {refused.map(({ key, name, reason }) => (
            <RefusedFileRow key={key} name={name} reason={reason} onDismiss={() => work.dismissRefusal(key)} />
          ))}
        </Box>
      )}
    </DocumentChooser>
  )
}
