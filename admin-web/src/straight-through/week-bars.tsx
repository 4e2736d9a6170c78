import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { Box, Typography } from '@mui/material'
import { ChartLegend } from '../console/chart-legend.tsx'

/** Bars of a drawing that is as wide as its place and so high. */
const HEIGHT = 160
const WEEK_WIDTH = 40
const BAR_WIDTH = 14

export interface WeekBar {
  /** Its Monday in Singapore, YYYY-MM-DD. */
  readonly week: string
  /** Side by side; what is above the height of the chart does not exist. */
  readonly bars: readonly { readonly value: number; readonly colour: string }[]
  /** The figures in words. */
  readonly title: string
}

interface WeekBarsProps {
  readonly weeks: readonly WeekBar[]
  readonly most: number
  readonly summary: string
  readonly legend: readonly { readonly label: string; readonly colour: string }[]
}

/** Bars for each week, with what they mean below. */
export function WeekBars({ weeks, most, summary, legend }: WeekBarsProps) {
  const [first, last] = [weeks[0], weeks.at(-1)]
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        {summary}
      </Typography>
      <svg
        viewBox={`0 0 ${weeks.length * WEEK_WIDTH} ${HEIGHT + 4}`}
        preserveAspectRatio="none"
        width="100%"
        height={HEIGHT}
        role="img"
        aria-label={summary}
      >
        {weeks.map(({ week, bars, title }, index) => {
          const left = index * WEEK_WIDTH + (WEEK_WIDTH - bars.length * BAR_WIDTH) / 2
          return (
            <g key={week}>
              <title>{`${formatDisplay(week)} · ${title}`}</title>
              {bars.map(({ value, colour }, place) => {
                const height = most > 0 ? (value / most) * HEIGHT : 0
                return (
                  <rect
                    key={place}
                    x={left + place * BAR_WIDTH}
                    y={HEIGHT + 2 - height}
                    width={BAR_WIDTH}
                    height={height}
                    fill={colour}
                  />
                )
              })}
            </g>
          )
        })}
      </svg>
      {first && last && (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', fontSize: '0.75rem', color: 'text.secondary' }}>
          <span>{formatDisplay(first.week)}</span>
          <span>{formatDisplay(last.week)}</span>
        </Box>
      )}
      <Box sx={{ mt: 1 }}>
        <ChartLegend entries={legend} />
      </Box>
    </>
  )
}
