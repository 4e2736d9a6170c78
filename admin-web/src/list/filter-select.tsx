import { MenuItem, TextField } from '@mui/material'
import { useListFilters } from './use-list-filters.ts'

export interface ChoiceFieldProps {
  readonly label: string
  /** What the empty choice says. */
  readonly everything: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A field with a few values to narrow a list by; a value that is none of them is as if nothing were chosen. */
export function ChoiceField({ label, everything, choices, value, onChange }: ChoiceFieldProps) {
  return (
    <TextField
      select
      label={label}
      value={choices.some((choice) => choice.value === value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{everything}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  )
}

export interface FilterSelectProps extends Omit<ChoiceFieldProps, 'value' | 'onChange'> {
  /** The filter's name in the API. */
  readonly source: string
}

/** A filter with a few values; it stands in the address. */
export function FilterSelect({ source, ...field }: FilterSelectProps) {
  const { values, change } = useListFilters<Record<string, string>>()
  return <ChoiceField {...field} value={values[source] ?? ''} onChange={(value) => change({ [source]: value })} />
}
