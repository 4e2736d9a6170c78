/** The frame around every input: its label above it, a hint, and what is wrong with it below. */
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import { fieldTexts } from '@member-care/domain/texts/field-texts.ts'
import { FieldError } from './field-error.tsx'

export interface FieldFrameProps {
  /** Of the input; hint and error derive theirs from it (`describedBy`). */
  readonly inputId: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Stands below the input; what of it describes the input has the id `<inputId>-note`. */
  readonly note?: ReactNode
  /** Said in the label; everything else is required. */
  readonly optional?: boolean
  readonly children: ReactNode
}

export function FieldFrame({ inputId, label, hint, error, note, optional = false, children }: FieldFrameProps) {
  return (
    <FormControl fullWidth error={error !== undefined}>
      <FormLabel
        id={`${inputId}-name`}
        htmlFor={inputId}
        sx={{
          color: 'text.primary',
          fontWeight: 550,
          fontSize: '0.9375rem',
          mb: 0.75,
          '&.Mui-focused, &.Mui-error': { color: 'text.primary' },
        }}
      >
        {label}
        {optional && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {' '}
            {fieldTexts.optional}
          </Box>
        )}
      </FormLabel>
      {hint !== undefined && (
        <Box id={`${inputId}-hint`} sx={{ color: 'text.secondary', fontSize: '0.8125rem', mt: -0.5, mb: 0.75 }}>
          {hint}
        </Box>
      )}
      {children}
      <FieldError inputId={inputId} error={error} />
      {note}
    </FormControl>
  )
}

/** The ids that an input names in `aria-describedby`. */
export function describedBy(inputId: string, hint: unknown, error: unknown, note?: unknown): string | undefined {
  const parts = { hint, error, note }
  const ids = Object.entries(parts).flatMap(([part, shown]) => (shown === undefined ? [] : [`${inputId}-${part}`]))
  return ids.length > 0 ? ids.join(' ') : undefined
}
