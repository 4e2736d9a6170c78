/** Asks before something is done. */
import { useId, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'

interface ConfirmDialogProps {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  /** In place of `confirmLabel` while it is being done. */
  readonly pendingLabel?: string
  readonly cancelLabel: string
  /** It cannot be undone, so it is not confirmed by a mere Enter. */
  readonly isGrave?: boolean
  readonly isPending?: boolean
  /** Why it was not done; the dialog stays open. */
  readonly problem?: ReactNode
  readonly onConfirm: () => void
  readonly onClose: () => void
}

export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  pendingLabel,
  cancelLabel,
  isGrave = false,
  isPending = false,
  problem,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
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
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
        {problem}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2.5 }}>
        <Button onClick={onClose} disabled={isPending} autoFocus={isGrave}>
          {cancelLabel}
        </Button>
        <Button
          variant="contained"
          color={isGrave ? 'error' : 'primary'}
          disabled={isPending}
          onClick={onConfirm}
          autoFocus={!isGrave}
        >
          {isPending ? (pendingLabel ?? confirmLabel) : confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
