/** The frame of a dialog about a second factor: a form, what was refused, and its buttons. */
import { useId, type FormEvent, type ReactNode } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { secondFactorPageTexts } from '@member-care/domain/texts/second-factor-page-texts.ts'

interface FactorDialogProps {
  readonly title: string
  readonly children: ReactNode
  /** Why the last call was refused. */
  readonly failure: string | null
  readonly isPending: boolean
  /** The button that sends; none while there is nothing to be sent. */
  readonly submit: { readonly label: string; readonly color?: ButtonProps['color'] } | undefined
  readonly onSubmit: () => void
  readonly onClose: () => void
}

export function FactorDialog({ title, children, failure, isPending, submit, onSubmit, onClose }: FactorDialogProps) {
  const titleId = useId()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) onSubmit()
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={isPending ? undefined : onClose}>
      <Box component="form" noValidate onSubmit={send} sx={{ display: 'contents' }}>
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {children}
          {failure !== null && <Alert severity="error">{failure}</Alert>}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
          <Button onClick={onClose} disabled={isPending}>
            {secondFactorPageTexts.cancel}
          </Button>
          {submit && (
            <Button type="submit" variant="contained" color={submit.color ?? 'primary'} aria-disabled={isPending}>
              {submit.label}
            </Button>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  )
}
