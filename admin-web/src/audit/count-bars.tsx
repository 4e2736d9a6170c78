import { Box, Typography } from '@mui/material'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { Panel } from '../console/field-list.tsx'

interface CountBarsProps {
  readonly title: string
  readonly bars: readonly { readonly label: string; readonly count: number; readonly key?: string }[]
}

/** Counts as bars, each with its number in words: the bar only repeats it. */
export function CountBars({ title, bars }: CountBarsProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <Panel title={title}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {bars.map(({ label, count, key }) => (
          <li key={key ?? label}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {label}
              </Typography>
              <Typography variant="body2" sx={{ fontWeight: 620, fontVariantNumeric: 'tabular-nums' }}>
                {shownCount(count)}
              </Typography>
            </Box>
            <Box aria-hidden="true" sx={{ height: 6, mt: 0.5, borderRadius: 3, bgcolor: 'divider' }}>
              <Box sx={{ height: 6, borderRadius: 3, bgcolor: 'primary.main', width: `${(count / most) * 100}%` }} />
            </Box>
          </li>
        ))}
      </Box>
    </Panel>
  )
}
