/** A list of claims or visits with its filter: loading, failed, empty, or page by page. Claim Records and My Visits are both one of these. */
import { useEffect, useRef, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { recordsFoundText } from '@member-care/domain/texts/claim-texts.ts'
import { orderedRows } from '../claim/row-order.ts'
import type { Answer } from '../data/use-answer.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { NotUpToDate } from '../page/not-up-to-date.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import type { ClaimRow } from '../portal-api/claims-contract.ts'
import { ClaimCards } from './claim-cards.tsx'
import { ClaimTable } from './claim-table.tsx'
import { FilterForm } from './filter-form.tsx'
import { ListPager } from './list-pager.tsx'
import { pageOf } from './page-of.ts'
import type { useListFilter } from './use-list-filter.ts'

interface RecordListProps {
  readonly list: Answer<readonly ClaimRow[]>
  readonly listFilter: ReturnType<typeof useListFilter>
  /** What the list, its filter and its pages are called, and what is said when it is not up to date. */
  readonly texts: {
    readonly title: string
    readonly filters: string
    readonly pages: string
    readonly notUpToDate: string
  }
  /** In place of a list without rows. */
  readonly empty: ReactNode
}

export function RecordList({ list, listFilter: { filter, change, claimants }, texts, empty }: RecordListProps) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true })
  const count = useRef<HTMLDivElement>(null)
  const isTurning = useRef(false)
  // Once the page is there: Back is to lead to where one was on the page before.
  useEffect(() => {
    if (!isTurning.current) return
    isTurning.current = false
    count.current?.scrollIntoView({ block: 'center' })
    count.current?.focus({ preventScroll: true })
  }, [filter.page])

  const { rows, page, pages, first, last, total } = pageOf(orderedRows(list.value ?? [], filter.order), filter.page)
  const rowsProps = {
    title: texts.title,
    rows,
    order: filter.order,
    namesClaimants: claimants.length > 1,
    onReorder: () => change({ order: filter.order === 'newest' ? 'oldest' : 'newest' }),
  }
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <FilterForm title={texts.filters} filter={filter} claimants={claimants} onChange={change} />
      {list.phase === 'failed' && list.value === undefined && (
        <LoadFailure detail={list.failure ?? ''} onRetry={list.reload} />
      )}
      {list.phase === 'failed' && list.value !== undefined && (
        <NotUpToDate title={texts.notUpToDate} onRetry={list.reload} />
      )}
      {list.phase === 'loading' && <Skeletons count={4} height={isWide ? 68 : 132} />}
      <Box>
        <Box
          ref={count}
          role="status"
          tabIndex={-1}
          sx={{ color: 'text.secondary', fontSize: '0.875rem', outline: 'none', mb: total > 0 ? 1.25 : 0 }}
        >
          {total > 0 && recordsFoundText(total, first, last)}
        </Box>
        {total > 0 && (isWide ? <ClaimTable {...rowsProps} /> : <ClaimCards {...rowsProps} />)}
        {list.value !== undefined && total === 0 && <Paper variant="outlined">{empty}</Paper>}
      </Box>
      {pages > 1 && (
        <ListPager
          title={texts.pages}
          page={page}
          pages={pages}
          onChange={(chosen) => {
            isTurning.current = true
            change({ page: chosen })
          }}
        />
      )}
    </Box>
  )
}
