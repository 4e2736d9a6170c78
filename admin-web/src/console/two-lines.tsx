import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** Two lines in a cell: what it is, and quieter what belongs to it. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>{first}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 400, overflowWrap: 'anywhere' }}>
        {second}
      </Box>
    </>
  )
}
