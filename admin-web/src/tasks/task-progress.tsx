import { Box, LinearProgress, Typography } from '@mui/material'

interface TaskProgressProps {
  readonly label: string
  readonly state: string
  readonly done: number
  readonly total: number
  /** How far it is in words. */
  readonly progress: (done: number, total: number) => string
}

/** How far a task is, by what it has looked at. */
export function TaskProgress({ label, state, done, total, progress }: TaskProgressProps) {
  const isCounted = state === 'running' && total > 0
  return (
    <Box role="status" sx={{ my: 1.5 }}>
      <Typography variant="body2" sx={{ mb: 0.75 }}>
        {label}{' '}
        {isCounted && (
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {progress(done, total)}
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
