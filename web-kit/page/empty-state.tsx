/** What stands where there is nothing yet, and what one can do about it. */
import type { ComponentType, ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

export interface EmptyStateProps {
  /** Of what there is none; a sheet of paper where there is no icon for it. */
  readonly icon?: ComponentType<{ fontSize?: 'large'; 'aria-hidden'?: 'true' }>
  readonly title: string
  /** What the person can do about it. */
  readonly children?: ReactNode
  readonly action?: ReactNode
}

export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 1,
        py: { xs: 5, sm: 7 },
        px: 2,
        overflowWrap: 'break-word',
      }}
    >
      {Icon === undefined ? (
        <Sheet />
      ) : (
        <Box
          sx={{ display: 'inline-flex', p: 2, borderRadius: '50%', bgcolor: 'primary.light', color: 'primary.main' }}
        >
          <Icon fontSize="large" aria-hidden="true" />
        </Box>
      )}
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {children !== undefined && (
        <Typography component="div" sx={{ color: 'text.secondary', maxWidth: 440 }}>
          {children}
        </Typography>
      )}
      {action !== undefined && <Box sx={{ mt: 1.5 }}>{action}</Box>}
    </Box>
  )
}

/** Drawn in the colours of the scheme that shows. */
function Sheet() {
  return (
    <Box
      component="svg"
      viewBox="0 0 120 84"
      aria-hidden="true"
      focusable="false"
      sx={{
        width: 120,
        height: 84,
        fill: 'none',
        strokeLinecap: 'round',
        strokeWidth: 2.5,
        color: 'inputBorder',
        '& [data-of=ground]': { color: 'primary.light', fill: 'currentColor' },
        '& [data-of=paper]': { stroke: 'currentColor' },
        '& [data-of=spark]': { color: 'secondary.light', fill: 'currentColor' },
      }}
    >
      <ellipse data-of="ground" cx="60" cy="76" rx="46" ry="5" />
      <path
        data-of="paper"
        d="M36 12h40l12 12v44a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4ZM76 12v12h12M42 36h28M42 46h36M42 56h18"
      />
      <circle data-of="spark" cx="92" cy="22" r="3" />
      <circle data-of="ground" cx="24" cy="40" r="4" />
    </Box>
  )
}
