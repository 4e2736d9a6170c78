import BackIcon from '@mui/icons-material/ArrowBack'
import { Box, Link } from '@mui/material'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { Link as RouterLink } from 'react-router-dom'
import { personalText } from '../console/forgotten.ts'
import { PageHeading } from '../console/page-heading.tsx'
import type { EditedUser } from './user-edit-calls.ts'
import { UserMenu } from './user-menu.tsx'
import { UserStatusChip } from './user-status-chip.tsx'

const { forgottenName, users } = userEditTexts

export interface UserHeaderProps {
  readonly title: string
  /** Undefined where there is none. */
  readonly user: EditedUser | undefined
  /** The company that the page was opened for; else the default one is shown. */
  readonly shownCompanyId: string | undefined
  readonly onForgotten: () => void
}

/** Who this is, at a glance. */
export function UserHeader({ title, user, shownCompanyId, onForgotten }: UserHeaderProps) {
  const company =
    user?.companies.find(({ companyId }) => companyId === (shownCompanyId ?? user.defaultCompanyId)) ??
    user?.companies[0]
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 40, mb: 0.5 }}>
        <Link
          component={RouterLink}
          to="/user"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 28, fontSize: '0.875rem' }}
        >
          <BackIcon sx={{ fontSize: 18 }} aria-hidden="true" />
          {users}
        </Link>
        {user && <UserMenu user={user} onForgotten={onForgotten} />}
      </Box>
      <PageHeading title={user ? (user.isForgotten ? forgottenName : personalText(user.name)) : title}>
        {user && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <UserStatusChip status={user.status} />
            {company && <span>{company.companyName}</span>}
            {user.companies.length > 1 && <span>+ {user.companies.length - 1}</span>}
          </Box>
        )}
      </PageHeading>
    </>
  )
}
