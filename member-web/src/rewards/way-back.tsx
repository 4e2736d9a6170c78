/** The link at the top of a page to the one that it was opened from. */
import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import ArrowBack from '@mui/icons-material/ArrowBack'
import { Link as RouterLink } from 'react-router-dom'

export function WayBack({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Button component={RouterLink} to={to} startIcon={<ArrowBack />} sx={{ ml: -1.5, mb: 1, px: 1.5 }}>
      {children}
    </Button>
  )
}
