import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { TextField, type TextFieldProps } from '@mui/material'

interface ReasonFieldProps {
  readonly reason: string
  readonly onChange: (reason: string) => void
  /** Whether it was tried to go on without one. */
  readonly isMissed: boolean
  readonly hint?: string
  /** Whether a dialog opens with the focus here; not where another field comes first. */
  readonly isFirst?: boolean
  readonly sx?: TextFieldProps['sx']
}

/** Why something is done; the reason is kept with it. */
export function ReasonField({
  reason,
  onChange,
  isMissed,
  hint = editTexts.reasonHint,
  isFirst = true,
  sx,
}: ReasonFieldProps) {
  return (
    <TextField
      label={editTexts.reason}
      value={reason}
      onChange={(event) => onChange(event.target.value)}
      error={isMissed}
      helperText={isMissed ? editTexts.reasonMissing : hint}
      required
      fullWidth
      autoFocus={isFirst}
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength: 500 } }}
      {...(sx && { sx })}
    />
  )
}
