/** A line of text with suggestions from a list; what is not in the list can be typed. */
import type { ReactNode } from 'react'
import { useField } from 'react-final-form'
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { visibleError } from './visible-error.ts'
import { describedBy, FieldFrame } from '@member-care/web-kit/fields/field-frame.tsx'

interface SuggestInputProps {
  readonly name: string
  readonly label: string
  readonly suggestions: readonly string[]
  readonly hint?: string
  readonly note?: ReactNode
}

const filterOptions = createFilterOptions<string>({ limit: 50 })

export function SuggestInput({ name, label, suggestions, hint, note }: SuggestInputProps) {
  const { input, meta } = useField<string, HTMLInputElement>(name)
  const error = visibleError(meta)
  return (
    <FieldFrame inputId={name} label={label} hint={hint} error={error} note={note}>
      <Autocomplete
        id={name}
        freeSolo
        disableClearable
        options={suggestions}
        filterOptions={filterOptions}
        inputValue={input.value}
        onInputChange={(_, typed) => input.onChange(typed)}
        onBlur={() => input.onBlur()}
        renderInput={(params) => (
          <OutlinedInput
            ref={params.slotProps.input.ref}
            className={params.slotProps.input.className}
            fullWidth
            slotProps={{
              input: {
                ...params.slotProps.htmlInput,
                name,
                'aria-describedby': describedBy(name, hint, error, note),
                'aria-required': true,
              },
            }}
          />
        )}
      />
    </FieldFrame>
  )
}
