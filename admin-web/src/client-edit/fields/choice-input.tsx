import { MenuItem, TextField } from '@mui/material'
import type { ClientFieldText } from '@member-care/domain/texts/client-field-texts.ts'
import { useClientField } from './use-client-field.ts'

export interface ChoiceInputProps {
  readonly name: 'status' | 'loginIDType' | 'registrationProof' | 'Default_ELOG' | 'paymentMethod'
  readonly text: ClientFieldText
  /** Words by value. */
  readonly choices: Readonly<Record<string, string>>
}

export function ChoiceInput({ name, text, choices }: ChoiceInputProps) {
  const { id, field, error, isDisabled } = useClientField(name)
  return (
    <TextField
      select
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={field.value}
      onChange={(event) => field.onChange(event.target.value)}
      label={text.label}
      helperText={error ?? text.meaning}
      error={error !== undefined}
      disabled={isDisabled}
      fullWidth
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {Object.entries(choices).map(([value, words]) => (
        <MenuItem key={value} value={value}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  )
}
