/** A line (or several) of text with its label, apart from any form library. */
import type { InputHTMLAttributes } from 'react'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { describedBy, FieldFrame, type FieldFrameProps } from './field-frame.tsx'

export type TextLineProps = Pick<FieldFrameProps, 'label' | 'hint' | 'optional' | 'error' | 'note'> &
  Pick<
    OutlinedInputProps,
    | 'type'
    | 'autoComplete'
    | 'autoFocus'
    | 'disabled'
    | 'endAdornment'
    | 'startAdornment'
    | 'multiline'
    | 'minRows'
    | 'value'
    | 'onChange'
    | 'onBlur'
    | 'onFocus'
  > & {
    /** Name and id of the input. */
    readonly name: string
    /** Attributes of the input itself. */
    readonly inputProps?: InputHTMLAttributes<HTMLInputElement>
  }

export function TextLine({ name, label, hint, error, note, optional = false, inputProps, ...input }: TextLineProps) {
  const description = describedBy(name, hint, error, note)
  return (
    <FieldFrame inputId={name} label={label} hint={hint} error={error} note={note} optional={optional}>
      <OutlinedInput
        id={name}
        name={name}
        {...input}
        slotProps={{
          input: {
            ...(description !== undefined && { 'aria-describedby': description }),
            'aria-required': !optional,
            ...inputProps,
          },
        }}
      />
    </FieldFrame>
  )
}
