import LookIcon from '@mui/icons-material/VisibilityOutlined'
import { Box, Button, Paper, Typography } from '@mui/material'
import { auditTexts, viewedTexts } from '@member-care/domain/texts/audit-texts.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '../console/empty-state.tsx'
import { FORGOTTEN } from '../console/forgotten.ts'
import { LoadFailure } from '../console/load-failure.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { PageSkeleton } from '../console/page-skeleton.tsx'
import { roleNames } from '../console/role-names.ts'
import { formatInstant } from '../console/singapore-time.ts'
import { useViewSearch, type ViewsPage } from './audit-calls.ts'
import { CountBars } from './count-bars.tsx'
import { DayRange } from './day-range.tsx'
import { PersonPicker } from './person-picker.tsx'
import { endOfDay, readSearch, startOfDay, writeSearch, type AuditSearch } from './search-address.ts'

/** Shown when no days are chosen. */
const USUAL_DAYS = 30

/** Who looked at whose medical or unmasked data, with counts. */
export default function ViewsPage() {
  const [query, setQuery] = useSearchParams()
  const [today] = useState(() => singaporeToday(new Date()))
  const search = readSearch(query)
  const [from, to] = [search.from ?? daysBefore(search.to ?? today, USUAL_DAYS - 1), search.to ?? today]
  const change = (changed: Partial<AuditSearch>) => setQuery(writeSearch({ ...search, ...changed }), { replace: true })
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } = useViewSearch({
    ...(search.person && { subjectId: search.person }),
    ...(search.actor && { viewerId: search.actor }),
    from: startOfDay(from),
    to: endOfDay(to),
  })
  const views = data?.pages.flatMap((page) => page.views)
  const counts = data?.pages[0]?.counts

  return (
    <>
      <PageHeading title={auditTexts.menu.views}>{auditTexts.introductions.views}</PageHeading>
      <Paper component="section" aria-label="Filters" variant="outlined" sx={{ p: 2, mb: 2.5, display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}>
        <PersonPicker label="Whose data" personId={search.person} onPick={(person) => change({ person })} />
        <PersonPicker label="Looked at by" personId={search.actor} onPick={(actor) => change({ actor })} />
        <DayRange from={from} to={to} onChange={change} />
      </Paper>
      {error && <LoadFailure title="The views could not be loaded." detail={error.message} onRetry={() => void refetch()} />}
      {!error && !views && <PageSkeleton />}
      {!error && views && counts && (
        <Box aria-busy={isPlaceholderData} sx={{ display: 'grid', gap: 2.5, alignItems: 'start', opacity: isPlaceholderData ? 0.6 : 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: counts.total > 0 ? 'minmax(0, 2fr) minmax(0, 1fr)' : 'minmax(0, 1fr)' } }}>
          <Paper variant="outlined">
            {views.length === 0 ? <EmptyState icon={LookIcon} title={auditTexts.noViews} /> : <Views views={views} />}
            {hasNextPage && (
              <Box sx={{ p: 2, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}>
                <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
                  Show older views
                </Button>
              </Box>
            )}
          </Paper>
          {counts.total > 0 && (
            <Box sx={{ display: 'grid', gap: 2.5, order: { xs: -1, lg: 0 } }}>
              <CountBars title={`${counts.total.toLocaleString('en-SG')} views`} bars={counts.byWhat.map(({ key, views: count }) => ({ label: viewedTexts[key] ?? key, count }))} />
              <CountBars title="Who looked most" bars={counts.byViewer.map(({ key, name, views: count }) => ({ label: name ?? FORGOTTEN, count, key }))} />
            </Box>
          )}
        </Box>
      )}
    </>
  )
}

function Views({ views }: { views: ViewsPage['views'] }) {
  return (
    <Box component="ul" aria-label="Views" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {views.map(({ position, at, viewer, subject, what }) => (
        <Box component="li" key={position} sx={{ px: 2, py: 1.25, display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '170px minmax(0, 1fr)' }, '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' } }}>
          <Typography variant="body2" component="time" dateTime={at} sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {formatInstant(at)}
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <strong>{viewer.name ?? FORGOTTEN}</strong> ({viewer.role === null ? 'no role' : roleNames([viewer.role]).join(', ')}) · {viewedTexts[what] ?? what} of <strong>{subject.name ?? FORGOTTEN}</strong>
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

/** @param day YYYY-MM-DD */
function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length)
}
