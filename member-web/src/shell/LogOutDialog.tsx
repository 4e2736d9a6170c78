/** Asks before logging out while a claim has been begun. */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'

interface LogOutDialogProps {
  readonly open: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}

export function LogOutDialog({ open, onStay, onLeave }: LogOutDialogProps) {
  return (
    <Dialog open={open} onClose={onStay} aria-labelledby="log-out-title" aria-describedby="log-out-text">
      <DialogTitle id="log-out-title">Log out and discard your claim?</DialogTitle>
      <DialogContent>
        <DialogContentText id="log-out-text">You have begun a claim and not submitted it. It is lost when you log out.</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onLeave} color="error">
          Log out
        </Button>
        <Button onClick={onStay} variant="contained" autoFocus>
          Stay here
        </Button>
      </DialogActions>
    </Dialog>
  )
}
