import FamilyIcon from '@mui/icons-material/FamilyRestroomOutlined'
import { isRedacted } from '@member-care/domain/events/event-definition.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { userListTexts } from '@member-care/domain/texts/user-list-texts.ts'
import { Box, Link, Paper } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { HttpError } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { EmptyState } from '../console/empty-state.tsx'
import { FORGOTTEN } from '../console/forgotten.ts'
import { LoadFailure } from '../console/load-failure.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { PersonalText } from '../console/personal-text.tsx'
import { RecordTable, type RecordColumn } from '../console/record-table.tsx'
import { shortId } from './user-columns.tsx'
import { clientUsersAddress, UserLink } from './user-links.tsx'
import { listDependants, type DependantRow } from './users-calls.ts'

const { columns } = userListTexts

const dependantColumns: readonly RecordColumn<DependantRow>[] = [
  { label: columns.id, isWhole: true, render: ({ id, name }) => <UserLink userId={id} label={isRedacted(name) ? shortId(id) : `${shortId(id)}, ${name}`}>{shortId(id)}</UserLink> },
  { label: columns.nric, isWhole: true, render: ({ nric }) => <PersonalText value={nric} /> },
  { label: columns.name, render: ({ name }) => <PersonalText value={name} /> },
  { label: columns.relationship, render: ({ relationship }) => relationship ?? '' },
]

/** The dependants of a user in one company (3§2.10). */
export default function DependantsPage() {
  const { clientId = '', userId = '' } = useParams()
  const { data, error, refetch } = useQuery({ queryKey: ['dependants', clientId, userId], queryFn: ({ signal }) => listDependants(userId, clientId, signal) })
  const name = data ? (isRedacted(data.user.name) ? FORGOTTEN : data.user.name) : '…'

  return (
    <>
      <PageHeading title={userListTexts.dependantsOf(name)}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <span>
            {columns.nric}: {data ? <PersonalText value={data.user.nric} /> : error ? '–' : consoleTexts.loading}
          </span>
          <UserLink userId={userId}>{userListTexts.openUser}</UserLink>
          <Link component={RouterLink} to={clientUsersAddress(clientId)} sx={{ display: 'inline-block', minHeight: 24 }}>
            {userListTexts.backToUsers}
          </Link>
        </Box>
      </PageHeading>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        {error ? (
          <Box sx={{ p: 2 }}>
            <LoadFailure title={userListTexts.loadFailed} detail={(error as HttpError).message} onRetry={() => void refetch()} />
          </Box>
        ) : data?.dependants.length === 0 ? (
          <EmptyState icon={FamilyIcon} title={userListTexts.noDependants} />
        ) : (
          <RecordTable label={userListTexts.dependantsOf(name)} columns={dependantColumns} rows={data?.dependants} expected={3} />
        )}
      </Paper>
    </>
  )
}
