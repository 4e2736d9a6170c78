import AddIcon from '@mui/icons-material/PersonAddOutlined'
import NoMatchIcon from '@mui/icons-material/SearchOff'
import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import { Box, Button, Link as MuiLink, Paper, Stack, useMediaQuery } from '@mui/material'
import { administratorListTexts } from '@member-care/domain/texts/administrator-list-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { useState } from 'react'
import { useGetList, useGetOne, type HttpError } from 'react-admin'
import { Link } from 'react-router-dom'
import { usePowers } from '../console/administrator.ts'
import { EmptyState } from '../console/empty-state.tsx'
import { ListPages } from '../console/list-pages.tsx'
import { LoadFailure } from '../console/load-failure.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { PastListEnd } from '../console/past-list-end.tsx'
import { RecordTable } from '../console/record-table.tsx'
import { theme } from '../console/theme.ts'
import { useActionAsking, type ActionAsking } from './administrator-actions.tsx'
import { AdministratorBatchDialog } from './administrator-batch-dialog.tsx'
import { AdministratorCards } from './administrator-cards.tsx'
import { administratorColumns } from './administrator-columns.tsx'
import { AdministratorFilters } from './administrator-filters.tsx'
import { addAdministratorAddress, administratorListAddress, type AdministratorRecord } from './administrator-record.ts'
import { CombinedRolesNotice } from './combined-roles.tsx'
import { useAdministratorList, type AdministratorList } from './use-administrator-list.ts'

/** `/systemadmin/admin/list`, of all administrators or of those who reach the company from which it was opened (3§2.11). */
export default function AdministratorListPage() {
  const list = useAdministratorList()
  const { page, perPage, sort, filter, companyId } = list
  const { data, total, error, refetch, isPlaceholderData } = useGetList<AdministratorRecord>(
    'administrators',
    { pagination: { page, perPage }, sort, filter },
    { placeholderData: (previous) => previous },
  )
  const company = useGetOne<{ id: string; name: string }>('clients', { id: companyId }, { enabled: companyId !== '' })
  const asking = useActionAsking(() => refetch())
  const title = companyId === '' ? administratorListTexts.title : administratorListTexts.titleOf(company.data?.name ?? '…')
  return (
    <>
      <PageHeading title={title} actions={<ListButtons onUploaded={() => void refetch()} />}>
        <span role="status">{error ? 'Not loaded' : countText(total)}</span>
        {companyId !== '' && (
          <>
            {' · '}
            <MuiLink component={Link} to={administratorListAddress} sx={{ display: 'inline-block', minHeight: 24 }}>
              {administratorListTexts.everybody}
            </MuiLink>
          </>
        )}
      </PageHeading>
      <CombinedRolesNotice />
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <AdministratorFilters list={list} />
        {error ? (
          <Box sx={{ p: 2, pt: 0 }}>
            <LoadFailure title={administratorListTexts.loadFailed} detail={(error as HttpError).message} onRetry={() => void refetch()} />
          </Box>
        ) : (
          <AdministratorRows list={list} administrators={data} isStale={isPlaceholderData} asking={asking} />
        )}
        {!error && total !== undefined && data?.length !== 0 && (
          <ListPages page={page} perPage={perPage} total={total} onPage={(next) => list.change({ page: next })} onPerPage={(next) => list.change({ perPage: next })} />
        )}
      </Paper>
      {asking.dialog}
    </>
  )
}

interface AdministratorRowsProps {
  readonly list: AdministratorList
  readonly administrators: readonly AdministratorRecord[] | undefined
  readonly isStale: boolean
  readonly asking: ActionAsking
}

function AdministratorRows({ list, administrators, isStale, asking }: AdministratorRowsProps) {
  const isWide = useMediaQuery(theme.breakpoints.up('md'))
  if (administrators?.length === 0 && list.page > 1) return <PastListEnd onFirstPage={() => list.change({})} />
  if (administrators?.length === 0) {
    return (
      <EmptyState icon={NoMatchIcon} title={consoleTexts.empty.list} action={<Button onClick={list.clear}>Clear the search</Button>}>
        {administratorListTexts.none}
      </EmptyState>
    )
  }
  if (!isWide) return <AdministratorCards label={administratorListTexts.title} administrators={administrators} asking={asking} />
  return (
    <RecordTable
      label={administratorListTexts.title}
      columns={administratorColumns(asking)}
      rows={administrators}
      expected={list.perPage}
      sort={list.sort}
      onSort={(sort) => list.change({ sort })}
      isStale={isStale}
    />
  )
}

function ListButtons({ onUploaded }: { onUploaded: () => void }) {
  const powers = usePowers()
  const [isUploading, setUploading] = useState(false)
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {powers?.has('administrators.upload') && (
        <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => setUploading(true)}>
          {administratorListTexts.upload}
        </Button>
      )}
      {powers?.has('administrators.invite') && (
        <Button variant="contained" startIcon={<AddIcon />} component={Link} to={addAdministratorAddress}>
          {administratorListTexts.add}
        </Button>
      )}
      {isUploading && <AdministratorBatchDialog onClose={() => setUploading(false)} onUploaded={onUploaded} />}
    </Stack>
  )
}

function countText(total: number | undefined): string {
  if (total === undefined) return consoleTexts.loading
  return total === 1 ? '1 administrator' : `${total} administrators`
}
