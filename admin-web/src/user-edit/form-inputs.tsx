import { Checkbox, FormControlLabel, FormHelperText, MenuItem, TextField } from '@mui/material'
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form'
import { DateField } from '../console/date-field.tsx'

interface InputProps<Values extends FieldValues> {
  readonly control: Control<Values>
  readonly name: FieldPathByValue<Values, string>
  readonly label: string
  /** Shown while something can be entered: below an input that takes nothing it would only be pale text. */
  readonly hint?: string | undefined
  readonly isDisabled: boolean
}

export interface TextInputProps<Values extends FieldValues> extends InputProps<Values> {
  readonly kind?: 'text' | 'digits' | 'email'
  readonly isRequired?: boolean
}

const kinds = {
  text: {},
  digits: { slotProps: { htmlInput: { inputMode: 'numeric' } } },
  email: { slotProps: { htmlInput: { inputMode: 'email', spellCheck: false } } },
} as const

/** One line of text, digits or an address. */
export function TextInput<Values extends FieldValues>({ kind = 'text', ...props }: TextInputProps<Values>) {
  return <TextField {...useInputProps(props)} autoComplete="off" fullWidth {...kinds[kind]} />
}

export function DateInput<Values extends FieldValues>(props: Omit<TextInputProps<Values>, 'kind'>) {
  return <DateField {...useInputProps(props)} />
}

export interface ChoiceInputProps<Values extends FieldValues> extends InputProps<Values> {
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  /** An empty choice can then be read and not be made. */
  readonly isRequired?: boolean
}

export function ChoiceInput<Values extends FieldValues>({ choices, ...props }: ChoiceInputProps<Values>) {
  return (
    <TextField
      {...useInputProps(props)}
      select
      fullWidth
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.label} value={choice.value} disabled={props.isRequired === true && choice.value === ''}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  )
}

export interface TickInputProps<Values extends FieldValues> {
  readonly control: Control<Values>
  readonly name: FieldPathByValue<Values, boolean>
  readonly label: string
  readonly hint?: string
  readonly isDisabled: boolean
}

export function TickInput<Values extends FieldValues>({ control, name, label, hint, isDisabled }: TickInputProps<Values>) {
  const { field } = useController({ control, name })
  const { ref, value, ...input } = field
  const isTicked: unknown = value
  return (
    <div>
      <FormControlLabel label={label} disabled={isDisabled} control={<Checkbox {...input} checked={isTicked === true} slotProps={{ input: { ref } }} />} />
      {hint && !isDisabled && <FormHelperText sx={{ ml: '32px', mt: 0 }}>{hint}</FormHelperText>}
    </div>
  )
}

/** What an input of whatever kind shows and tells of its field. */
function useInputProps<Values extends FieldValues>({ control, name, label, hint, isDisabled, isRequired = false }: Omit<TextInputProps<Values>, 'kind'>) {
  const { field, fieldState } = useController({ control, name })
  const { ref, ...input } = field
  return {
    ...input,
    inputRef: ref,
    label,
    required: isRequired,
    disabled: isDisabled,
    error: fieldState.error !== undefined,
    helperText: fieldState.error?.message ?? (isDisabled ? undefined : hint),
  }
}
