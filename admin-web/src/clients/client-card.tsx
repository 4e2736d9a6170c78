import { clientTexts } from '@member-care/domain/texts/client-texts.ts'
import { Box, Typography } from '@mui/material'
import { WholeCode } from '../console/whole-code.tsx'
import { ClientId, ClientLink, dayOf, UsersLink } from './client-columns.tsx'
import type { ClientRow } from './client-record.ts'
import { ClientStatusChip } from './client-status-chip.tsx'

const { columns } = clientTexts

/** A client in the list where a table does not fit. */
export function ClientCard({ client }: { client: ClientRow }) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1, mb: 0.5 }}>
        <Box sx={{ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          <ClientLink client={client}>{client.name}</ClientLink>
        </Box>
        <ClientStatusChip isActive={client.status === 'ACTIVE'} />
      </Box>
      <Typography variant="body2">
        <WholeCode>
          {columns.groupCode} {client.groupCode}
        </WholeCode>{' '}
        ·{' '}
        <WholeCode>
          {columns.policyNo} {client.policyNo}
        </WholeCode>
      </Typography>
      <Box sx={{ color: 'text.secondary' }}>
        <ClientId id={client.id} />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, mt: 0.5 }}>
        <Typography variant="body2" component="span">
          {columns.users} <UsersLink client={client} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'right' }}>
          {columns.created} {dayOf(client.createdAt)}
          <br />
          {columns.updated} {dayOf(client.updatedAt)}
        </Typography>
      </Box>
    </>
  )
}
