import { Box, Typography } from '@mui/material'
import { userListTexts } from '@member-care/domain/texts/user-list-texts.ts'
import { CardSkeletons } from '../console/card-skeletons.tsx'
import { PersonalText } from '../console/personal-text.tsx'
import { companyText, dateText, DependantsCount, memberTypeText } from './user-columns.tsx'
import { UserLink } from './user-links.tsx'
import type { UserRow } from './users-calls.ts'

/** The list of users where a table does not fit: a card each. Undefined while they are loading for the first time. */
export function UserCards({ label, users }: { label: string; users: readonly UserRow[] | undefined }) {
  if (!users) return <CardSkeletons />
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {users.map((user) => (
        <Box component="li" key={user.id} sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
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
        </Box>
      ))}
    </Box>
  )
}
