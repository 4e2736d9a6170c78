/** Names and values, one below the other on a phone, beside each other on a wide screen. */
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'

interface DetailRowsProps {
  readonly rows: readonly { readonly label: string; readonly value: ReactNode }[]
}

export function DetailRows({ rows }: DetailRowsProps) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: { xs: 1.5, sm: 1.25 } }}>
      {rows.map(({ label, value }) => (
        <Box key={label} sx={{ display: 'grid', gridTemplateColumns: { sm: '240px 1fr' }, columnGap: 2 }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem', lineHeight: 1.7 }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 500, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
