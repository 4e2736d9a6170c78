import { TextField, type TextFieldProps } from '@mui/material'
import { ChooserButton } from '@member-care/web-kit/dates/chooser-button.tsx'
import { useTypedField, type TypedFieldOptions } from '@member-care/web-kit/dates/use-typed-field.ts'
import { useStillWhilePressed } from '@member-care/web-kit/fields/use-still-while-pressed.ts'
import { useId } from 'react'

export interface DateFieldProps
  extends
    Pick<
      TextFieldProps,
      'id' | 'name' | 'label' | 'required' | 'disabled' | 'error' | 'helperText' | 'inputRef' | 'sx'
    >,
    Omit<TypedFieldOptions, 'kind'> {
  readonly kind?: 'date' | 'moment'
}

/** A date (or a moment in Singapore) as DD MMM YYYY, to be typed as people write it or chosen from a calendar. */
export function DateField({
  kind = 'date',
  id,
  value,
  onChange,
  onBlur,
  firstTime,
  error,
  helperText,
  disabled = false,
  ...text
}: DateFieldProps) {
  const field = useTypedField({ kind, value, onChange, onBlur, firstTime })
  const unreadable = useStillWhilePressed(field.unreadable)
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <TextField
      {...text}
      {...field.input}
      id={inputId}
      onChange={({ target }) => field.onType(target.value)}
      onKeyDown={field.onKeyDown}
      disabled={disabled}
      error={error === true || field.unreadable !== undefined}
      helperText={error === true ? helperText : (unreadable ?? helperText)}
      fullWidth
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { placeholder: field.placeholder, spellCheck: false },
        input: {
          endAdornment: (
            <ChooserButton kind={kind} field={field} labelId={`${inputId}-label`} size="small" disabled={disabled} />
          ),
        },
      }}
    />
  )
}
