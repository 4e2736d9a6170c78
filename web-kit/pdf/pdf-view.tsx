/** A PDF document to be read, searched with the eyes, copied from and downloaded, alike in every browser. */
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useEffect, useRef } from 'react'
import type { Place } from '@member-care/domain/receipt/receipt-word.ts'
import { documentViewTexts } from '@member-care/domain/texts/document-view-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { useBlobAddress } from '../files/use-blob-address.ts'
import { PdfTools } from './pdf-tools.tsx'
import { useOpenPdf } from './use-open-pdf.ts'

export interface PdfViewProps {
  readonly pdf: Blob
  /** The file's name. */
  readonly name: string
  /** Outlined, and scrolled to. */
  readonly outlined?: Place | undefined
}

/** Fills the height of what it stands in. */
export function PdfView({ pdf, name, outlined }: PdfViewProps) {
  const container = useRef<HTMLDivElement>(null)
  const { shown, page, scale, failure, retry } = useOpenPdf(pdf, container)
  useEffect(() => shown?.outline(outlined), [shown, outlined])
  return (
    <Box sx={{ height: '100%', minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
      <Box
        role="group"
        aria-label={documentViewTexts.tools}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, pb: 1 }}
      >
        {shown && <PdfTools shown={shown} page={page} scale={scale} />}
        <Download pdf={pdf} name={name} />
      </Box>
      {failure !== undefined && (
        <Alert
          severity={failure === 'unloaded' ? 'error' : 'warning'}
          sx={{ mb: 1 }}
          action={
            failure === 'unloaded' && (
              <Button color="inherit" onClick={retry}>
                {pageTexts.tryAgain}
              </Button>
            )
          }
        >
          <AlertTitle>{documentViewTexts.failures[failure].title}</AlertTitle>
          {documentViewTexts.failures[failure].detail}
        </Alert>
      )}
      {/* Not shown at all, rather than hidden, where there is no document: an empty area would take the focus. */}
      <Box
        sx={{ position: 'relative', flex: 1, minHeight: 0, display: failure === undefined || shown ? 'block' : 'none' }}
      >
        <Box
          ref={container}
          role="group"
          aria-label={documentViewTexts.document(name)}
          tabIndex={0}
          sx={{
            position: 'absolute',
            inset: 0,
            overflow: 'auto',
            borderRadius: 1,
            bgcolor: 'background.default',
            '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
          }}
        >
          {/* What somebody has written is shown as it was written. */}
          <div className="pdfViewer" translate="no" />
        </Box>
        {!shown && (
          <Skeleton
            variant="rounded"
            height="100%"
            aria-label={documentViewTexts.loading}
            role="status"
            sx={{ position: 'relative' }}
          />
        )}
      </Box>
    </Box>
  )
}

function Download({ pdf, name }: Pick<PdfViewProps, 'pdf' | 'name'>) {
  const address = useBlobAddress<HTMLAnchorElement>(pdf)
  return (
    // Its address comes later, so the library would take it for a button, which the space bar would have to press.
    <Button
      variant="outlined"
      component="a"
      role="link"
      ref={address}
      download={name}
      startIcon={<DownloadOutlined />}
      sx={{ ml: 'auto' }}
    >
      {documentViewTexts.download}
    </Button>
  )
}
