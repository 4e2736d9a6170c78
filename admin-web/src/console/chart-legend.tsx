import { Box, Typography } from '@mui/material'

interface LegendEntry {
  readonly label: string
  readonly colour: string
  /** A dashed mark, and not a filled one. */
  readonly isDashed?: true
}

interface ChartLegendProps {
  /** What each colour of a drawing means. */
  readonly entries: readonly LegendEntry[]
}

/** Stands below a drawing. */
export function ChartLegend({ entries }: ChartLegendProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
      {entries.map(({ label, colour, isDashed }) => (
        <Box component="span" key={label} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Box
            component="span"
            aria-hidden="true"
            sx={{
              width: 10,
              height: 10,
              borderRadius: 0.5,
              flexShrink: 0,
              ...(isDashed ? { border: 1, borderStyle: 'dashed', borderColor: colour } : { bgcolor: colour }),
            }}
          />
          <Typography component="span" variant="body2" sx={{ fontSize: '0.8125rem' }}>
            {label}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
