import { Box, DialogContentText, Typography } from '@mui/material'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { useState, type ReactNode } from 'react'
import type { FieldEdit } from './edit-differences.ts'
import { FormDialog } from './form-dialog.tsx'
import { ReasonField } from './reason-field.tsx'

interface ChangesReviewDialogProps {
  readonly title: string
  readonly changes: readonly FieldEdit[]
  /** What follows from saving, where that is not plain. */
  readonly consequence?: ReactNode
  /** What it touches elsewhere, below the changes. */
  readonly touched?: ReactNode
  readonly confirmLabel: string
  /** Asks why; the reason is kept with the change. */
  readonly asksReason?: boolean
  readonly onConfirm: (reason: string) => void
  readonly onClose: () => void
  readonly isPending: boolean
  /** Why the server refused; the dialog stays open. */
  readonly failure?: string | undefined
}

/** Shows what is about to be changed, old and new, before it is. */
export function ChangesReviewDialog({
  title,
  changes,
  consequence,
  touched,
  confirmLabel,
  asksReason = false,
  onConfirm,
  onClose,
  isPending,
  failure,
}: ChangesReviewDialogProps) {
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const lacksReason = asksReason && reason.trim() === ''

  function submit() {
    setAsked(true)
    if (!lacksReason) onConfirm(reason.trim())
  }

  return (
    <FormDialog
      title={title}
      cancelLabel={editTexts.goOnEditing}
      confirm={{ label: confirmLabel, autoFocus: !asksReason }}
      isPending={isPending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {consequence && <DialogContentText variant="body2">{consequence}</DialogContentText>}
      <Box component="dl" sx={{ m: 0, mt: consequence ? 2 : 0, display: 'grid', gap: 1.5 }}>
        {changes.map((change) => (
          <div key={change.field}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {change.label}
            </Typography>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              <Box component="del" sx={{ color: 'text.secondary' }}>
                {change.from ?? editTexts.nothing}
              </Box>
              {' → '}
              <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 620 }}>
                {change.to ?? editTexts.nothing}
              </Box>
            </Box>
          </div>
        ))}
      </Box>
      {touched && <Box sx={{ mt: 2.5, display: 'grid', gap: 2 }}>{touched}</Box>}
      {asksReason && (
        <ReasonField reason={reason} onChange={setReason} isMissed={isAsked && lacksReason} sx={{ mt: 2.5 }} />
      )}
    </FormDialog>
  )
}
