/** A box with its words beside it, apart from any form. */
import type { ReactNode } from 'react'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'

interface CheckboxLineProps {
  readonly id: string
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly describedBy?: string | undefined
}

export function CheckboxLine({ id, label, checked, onChange, describedBy }: CheckboxLineProps) {
  return (
    <FormControlLabel
      sx={{ alignItems: 'flex-start', m: 0, gap: 0.5, '& .MuiFormControlLabel-label': { pt: 1.125 } }}
      control={
        <Checkbox
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          slotProps={{ input: { id, ...(describedBy && { 'aria-describedby': describedBy }) } }}
        />
      }
      label={label}
    />
  )
}
