import EnlargeIcon from '@mui/icons-material/OpenInFull'
import NewTabIcon from '@mui/icons-material/OpenInNew'
import RotateIcon from '@mui/icons-material/RotateRight'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, Skeleton, Stack } from '@mui/material'
import { useState } from 'react'
import type { HttpError } from 'react-admin'
import { claimDocumentTexts as texts } from '@member-care/domain/texts/claim-document-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { BlobDocument } from './blob-content.tsx'
import { openInNewTab } from './open-in-new-tab.ts'
import { showableTypes, useAttachment } from './use-attachment.ts'

export interface AttachmentViewerProps {
  readonly claimId: string
  readonly attachmentId: string
  /** Its original file name. */
  readonly name: string
}

/** One document of a claim: a picture to enlarge and turn, or a PDF. */
export function AttachmentViewer({ claimId, attachmentId, name }: AttachmentViewerProps) {
  const { data, error, refetch } = useAttachment(claimId, attachmentId)
  return <DocumentViewer blob={data} error={error} onRetry={() => void refetch()} name={name} />
}

export interface DocumentViewerProps {
  /** Undefined while it is loading. */
  readonly blob: Blob | undefined
  readonly error: Error | null
  readonly onRetry: () => void
  readonly name: string
}

/** A document's bytes, wherever they come from. */
export function DocumentViewer({ blob, error, onRetry, name }: DocumentViewerProps) {
  if (error) return <LoadFailure title={texts.loadFailed} detail={(error as HttpError).message} onRetry={onRetry} />
  if (!blob) return <Skeleton variant="rounded" height={320} aria-label={texts.loading} role="status" />
  if (!showableTypes.includes(blob.type)) return <Alert severity="info">{texts.notShowable}</Alert>
  return <Document blob={blob} name={name} />
}

function Document({ blob, name }: { blob: Blob; name: string }) {
  const [turns, setTurns] = useState(0)
  const [isEnlarged, setEnlarged] = useState(false)
  const isPicture = blob.type.startsWith('image/')

  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        <Button size="small" variant="outlined" startIcon={<EnlargeIcon />} onClick={() => setEnlarged(true)}>
          {texts.enlarge}
        </Button>
        {isPicture && (
          <Button size="small" variant="outlined" startIcon={<RotateIcon />} onClick={() => setTurns((turns + 1) % 4)}>
            {texts.turn}
          </Button>
        )}
        <Button size="small" variant="outlined" startIcon={<NewTabIcon />} onClick={() => openInNewTab(blob)}>
          {texts.newTab}
        </Button>
      </Stack>
      <Box
        sx={{
          height: { xs: 420, md: 'calc(100vh - 360px)' },
          minHeight: 320,
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'background.default',
          border: 1,
          borderColor: 'divider',
        }}
      >
        <BlobDocument blob={blob} name={name} turns={turns} />
      </Box>
      <Dialog
        open={isEnlarged}
        onClose={() => setEnlarged(false)}
        maxWidth="xl"
        fullWidth
        aria-label={texts.document(name)}
      >
        <DialogContent sx={{ height: '85vh', p: 1.5 }}>
          <BlobDocument blob={blob} name={name} turns={turns} />
        </DialogContent>
        <DialogActions>
          {isPicture && (
            <Button startIcon={<RotateIcon />} onClick={() => setTurns((turns + 1) % 4)}>
              {texts.turn}
            </Button>
          )}
          <Button variant="contained" onClick={() => setEnlarged(false)}>
            {texts.close}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
