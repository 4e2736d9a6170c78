/** What its owner calls a second factor. */
import type { Ref } from 'react'
import TextField from '@mui/material/TextField'
import { FACTOR_NAME_LONGEST } from '@member-care/domain/account/second-factors.ts'
import { secondFactorPageTexts } from '@member-care/domain/texts/second-factor-page-texts.ts'

interface NameFieldProps {
  readonly value: string
  readonly onChange: (name: string) => void
  readonly error: string | undefined
  readonly autoFocus?: boolean
  readonly inputRef?: Ref<HTMLInputElement>
}

export function NameField({ value, onChange, error, autoFocus = false, inputRef }: NameFieldProps) {
  return (
    <TextField
      fullWidth
      name="factorName"
      label={secondFactorPageTexts.name}
      value={value}
      autoFocus={autoFocus}
      {...(inputRef && { inputRef })}
      onChange={({ target }) => onChange(target.value)}
      error={error !== undefined}
      helperText={error ?? secondFactorPageTexts.nameHint}
      autoComplete="off"
      sx={{ mt: 1 }}
      slotProps={{ htmlInput: { maxLength: FACTOR_NAME_LONGEST + 10 } }}
    />
  )
}
