import { validationTexts } from '@member-care/domain/texts/validation-texts.ts'
import { TextField, type TextFieldProps } from '@mui/material'
import type { ReactNode } from 'react'

export interface SearchFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  /** How many characters the API takes. */
  readonly limit?: number
  readonly helperText?: ReactNode
  readonly sx?: TextFieldProps['sx']
}

const USUAL_LIMIT = 100

/** A field for what a list is searched for. It takes no more than the API does, and says so. */
export function SearchField({ label, value, onChange, limit = USUAL_LIMIT, helperText, sx }: SearchFieldProps) {
  return (
    <TextField
      type="search"
      autoComplete="off"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      helperText={value.length >= limit ? validationTexts.tooLong(limit) : helperText}
      slotProps={{ htmlInput: { maxLength: limit, spellCheck: false } }}
      {...(sx && { sx })}
    />
  )
}
