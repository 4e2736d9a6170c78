import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, type ButtonProps } from '@mui/material'
import { useId, type ReactNode } from 'react'
import { FailureAlert } from './failure-alert.tsx'

interface FormDialogProps {
  readonly title: ReactNode
  readonly children: ReactNode
  /** Why the server refused; the dialog stays open. */
  readonly failure?: string | undefined
  readonly isPending: boolean
  readonly cancelLabel?: string
  /** The button that sends; none when there is nothing left to be sent. */
  readonly confirm: (Pick<ButtonProps, 'color' | 'disabled' | 'autoFocus'> & { readonly label: string }) | undefined
  /** What it comes to, beside the buttons. */
  readonly total?: ReactNode
  readonly maxWidth?: 'sm' | 'md'
  readonly onSubmit: () => void
  readonly onClose: () => void
}

/** A question that Enter or its button answers. While the answer is on its way it cannot be closed, nor answered again. */
export function FormDialog({
  title,
  children,
  failure,
  isPending,
  cancelLabel = 'Cancel',
  confirm,
  total,
  maxWidth = 'sm',
  onSubmit,
  onClose,
}: FormDialogProps) {
  const titleId = useId()
  return (
    <Dialog open onClose={isPending ? undefined : onClose} fullWidth maxWidth={maxWidth} aria-labelledby={titleId}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
        // The dialog lays out title, content and buttons itself, so that a long content scrolls between the two others.
        sx={{ display: 'contents' }}
      >
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>
          {children}
          <FailureAlert message={failure} />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          {total !== undefined && <Box sx={{ mr: 'auto' }}>{total}</Box>}
          <Button onClick={onClose} disabled={isPending}>
            {cancelLabel}
          </Button>
          {confirm && (
            <Button
              type="submit"
              variant="contained"
              color={confirm.color ?? 'primary'}
              loading={isPending}
              disabled={confirm.disabled ?? false}
              autoFocus={confirm.autoFocus ?? false}
            >
              {confirm.label}
            </Button>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  )
}
