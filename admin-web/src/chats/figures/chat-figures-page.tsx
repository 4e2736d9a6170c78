import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { chatDeskTexts } from '@member-care/domain/texts/chat-desk-texts.ts'
import { chatFiguresTexts as texts } from '@member-care/domain/texts/chat-figures-texts.ts'
import { Box, Typography, useTheme } from '@mui/material'
import type { ComponentProps } from 'react'
import { useGetOne } from 'react-admin'
import type { AnswerTo } from '../../console/api-client.ts'
import { ChartPanel } from '../../console/chart-panel.tsx'
import { PageHeading } from '../../console/page-heading.tsx'
import { PeriodBars } from '../../console/period-bars.tsx'
import { formatInstant } from '../../console/singapore-time.ts'

type ChatFigures = AnswerTo<'/api/console/chat-figures'>

/** There is one, whose id is the name of its kind. */
const figures = 'chat-figures'

/** How long members wait for a person, how much is solved, and what waits now, for who leads the desk. */
export default function ChatFiguresPage() {
  const query = useFigures()
  return (
    <>
      <PageHeading title={texts.title}>{query.data && texts.introduction(query.data.days)}</PageHeading>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <WaitingNow query={query} />
        <FirstAnswers query={query} />
        <Solved query={query} />
      </Box>
    </>
  )
}

function useFigures() {
  return useGetOne<ChatFigures & { id: string }>(figures, { id: figures }, { onError: () => undefined })
}
type Query = ReturnType<typeof useFigures>

const beside = [[0], [1]] as const
const alone = [[0]] as const

function WaitingNow({ query }: { query: Query }) {
  const { waiting: words } = texts
  const { palette } = useTheme()
  return (
    <PairsChart
      query={query}
      words={words}
      series={[
        { label: words.waiting, colour: palette.warning.main },
        { label: words.taken, colour: palette.primary.main },
      ]}
      pairsOf={({ desks }) =>
        desks.map(({ desk, waiting, taken }) => ({ name: chatDeskTexts.desks[desk], pair: [waiting, taken] }))
      }
      table={({ desks }) => ({
        headings: [texts.desk, words.waiting, words.taken, words.longest],
        rows: desks.map(({ desk, waiting, taken, longestSince }) => [
          chatDeskTexts.desks[desk],
          shownCount(waiting),
          shownCount(taken),
          longestSince === null ? texts.none : formatInstant(longestSince),
        ]),
      })}
    />
  )
}

function FirstAnswers({ query }: { query: Query }) {
  const { answer: words } = texts
  const { palette } = useTheme()
  const said = (minutes: number | null) => (minutes === null ? texts.none : texts.minutes(minutes))
  return (
    <ChartPanel<ChatFigures>
      title={words.title}
      note={words.note}
      failed={texts.failed}
      query={query}
      chart={({ byDay }) => {
        const latest = byDay.findLast(({ medianAnswerMinutes }) => medianAnswerMinutes !== null)
        if (!latest) return <Typography variant="body2">{words.nothing}</Typography>
        return (
          <PeriodBars
            series={[{ label: words.series, colour: palette.primary.main }]}
            bars={alone}
            periods={byDay.map(({ day, medianAnswerMinutes }) => ({
              name: formatDisplay(day),
              figures: [{ value: medianAnswerMinutes ?? 0, said: said(medianAnswerMinutes) }],
            }))}
            summary={words.summary(said(latest.medianAnswerMinutes))}
            nothing={words.nothing}
          />
        )
      }}
      table={({ byDay }) => ({
        headings: [texts.day, words.series],
        rows: byDay.toReversed().map(({ day, medianAnswerMinutes }) => [formatDisplay(day), said(medianAnswerMinutes)]),
      })}
    />
  )
}

function Solved({ query }: { query: Query }) {
  const { solved: words } = texts
  const { palette } = useTheme()
  return (
    <PairsChart
      query={query}
      words={{ ...words, nothing: texts.nothing }}
      series={[
        { label: words.opened, colour: palette.secondary.main },
        { label: words.solved, colour: palette.primary.main },
      ]}
      pairsOf={({ byDay }) =>
        byDay.map(({ day, opened, solved }) => ({ name: formatDisplay(day), pair: [opened, solved] }))
      }
      table={({ byDay }) => ({
        headings: [texts.day, words.opened, words.solved],
        rows: byDay
          .toReversed()
          .map(({ day, opened, solved }) => [formatDisplay(day), shownCount(opened), shownCount(solved)]),
      })}
    />
  )
}

type Series = ComponentProps<typeof PeriodBars>['series'][number]

interface PairsChartProps {
  readonly query: Query
  readonly words: {
    readonly title: string
    readonly note: string
    readonly nothing: string
    readonly summary: (first: number, second: number) => string
  }
  readonly series: readonly [Series, Series]
  readonly pairsOf: (
    figures: ChatFigures,
  ) => readonly { readonly name: string; readonly pair: readonly [number, number] }[]
  readonly table: ComponentProps<typeof ChartPanel<ChatFigures>>['table']
}

/** Two figures beside each other, for each desk or day. */
function PairsChart({ query, words, series, pairsOf, table }: PairsChartProps) {
  return (
    <ChartPanel<ChatFigures>
      title={words.title}
      note={words.note}
      failed={texts.failed}
      query={query}
      chart={(figures) => {
        const pairs = pairsOf(figures)
        return (
          <PeriodBars
            series={series}
            bars={beside}
            periods={pairs.map(({ name, pair }) => ({
              name,
              figures: pair.map((value) => ({ value, said: shownCount(value) })),
            }))}
            summary={words.summary(
              sum(pairs, ({ pair: [first] }) => first),
              sum(pairs, ({ pair: [, second] }) => second),
            )}
            nothing={words.nothing}
          />
        )
      }}
      table={table}
    />
  )
}

function sum<Row>(rows: readonly Row[], figure: (row: Row) => number): number {
  return rows.reduce((total, row) => total + figure(row), 0)
}
