/** Asks at the log out what is to become of claims that are not filed yet. Enter and Escape lose nothing; what may be filed already cannot be discarded. */
import { useId } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { outboxTexts } from '@member-care/domain/texts/outbox-texts.ts'

interface WaitingAtLogOutProps {
  readonly count: number
  /** How many of them may be filed already. */
  readonly staying: number
  readonly onKeep: () => void
  readonly onDiscard: () => void
  readonly onStay: () => void
}

export function WaitingAtLogOut({ count, staying, onKeep, onDiscard, onStay }: WaitingAtLogOutProps) {
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
        <Box id={`${id}-text`} sx={{ display: 'grid', gap: 1.5 }}>
          <DialogContentText>{outboxTexts.logOutDetail}</DialogContentText>
          {staying > 0 && <DialogContentText>{outboxTexts.logOutStays(staying)}</DialogContentText>}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2.5, '& > :not(style) ~ :not(style)': { ml: 0 } }}>
        {count > staying && (
          <Button onClick={onDiscard} color="error">
            {outboxTexts.logOutDiscard}
          </Button>
        )}
        <Button onClick={onStay}>{outboxTexts.logOutStay}</Button>
        <Button onClick={onKeep} variant="contained" autoFocus>
          {outboxTexts.logOutKeep}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
