/** Claim Records: the member's claims and panel visits, filtered, ordered and page by page (1§2). */
import { useRef } from 'react'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { claimTexts, recordsFoundText } from '@member-care/domain/texts/claim-texts.ts'
import { orderedRows } from '../claim/row-order.ts'
import { Announcement } from '../page/Announcement.tsx'
import { LoadFailure } from '../page/LoadFailure.tsx'
import { NotUpToDate } from '../page/NotUpToDate.tsx'
import { PageHeading } from '../page/PageHeading.tsx'
import { Skeletons } from '../page/Skeletons.tsx'
import { ClaimCards } from './ClaimCards.tsx'
import { ClaimTable } from './ClaimTable.tsx'
import { FilterForm } from './FilterForm.tsx'
import { ListPager } from './ListPager.tsx'
import { NoRecords } from './NoRecords.tsx'
import { pageOf } from './page-of.ts'
import { SubmitClaimButton } from './SubmitClaimButton.tsx'
import { useClaimList } from './use-claim-list.ts'
import { useListFilter } from './use-list-filter.ts'

export function ClaimRecordsPage() {
  const { filter, change, claimants } = useListFilter()
  const list = useClaimList(filter)
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true })
  const count = useRef<HTMLDivElement>(null)

  const { rows, page, pages, first, last, total } = pageOf(orderedRows(list.value ?? [], filter.order), filter.page)
  const rowsProps = { rows, order: filter.order, namesClaimants: claimants.length > 1, onReorder: () => change({ order: filter.order === 'newest' ? 'oldest' : 'newest' }) }
  return (
    <>
      <PageHeading title={claimTexts.records.title}>
        {/* On a phone it stands in the bar at the bottom, and an empty list offers it itself. */}
        {list.value?.length !== 0 && (
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <SubmitClaimButton />
          </Box>
        )}
      </PageHeading>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <FilterForm filter={filter} claimants={claimants} onChange={change} />
        {list.phase === 'failed' && list.value === undefined && <LoadFailure message={list.failure ?? ''} onRetry={list.reload} />}
        {list.phase === 'failed' && list.value !== undefined && <NotUpToDate title={claimTexts.records.notUpToDate} onRetry={list.reload} />}
        {list.phase === 'loading' && <Skeletons count={4} height={isWide ? 68 : 132} />}
        <Box>
          <Box ref={count} role="status" tabIndex={-1} sx={{ color: 'text.secondary', fontSize: '0.875rem', outline: 'none', mb: total > 0 ? 1.25 : 0 }}>
            {total > 0 && recordsFoundText(total, first, last)}
          </Box>
          {total > 0 && (isWide ? <ClaimTable {...rowsProps} /> : <ClaimCards {...rowsProps} />)}
          {list.value !== undefined && total === 0 && (
            <Paper variant="outlined">
              <NoRecords filter={filter} onShowYear={change} />
            </Paper>
          )}
        </Box>
        {pages > 1 && (
          <ListPager
            page={page}
            pages={pages}
            onChange={(chosen) => {
              change({ page: chosen })
              count.current?.scrollIntoView({ block: 'center' })
              count.current?.focus({ preventScroll: true })
            }}
          />
        )}
        <Announcement text={list.news} />
      </Box>
    </>
  )
}
