import { Box, TextField } from '@mui/material'

interface DayRangeProps {
  /** Days in Singapore, YYYY-MM-DD. */
  readonly from: string | undefined
  readonly to: string | undefined
  readonly onChange: (changed: { from?: string | undefined; to?: string | undefined }) => void
}

/** From one day to another, both included. */
export function DayRange({ from, to, onChange }: DayRangeProps) {
  const shrink = { inputLabel: { shrink: true } }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      <TextField type="date" label="From" value={from ?? ''} onChange={(event) => onChange({ from: event.target.value || undefined })} slotProps={shrink} />
      <TextField type="date" label="To" value={to ?? ''} onChange={(event) => onChange({ to: event.target.value || undefined })} slotProps={shrink} />
    </Box>
  )
}
