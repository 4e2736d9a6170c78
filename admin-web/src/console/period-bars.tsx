import { Box, Typography, useTheme } from '@mui/material'
import type { ReactNode } from 'react'
import { ChartLegend } from './chart-legend.tsx'

/** Bars of a drawing that is as wide as its place and so high. */
const HEIGHT = 180
const PERIOD_WIDTH = 40
const BAR_WIDTH = 14
/** What stands for a figure that is not told: a mark at the foot, of no height that says anything. */
const WITHHELD_HEIGHT = 8

export interface PeriodFigure {
  /** Undefined: it is not told. */
  readonly value: number | undefined
  /** For somebody who points at the bar. */
  readonly said: string
}

interface PeriodBarsProps {
  /** What each figure of a period is, in their order. */
  readonly series: readonly { readonly label: string; readonly colour: string }[]
  /** Which figures stand on top of each other in one bar, by their places in `series`: `[[0], [1, 2]]` are two bars. */
  readonly bars: readonly (readonly number[])[]
  /** In the order of time. */
  readonly periods: readonly { readonly name: string; readonly figures: readonly PeriodFigure[] }[]
  /** What somebody is told who does not see the drawing. */
  readonly summary: string
  /** Where there is nothing to draw. */
  readonly nothing: ReactNode
  /** What the dashed mark means, where figures are not told. */
  readonly untold?: string
}

/** For each period a group of bars, with a legend. A figure that is not told is a dashed mark. */
export function PeriodBars({ series, bars, periods, summary, nothing, untold }: PeriodBarsProps) {
  const { palette } = useTheme()
  const heights = periods.flatMap(({ figures }) =>
    bars.map((bar) => bar.reduce((sum, place) => sum + (figures[place]?.value ?? 0), 0)),
  )
  const most = Math.max(0, ...heights)
  const [first, last] = [periods[0], periods.at(-1)]
  if (most === 0 || !first || !last) return <Typography variant="body2">{nothing}</Typography>
  const isTold = periods.every(({ figures }) => figures.every(({ value }) => value !== undefined))
  const groupWidth = bars.length * BAR_WIDTH
  return (
    <>
      <svg
        viewBox={`0 0 ${periods.length * PERIOD_WIDTH} ${HEIGHT + 4}`}
        preserveAspectRatio="none"
        width="100%"
        height={HEIGHT}
        role="img"
        aria-label={summary}
      >
        {periods.map(({ name, figures }, index) => (
          <g key={name}>
            <title>{[name, ...figures.map(({ said }, place) => `${series[place]?.label} ${said}`)].join(' · ')}</title>
            {bars.map((bar, place) => (
              <Bar
                key={place}
                x={index * PERIOD_WIDTH + (PERIOD_WIDTH - groupWidth) / 2 + place * BAR_WIDTH}
                parts={bar.map((part) => ({
                  height: scaled(figures[part]?.value, most),
                  colour: series[part]?.colour ?? palette.text.primary,
                }))}
              />
            ))}
          </g>
        ))}
        <line x1="0" x2="100%" y1={HEIGHT + 3} y2={HEIGHT + 3} stroke={palette.text.secondary} />
      </svg>
      <Box
        aria-hidden="true"
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          fontSize: '0.8125rem',
          color: 'text.secondary',
          mt: 0.5,
        }}
      >
        <span>{first.name}</span>
        <span>{last.name}</span>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mt: 1, alignItems: 'center' }}>
        <ChartLegend
          entries={
            isTold || untold === undefined
              ? series
              : [...series, { label: untold, colour: palette.text.secondary, isDashed: true }]
          }
        />
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {summary}
        </Typography>
      </Box>
    </>
  )
}

function scaled(value: number | undefined, most: number): number | undefined {
  return value === undefined ? undefined : (value / most) * HEIGHT
}

interface BarProps {
  readonly x: number
  /** From the foot up. */
  readonly parts: readonly { readonly height: number | undefined; readonly colour: string }[]
}

function Bar({ x, parts }: BarProps) {
  const foot = HEIGHT + 2
  return parts.map(({ height, colour }, place) => {
    const below = parts.slice(0, place).reduce((sum, part) => sum + (part.height ?? WITHHELD_HEIGHT), 0)
    const y = foot - below - (height ?? WITHHELD_HEIGHT)
    return height === undefined ? (
      <rect
        key={place}
        x={x + 1}
        y={y + 1}
        width={BAR_WIDTH - 2}
        height={WITHHELD_HEIGHT - 2}
        fill="none"
        stroke={colour}
        strokeDasharray="3 2"
        vectorEffect="non-scaling-stroke"
      />
    ) : (
      <rect key={place} x={x} y={y} width={BAR_WIDTH} height={height} fill={colour} />
    )
  })
}
