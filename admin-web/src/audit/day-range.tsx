import { Box } from '@mui/material'
import { isIsoDate } from '@member-care/domain/dates/singapore-dates.ts'
import { auditTexts } from '@member-care/domain/texts/audit-texts.ts'
import { useState } from 'react'
import { DateField } from '../console/date-field.tsx'

interface DayRangeProps {
  /** Days in Singapore, YYYY-MM-DD. */
  readonly from: string | undefined
  readonly to: string | undefined
  readonly onChange: (changed: { from?: string | undefined; to?: string | undefined }) => void
}

/** From one day to another, both included. */
export function DayRange({ from, to, onChange }: DayRangeProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
        alignItems: 'start',
      }}
    >
      <Day label={auditTexts.days.from} day={from} onChange={(day) => onChange({ from: day })} />
      <Day label={auditTexts.days.to} day={to} onChange={(day) => onChange({ to: day })} />
    </Box>
  )
}

/** Only a whole date, or none, is searched for; what is on its way to one stays in the field. */
function Day({
  label,
  day,
  onChange,
}: {
  readonly label: string
  readonly day: string | undefined
  readonly onChange: (day: string | undefined) => void
}) {
  const [unfinished, setUnfinished] = useState('')
  return (
    <DateField
      label={label}
      value={day ?? unfinished}
      onChange={(typed) => {
        const next = isIsoDate(typed) ? typed : undefined
        setUnfinished(next === undefined ? typed : '')
        if (next !== day) onChange(next)
      }}
    />
  )
}
