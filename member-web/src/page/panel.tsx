/** A white sheet with a heading: the building block of every screen. */
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'

interface PanelProps {
  readonly title?: string
  /** Beside the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

export function Panel({ title, action, children }: PanelProps) {
  return (
    <Paper component="section" aria-label={title} variant="outlined" sx={{ p: { xs: 2.5, sm: 3 } }}>
      {title !== undefined && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 2,
            rowGap: 1,
            mb: 2,
            '@media print': { mb: 1 },
          }}
        >
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          {action}
        </Box>
      )}
      {children}
    </Paper>
  )
}
