/** Asks whether an unfinished claim is really to be discarded, and does so. */
import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { draftTexts } from '@member-care/domain/texts/claim-draft-texts.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { Notice } from '../feedback/Notice.tsx'
import { ApiCallError } from '../portal-api/api-client.ts'
import type { SavedDraft } from '../portal-api/claim-drafts-api.ts'
import { discardDraft } from './draft-sync.ts'

interface DiscardDialogProps {
  readonly draft: SavedDraft
  readonly onClose: (isDiscarded: boolean) => void
}

export function DiscardDialog({ draft, onClose }: DiscardDialogProps) {
  const [isDiscarding, setDiscarding] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const discard = () => {
    setDiscarding(true)
    discardDraft(draft.id).then(
      () => onClose(true),
      (error: unknown) => {
        setDiscarding(false)
        setFailure(error instanceof ApiCallError ? error.message : errorTexts.somethingWentWrong)
      },
    )
  }
  return (
    <Dialog open onClose={() => !isDiscarding && onClose(false)} aria-labelledby="discard-question" aria-describedby="discard-detail">
      <DialogTitle id="discard-question">{draftTexts.discardQuestion}</DialogTitle>
      <DialogContent>
        <DialogContentText id="discard-detail">{draftTexts.discardDetail}</DialogContentText>
        {failure !== null && (
          <Box sx={{ mt: 2 }}>
            <Notice tone="error" role="alert">
              {failure}
            </Notice>
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
        <Button onClick={() => onClose(false)} disabled={isDiscarding} autoFocus>
          {draftTexts.keep}
        </Button>
        <Button variant="contained" color="error" onClick={discard} disabled={isDiscarding}>
          {isDiscarding ? draftTexts.discarding : draftTexts.discard}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
