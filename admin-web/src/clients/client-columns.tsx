import { formatSlashed, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { clientTexts, usersOfClientText } from '@member-care/domain/texts/client-texts.ts'
import { Box, Link } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { ListColumn, type ListColumnProps } from '../list/list-column.tsx'
import { editClientAddress, usersOfClientAddress } from './client-addresses.ts'
import type { ClientRow } from './client-record.ts'
import { ClientStatusChip } from './client-status-chip.tsx'

const { columns } = clientTexts

/** What 3§2.4 lists, in its order; but the name comes first, because it says which client the row is. */
export const listedOfClient: readonly ListColumnProps<ClientRow>[] = [
  {
    source: 'name',
    label: columns.name,
    sorts: true,
    isRowHeader: true,
    width: 280,
    render: (client) => <ClientLink client={client}>{client.name}</ClientLink>,
  },
  {
    source: 'id',
    label: columns.id,
    render: (client) => (
      <ClientLink client={client}>
        <ClientId id={client.id} />
      </ClientLink>
    ),
  },
  {
    source: 'status',
    label: columns.status,
    render: ({ status }) => <ClientStatusChip isActive={status === 'ACTIVE'} />,
  },
  { source: 'groupCode', label: columns.groupCode, sorts: true, render: ({ groupCode }) => groupCode },
  { source: 'createdAt', label: columns.created, sorts: true, render: ({ createdAt }) => dayOf(createdAt) },
  { source: 'updatedAt', label: columns.updated, sorts: true, render: ({ updatedAt }) => dayOf(updatedAt) },
  { source: 'users', label: columns.users, align: 'right', render: (client) => <UsersLink client={client} /> },
]

export const clientColumns = listedOfClient.map((column) => <ListColumn key={column.source} {...column} />)

export function ClientLink({ client, children }: { client: ClientRow; children: ReactNode }) {
  return (
    <Link
      component={RouterLink}
      to={editClientAddress(client.id)}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
    >
      {children}
    </Link>
  )
}

/** The whole id, small, because it is for looking things up rather than for reading. */
export function ClientId({ id }: { id: string }) {
  return (
    <Box component="span" sx={{ fontSize: '0.75rem', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
      {id}
    </Box>
  )
}

export function UsersLink({ client: { id, name, users } }: { client: ClientRow }) {
  return (
    <Link
      component={RouterLink}
      to={usersOfClientAddress(id)}
      aria-label={usersOfClientText(users, name)}
      sx={{ display: 'inline-block', minWidth: 24, minHeight: 24, fontVariantNumeric: 'tabular-nums' }}
    >
      {shownCount(users)}
    </Link>
  )
}

/** The Singapore day of an instant as DD/MM/YYYY (3§9). */
export function dayOf(iso: string): string {
  return formatSlashed(singaporeToday(new Date(iso)))
}
