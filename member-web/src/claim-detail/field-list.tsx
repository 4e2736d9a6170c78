/** Labels with their values. */
import Box from '@mui/material/Box'
import type { Field } from './claim-fields.ts'

interface FieldListProps {
  readonly fields: readonly Field[]
  /** Beside each other where there is room for it. */
  readonly columns?: 1 | 2
}

export function FieldList({ fields, columns = 2 }: FieldListProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: columns === 2 ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
        },
        '@media print': { gap: 1, gridTemplateColumns: columns === 2 ? 'repeat(3, minmax(0, 1fr))' : '1fr' },
      }}
    >
      {fields.map(({ label, value, notes = [], lang }) => (
        <Box key={label} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {label}
          </Box>
          <Box
            component="dd"
            lang={lang}
            sx={{ m: 0, fontWeight: 550, whiteSpace: 'pre-line', fontVariantLigatures: 'no-contextual' }}
          >
            {value}
            {notes.map((note) => (
              <Box key={note} sx={{ fontWeight: 400, fontSize: '0.875rem', color: 'text.secondary' }}>
                {note}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
