import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { dashboardTexts } from '@member-care/domain/texts/dashboard-texts.ts'
import { Box, Typography, useTheme } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { ChartLegend } from '../console/chart-legend.tsx'
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import { ChartPanel } from './chart-panel.tsx'

type ClaimWeek = AnswerTo<'/api/console/claim-weeks'>[number]

/** Bars of a drawing that is as wide as its place and so high. */
const HEIGHT = 180
const WEEK_WIDTH = 40
const BAR_WIDTH = 14

/** How many claims were filed and decided in each of the last weeks. */
export function ClaimWeeks() {
  const { weeks } = dashboardTexts
  const query = useQuery({
    queryKey: ['claim-weeks'],
    queryFn: ({ signal }) => dataOf(apiClient.GET('/api/console/claim-weeks', { signal })),
    staleTime: 300_000,
  })
  return (
    <ChartPanel
      title={weeks.title}
      note={weeks.note}
      failed={weeks.failed}
      query={query}
      chart={(data) => <WeekBars data={data} />}
      table={(data) => ({
        headings: [weeks.week, weeks.filed, weeks.approved, weeks.rejected],
        rows: data
          .toReversed()
          .map(({ week, filed, approved, rejected }) => [
            formatDisplay(week),
            shownCount(filed),
            shownCount(approved),
            shownCount(rejected),
          ]),
      })}
    />
  )
}

/** For each week a bar of what was filed, and beside it what was decided: approved, and rejected on top of it. */
function WeekBars({ data }: { data: readonly ClaimWeek[] }) {
  const { weeks } = dashboardTexts
  const { palette } = useTheme()
  const most = Math.max(...data.map(({ filed, approved, rejected }) => Math.max(filed, approved + rejected)))
  const last = data.at(-1)
  if (most === 0 || !last) return <Typography variant="body2">{weeks.nothing}</Typography>
  const high = (count: number) => (count / most) * HEIGHT
  const series = [
    [weeks.filed, palette.primary.main],
    [weeks.approved, palette.success.main],
    [weeks.rejected, palette.error.main],
  ] as const
  return (
    <>
      <svg
        viewBox={`0 0 ${data.length * WEEK_WIDTH} ${HEIGHT + 4}`}
        preserveAspectRatio="none"
        width="100%"
        height={HEIGHT}
        role="img"
        aria-label={weeks.summary(shownCount(last.filed), shownCount(last.approved + last.rejected))}
      >
        {data.map(({ week, filed, approved, rejected }, index) => {
          const x = index * WEEK_WIDTH + (WEEK_WIDTH - 2 * BAR_WIDTH) / 2
          const foot = HEIGHT + 2
          return (
            <g key={week}>
              <title>
                {[
                  formatDisplay(week),
                  `${weeks.filed} ${filed}`,
                  `${weeks.approved} ${approved}`,
                  `${weeks.rejected} ${rejected}`,
                ].join(' · ')}
              </title>
              <rect x={x} y={foot - high(filed)} width={BAR_WIDTH} height={high(filed)} fill={palette.primary.main} />
              <rect
                x={x + BAR_WIDTH}
                y={foot - high(approved)}
                width={BAR_WIDTH}
                height={high(approved)}
                fill={palette.success.main}
              />
              <rect
                x={x + BAR_WIDTH}
                y={foot - high(approved + rejected)}
                width={BAR_WIDTH}
                height={high(rejected)}
                fill={palette.error.main}
              />
            </g>
          )
        })}
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
        <span>{formatDisplay(data[0]?.week ?? last.week)}</span>
        <span>{formatDisplay(last.week)}</span>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mt: 1, alignItems: 'center' }}>
        <ChartLegend entries={series.map(([label, colour]) => ({ label, colour }))} />
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {weeks.summary(shownCount(last.filed), shownCount(last.approved + last.rejected))}
        </Typography>
      </Box>
    </>
  )
}
