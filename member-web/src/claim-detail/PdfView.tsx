/** A PDF in the browser's own viewer, and to be downloaded where there is none. */
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { Notice } from '../feedback/Notice.tsx'
import { useBlobAddress } from '../page/use-blob-address.ts'

interface PdfViewProps {
  readonly pdf: Blob
  readonly name: string
}

export function PdfView({ pdf, name }: PdfViewProps) {
  const frame = useBlobAddress<HTMLIFrameElement>(pdf)
  const download = useBlobAddress<HTMLAnchorElement>(pdf)
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {navigator.pdfViewerEnabled ? (
        <Box component="iframe" ref={frame} title={name} sx={{ width: '100%', height: { xs: 'calc(100dvh - 180px)', sm: 'calc(100dvh - 260px)' }, border: 1, borderColor: 'divider', borderRadius: 1 }} />
      ) : (
        <Notice tone="info">{claimTexts.document.noViewer}</Notice>
      )}
      {/* Its address comes later, so the library would take it for a button, which the space bar would have to press. */}
      <Button variant="outlined" component="a" role="link" ref={download} download={name} startIcon={<DownloadOutlined />}>
        {claimTexts.document.download}
      </Button>
    </Box>
  )
}
