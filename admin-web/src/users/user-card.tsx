import { Box, Typography } from '@mui/material'
import { userListTexts } from '@member-care/domain/texts/user-list-texts.ts'
import { PersonalText } from '../console/personal-text.tsx'
import { companyText, dateText, DependantsCount, memberTypeText } from './user-columns.tsx'
import { UserLink } from '../record/user-links.tsx'
import type { UserRow } from './user-commands.ts'

/** A user in the list where a table does not fit. */
export function UserCard({ user }: { user: UserRow }) {
  return (
    <>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <UserLink userId={user.id}>
          <PersonalText value={user.name} />
        </UserLink>
      </Typography>
      <Typography variant="body2">
        <PersonalText value={user.nric} />
        {user.studentId !== null && ` · ${userListTexts.columns.studentId} ${user.studentId}`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {companyText(user)}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mt: 0.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {memberTypeText(user.memberType)} · {dateText(user.effectiveStartDate)}
          {user.effectiveEndDate !== null && ` – ${dateText(user.effectiveEndDate)}`}
        </Typography>
        {user.dependants > 0 && (
          <Typography variant="body2" component="span">
            {userListTexts.columns.dependants} <DependantsCount user={user} />
          </Typography>
        )}
      </Box>
    </>
  )
}
