import { userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useCommandSending } from '../console/use-command-sending.ts'
import { discardUpload } from './upload-calls.ts'
import type { UploadRecord } from './upload-record.ts'

const { check: texts } = userUploadTexts

interface DiscardButtonProps {
  readonly upload: Pick<UploadRecord, 'id' | 'fileName'>
  readonly onDiscarded: () => void
}

/** Gives an upload up before anything of it was done, once that is confirmed. */
export function DiscardButton({ upload, onDiscarded }: DiscardButtonProps) {
  const [isAsked, setAsked] = useState(false)
  const titleId = useId()
  const sending = useCommandSending<UploadRecord>({
    onDone: () => {
      setAsked(false)
      onDiscarded()
    },
  })
  return (
    <>
      <Button color="error" onClick={() => setAsked(true)} aria-label={`${texts.discard}: ${upload.fileName}`}>
        {texts.discard}
      </Button>
      <Dialog open={isAsked} onClose={() => setAsked(false)} aria-labelledby={titleId} maxWidth="xs" fullWidth>
        <DialogTitle id={titleId}>{texts.discard}</DialogTitle>
        <DialogContent>
          <DialogContentText>{texts.discardConfirm}</DialogContentText>
          {sending.failure && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {sending.failure.message}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsked(false)} autoFocus>
            {texts.keep}
          </Button>
          <Button color="error" variant="contained" loading={sending.isPending} onClick={() => void sending.send(upload.id, (options) => discardUpload(upload.id, options))}>
            {texts.discard}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
