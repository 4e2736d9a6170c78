import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { dashboardTexts } from '@member-care/domain/texts/dashboard-texts.ts'
import { useTheme } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import { ChartPanel } from '../console/chart-panel.tsx'
import { PeriodBars } from '../console/period-bars.tsx'

type ClaimWeek = AnswerTo<'/api/console/claim-weeks'>[number]

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
  const last = data.at(-1)
  return (
    <PeriodBars
      series={[
        { label: weeks.filed, colour: palette.primary.main },
        { label: weeks.approved, colour: palette.success.main },
        { label: weeks.rejected, colour: palette.error.main },
      ]}
      bars={[[0], [1, 2]]}
      periods={data.map(({ week, filed, approved, rejected }) => ({
        name: formatDisplay(week),
        figures: [filed, approved, rejected].map((value) => ({ value, said: shownCount(value) })),
      }))}
      summary={weeks.summary(shownCount(last?.filed ?? 0), shownCount((last?.approved ?? 0) + (last?.rejected ?? 0)))}
      nothing={weeks.nothing}
    />
  )
}
