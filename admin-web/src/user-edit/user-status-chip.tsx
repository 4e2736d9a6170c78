import { Chip } from '@mui/material'
import { userStatusLabels } from '@member-care/domain/texts/user-edit-texts.ts'
import type { UserStatus } from '@member-care/domain/user/user-events.ts'

const looks: Readonly<Record<UserStatus, readonly [ink: string, surface: string]>> = {
  100: ['success.main', 'success.light'],
  101: ['info.main', 'info.light'],
  300: ['warning.main', 'warning.light'],
  301: ['warning.main', 'warning.light'],
  401: ['error.main', 'error.light'],
}

/** A user's status in words, with a colour besides (3§4). */
export function UserStatusChip({ status }: { status: UserStatus }) {
  const [ink, surface] = looks[status]
  return <Chip size="small" label={userStatusLabels[status]} sx={{ color: ink, bgcolor: surface }} />
}
