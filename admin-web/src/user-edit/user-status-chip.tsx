import { Chip } from '@mui/material'
import { userStatusLabels } from '@member-care/domain/texts/user-edit-texts.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import type { UserStatus } from '@member-care/domain/user/user-events.ts'

const { colour } = tokens

const looks: Readonly<Record<UserStatus, readonly [ink: string, surface: string]>> = {
  100: [colour.success, colour.successLight],
  101: [colour.info, colour.infoLight],
  300: [colour.warning, colour.warningLight],
  301: [colour.warning, colour.warningLight],
  401: [colour.error, colour.errorLight],
}

/** A user's status in words, with a colour besides (3§4). */
export function UserStatusChip({ status }: { status: UserStatus }) {
  const [ink, surface] = looks[status]
  return <Chip size="small" label={userStatusLabels[status]} sx={{ color: ink, bgcolor: surface }} />
}
