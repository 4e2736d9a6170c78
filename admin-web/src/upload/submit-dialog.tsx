import { userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import type { UploadRecord } from './upload-record.ts'
import { UploadSummary } from './upload-summary.tsx'

const { preview: texts } = userUploadTexts

interface SubmitDialogProps {
  readonly open: boolean
  readonly summary: UploadRecord['summary']
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** The question before anything is done (ADM-UPL-003), with what would be. */
export function SubmitDialog({ open, summary, onConfirm, onClose }: SubmitDialogProps) {
  const titleId = useId()
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.confirm}</DialogTitle>
      <DialogContent>
        <Box sx={{ mx: -1 }}>
          <UploadSummary summary={summary} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {texts.back}
        </Button>
        <Button variant="contained" onClick={onConfirm}>
          {texts.send}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
