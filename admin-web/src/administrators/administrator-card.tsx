import { administratorListTexts as texts } from '@member-care/domain/texts/administrator-list-texts.ts'
import { Stack, Typography } from '@mui/material'
import { roleNames } from '../console/role-names.ts'
import { AdministratorActions, type ActionAsking } from './administrator-actions.tsx'
import { AdministratorLink, LastSignIn } from './administrator-columns.tsx'
import type { AdministratorRecord } from './administrator-record.ts'
import { AdministratorStatusChip } from './status-chip.tsx'

const { columns } = texts

/** An administrator in the list where a table does not fit. */
export function AdministratorCard({
  administrator,
  asking,
}: {
  administrator: AdministratorRecord
  asking: ActionAsking
}) {
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
        <AdministratorLink administrator={administrator} />
        <AdministratorStatusChip status={administrator.status} />
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {administrator.email}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {roleNames(administrator.roles).join(', ') || texts.noRole} · {administrator.groupCodes.join(', ')}
      </Typography>
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary', mb: 1 }}>
        {columns.lastSignIn}: <LastSignIn at={administrator.lastSignInAt} />
      </Typography>
      <AdministratorActions administrator={administrator} place="list" asking={asking} />
    </>
  )
}
