import { TextField } from '@mui/material'
import type { ClientFieldText } from '@member-care/domain/texts/client-field-texts.ts'
import type { ClientField, ClientForm } from '../client-form.ts'
import { useClientField } from './use-client-field.ts'

export type TextFieldName = { [Field in ClientField]: string extends NonNullable<ClientForm[Field]> ? Field : never }[ClientField]

export interface TextInputProps {
  readonly name: TextFieldName
  readonly text: ClientFieldText
  readonly kind?: 'email' | 'url' | 'lines'
  /** A field of the Microservices section, which other people may change (C27). */
  readonly isTemplate?: boolean
}

export function TextInput({ name, text, kind, isTemplate = false }: TextInputProps) {
  const { id, field, error, isDisabled, isTemplateDisabled } = useClientField(name)
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={field.value ?? ''}
      onChange={(event) => field.onChange(event.target.value)}
      label={text.label}
      helperText={error ?? text.meaning}
      error={error !== undefined}
      disabled={isTemplate ? isTemplateDisabled : isDisabled}
      fullWidth
      autoComplete="off"
      {...(kind === 'lines' && { multiline: true, minRows: 2 })}
      slotProps={{ htmlInput: { ...(kind === 'email' && { inputMode: 'email' }), ...(kind === 'url' && { inputMode: 'url' }), spellCheck: kind === 'lines' } }}
    />
  )
}
