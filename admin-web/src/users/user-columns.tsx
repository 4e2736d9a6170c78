import { isRedacted } from '@member-care/domain/events/event-definition.ts'
import { formatSlashed } from '@member-care/domain/dates/singapore-dates.ts'
import { userListTexts } from '@member-care/domain/texts/user-list-texts.ts'
import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { PersonalText } from '../console/personal-text.tsx'
import { ListColumn, type ListColumnProps } from '../list/list-column.tsx'
import { dependantsAddress, UserLink } from '../record/user-links.tsx'
import type { UserRow } from './user-commands.ts'

const { columns, memberTypes } = userListTexts

/** What 3§2.9 lists, in its order; but the name comes first, because it says who the row is. */
export const listedOfUser: readonly ListColumnProps<UserRow>[] = [
  {
    source: 'name',
    label: columns.name,
    sorts: true,
    isRowHeader: true,
    width: 220,
    render: ({ id, name }) => (
      <UserLink userId={id}>
        <PersonalText value={name} />
      </UserLink>
    ),
  },
  {
    source: 'id',
    label: columns.id,
    render: (user) => (
      <UserLink userId={user.id} label={idLabel(user)}>
        {shortId(user.id)}
      </UserLink>
    ),
  },
  { source: 'nric', label: columns.nric, sorts: true, render: ({ nric }) => <PersonalText value={nric} /> },
  { source: 'studentId', label: columns.studentId, render: ({ studentId }) => studentId ?? '' },
  { source: 'companyName', label: columns.companyName, width: 180, render: companyText },
  {
    source: 'effectiveStartDate',
    label: columns.startDate,
    sorts: true,
    render: ({ effectiveStartDate }) => dateText(effectiveStartDate),
  },
  {
    source: 'effectiveEndDate',
    label: columns.terminationDate,
    sorts: true,
    render: ({ effectiveEndDate }) => dateText(effectiveEndDate),
  },
  { source: 'memberType', label: columns.memberType, render: ({ memberType }) => memberTypeText(memberType) },
  {
    source: 'dependants',
    label: columns.dependants,
    align: 'right',
    render: (user) => <DependantsCount user={user} />,
  },
]

/** @param seesNumbers whether NRICs are shown in full: nobody else sorts by what is masked */
export function userColumns(seesNumbers: boolean) {
  return listedOfUser.map((column) => (
    <ListColumn
      key={column.source}
      {...column}
      sorts={column.sorts === true && (seesNumbers || column.source !== 'nric')}
    />
  ))
}

/** How many dependants, as the link to them. */
export function DependantsCount({ user }: { user: UserRow }) {
  if (user.memberType !== 'E' || user.companyId === null) return null
  const name = isRedacted(user.name) ? shortId(user.id) : user.name
  return (
    <Link
      component={RouterLink}
      to={dependantsAddress(user.companyId, user.id)}
      aria-label={`${userListTexts.dependantsOf(name)}: ${user.dependants}`}
      sx={{
        display: 'inline-block',
        minWidth: 24,
        minHeight: 24,
        textAlign: 'right',
        fontVariantNumeric: 'tabular-nums',
      }}
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
