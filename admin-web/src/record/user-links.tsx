import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import type { ReactNode } from 'react'

/** Where a user's tabs are (3§2.9). */
export function userAddress(userId: string): string {
  return `/user/update?${new URLSearchParams({ idUser: userId }).toString()}`
}

/** Where the dependants of a user in a company are listed (3§2.10). */
export function dependantsAddress(companyId: string, userId: string): string {
  return `/client/${encodeURIComponent(companyId)}/user/${encodeURIComponent(userId)}/`
}

/** Where the users of a client are listed (S45). */
export function clientUsersAddress(companyId: string): string {
  return `/client/${encodeURIComponent(companyId)}/users`
}

/** A link to a user; `label` says whose it is where the text alone does not. */
export function UserLink({ userId, label, children }: { userId: string; label?: string; children: ReactNode }) {
  return (
    <Link
      component={RouterLink}
      to={userAddress(userId)}
      {...(label !== undefined && { 'aria-label': label })}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
    >
      {children}
    </Link>
  )
}
