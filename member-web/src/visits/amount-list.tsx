/** Names with their amounts at the right, one below the other; a total below a line. */
import Box from '@mui/material/Box'
import type { VisitAmount } from './visit-fields.ts'

export function AmountList({ lines }: { readonly lines: readonly VisitAmount[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {lines.map(({ label, lang, amount, isTotal = false }, index) => (
        <Box
          key={`${label} ${index}`}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 3,
            ...(isTotal && { borderTop: 1, borderColor: 'divider', pt: 1, fontWeight: 650, fontSize: '1.0625rem' }),
          }}
        >
          <Box component="dt" lang={lang} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, whiteSpace: 'nowrap', fontWeight: isTotal ? 650 : 550, fontVariantNumeric: 'tabular-nums' }}
          >
            {amount}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
