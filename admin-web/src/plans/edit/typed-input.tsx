import { TextField } from '@mui/material'
import { useState } from 'react'
import { useInput } from 'react-admin'
import { typedFieldNamed, type TypedField } from './typed-fields.ts'

export interface TypedInputProps {
  readonly source: string
  readonly label: string
  /** An example of what can be typed, or what an empty field means. */
  readonly hint?: string
  /** How it is read, where the name of the field does not say it. */
  readonly as?: TypedField
  readonly required?: boolean
}

/** A text that means something else: `5 per day` is a co-payment. What cannot be read stays as it is typed, for the rules to refuse. */
export function TypedInput({ source, label, hint, as, required = false }: TypedInputProps) {
  const { id, field, fieldState } = useInput({ source, format: same, parse: same })
  const { read, write } = as ?? typedFieldNamed(source) ?? plain
  const [typed, setTyped] = useState<string>()
  const value: unknown = field.value
  const shown =
    typed !== undefined && isSame(meaningOf(typed), value) ? typed : typeof value === 'string' ? value : written()

  function written(): string {
    return value === null || value === undefined ? '' : write(value as never)
  }

  function meaningOf(text: string): unknown {
    if (text.trim() === '') return null
    try {
      return read(text.trim())
    } catch {
      return text
    }
  }

  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={label}
      value={shown}
      required={required}
      onChange={({ target }) => {
        setTyped(target.value)
        field.onChange(meaningOf(target.value))
      }}
      onBlur={() => {
        setTyped(undefined)
        field.onBlur()
      }}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message ?? hint}
      fullWidth
      autoComplete="off"
    />
  )
}

const plain: TypedField = { read: (text) => text, write: String }
const same = (value: unknown) => value

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
