import { Chip } from '@mui/material'
import type { UserStatus } from '@member-care/domain/user/user-events.ts'

const looks: Readonly<
  Record<UserStatus, { readonly label: string; readonly colour: 'success' | 'default' | 'warning' | 'error' }>
> = {
  100: { label: 'Active', colour: 'success' },
  101: { label: 'Invited', colour: 'default' },
  300: { label: 'Locked', colour: 'warning' },
  301: { label: 'Suspended', colour: 'warning' },
  401: { label: 'Terminated', colour: 'error' },
}

/** An administrator's status in a word (3§4, C30). */
export function AdministratorStatusChip({ status }: { status: UserStatus }) {
  const { label, colour } = looks[status]
  return <Chip size="small" variant="outlined" label={label} color={colour} />
}
