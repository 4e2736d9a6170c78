/** One category of documents of the claim that is being filled in: what became of each file, and the ways to add more. */
import { useState } from 'react'
import { useField } from 'react-final-form'
import Box from '@mui/material/Box'
import type { AttachmentCategory } from '@member-care/domain/claim/claim-terms.ts'
import { DEFAULT_MAXIMUM_FILES, type AttachmentField } from '@member-care/domain/claim/form/attachment-errors.ts'
import { documentLimitsText } from '@member-care/domain/texts/submit-claim-texts.ts'
import { addFiles, type RefusedFile } from '../../claim-form/documents/attached-files.ts'
import { DocumentChooser } from '../../claim-form/documents/DocumentChooser.tsx'
import { AttachedFileRow, RefusedFileRow } from '../../claim-form/documents/FileRows.tsx'
import { visibleError } from '../../form/field-error.ts'
import { changeDraft, currentDraft, useDraft } from '../claim-draft.ts'

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
  const files = (useDraft()?.files ?? []).filter((file) => file.category === category)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])

  const add = (chosen: readonly File[]) => {
    const added = addFiles(currentDraft()?.files ?? [], chosen, { category, maximum, newKey: () => crypto.randomUUID() })
    setRefused(added.refused)
    changeDraft({ files: added.files, checked: false })
  }
  const remove = (key: string) => {
    changeDraft((draft) => ({ files: draft.files.filter((file) => file.key !== key), checked: false }))
    document.getElementById(id)?.focus()
  }
  return (
    <DocumentChooser id={id} label={label} hint={`${hint} ${documentLimitsText(maximum)}`} error={visibleError(meta)} onChosen={add}>
      {(files.length > 0 || refused.length > 0) && (
        <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {files.map((file) => (
            <AttachedFileRow key={file.key} file={file.file} onRemove={() => remove(file.key)} />
          ))}
          {refused.map((file) => (
            <RefusedFileRow
              key={file.key}
              name={file.name}
              reason={file.reason}
              onDismiss={() => setRefused(refused.filter(({ key }) => key !== file.key))}
            />
          ))}
        </Box>
      )}
    </DocumentChooser>
  )
}
