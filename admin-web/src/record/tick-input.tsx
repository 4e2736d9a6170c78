import { Checkbox, FormControlLabel, FormHelperText } from '@mui/material'
import { useInput } from 'react-admin'

export interface TickInputProps {
  readonly source: string
  readonly label: string
  readonly helperText?: string | false
  readonly readOnly?: boolean
}

/** Yes or no, as a box to tick: it takes effect when the form is saved, and a switch would promise it at once. */
export function TickInput({ source, label, helperText = false, readOnly = false }: TickInputProps) {
  const { field } = useInput({ source })
  const isTicked: unknown = field.value
  return (
    <div>
      <FormControlLabel
        label={label}
        disabled={readOnly}
        control={
          <Checkbox
            name={field.name}
            checked={isTicked === true}
            onChange={(_event, isOn) => field.onChange(isOn)}
            slotProps={{ input: { ref: field.ref } }}
          />
        }
      />
      {helperText !== false && !readOnly && <FormHelperText sx={{ ml: '32px', mt: 0 }}>{helperText}</FormHelperText>}
    </div>
  )
}
