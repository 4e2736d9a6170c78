/** Asks before what has been typed is dropped. Enter and Escape drop nothing. */
import { useId } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'

interface LeaveDialogProps {
  readonly title: string
  readonly text: string
  readonly leaveLabel: string
  readonly stayLabel: string
  readonly onLeave: () => void
  readonly onStay: () => void
}

export function LeaveDialog({ title, text, leaveLabel, stayLabel, onLeave, onStay }: LeaveDialogProps) {
  const id = useId()
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onStay}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2.5 }}>
        <Button onClick={onLeave} color="error">
          {leaveLabel}
        </Button>
        <Button onClick={onStay} variant="contained" autoFocus>
          {stayLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
