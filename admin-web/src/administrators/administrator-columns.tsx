import { Box, Link, Typography } from '@mui/material'
import { administratorListTexts } from '@member-care/domain/texts/administrator-list-texts.ts'
import { Link as RouterLink } from 'react-router-dom'
import { TwoLines, type RecordColumn } from '../console/record-table.tsx'
import { roleNames } from '../console/role-names.ts'
import { formatInstant } from '../console/singapore-time.ts'
import { AdministratorActions, type ActionAsking } from './administrator-actions.tsx'
import { administratorAddress, type AdministratorRecord } from './administrator-record.ts'
import { AdministratorStatusChip } from './status-chip.tsx'

/** Who, what they may do, whether they can, and what can be done about it. */
export function administratorColumns(asking: ActionAsking): readonly RecordColumn<AdministratorRecord>[] {
  return [
    { label: 'Name', sortBy: 'name', render: (administrator) => <NameAndEmail administrator={administrator} /> },
    { label: 'Roles', render: ({ roles }) => roleNames(roles).join(', ') || 'None' },
    { label: 'Groups', render: ({ groupCodes }) => groupCodes.join(', ') },
    { label: 'Status', sortBy: 'status', render: ({ status }) => <AdministratorStatusChip status={status} /> },
    { label: 'Last sign-in', sortBy: 'lastSignInAt', render: ({ lastSignInAt }) => <LastSignIn at={lastSignInAt} /> },
    { label: 'Actions', render: (administrator) => <AdministratorActions administrator={administrator} place="list" asking={asking} /> },
  ]
}

/** Wide enough for most e-mail addresses; a longer one breaks before its @ rather than within a word. */
function NameAndEmail({ administrator }: { administrator: AdministratorRecord }) {
  const [mailbox, ...domain] = administrator.email.split(/(?=@)/)
  return (
    <Box sx={{ minWidth: { lg: 200 } }}>
      <TwoLines
        first={<AdministratorLink administrator={administrator} />}
        second={
          <>
            {mailbox}
            <wbr />
            {domain.join('')}
          </>
        }
      />
    </Box>
  )
}

export function AdministratorLink({ administrator: { id, name } }: { administrator: AdministratorRecord }) {
  return (
    <Link component={RouterLink} to={administratorAddress(id)} sx={{ display: 'inline-block', minHeight: 24, fontWeight: 600, overflowWrap: 'anywhere' }}>
      {name}
    </Link>
  )
}

export function LastSignIn({ at }: { at: string | null }) {
  if (at === null)
    return (
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {administratorListTexts.neverSignedIn}
      </Typography>
    )
  return <time dateTime={at}>{formatInstant(at)}</time>
}
