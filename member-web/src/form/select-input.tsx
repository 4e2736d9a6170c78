/** One of a list, with the browser's own list, which every phone shows well. */
import type { ReactNode } from 'react'
import { useField } from 'react-final-form'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { claimFormHints } from '@member-care/domain/texts/submit-claim-texts.ts'
import { visibleError } from './visible-error.ts'
import { describedBy, FieldFrame } from '@member-care/web-kit/fields/field-frame.tsx'

export interface SelectChoice {
  readonly value: string
  readonly label: string
  /** Where it is not in the language of the page. */
  readonly lang?: string
}

interface SelectInputProps {
  readonly name: string
  readonly label: string
  readonly choices: readonly SelectChoice[]
  readonly hint?: string | undefined
  /** What stands there while nothing is chosen. */
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly note?: ReactNode
  readonly optional?: boolean
  /** Called with the new value, after the form has it. */
  readonly onChosen?: (value: string) => void
}

export function SelectInput({
  name,
  label,
  choices,
  hint,
  placeholder = claimFormHints.choose,
  disabled = false,
  note,
  optional = false,
  onChosen,
}: SelectInputProps) {
  const { input, meta } = useField<string, HTMLSelectElement>(name)
  const error = visibleError(meta)
  return (
    <FieldFrame inputId={name} label={label} hint={hint} error={error} note={note} optional={optional}>
      <NativeSelect
        value={input.value}
        onChange={(event) => {
          input.onChange(event.target.value)
          onChosen?.(event.target.value)
        }}
        onBlur={() => input.onBlur()}
        onFocus={() => input.onFocus()}
        disabled={disabled}
        input={<OutlinedInput />}
        inputProps={{
          id: name,
          name,
          'aria-describedby': describedBy(name, hint, error, note),
          'aria-required': !optional,
        }}
      >
        <option value="">{placeholder}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} lang={choice.lang}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}
