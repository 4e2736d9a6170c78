/** A box to tick. */
import type { ReactNode } from 'react'
import { useField } from 'react-final-form'
import FormControl from '@mui/material/FormControl'
import { visibleError } from './visible-error.ts'
import { CheckboxLine } from './checkbox-line.tsx'
import { FieldError } from '@member-care/web-kit/fields/field-error.tsx'

export function CheckboxInput({ name, label }: { readonly name: string; readonly label: ReactNode }) {
  const { input, meta } = useField<boolean, HTMLInputElement>(name, { type: 'checkbox' })
  const error = visibleError(meta)
  return (
    <FormControl error={error !== undefined}>
      <CheckboxLine
        id={name}
        label={label}
        checked={input.checked ?? false}
        onChange={(checked) => {
          input.onChange(checked)
          input.onBlur()
        }}
        describedBy={error === undefined ? undefined : `${name}-error`}
      />
      <FieldError inputId={name} error={error} />
    </FormControl>
  )
}
