/** Asks before logging out while a claim has been begun. */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { shellTexts } from '@member-care/domain/texts/portal-texts.ts'

interface LogOutDialogProps {
  readonly open: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}

export function LogOutDialog({ open, onStay, onLeave }: LogOutDialogProps) {
  return (
    <Dialog open={open} onClose={onStay} aria-labelledby="log-out-title" aria-describedby="log-out-text">
      <DialogTitle id="log-out-title">{shellTexts.logOutTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText id="log-out-text">{shellTexts.logOutDetail}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onLeave} color="error">
          {shellTexts.logOut}
        </Button>
        <Button onClick={onStay} variant="contained" autoFocus>
          {shellTexts.stay}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
