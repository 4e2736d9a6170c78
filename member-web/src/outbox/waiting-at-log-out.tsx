/** Asks at the log out what is to become of claims that are not filed yet. Enter and Escape lose nothing. */
import { useId } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { outboxTexts } from '@member-care/domain/texts/outbox-texts.ts'

interface WaitingAtLogOutProps {
  readonly count: number
  readonly onKeep: () => void
  readonly onDiscard: () => void
  readonly onStay: () => void
}

export function WaitingAtLogOut({ count, onKeep, onDiscard, onStay }: WaitingAtLogOutProps) {
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
      <DialogTitle id={`${id}-title`}>{outboxTexts.logOutTitle(count)}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{outboxTexts.logOutDetail}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2.5, '& > :not(style) ~ :not(style)': { ml: 0 } }}>
        <Button onClick={onDiscard} color="error">
          {outboxTexts.logOutDiscard}
        </Button>
        <Button onClick={onStay}>{outboxTexts.logOutStay}</Button>
        <Button onClick={onKeep} variant="contained" autoFocus>
          {outboxTexts.logOutKeep}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
