/** Documents that are chosen here and sent with a form, all at once: to add, to look at, to take away. */
import Box from '@mui/material/Box'
import { useField } from 'react-final-form'
import { documentLimitsText } from '@member-care/domain/texts/submit-claim-texts.ts'
import { visibleError } from '../../form/visible-error.ts'
import { DocumentChooser } from './document-chooser.tsx'
import { DraftDocumentRow } from './draft-document-row.tsx'
import { withChosen, without, type Documents } from './draft-documents.ts'
import { RefusedFileRow } from './file-rows.tsx'

interface AttachedDocumentsProps {
  /** The field of the form that carries its errors; also the id of the button, for the list of what is wrong. */
  readonly name: string
  readonly label: string
  readonly hint: string
  /** Said of each file. */
  readonly attachedText: string
  readonly maximum: number
  readonly documents: Documents
  readonly onChange: (change: (before: Documents) => Documents) => void
}

export function AttachedDocuments({
  name,
  label,
  hint,
  attachedText,
  maximum,
  documents: { documents, refusedDocuments },
  onChange,
}: AttachedDocumentsProps) {
  const { input, meta } = useField(name)
  const add = (chosen: readonly File[]) => {
    onChange((before) => withChosen(before, chosen, { category: 'DOC', maximum, newKey: () => crypto.randomUUID() }))
    input.onBlur()
  }
  const remove = (key: string) => {
    onChange((before) => without(before, key))
    document.getElementById(name)?.focus()
  }
  const dismiss = (key: string) =>
    onChange((before) => ({
      ...before,
      refusedDocuments: before.refusedDocuments.filter((refused) => refused.key !== key),
    }))
  return (
    <DocumentChooser
      id={name}
      label={label}
      hint={`${hint} ${documentLimitsText(maximum)}`}
      error={visibleError(meta)}
      onChosen={add}
    >
      {(documents.length > 0 || refusedDocuments.length > 0) && (
        <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {documents.map((one) => (
            <DraftDocumentRow
              key={one.key}
              document={one}
              state={{ phase: 'received', fileId: one.key }}
              receivedText={attachedText}
              onRemove={() => remove(one.key)}
              onTryAgain={() => undefined}
            />
          ))}
          {refusedDocuments.map(({ key, name: refused, reason }) => (
            <RefusedFileRow key={key} name={refused} reason={reason} onDismiss={() => dismiss(key)} />
          ))}
        </Box>
      )}
    </DocumentChooser>
  )
}
