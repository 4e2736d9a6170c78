import { Box, Typography } from '@mui/material'
import type { ComponentType, ReactNode } from 'react'

export interface EmptyStateProps {
  readonly icon: ComponentType<{ fontSize?: 'large'; 'aria-hidden'?: 'true' }>
  readonly title: string
  /** What the person can do about it. */
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** What stands where there is nothing to show. */
export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <Box sx={{ textAlign: 'center', py: 7, px: { xs: 1.5, sm: 3 }, overflowWrap: 'break-word' }}>
      <Box
        sx={{
          display: 'inline-flex',
          p: 2,
          borderRadius: '50%',
          bgcolor: 'primary.light',
          color: 'primary.main',
          mb: 2,
        }}
      >
        <Icon fontSize="large" aria-hidden="true" />
      </Box>
      <Typography variant="h2" component="p">
        {title}
      </Typography>
      {children && (
        <Typography
          variant="body2"
          component="div"
          sx={{ color: 'text.secondary', mt: 0.5, maxWidth: 460, mx: 'auto' }}
        >
          {children}
        </Typography>
      )}
      {action && <Box sx={{ mt: 2.5 }}>{action}</Box>}
    </Box>
  )
}
