import { Box, Skeleton, Stack, Typography } from '@mui/material'
import { roleNames } from '../console/role-names.ts'
import { AdministratorActions, type ActionAsking } from './administrator-actions.tsx'
import { AdministratorLink, LastSignIn } from './administrator-columns.tsx'
import type { AdministratorRecord } from './administrator-record.ts'
import { AdministratorStatusChip } from './status-chip.tsx'

interface AdministratorCardsProps {
  readonly label: string
  /** Undefined while they are loading for the first time. */
  readonly administrators: readonly AdministratorRecord[] | undefined
  readonly asking: ActionAsking
}

/** The list on a phone. */
export function AdministratorCards({ label, administrators, asking }: AdministratorCardsProps) {
  if (!administrators) return <CardSkeletons />
  return (
    <Stack component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {administrators.map((administrator) => (
        <Box component="li" key={administrator.id} sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
            <AdministratorLink administrator={administrator} />
            <AdministratorStatusChip status={administrator.status} />
          </Stack>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {administrator.email}
          </Typography>
          <Typography variant="body2" sx={{ mt: 1 }}>
            {roleNames(administrator.roles).join(', ') || 'No role'} · {administrator.groupCodes.join(', ')}
          </Typography>
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary', mb: 1 }}>
            Last sign-in: <LastSignIn at={administrator.lastSignInAt} />
          </Typography>
          <AdministratorActions administrator={administrator} place="list" asking={asking} />
        </Box>
      ))}
    </Stack>
  )
}

function CardSkeletons() {
  return (
    <Stack spacing={2} sx={{ p: 2 }} aria-hidden="true">
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} variant="rounded" height={96} />
      ))}
    </Stack>
  )
}
