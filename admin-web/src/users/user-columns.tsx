import { isRedacted } from '@member-care/domain/events/event-definition.ts'
import { formatSlashed } from '@member-care/domain/dates/singapore-dates.ts'
import { userListTexts } from '@member-care/domain/texts/user-list-texts.ts'
import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { PersonalText } from '../console/personal-text.tsx'
import type { RecordColumn } from '../console/record-table.tsx'
import { dependantsAddress, UserLink } from './user-links.tsx'
import type { UserRow } from './users-calls.ts'

const { columns, memberTypes } = userListTexts

/** The columns of 3§2.9. */
export const userColumns: readonly RecordColumn<UserRow>[] = [
  { label: columns.id, isWhole: true, render: (user) => <UserLink userId={user.id} label={idLabel(user)}>{shortId(user.id)}</UserLink> },
  { label: columns.nric, sortBy: 'nric', isWhole: true, render: ({ nric }) => <PersonalText value={nric} /> },
  { label: columns.studentId, isWhole: true, render: ({ studentId }) => studentId ?? '' },
  { label: columns.name, sortBy: 'name', render: ({ name }) => <PersonalText value={name} /> },
  { label: columns.companyName, render: (user) => companyText(user) },
  { label: columns.startDate, sortBy: 'effectiveStartDate', isWhole: true, render: ({ effectiveStartDate }) => dateText(effectiveStartDate) },
  { label: columns.terminationDate, sortBy: 'effectiveEndDate', isWhole: true, render: ({ effectiveEndDate }) => dateText(effectiveEndDate) },
  { label: columns.memberType, render: ({ memberType }) => memberTypeText(memberType) },
  { label: columns.dependants, align: 'right', isWhole: true, render: (user) => <DependantsCount user={user} /> },
]

/** How many dependants, as the link to them. */
export function DependantsCount({ user }: { user: UserRow }) {
  if (user.memberType !== 'E' || user.companyId === null) return null
  const name = isRedacted(user.name) ? shortId(user.id) : user.name
  return (
    <Link
      component={RouterLink}
      to={dependantsAddress(user.companyId, user.id)}
      aria-label={`${userListTexts.dependantsOf(name)}: ${user.dependants}`}
      sx={{ display: 'inline-block', minWidth: 24, minHeight: 24, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
    >
      {user.dependants}
    </Link>
  )
}

/** The company that a user is listed under, and how many more they are in. */
export function companyText({ companyName, companies }: UserRow): string {
  return companies > 1 ? `${companyName ?? ''} (+${companies - 1})` : (companyName ?? '')
}

/** DD/MM/YYYY, as dates stand in the lists of the console (3§9). */
export function dateText(date: string | null): string {
  return date === null ? '' : formatSlashed(date)
}

export function memberTypeText(memberType: UserRow['memberType']): string {
  return memberType === null ? '' : memberTypes[memberType]
}

/** Enough of an id to tell two apart at a glance; the whole one is in the address that it links to. */
export function shortId(id: string): string {
  return id.slice(0, 8)
}

function idLabel({ id, name }: UserRow): string {
  return isRedacted(name) ? shortId(id) : `${shortId(id)}, ${name}`
}
