/** A file over the page: a picture that can be enlarged, or a PDF. */
import { useCallback } from 'react'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { PdfView } from '@member-care/web-kit/pdf/pdf-view.tsx'
import { LoadFailure } from '../page/LoadFailure.tsx'
import { Skeletons } from '../page/Skeletons.tsx'
import { useResource } from '../resource/use-resource.ts'
import { PDF_TYPE } from './document-kind.ts'
import { PictureView } from './PictureView.tsx'

interface FileDialogProps {
  readonly name: string
  readonly asPdf: boolean
  /** Reads the bytes; stays the same from one rendering to the next. */
  readonly read: (signal: AbortSignal) => Promise<Blob>
  readonly onClose: () => void
}

export function FileDialog({ name, asPdf, read, onClose }: FileDialogProps) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true })
  const load = useCallback(
    async (signal: AbortSignal) => {
      const bytes = await read(signal)
      // A blob's address is of our own origin: what is downloaded from it must be a PDF, whatever the bytes are.
      return asPdf ? new Blob([bytes], { type: PDF_TYPE }) : bytes
    },
    [read, asPdf],
  )
  const document = useResource(load)
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="lg" aria-labelledby="document-name" slotProps={{ paper: { sx: { borderRadius: { xs: 0, sm: 2 } } } }}>
      <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', pr: 1.5, pt: 1 }}>
        <DialogTitle id="document-name" sx={{ flex: 1, pt: '14px', pb: 1.5, minWidth: 0, overflowWrap: 'anywhere', fontSize: '1.125rem' }}>
          {name}
        </DialogTitle>
        <IconButton aria-label={claimTexts.document.close} onClick={onClose} sx={{ mt: 0.5 }}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, px: { xs: 2, sm: 3 }, pb: { xs: 2, sm: 3 }, display: 'grid', alignContent: 'start' }}>
        {document.phase === 'loading' && <Skeletons count={1} height={320} />}
        {document.phase === 'failed' && <LoadFailure message={document.failure ?? ''} onRetry={document.reload} />}
        {document.value !== undefined && asPdf && (
          <Box sx={{ height: { xs: 'calc(100dvh - 92px)', sm: 'calc(100dvh - 190px)' } }}>
            <PdfView pdf={document.value} name={name} />
          </Box>
        )}
        {document.value !== undefined && !asPdf && <PictureView picture={document.value} name={name} />}
      </Box>
    </Dialog>
  )
}
