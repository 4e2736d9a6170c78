import InboxIcon from '@mui/icons-material/Inbox'
import NoMatchIcon from '@mui/icons-material/SearchOff'
import { Button, Paper, useMediaQuery } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { useEffect, useState } from 'react'
import { useGetList, useResourceContext, type HttpError } from 'react-admin'
import { EmptyState } from '../console/empty-state.tsx'
import type { ListMeta } from '../console/data-provider.ts'
import { neighbourOf, type ListSize } from '../console/list-place.ts'
import { ListFailure } from '../console/list-failure.tsx'
import { useLocation } from 'react-router-dom'
import { PageHeading } from '../console/page-heading.tsx'
import { PastListEnd } from '../console/past-list-end.tsx'
import { PlacedPages, totalText } from '../console/placed-pages.tsx'
import { RecordTable } from '../console/record-table.tsx'
import { theme } from '../console/theme.ts'
import type { ClaimResource, ClaimRow } from './claim-record.ts'
import { ClaimCards } from './list/claim-cards.tsx'
import { claimColumns } from './list/claim-columns.tsx'
import { ClaimFilters } from './list/claim-filters.tsx'
import { useLeftList } from './list/left-list.ts'
import { EVERY_STATUS } from './list/claim-list-address.ts'
import { useClaimListQuery, type ClaimListQuery } from './list/claim-list-query.ts'

const titles: Readonly<Record<ClaimResource, string>> = { userOutpatient: 'Outpatient claims', userinpatient: 'Inpatient claims' }

/** The outpatient and the inpatient list (3§2.15). */
export default function ClaimListPage() {
  const resource = useResourceContext() as ClaimResource
  const query = useClaimListQuery(resource)
  const { page, perPage, sort, after, before, filter } = query
  const { search } = useLocation()
  const { keep } = useLeftList(resource)
  useEffect(() => keep(search), [keep, search])
  const { data, total, meta, error, refetch, isPlaceholderData } = useGetList<ClaimRow>(
    resource,
    { pagination: { page, perPage }, sort, filter, meta: { after, before } },
    { placeholderData: (previous) => previous },
  )
  const size = total === undefined ? undefined : { total, isTotalExact: (meta as ListMeta | undefined)?.isTotalExact ?? true }

  return (
    <>
      <PageHeading title={titles[resource]}>
        <span role="status">{error ? 'Not loaded' : countText(size)}</span>
      </PageHeading>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <ClaimFilters query={query} />
        {error ? (
          <ListFailure title={consoleTexts.claimDataError} detail={(error as HttpError).message} page={page} onRetry={() => void refetch()} onFirstPage={() => query.change({})} />
        ) : (
          <ClaimRows resource={resource} query={query} claims={data} isStale={isPlaceholderData} />
        )}
        {!error && size && data && data.length > 0 && (
          <PlacedPages
            {...size}
            page={page}
            perPage={perPage}
            rows={data.length}
            onPage={(next) => query.change({ page: next })}
            onStep={(direction) => query.change(neighbourOf({ page, perPage }, direction, data, size))}
            onPerPage={(next) => query.change({ perPage: next })}
          />
        )}
      </Paper>
    </>
  )
}

interface ClaimRowsProps {
  readonly resource: ClaimResource
  readonly query: ClaimListQuery
  readonly claims: readonly ClaimRow[] | undefined
  readonly isStale: boolean
}

function ClaimRows({ resource, query, claims, isStale }: ClaimRowsProps) {
  const isWide = useMediaQuery(theme.breakpoints.up('md'))
  const [now] = useState(() => Date.now())
  if (claims?.length === 0) return <NoClaims query={query} />
  if (!isWide) return <ClaimCards label={titles[resource]} resource={resource} claims={claims} now={now} />
  return (
    <RecordTable
      label={titles[resource]}
      columns={claimColumns(resource, now)}
      rows={claims}
      expected={query.perPage}
      sort={query.sort}
      onSort={(sort) => query.change({ sort })}
      isStale={isStale}
    />
  )
}

function NoClaims({ query }: { query: ClaimListQuery }) {
  if (query.page > 1) return <PastListEnd onFirstPage={() => query.change({})} />
  if (!query.isFiltered) {
    return (
      <EmptyState icon={InboxIcon} title={consoleTexts.empty.list} action={<Button onClick={() => query.change({ claimStatus: EVERY_STATUS })}>Show every status</Button>}>
        No claim is waiting for the hand-over to the insurer.
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={NoMatchIcon} title={consoleTexts.empty.list} action={<Button onClick={query.clear}>Clear the filters</Button>}>
      No claim matches these filters.
    </EmptyState>
  )
}

function countText(size: ListSize | undefined): string {
  if (size === undefined) return consoleTexts.loading
  return size.isTotalExact && size.total === 1 ? '1 claim' : `${totalText(size)} claims`
}
