import { InputAdornment, TextField } from '@mui/material'
import type { ClientFieldText } from '@member-care/domain/texts/client-field-texts.ts'
import { useState } from 'react'
import type { ClientField, ClientForm } from '../client-form.ts'
import { useClientField } from './use-client-field.ts'

export type NumberFieldName = {
  [Field in ClientField]: ClientForm[Field] extends number | null
    ? number extends ClientForm[Field]
      ? Field
      : never
    : never
}[ClientField]

export interface NumberInputProps {
  readonly name: NumberFieldName
  readonly text: ClientFieldText
  readonly unit: string
  /** The unit stands before the number, as that of money does. */
  readonly isUnitFirst?: boolean
}

/** A number with its unit. What is typed stays as it is typed; whether it is a number is said when the form is sent. */
export function NumberInput({ name, text, unit, isUnitFirst = false }: NumberInputProps) {
  const { id, field, error, isDisabled } = useClientField(name)
  const [typed, setTyped] = useState('')
  const shown = Object.is(numberOf(typed), field.value) ? typed : textOf(field.value)
  const adornment = <InputAdornment position={isUnitFirst ? 'start' : 'end'}>{unit}</InputAdornment>
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value)
        field.onChange(numberOf(event.target.value))
      }}
      label={text.label}
      helperText={error ?? text.meaning}
      error={error !== undefined}
      disabled={isDisabled}
      fullWidth
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: 'numeric' },
        inputLabel: { shrink: true },
        input: isUnitFirst ? { startAdornment: adornment } : { endAdornment: adornment },
      }}
    />
  )
}

function numberOf(typed: string): number | null {
  const text = typed.replaceAll(/[\s,]/g, '')
  return text === '' ? null : Number(text)
}

function textOf(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : String(value)
}
