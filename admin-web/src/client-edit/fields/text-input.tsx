import type { ClientFieldText } from '@member-care/domain/texts/client-field-texts.ts'
import { TextInput as RecordTextInput } from 'react-admin'
import type { ClientField, ClientForm } from '../client-form.ts'
import { useEditRights } from '../edit-rights.ts'

export type TextFieldName = {
  [Field in ClientField]: string extends NonNullable<ClientForm[Field]> ? Field : never
}[ClientField]

export interface TextInputProps {
  readonly name: TextFieldName
  readonly text: ClientFieldText
  readonly kind?: 'email' | 'url' | 'lines'
  /** A field of the Microservices section, which other people may change (C27). */
  readonly isTemplate?: boolean
}

export function TextInput({ name, text, kind, isTemplate = false }: TextInputProps) {
  const { canEdit, canEditTemplates } = useEditRights()
  return (
    <RecordTextInput
      source={name}
      label={text.label}
      helperText={text.meaning}
      readOnly={isTemplate ? !canEditTemplates : !canEdit}
      {...(kind === 'lines' && { multiline: true, minRows: 2 })}
      slotProps={{
        htmlInput: {
          ...(kind === 'email' && { inputMode: 'email' }),
          ...(kind === 'url' && { inputMode: 'url' }),
          spellCheck: kind === 'lines',
        },
      }}
    />
  )
}
