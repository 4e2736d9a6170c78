/** A file over the page: a picture that can be enlarged, or a PDF. */
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { PdfView } from '@member-care/web-kit/pdf/pdf-view.tsx'
import type { PortalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { PDF_TYPE } from './document-kind.ts'
import { PictureView } from './picture-view.tsx'

interface FileDialogProps {
  readonly name: string
  readonly asPdf: boolean
  readonly file: PortalQuery<Blob>
  readonly onClose: () => void
}

export function FileDialog({ name, asPdf, file, onClose }: FileDialogProps) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true })
  const document = useAnswer(asPdf ? { ...file, select: toPdf } : file)
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="lg"
      aria-labelledby="document-name"
      slotProps={{ paper: { sx: { borderRadius: { xs: 0, sm: 2 } } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', pr: 1.5, pt: 1 }}>
        <DialogTitle
          id="document-name"
          sx={{ flex: 1, pt: '14px', pb: 1.5, minWidth: 0, overflowWrap: 'anywhere', fontSize: '1.125rem' }}
        >
          {name}
        </DialogTitle>
        <IconButton aria-label={claimTexts.document.close} onClick={onClose} sx={{ mt: 0.5 }}>
          <Close />
        </IconButton>
      </Box>
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          px: { xs: 2, sm: 3 },
          pb: { xs: 2, sm: 3 },
          display: 'grid',
          alignContent: 'start',
        }}
      >
        {document.phase === 'loading' && <Skeletons count={1} height={320} />}
        {document.phase === 'failed' && <LoadFailure detail={document.failure ?? ''} onRetry={document.reload} />}
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

/** A blob's address is of our own origin: a download from it must always be a PDF, no matter what the bytes are. */
function toPdf(bytes: Blob): Blob {
  return new Blob([bytes], { type: PDF_TYPE })
}
