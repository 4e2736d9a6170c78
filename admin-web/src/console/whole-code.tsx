import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** A code or number within a line of text, such as a policy number: it is not broken at its hyphens. */
export function WholeCode({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  )
}
