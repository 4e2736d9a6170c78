import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** A code or number within a line of text, such as a policy number, with its label where it has one: never broken at a hyphen, nor apart. */
export function WholeCode({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  )
}
