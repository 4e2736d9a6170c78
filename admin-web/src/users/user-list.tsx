import AddIcon from '@mui/icons-material/PersonAddAltOutlined'
import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import UsersIcon from '@mui/icons-material/PeopleAltOutlined'
import { userListTexts } from '@member-care/domain/texts/user-list-texts.ts'
import { Alert, Box, Button } from '@mui/material'
import { useGetOne, useListContext, type HttpError } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { NoSuchClient } from '../clients/no-such-client.tsx'
import { usePowers } from '../console/administrator.ts'
import { ConsoleList } from '../list/console-list.tsx'
import { UserCard } from './user-card.tsx'
import { userColumns } from './user-columns.tsx'
import { UserFilters } from './user-filters.tsx'
import { userListAddress } from './user-list-address.ts'
import { userAddress } from '../record/user-links.tsx'
import { useUserSearch } from './use-user-search.ts'
import type { UserRow } from './user-commands.ts'

/** The list of all users, or of a client's (3§2.9, S45). */
export default function UserList() {
  const { clientId } = useParams()
  const search = useUserSearch(clientId)
  const seesNumbers = usePowers()?.has('nric.unmasked') ?? false
  const client = useGetOne<{ id: string; name: string }>(
    'clients',
    { id: clientId ?? '' },
    { enabled: clientId !== undefined },
  )
  if ((client.error as HttpError | null)?.status === 404) return <NoSuchClient title={userListTexts.title} />
  return (
    <ConsoleList<UserRow>
      resource="users"
      address={userListAddress}
      filter={search.filter}
      title={clientId === undefined ? userListTexts.title : userListTexts.usersOf(client.data?.name ?? '…')}
      icon={UsersIcon}
      texts={{
        loadFailed: userListTexts.loadFailed,
        empty: userListTexts.empty,
        emptyHint: userListTexts.noOneYet,
        noMatch: userListTexts.emptyFiltered,
        count: userListTexts.count,
      }}
      actions={<UserListButtons />}
      filters={<UserFilters search={search} />}
      notice={<OnlyBeginnings />}
      isNarrowed={search.text !== ''}
      onClear={() => search.setText('')}
      opens={({ id }) => userAddress(id)}
      columns={userColumns(seesNumbers)}
      card={(user) => <UserCard user={user} />}
    />
  )
}

/** Too many names contain the text, so only those that begin with it are listed. */
function OnlyBeginnings() {
  const { meta } = useListContext()
  if (meta?.showsOnlyBeginnings !== true) return null
  return (
    <Alert severity="info" sx={{ mx: 1.5, mb: 1.5 }}>
      {userListTexts.onlyBeginnings}
    </Alert>
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
