import { Chip } from '@mui/material'
import type { UserStatus } from '@member-care/domain/user/user-events.ts'
import { administratorListTexts } from '@member-care/domain/texts/administrator-list-texts.ts'

const colours: Readonly<Record<UserStatus, 'success' | 'default' | 'warning' | 'error'>> = {
  100: 'success',
  101: 'default',
  300: 'warning',
  301: 'warning',
  401: 'error',
}

/** An administrator's status in a word (3§4, C30). */
export function AdministratorStatusChip({ status }: { status: UserStatus }) {
  return (
    <Chip size="small" variant="outlined" label={administratorListTexts.statuses[status]} color={colours[status]} />
  )
}
