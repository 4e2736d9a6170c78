/** What stands where there is nothing yet, and what one can do about it. */
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { palette } from '../theme/theme.ts'

interface EmptyStateProps {
  readonly title: string
  readonly text?: string
  readonly action?: ReactNode
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1, py: { xs: 5, sm: 7 }, px: 2 }}>
      <svg
        width="120"
        height="84"
        viewBox="0 0 120 84"
        fill="none"
        aria-hidden="true"
        focusable="false"
        strokeLinecap="round"
      >
        <ellipse cx="60" cy="76" rx="46" ry="5" fill={palette.primary.light} />
        <path
          d="M36 12h40l12 12v44a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4Z"
          fill={palette.background.paper}
          stroke={palette.inputBorder}
          strokeWidth="2.5"
        />
        <path d="M76 12v12h12M42 36h28M42 46h36M42 56h18" stroke={palette.inputBorder} strokeWidth="2.5" />
        <circle cx="92" cy="22" r="3" fill={palette.secondary.light} />
        <circle cx="24" cy="40" r="4" fill={palette.primary.light} />
      </svg>
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {text !== undefined && <Typography sx={{ color: 'text.secondary', maxWidth: 420 }}>{text}</Typography>}
      {action !== undefined && <Box sx={{ mt: 1.5 }}>{action}</Box>}
    </Box>
  )
}
