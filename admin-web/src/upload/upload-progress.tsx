import { Box, LinearProgress, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'

export interface UploadProgressProps {
  readonly label: string
  /** 0 to 1; undefined while nobody knows. */
  readonly share: number | undefined
  /** In words how far it is. */
  readonly detail?: string
}

/** How far something is. Each tenth is told to screen readers, not each step. */
export function UploadProgress({ label, share, detail }: UploadProgressProps) {
  const percent = share === undefined ? undefined : Math.round(Math.min(1, share) * 100)
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.75 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {label}
        </Typography>
        {percent !== undefined && <Typography variant="body2">{percent} %</Typography>}
      </Box>
      <LinearProgress
        aria-label={label}
        sx={{ height: 8, borderRadius: 4 }}
        {...(percent === undefined ? {} : { variant: 'determinate', value: percent })}
      />
      {detail && (
        <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
          {detail}
        </Typography>
      )}
      <Box component="span" role="status" sx={visuallyHidden}>
        {label}
        {percent !== undefined && ` ${Math.floor(percent / 10) * 10} %`}
      </Box>
    </Box>
  )
}
