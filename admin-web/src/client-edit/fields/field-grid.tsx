import { Box, Typography } from '@mui/material'
import { useId, type ReactNode } from 'react'

/** Fields in two columns where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 4,
        rowGap: 2.5,
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  )
}

/** Fields that belong together, under a heading of their own. */
export function FieldGroup({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id} sx={{ '& + &': { mt: 4, pt: 3, borderTop: 1, borderColor: 'divider' } }}>
      <Typography id={id} variant="h3" sx={{ mb: hint ? 0.5 : 2 }}>
        {title}
      </Typography>
      {hint && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2, maxWidth: 720 }}>
          {hint}
        </Typography>
      )}
      {children}
    </Box>
  )
}
