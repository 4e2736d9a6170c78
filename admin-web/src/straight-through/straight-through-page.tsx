import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { straightThroughPageTexts as texts } from '@member-care/domain/texts/straight-through-texts.ts'
import { Box, Link, Paper, Stack, Typography, useTheme, type Palette } from '@mui/material'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Link as RouterLink } from 'react-router-dom'
import { claimAddress } from '../claims/claim-link.tsx'
import { resourceOf } from '../claims/queue/queue-record.ts'
import { PageHeading } from '../console/page-heading.tsx'
import { PeriodBars } from '../console/period-bars.tsx'
import { PageSkeleton } from '../console/page-skeleton.tsx'
import { ChartPanel } from '../console/chart-panel.tsx'
import { HistoryLink } from '../history/history-link.tsx'
import { ControlPanel } from './control-panel.tsx'
import { useStraightThrough, type StraightThrough } from './use-straight-through.ts'

/** Claims that are decided at once: the switch, how many, how quickly, why a person decided, and what people changed of those drawn by lot. */
export default function StraightThroughPage() {
  const query = useStraightThrough()
  const { data, error, refetch } = query
  return (
    <>
      <PageHeading title={texts.title} actions={<HistoryLink kind="straight-through" id="switch" />}>
        {texts.introduction}
      </PageHeading>
      {data ? (
        <Stack spacing={2.5}>
          <ControlPanel state={data} />
          <Box
            sx={{
              display: 'grid',
              gap: 2.5,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
            }}
          >
            <Shares query={query} />
            <Times query={query} />
            <Reasons query={query} />
            <Sampled sampled={data.sampled} />
          </Box>
        </Stack>
      ) : error ? (
        <LoadFailure title={texts.failed} detail={error.message} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}

type Query = ReturnType<typeof useStraightThrough>

/** A bar of what was decided at once, and beside it one of what a person decided. */
const sideBySide = [[0], [1]] as const

function seriesOf({ primary, secondary }: Palette) {
  return [
    { label: texts.share.atOnce, colour: primary.main },
    { label: texts.share.byPerson, colour: secondary.main },
  ]
}

function percent(part: number, whole: number): string {
  return `${shownCount(whole === 0 ? 0 : Math.round((part / whole) * 100))} %`
}

function Shares({ query }: { query: Query }) {
  const { share } = texts
  const { palette } = useTheme()
  return (
    <ChartPanel<StraightThrough>
      title={share.title}
      note={share.note}
      failed={share.failed}
      query={query}
      chart={({ weeks }) => {
        const atOnce = weeks.reduce((sum, week) => sum + week.atOnce, 0)
        const all = weeks.reduce((sum, week) => sum + week.byPerson, atOnce)
        return (
          <PeriodBars
            series={seriesOf(palette)}
            bars={sideBySide}
            periods={weeks.map((week) => ({
              name: formatDisplay(week.week),
              figures: [week.atOnce, week.byPerson].map((value) => ({ value, said: shownCount(value) })),
            }))}
            summary={share.summary(percent(atOnce, all), all)}
            nothing={share.nothing}
          />
        )
      }}
      table={({ weeks }) => ({
        headings: [share.week, share.atOnce, share.byPerson, share.share],
        rows: weeks
          .toReversed()
          .map(({ week, atOnce, byPerson }) => [
            formatDisplay(week),
            shownCount(atOnce),
            shownCount(byPerson),
            percent(atOnce, atOnce + byPerson),
          ]),
      })}
    />
  )
}

function Times({ query }: { query: Query }) {
  const { share, time } = texts
  const { palette } = useTheme()
  const shown = (minutes: number | null) => (minutes === null ? time.none : durationText(minutes))
  return (
    <ChartPanel<StraightThrough>
      title={time.title}
      note={time.note}
      failed={share.failed}
      query={query}
      chart={({ weeks }) => {
        const last = (minutes: (week: StraightThrough['weeks'][number]) => number | null) =>
          shown(weeks.map(minutes).findLast((value) => value !== null) ?? null)
        if (weeks.every((week) => week.minutesAtOnce === null && week.minutesByPerson === null))
          return <Typography variant="body2">{time.nothing}</Typography>
        const summary = time.summary(
          last((week) => week.minutesAtOnce),
          last((week) => week.minutesByPerson),
        )
        return (
          <PeriodBars
            series={seriesOf(palette)}
            bars={sideBySide}
            periods={weeks.map((week) => ({
              name: formatDisplay(week.week),
              figures: [week.minutesAtOnce, week.minutesByPerson].map((minutes) => ({
                value: minutes ?? 0,
                said: shown(minutes),
              })),
            }))}
            summary={summary}
            // All of them took no time that can be drawn.
            nothing={summary}
          />
        )
      }}
      table={({ weeks }) => ({
        headings: [share.week, share.atOnce, share.byPerson],
        rows: weeks
          .toReversed()
          .map(({ week, minutesAtOnce, minutesByPerson }) => [
            formatDisplay(week),
            shown(minutesAtOnce),
            shown(minutesByPerson),
          ]),
      })}
    />
  )
}

/** In the largest unit of which it has two, rounded. */
function durationText(minutes: number): string {
  const { time } = texts
  if (minutes < 120) return time.minutes(Math.max(1, Math.round(minutes)))
  if (minutes < 2880) return time.hours(Math.round(minutes / 60))
  return time.days(Math.round(minutes / 1440))
}

function Reasons({ query }: { query: Query }) {
  const { why, share } = texts
  return (
    <ChartPanel<StraightThrough>
      title={why.title}
      note={why.note}
      failed={share.failed}
      query={query}
      chart={({ reasons }) => {
        const [first] = reasons
        if (first === undefined) return <Typography variant="body2">{why.nothing}</Typography>
        return (
          <Box
            role="img"
            aria-label={why.summary(texts.reasons[first.reason], first.claims)}
            sx={{ display: 'grid', gap: 1 }}
          >
            {reasons.map(({ reason, claims }) => (
              <Box key={reason} sx={{ fontSize: '0.875rem' }}>
                <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                  <span>{texts.reasons[reason]}</span>
                  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {shownCount(claims)}
                  </Box>
                </Box>
                <Box sx={{ height: 8, borderRadius: 1, bgcolor: 'action.hover' }}>
                  <Box
                    sx={{
                      height: 8,
                      borderRadius: 1,
                      bgcolor: 'primary.main',
                      width: `${(claims / first.claims) * 100}%`,
                    }}
                  />
                </Box>
              </Box>
            ))}
          </Box>
        )
      }}
      table={({ reasons }) => ({
        headings: [why.reason, why.claims],
        rows: reasons.map(({ reason, claims }) => [texts.reasons[reason], shownCount(claims)]),
      })}
    />
  )
}

/** What people did with the claims that were drawn by lot. */
function Sampled({ sampled: { drawn, decided, same, others } }: Pick<StraightThrough, 'sampled'>) {
  const { sampled } = texts
  const money = (cents: number) => formatMoney(cents, 'SGD')
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={sampled.title}
      sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}
    >
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {sampled.title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {sampled.note}
      </Typography>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        {drawn === 0 ? sampled.nothing : sampled.summary(drawn, decided, same)}
      </Typography>
      {decided > 0 && others.length === 0 && <Typography variant="body2">{sampled.allSame}</Typography>}
      {others.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {others.map(({ id, claimNo, kind, reckonedCents, paidCents }) => (
            <Box component="li" key={id} sx={{ borderTop: 1, borderColor: 'divider', py: 0.75, fontSize: '0.875rem' }}>
              <Link
                component={RouterLink}
                to={claimAddress(resourceOf(kind), id)}
                sx={{ display: 'inline-block', minHeight: 24, fontWeight: 600 }}
              >
                {claimNo}
              </Link>
              <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {sampled.changed(money(reckonedCents), money(paidCents), money(paidCents - reckonedCents))}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Paper>
  )
}
