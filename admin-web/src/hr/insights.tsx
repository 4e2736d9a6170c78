/** What HR opens the area for: who joined and left, claims and letters by status. No figure is of fewer than ten people (S95). */
import { insightParts, insightSubjects, type InsightSubject } from '@member-care/domain/insights/insight-subjects.ts'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { insightTexts as texts } from '@member-care/domain/texts/insight-texts.ts'
import { Box, MenuItem, TextField, Typography, useTheme, type Palette } from '@mui/material'
import { useState } from 'react'
import { useGetList, useGetOne } from 'react-admin'
import { ChartPanel } from '../console/chart-panel.tsx'
import { PeriodBars } from '../console/period-bars.tsx'
import { growingListOptions } from '../list/list-query.ts'
import type { CompanyCover, Insight } from './hr-data-provider.ts'

type Figure = Insight['quarters'][number]['figures'][number]

const ALL = ''

/** One chart for each subject, of one company or of all that the reader looks after. */
export function Insights() {
  const { data: companies = [] } = useGetList<CompanyCover>('companies', undefined, growingListOptions)
  const [companyId, setCompanyId] = useState(ALL)
  if (companies.length === 0) return null
  return (
    <Box component="section" aria-labelledby="hr-insights" sx={{ mt: 5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <Typography id="hr-insights" component="h2" sx={{ fontSize: '1.25rem', fontWeight: 650, flex: 1 }}>
          {texts.title}
        </Typography>
        {companies.length > 1 && (
          <TextField
            select
            size="small"
            label={texts.company}
            value={companyId}
            onChange={({ target }) => setCompanyId(target.value)}
            sx={{ minWidth: 220 }}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value={ALL}>{texts.allCompanies}</MenuItem>
            {companies.map((company) => (
              <MenuItem key={company.id} value={company.companyId}>
                {company.companyName}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        {insightSubjects.map((subject) => (
          <InsightChart key={subject} subject={subject} companyId={companyId} />
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {texts.whyWithheld}
      </Typography>
    </Box>
  )
}

function InsightChart({ subject, companyId }: { readonly subject: InsightSubject; readonly companyId: string }) {
  const { data, error, refetch } = useGetOne<Insight>('insights', {
    id: subject,
    ...(companyId !== ALL && { meta: { companyId } }),
  })
  const { title, note } = texts.subjects[subject]
  const labels = insightParts[subject].map((part) => labelOf(subject, part))
  return (
    <ChartPanel
      title={title}
      note={note}
      failed={texts.failed}
      query={{ data, error: error as Error | null, refetch }}
      chart={(insight) => <InsightBars insight={insight} />}
      table={(insight) => ({
        headings: [texts.quarter, ...labels],
        rows: insight.quarters
          .toReversed()
          .map(({ quarter, figures }) => [nameOf(quarter), ...figures.map(saidOf)] as const),
      })}
    />
  )
}

function InsightBars({ insight: { subject, quarters } }: { readonly insight: Insight }) {
  const { palette } = useTheme()
  const last = quarters.at(-1)
  const parts = insightParts[subject]
  return (
    <PeriodBars
      series={parts.map((part) => ({ label: labelOf(subject, part), colour: colourOf(palette, part) }))}
      bars={subject === 'members' ? [[0], [1]] : [parts.map((_, place) => place)]}
      periods={quarters.map(({ quarter, figures }) => ({
        name: nameOf(quarter),
        figures: figures.map((figure) => ({ value: figure.count ?? undefined, said: saidOf(figure) })),
      }))}
      summary={
        last
          ? texts.summary(
              nameOf(last.quarter),
              last.figures.map((figure) => texts.figure(labelOf(subject, figure.part), saidOf(figure))).join(', '),
            )
          : ''
      }
      nothing={texts.allWithheld}
      untold={texts.withheld}
    />
  )
}

function labelOf(subject: InsightSubject, part: string): string {
  const labels: Readonly<Record<string, string>> = texts.subjects[subject].parts
  return labels[part] ?? part
}

/** Told by its place and its label too, never by the colour alone. */
function colourOf(palette: Palette, part: string): string {
  if (part === 'approved' || part === 'issued' || part === 'joined') return palette.success.main
  return part === 'open' ? palette.primary.main : palette.error.main
}

function nameOf(quarter: string): string {
  return texts.quarterName(quarter.slice(0, 4), quarter.slice(-1))
}

function saidOf({ count, withheld }: Figure): string {
  if (count === null) return texts.withheld
  return withheld ? texts.atLeast(shownCount(count)) : shownCount(count)
}
