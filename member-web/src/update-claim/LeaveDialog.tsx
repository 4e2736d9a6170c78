/** Asks before what has been changed is thrown away. */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { updateClaimTexts } from '@member-care/domain/texts/update-claim-texts.ts'

interface LeaveDialogProps {
  readonly open: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}

export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog open={open} onClose={onStay} aria-labelledby="leave-title" aria-describedby="leave-text">
      <DialogTitle id="leave-title">{updateClaimTexts.leaveQuestion}</DialogTitle>
      <DialogContent>
        <DialogContentText id="leave-text">{updateClaimTexts.leaveExplanation}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
        <Button onClick={onLeave} color="error">
          {updateClaimTexts.discard}
        </Button>
        <Button onClick={onStay} variant="contained" autoFocus>
          {updateClaimTexts.stay}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
