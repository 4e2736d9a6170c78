import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** A code or number within a line of text, such as a policy number, with its label where it has one: not broken at a hyphen, nor apart, where the line has room for it. */
export function WholeCode({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  )
}
