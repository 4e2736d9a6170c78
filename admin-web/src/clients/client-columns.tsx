import { formatSlashed, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { clientTexts, usersOfClientText } from '@member-care/domain/texts/client-texts.ts'
import { Box, Link } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { RecordColumn } from '../console/record-table.tsx'
import { editClientAddress, usersOfClientAddress } from './client-addresses.ts'
import type { ClientRow } from './client-record.ts'
import { ClientStatusChip } from './client-status-chip.tsx'

const { columns } = clientTexts

/** The columns of the client list (3§2.4). */
export const clientColumns: readonly RecordColumn<ClientRow>[] = [
  { label: columns.id, render: (client) => <ClientLink client={client}>{<ClientId id={client.id} />}</ClientLink> },
  { label: columns.name, sortBy: 'name', render: (client) => <ClientLink client={client}>{client.name}</ClientLink> },
  { label: columns.status, isWhole: true, render: ({ status }) => <ClientStatusChip isActive={status === 'ACTIVE'} /> },
  { label: columns.groupCode, sortBy: 'groupCode', isWhole: true, render: ({ groupCode }) => groupCode },
  { label: columns.created, sortBy: 'createdAt', isWhole: true, render: ({ createdAt }) => dayOf(createdAt) },
  { label: columns.updated, sortBy: 'updatedAt', isWhole: true, render: ({ updatedAt }) => dayOf(updatedAt) },
  { label: columns.users, align: 'right', isWhole: true, render: (client) => <UsersLink client={client} /> },
]

export function ClientLink({ client, children }: { client: ClientRow; children: ReactNode }) {
  return (
    <Link component={RouterLink} to={editClientAddress(client.id)} sx={{ display: 'inline-block', minHeight: 24, overflowWrap: 'anywhere' }}>
      {children}
    </Link>
  )
}

/** The whole id, small, because it is for looking things up rather than for reading. */
export function ClientId({ id }: { id: string }) {
  return (
    <Box component="span" sx={{ fontSize: '0.75rem', fontWeight: 500, fontVariantNumeric: 'tabular-nums', display: 'inline-block', maxWidth: 170, lineHeight: 1.4 }}>
      {id}
    </Box>
  )
}

export function UsersLink({ client: { id, name, users } }: { client: ClientRow }) {
  return (
    <Link component={RouterLink} to={usersOfClientAddress(id)} aria-label={usersOfClientText(users, name)} sx={{ display: 'inline-block', minWidth: 24, minHeight: 24, fontVariantNumeric: 'tabular-nums' }}>
      {users.toLocaleString('en-SG')}
    </Link>
  )
}

/** The Singapore day of an instant as DD/MM/YYYY (3§9). */
export function dayOf(iso: string): string {
  return formatSlashed(singaporeToday(new Date(iso)))
}
