import { MenuItem, TextField } from '@mui/material'
import { useListContext } from 'react-admin'

export interface FilterSelectProps {
  /** The filter's name in the API. */
  readonly source: string
  readonly label: string
  /** What the empty choice says. */
  readonly everything: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

/** A filter with a few values; it stands in the address. */
export function FilterSelect({ source, label, everything, choices }: FilterSelectProps) {
  const { filterValues, setFilters, displayedFilters } = useListContext()
  return (
    <TextField
      select
      label={label}
      value={filterValues[source] ?? ''}
      onChange={(event) => setFilters({ ...filterValues, [source]: event.target.value }, displayedFilters)}
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
