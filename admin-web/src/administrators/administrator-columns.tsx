import { Link, Typography } from '@mui/material'
import { administratorListTexts as texts } from '@member-care/domain/texts/administrator-list-texts.ts'
import { Link as RouterLink } from 'react-router-dom'
import { roleNames } from '../console/role-names.ts'
import { formatInstant } from '../console/singapore-time.ts'
import { ListColumn, type ListColumnProps } from '../list/list-column.tsx'
import { AdministratorActions, type ActionAsking } from './administrator-actions.tsx'
import { administratorAddress, type AdministratorRecord } from './administrator-record.ts'
import { AdministratorStatusChip } from './status-chip.tsx'

const { columns } = texts

/** Who, what they may do, whether they can, and what can be done about it. */
export function administratorColumns(asking: ActionAsking) {
  const listed: readonly ListColumnProps<AdministratorRecord>[] = [
    {
      source: 'name',
      label: columns.name,
      sorts: true,
      isRowHeader: true,
      width: 180,
      render: (administrator) => <AdministratorLink administrator={administrator} />,
    },
    { source: 'email', label: columns.email, sorts: true, width: 200, render: ({ email }) => email },
    {
      source: 'roles',
      label: columns.roles,
      width: 180,
      render: ({ roles }) => roleNames(roles).join(', ') || texts.noRole,
    },
    { source: 'groupCodes', label: columns.groups, width: 90, render: ({ groupCodes }) => groupCodes.join(', ') },
    {
      source: 'status',
      label: columns.status,
      sorts: true,
      render: ({ status }) => <AdministratorStatusChip status={status} />,
    },
    {
      source: 'lastSignInAt',
      label: columns.lastSignIn,
      sorts: true,
      render: ({ lastSignInAt }) => <LastSignIn at={lastSignInAt} />,
    },
    {
      source: 'actions',
      label: columns.actions,
      render: (administrator) => (
        <AdministratorActions administrator={administrator} place="list" asIcons asking={asking} />
      ),
    },
  ]
  return listed.map((column) => <ListColumn key={column.source} {...column} />)
}

export function AdministratorLink({ administrator: { id, name } }: { administrator: AdministratorRecord }) {
  return (
    <Link
      component={RouterLink}
      to={administratorAddress(id)}
      sx={{ display: 'inline-block', minHeight: 24, fontWeight: 600, overflowWrap: 'anywhere' }}
    >
      {name}
    </Link>
  )
}

export function LastSignIn({ at }: { at: string | null }) {
  if (at === null)
    return (
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.neverSignedIn}
      </Typography>
    )
  return <time dateTime={at}>{formatInstant(at)}</time>
}
