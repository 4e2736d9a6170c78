import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { FailureAlert } from './failure-alert.tsx'

interface ConfirmDialogProps {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  readonly cancelLabel?: string
  /** It cannot be undone, so it is not confirmed by a mere Enter. */
  readonly isGrave?: boolean
  readonly isPending?: boolean
  /** Why the server refused; the dialog stays open. */
  readonly failure?: string | undefined
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before something is done. */
export function ConfirmDialog({ title, text, confirmLabel, cancelLabel = 'Cancel', isGrave = false, isPending = false, failure, onConfirm, onClose }: ConfirmDialogProps) {
  const id = useId()
  return (
    <Dialog
      open
      onClose={isPending ? undefined : onClose}
      role={isGrave ? 'alertdialog' : 'dialog'}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} variant="body2">
          {text}
        </DialogContentText>
        <FailureAlert message={failure} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isPending} autoFocus={isGrave}>
          {cancelLabel}
        </Button>
        <Button variant="contained" color={isGrave ? 'error' : 'primary'} loading={isPending} onClick={onConfirm} autoFocus={!isGrave}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
