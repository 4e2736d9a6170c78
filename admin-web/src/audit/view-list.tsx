import LookIcon from '@mui/icons-material/VisibilityOutlined'
import { auditTexts, viewedTexts } from '@member-care/domain/texts/audit-texts.ts'
import { Box } from '@mui/material'
import { useListContext } from 'react-admin'
import { FORGOTTEN } from '../console/forgotten.ts'
import { ConsoleList } from '../list/console-list.tsx'
import { useListFilters } from '../list/use-list-filters.ts'
import { viewDays, type FoundView, type ViewCounts, type ViewFilter } from './audit-lists.ts'
import { CountBars } from './count-bars.tsx'
import { DayRange } from './day-range.tsx'
import { PersonPicker } from './person-picker.tsx'
import { viewListAddress } from './search-address.ts'
import { ViewCard, viewColumns } from './view-columns.tsx'

const { views: texts } = auditTexts

/** Who looked at whose medical or unmasked data, with counts. */
export default function ViewList() {
  return (
    <ConsoleList<FoundView>
      resource="record-views"
      address={viewListAddress}
      title={auditTexts.menu.views}
      subtitle={<Box>{auditTexts.introductions.views}</Box>}
      icon={LookIcon}
      texts={{ loadFailed: texts.failed, empty: auditTexts.noViews }}
      filters={<ViewFilters />}
      aside={<Counts />}
      columns={viewColumns()}
      card={(view) => <ViewCard view={view} />}
    />
  )
}

function ViewFilters() {
  const { values: search, change } = useListFilters<ViewFilter>()
  return (
    <Box
      component="search"
      aria-label={auditTexts.filterLabel}
      sx={{
        p: 1.5,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <PersonPicker
        label={texts.whoseData}
        personId={search.subjectId}
        onPick={(person) => change({ subjectId: person })}
      />
      <PersonPicker
        label={texts.lookedAtBy}
        personId={search.viewerId}
        onPick={(person) => change({ viewerId: person })}
      />
      <Box sx={{ gridColumn: '1 / -1', maxWidth: 480 }}>
        <DayRange {...viewDays(search)} onChange={change} />
      </Box>
    </Box>
  )
}

/** Of all that the search is about, not only of the page shown. */
function Counts() {
  const { meta } = useListContext()
  const counts = meta?.counts as ViewCounts | undefined
  if (!counts || counts.total === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <CountBars
        title={texts.count(counts.total)}
        bars={counts.byWhat.map(({ key, views }) => ({ label: viewedTexts[key] ?? key, count: views }))}
      />
      <CountBars
        title={texts.mostOften}
        bars={counts.byViewer.map(({ key, name, views }) => ({ label: name ?? FORGOTTEN, count: views, key }))}
      />
    </Box>
  )
}
