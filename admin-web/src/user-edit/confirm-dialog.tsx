import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { useId } from 'react'
import { FailureAlert } from '../console/failure-alert.tsx'

export interface ConfirmDialogProps {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  readonly isGrave?: boolean
  readonly isPending?: boolean
  readonly failure?: string | undefined
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before something is done. What cannot be undone is not confirmed by a mere Enter. */
export function ConfirmDialog({ title, text, confirmLabel, isGrave = false, isPending = false, failure, onConfirm, onClose }: ConfirmDialogProps) {
  const titleId = useId()
  return (
    <Dialog open onClose={isPending ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText variant="body2">{text}</DialogContentText>
        <FailureAlert message={failure} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isPending} autoFocus={isGrave}>
          {userEditTexts.cancel}
        </Button>
        <Button variant="contained" color={isGrave ? 'error' : 'primary'} loading={isPending} onClick={onConfirm} autoFocus={!isGrave}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
