import AddIcon from '@mui/icons-material/PersonAddAltOutlined'
import NoMatchIcon from '@mui/icons-material/SearchOff'
import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import UsersIcon from '@mui/icons-material/PeopleAltOutlined'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { userListTexts } from '@member-care/domain/texts/user-list-texts.ts'
import { Alert, Box, Button, Paper, useMediaQuery } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useGetOne, type HttpError } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { NoSuchClient } from '../clients/no-such-client.tsx'
import { usePowers } from '../console/administrator.ts'
import { EmptyState } from '../console/empty-state.tsx'
import { neighbourOf } from '../console/list-place.ts'
import { ListFailure } from '../console/list-failure.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { PlacedPages, totalText } from '../console/placed-pages.tsx'
import { RecordTable } from '../console/record-table.tsx'
import { theme } from '../console/theme.ts'
import { UserCards } from './user-cards.tsx'
import { userColumns } from './user-columns.tsx'
import { UserFilters } from './user-filters.tsx'
import { useUserListQuery, type UserListQuery } from './use-user-list-query.ts'
import { listUsers, type UserPage } from './users-calls.ts'

/** The list of all users, or of a client's (3§2.9, S45). */
export default function UserListPage() {
  const { clientId } = useParams()
  const query = useUserListQuery(clientId)
  const { page, perPage, sort, after, before, filter } = query
  const place = { page, perPage, sort, after, before }
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['users', filter, place],
    queryFn: ({ signal }) => listUsers(filter, place, signal),
    placeholderData: keepPreviousData,
  })
  const client = useGetOne<{ id: string; name: string }>('clients', { id: clientId ?? '' }, { enabled: clientId !== undefined })
  if ((client.error as HttpError | null)?.status === 404) return <NoSuchClient title={userListTexts.title} />

  const title = clientId === undefined ? userListTexts.title : userListTexts.usersOf(client.data?.name ?? '…')

  return (
    <>
      <PageHeading title={title} actions={<UserListButtons />}>
        <span role="status">{error ? 'Not loaded' : data ? countText(data) : consoleTexts.loading}</span>
      </PageHeading>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <UserFilters query={query} />
        {data?.showsOnlyBeginnings && !error && (
          <Alert severity="info" sx={{ mx: 2, mb: 2 }}>
            {userListTexts.onlyBeginnings}
          </Alert>
        )}
        {error ? (
          <ListFailure title={userListTexts.loadFailed} detail={(error as HttpError).message} page={page} onRetry={() => void refetch()} onFirstPage={() => query.change({})} />
        ) : (
          <UserRows label={title} query={query} data={data} isStale={isPlaceholderData} />
        )}
        {!error && data && data.total > 0 && (
          <PlacedPages
            page={page}
            perPage={perPage}
            rows={data.users.length}
            total={data.total}
            isTotalExact={data.isTotalExact}
            onPage={(next) => query.change({ page: next })}
            onStep={(direction) => query.change(neighbourOf({ page, perPage }, direction, data.users, data))}
            onPerPage={(next) => query.change({ perPage: next })}
          />
        )}
      </Paper>
    </>
  )
}

function UserListButtons() {
  const powers = usePowers()
  if (!powers) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {powers.has('users.upload') && (
        <Button component={RouterLink} to="/user/upload" variant="outlined" startIcon={<UploadIcon />}>
          {userListTexts.uploadUser}
        </Button>
      )}
      {powers.has('users.create') && (
        <Button component={RouterLink} to="/user/create" variant="contained" startIcon={<AddIcon />}>
          {userListTexts.addUser}
        </Button>
      )}
    </Box>
  )
}

function UserRows({ label, query, data, isStale }: { label: string; query: UserListQuery; data: UserPage | undefined; isStale: boolean }) {
  const isWide = useMediaQuery(theme.breakpoints.up('md'))
  if (data?.users.length === 0) return <NoUsers query={query} />
  if (!isWide) return <UserCards label={label} users={data?.users} />
  return (
    // Nine columns (3§2.9) fit a small desktop only close together.
    <Box sx={{ '& .MuiTableCell-root': { px: 1.25 }, '& .MuiTableCell-head': { whiteSpace: 'normal' } }}>
      <RecordTable
        label={label}
        columns={userColumns}
        rows={data?.users}
        expected={query.perPage}
        sort={query.sort}
        onSort={(sort) => query.change({ sort })}
        isStale={isStale}
      />
    </Box>
  )
}

function NoUsers({ query }: { query: UserListQuery }) {
  if (query.page > 1) {
    return (
      <EmptyState icon={NoMatchIcon} title={userListTexts.empty} action={<Button onClick={() => query.change({})}>{consoleTexts.listEnd.firstPage}</Button>}>
        {consoleTexts.listEnd.endsBefore}
      </EmptyState>
    )
  }
  if (!query.isFiltered) {
    return (
      <EmptyState icon={UsersIcon} title={userListTexts.empty}>
        {userListTexts.noOneYet}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={NoMatchIcon} title={userListTexts.empty} action={<Button onClick={query.clear}>{userListTexts.clearSearch}</Button>}>
      {userListTexts.emptyFiltered}
    </EmptyState>
  )
}

function countText(page: UserPage): string {
  return page.isTotalExact && page.total === 1 ? '1 user' : `${totalText(page)} users`
}
