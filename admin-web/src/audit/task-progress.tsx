import { Box, LinearProgress, Typography } from '@mui/material'
import { auditTexts } from '@member-care/domain/texts/audit-texts.ts'

interface TaskProgressProps {
  readonly label: string
  readonly state: string
  readonly done: number
  readonly total: number
}

/** How far a task is, by the events that it has looked at. */
export function TaskProgress({ label, state, done, total }: TaskProgressProps) {
  const isCounted = state === 'running' && total > 0
  return (
    <Box role="status" sx={{ my: 1.5 }}>
      <Typography variant="body2" sx={{ mb: 0.75 }}>
        {label}{' '}
        {isCounted && (
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {auditTexts.progress(done, total)}
          </Box>
        )}
      </Typography>
      <LinearProgress
        aria-label={label}
        {...(isCounted ? { variant: 'determinate', value: Math.min(100, (done / total) * 100) } : {})}
        sx={{ height: 6, borderRadius: 3 }}
      />
    </Box>
  )
}
