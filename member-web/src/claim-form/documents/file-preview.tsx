/** A small picture of a file that opens the file itself, as long as its bytes are in this tab and the browser can show them. */
import { lazy, Suspense, useId, useState } from 'react'
import ButtonBase from '@mui/material/ButtonBase'
import { viewDocumentText } from '@member-care/domain/texts/claim-texts.ts'
import { isPdf } from '../../claim-detail/document-kind.ts'
import { portalQuery } from '../../data/portal-query.ts'
import { FileThumbnail } from './file-thumbnail.tsx'

const FileDialog = lazy(async () => ({ default: (await import('../../claim-detail/file-dialog.tsx')).FileDialog }))

export function FilePreview({ file }: { readonly file: File | Pick<File, 'name' | 'type'> }) {
  const [isDrawn, setDrawn] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const bytes = portalQuery<Blob>({
    key: ['chosen-file', id, file.name],
    load: () => (file instanceof File ? Promise.resolve(file) : Promise.reject(new Error('Its bytes are elsewhere.'))),
  })
  const asPdf = isPdf({ mimeType: file.type })
  const canBeOpened = file instanceof File && (asPdf || isDrawn)
  return (
    <>
      <ButtonBase
        disabled={!canBeOpened}
        aria-label={viewDocumentText(file.name)}
        onClick={() => setOpen(true)}
        sx={{ borderRadius: 1 }}
      >
        <FileThumbnail file={file} onDrawn={() => setDrawn(true)} />
      </ButtonBase>
      {isOpen && (
        <Suspense fallback={null}>
          <FileDialog name={file.name} asPdf={asPdf} file={bytes} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
