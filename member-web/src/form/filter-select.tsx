/** One of a list, or all of it. */
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldFrame } from '@member-care/web-kit/fields/field-frame.tsx'
import type { SelectChoice } from './select-input.tsx'

interface FilterSelectProps {
  readonly name: string
  readonly label: string
  /** The choice that filters nothing, if there is one; its value is ''. */
  readonly all?: string
  readonly value: string
  readonly choices: readonly SelectChoice[]
  readonly onChange: (value: string) => void
}

export function FilterSelect({ name, label, all, value, choices, onChange }: FilterSelectProps) {
  return (
    <FieldFrame inputId={name} label={label}>
      <NativeSelect
        value={value}
        onChange={(event) => onChange(event.target.value)}
        input={<OutlinedInput />}
        inputProps={{ id: name, name }}
      >
        {all !== undefined && <option value="">{all}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} lang={choice.lang}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}
