import { MenuItem, TextField } from '@mui/material'
import { useInput, ValidationError } from 'react-admin'
import type { Claimed } from '../payable-amount.ts'
import type { DecisionInput } from './decision-forms.ts'

export interface DecisionFieldProps {
  readonly input: DecisionInput
  /** The claim that is decided. */
  readonly claim: Claimed
  readonly hasFocus: boolean
  /** It can be read and copied, but nothing can be sent any more. */
  readonly isReadOnly?: boolean
}

/** One input of a decision. */
export function DecisionField({ input, claim, hasFocus, isReadOnly = false }: DecisionFieldProps) {
  const { source, label, hint, kind, choices, validate } = input
  const { id, field, fieldState } = useInput({
    source,
    defaultValue: '',
    ...(validate && { validate: (typed: unknown) => validate(typed, claim) }),
  })
  const { ref, ...control } = field
  return (
    <TextField
      {...control}
      id={id}
      inputRef={ref}
      value={field.value ?? ''}
      label={label}
      fullWidth
      required={validate !== undefined}
      // A dialog opens with the focus on what it asks for.
      autoFocus={hasFocus}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ? <ValidationError error={fieldState.error.message} /> : hint}
      autoComplete="off"
      {...(choices && { select: true })}
      {...(kind === 'lines' && { multiline: true, minRows: 3 })}
      slotProps={{ input: { readOnly: isReadOnly }, ...(kind === 'amount' && { htmlInput: { inputMode: 'decimal' } }) }}
    >
      {choices &&
        Object.entries(choices).map(([code, words]) => (
          <MenuItem key={code} value={code}>
            {words}
          </MenuItem>
        ))}
    </TextField>
  )
}
