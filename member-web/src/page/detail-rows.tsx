/** Names and values, one below the other on a phone, beside each other on a wide screen. */
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'

export interface DetailRow {
  readonly label: string
  readonly value: ReactNode
  /** Where the value is not in the language of the page. */
  readonly lang?: string | undefined
  /** The same of the label. */
  readonly labelLang?: string
}

interface DetailRowsProps {
  readonly rows: readonly DetailRow[]
}

export function DetailRows({ rows }: DetailRowsProps) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: { xs: 1.5, sm: 1.25 } }}>
      {rows.map(({ label, value, lang, labelLang }) => (
        <Box key={label} sx={{ display: 'grid', gridTemplateColumns: { sm: '240px 1fr' }, columnGap: 2 }}>
          <Box component="dt" lang={labelLang} sx={{ color: 'text.secondary', fontSize: '0.875rem', lineHeight: 1.7 }}>
            {label}
          </Box>
          <Box
            component="dd"
            lang={lang}
            sx={{ m: 0, fontWeight: 500, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
