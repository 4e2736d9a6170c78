import { clientTexts } from '@member-care/domain/texts/client-texts.ts'
import { Box, Typography } from '@mui/material'
import { CardSkeletons } from '../console/card-skeletons.tsx'
import { WholeCode } from '../console/whole-code.tsx'
import { ClientId, ClientLink, dayOf, UsersLink } from './client-columns.tsx'
import type { ClientRow } from './client-record.ts'
import { ClientStatusChip } from './client-status-chip.tsx'

const { columns } = clientTexts

/** The client list where a table does not fit: a card per client. Undefined while they are loading for the first time. */
export function ClientCards({ clients }: { clients: readonly ClientRow[] | undefined }) {
  if (!clients) return <CardSkeletons />
  return (
    <Box component="ul" aria-label={clientTexts.listTitle} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {clients.map((client) => (
        <Box component="li" key={client.id} sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1, mb: 0.5 }}>
            <ClientLink client={client}>{client.name}</ClientLink>
            <ClientStatusChip isActive={client.status === 'ACTIVE'} />
          </Box>
          <Typography variant="body2">
            <WholeCode>{columns.groupCode} {client.groupCode}</WholeCode> · <WholeCode>{columns.policyNo} {client.policyNo}</WholeCode>
          </Typography>
          <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
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
        </Box>
      ))}
    </Box>
  )
}
