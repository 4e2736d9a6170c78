import ClientsIcon from '@mui/icons-material/ApartmentOutlined'
import NoMatchIcon from '@mui/icons-material/SearchOff'
import { clientCountText, clientTexts } from '@member-care/domain/texts/client-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { Box, Paper, useMediaQuery } from '@mui/material'
import { useGetList, type HttpError } from 'react-admin'
import { EmptyState } from '../console/empty-state.tsx'
import { ListPages } from '../console/list-pages.tsx'
import { LoadFailure } from '../console/load-failure.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { PastListEnd } from '../console/past-list-end.tsx'
import { RecordTable } from '../console/record-table.tsx'
import { theme } from '../console/theme.ts'
import { ClientCards } from './client-cards.tsx'
import { clientColumns } from './client-columns.tsx'
import { ClientListButtons } from './client-list-buttons.tsx'
import type { ClientRow } from './client-record.ts'
import { CompanySearchFields } from './company-search-fields.tsx'
import { useClientListQuery } from './use-client-list-query.ts'

type ClientListQuery = ReturnType<typeof useClientListQuery>

/** The client list (3§2.4). */
export default function ClientListPage() {
  const query = useClientListQuery()
  const { page, perPage, sort, filter } = query
  const { data, total, error, refetch, isPlaceholderData } = useGetList<ClientRow>('clients', { pagination: { page, perPage }, sort, filter }, { placeholderData: (previous) => previous })

  return (
    <>
      <PageHeading title={clientTexts.listTitle} actions={<ClientListButtons />}>
        <span role="status">{error ? 'Not loaded' : total === undefined ? consoleTexts.loading : clientCountText(total)}</span>
      </PageHeading>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <Box sx={{ p: 2 }}>
          <CompanySearchFields label={clientTexts.searchClients} search={query.search} onSearch={query.searchFor} />
        </Box>
        {error ? (
          <Box sx={{ p: 2, pt: 0 }}>
            <LoadFailure title={consoleTexts.clientListFailed} detail={(error as HttpError).message} onRetry={() => void refetch()} />
          </Box>
        ) : (
          <ClientRows query={query} clients={data} isStale={isPlaceholderData} />
        )}
        {!error && total !== undefined && data?.length !== 0 && (
          <ListPages page={page} perPage={perPage} total={total} onPage={(next) => query.change({ page: next })} onPerPage={(next) => query.change({ perPage: next })} />
        )}
      </Paper>
    </>
  )
}

function ClientRows({ query, clients, isStale }: { query: ClientListQuery; clients: readonly ClientRow[] | undefined; isStale: boolean }) {
  const isWide = useMediaQuery(theme.breakpoints.up('md'))
  if (clients?.length === 0) return <NoClients query={query} />
  if (!isWide) return <ClientCards clients={clients} />
  return (
    <RecordTable
      label={clientTexts.listTitle}
      columns={clientColumns}
      rows={clients}
      expected={query.perPage}
      sort={query.sort}
      onSort={(sort) => query.change({ sort })}
      isStale={isStale}
    />
  )
}

function NoClients({ query }: { query: ClientListQuery }) {
  if (query.page > 1) return <PastListEnd onFirstPage={() => query.change({})} />
  const isSearched = Object.keys(query.filter).length > 0
  return (
    <EmptyState icon={isSearched ? NoMatchIcon : ClientsIcon} title={consoleTexts.empty.list}>
      {isSearched ? clientTexts.noMatch : clientTexts.noClients}
    </EmptyState>
  )
}
