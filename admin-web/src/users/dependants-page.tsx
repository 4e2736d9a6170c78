import FamilyIcon from '@mui/icons-material/FamilyRestroomOutlined'
import type { Personal } from '@member-care/domain/events/event-definition.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { userListTexts } from '@member-care/domain/texts/user-list-texts.ts'
import { Box, Link } from '@mui/material'
import { useListContext } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { personalText } from '../console/forgotten.ts'
import { PersonalText } from '../console/personal-text.tsx'
import { ConsoleList } from '../list/console-list.tsx'
import type { ListAddress } from '../list/list-address.ts'
import { ListColumn } from '../list/list-column.tsx'
import { shortId } from './user-columns.tsx'
import type { DependantRow } from './user-commands.ts'
import { clientUsersAddress, userAddress, UserLink } from '../record/user-links.tsx'

const { columns } = userListTexts
const address: ListAddress = { sortFields: [], defaultSort: { field: 'name', order: 'ASC' } }

/** The dependants of a user in one company (3§2.10). */
export default function DependantsPage() {
  const { clientId = '', userId = '' } = useParams()
  return (
    <ConsoleList<DependantRow>
      resource="dependants"
      address={address}
      filter={{ companyId: clientId, userId }}
      title={(meta) => userListTexts.dependantsOf(meta ? personalText(coverer(meta).name) : '…')}
      subtitle={<Coverer userId={userId} clientId={clientId} />}
      icon={FamilyIcon}
      texts={{ loadFailed: userListTexts.loadFailed, empty: userListTexts.noDependants, count: () => '' }}
      opens={({ id }) => userAddress(id)}
      isWhole
      columns={[
        <ListColumn<DependantRow>
          key="name"
          source="name"
          label={columns.name}
          isRowHeader
          render={({ id, name }) => (
            <UserLink userId={id}>
              <PersonalText value={name} />
            </UserLink>
          )}
        />,
        <ListColumn<DependantRow>
          key="id"
          source="id"
          label={columns.id}
          render={({ id, name }) => (
            <UserLink userId={id} label={`${shortId(id)}, ${personalText(name)}`}>
              {shortId(id)}
            </UserLink>
          )}
        />,
        <ListColumn<DependantRow>
          key="nric"
          source="nric"
          label={columns.nric}
          render={({ nric }) => <PersonalText value={nric} />}
        />,
        <ListColumn<DependantRow>
          key="relationship"
          source="relationship"
          label={columns.relationship}
          render={({ relationship }) => relationship ?? ''}
        />,
      ]}
    />
  )
}

/** Who covers them, and the ways on. */
function Coverer({ userId, clientId }: { userId: string; clientId: string }) {
  const { meta, error } = useListContext()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <span>
        {columns.nric}: {meta ? <PersonalText value={coverer(meta).nric} /> : error ? '–' : consoleTexts.loading}
      </span>
      <UserLink userId={userId}>{userListTexts.openUser}</UserLink>
      <Link component={RouterLink} to={clientUsersAddress(clientId)} sx={{ display: 'inline-block', minHeight: 24 }}>
        {userListTexts.backToUsers}
      </Link>
    </Box>
  )
}

function coverer(meta: object): { readonly name: Personal<string>; readonly nric: Personal<string> } {
  return (meta as { readonly user: { readonly name: Personal<string>; readonly nric: Personal<string> } }).user
}
