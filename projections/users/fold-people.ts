/** Folds user and account events into the rows of the users read model, in memory. Pure. */
import { hrCompaniesAfter } from '@member-care/domain/access/change-access.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import { searchKey } from '../tables/search-text.ts'
import { userAfter, type UserOrAccountEvent } from './fold-users.ts'
import { EVERY_COMPANY, NO_MEMBERSHIP, type MemberCountRow, type MembershipRow, type UserRow } from './users-tables.ts'

/** Users with all memberships of theirs. */
export interface People {
  readonly users: readonly UserRow[]
  readonly memberships: readonly MembershipRow[]
}

export interface ChangedPeople extends People {
  readonly removed: readonly Pick<MembershipRow, 'user_id' | 'company_id'>[]
  /** By how much each count changes; those that do not are left out. */
  readonly counts: readonly MemberCountRow[]
}

interface Person {
  readonly user: UserRow | undefined
  /** By company. */
  readonly memberships: ReadonlyMap<string, MembershipRow>
}

const nobody: Person = { user: undefined, memberships: new Map() }

/**
 * The rows that these events change, as they are afterwards.
 * @param present the rows of all users that the events are about, as far as they exist
 * @param events in log order; one that a user's row has seen already (by its position) leaves everything of theirs as it is
 */
export function foldPeople(present: People, events: readonly UserOrAccountEvent[]): ChangedPeople {
  const before = peopleOf(present)
  const after = new Map<string, Person>()
  for (const event of events) {
    const { userId } = event.data
    const person = after.get(userId) ?? before.get(userId) ?? nobody
    if (person.user && event.position <= person.user.position) continue
    const user = withHrCompanies(userAfter(person.user, event), person.memberships, event)
    // Nothing is kept of somebody who is not known, because nothing would say which of it was seen already.
    if (user) after.set(userId, { user, memberships: membershipsAfter(person.memberships, event) })
  }
  return changesBetween(before, new Map([...after].map(([userId, person]) => [userId, settled(person)])))
}

function peopleOf({ users, memberships }: People): ReadonlyMap<string, Person> {
  const companies = Map.groupBy(memberships, ({ user_id }) => user_id)
  return new Map(
    users.map((user) => [
      user.user_id,
      { user, memberships: new Map((companies.get(user.user_id) ?? []).map((row) => [row.company_id, row])) },
    ]),
  )
}

/** A change of roles says nothing of companies: the role of HR administrator is given for those that employ the person that day (S127). */
function withHrCompanies(
  user: UserRow | undefined,
  memberships: Person['memberships'],
  event: UserOrAccountEvent,
): UserRow | undefined {
  if (!user || event.type !== 'RolesChanged') return user
  const covers = [...memberships.values()].map((row) => ({
    companyId: row.company_id,
    memberType: row.member_type,
    effectiveEndDate: row.effective_end_date,
  }))
  const day = singaporeToday(happenedAt(event))
  return { ...user, hr_company_ids: hrCompaniesAfter(user.hr_company_ids, { roles: event.data.roles, covers, day }) }
}

/** One person has at most one membership with a company; starting it again keeps when it was before. */
function membershipsAfter(memberships: Person['memberships'], event: UserOrAccountEvent): Person['memberships'] {
  switch (event.type) {
    case 'MembershipStarted':
      return withMembership(memberships, {
        ...membershipOf(event),
        earlier_periods: earlierThan(event.data.effectiveStartDate, memberships.get(event.data.companyId)),
      })
    case 'MembershipChanged':
      return withMembership(memberships, {
        ...membershipOf(event),
        earlier_periods: memberships.get(event.data.companyId)?.earlier_periods ?? [],
      })
    case 'MembershipEnded': {
      const row = memberships.get(event.data.companyId)
      const { effectiveEndDate } = event.data
      return row
        ? withMembership(memberships, { ...row, effective_end_date: effectiveEndDate, position: event.position })
        : memberships
    }
    case 'MembershipLapsed': {
      const row = memberships.get(event.data.companyId)
      return row?.effective_end_date === event.data.effectiveEndDate
        ? new Map([...memberships, [row.company_id, { ...row, lapsed: true, position: event.position }]])
        : memberships
    }
    case 'MembershipRemoved':
      return new Map([...memberships].filter(([companyId]) => companyId !== event.data.companyId))
    default:
      return memberships
  }
}

/** What a new start leaves of the cover before it. An older log may hold covers that overlap: these replaced each other. */
function earlierThan(start: string, before: MembershipRow | undefined): MembershipRow['earlier_periods'] {
  if (!before) return []
  const { earlier_periods: earlier, effective_start_date, effective_end_date } = before
  return effective_end_date === null || effective_end_date < effective_start_date || start <= effective_end_date
    ? earlier
    : [
        ...earlier,
        {
          memberType: before.member_type,
          employeeId: before.employee_id,
          relationship: before.relationship,
          effectiveStartDate: effective_start_date,
          effectiveEndDate: effective_end_date,
          planNo: before.plan_no,
        },
      ]
}

/** With another end, or with none, a cover is not over any more. */
function withMembership(memberships: Person['memberships'], row: MembershipRow): Person['memberships'] {
  const before = memberships.get(row.company_id)
  const lapsed = before?.lapsed === true && before.effective_end_date === row.effective_end_date
  return new Map([...memberships, [row.company_id, { ...row, lapsed }]])
}

function membershipOf({
  data,
  position,
}: Extract<UserOrAccountEvent, { type: 'MembershipStarted' | 'MembershipChanged' }>): MembershipRow {
  return {
    user_id: data.userId,
    company_id: data.companyId,
    member_type: data.memberType,
    employee_id: data.employeeId ?? null,
    relationship: data.relationship ?? null,
    staff_id: data.staffId ?? null,
    designation: data.designation ?? null,
    plan_no: data.planNo ?? null,
    cost_center: data.costCenter ?? null,
    cost_center_name: data.costCenterName ?? null,
    effective_start_date: data.effectiveStartDate,
    effective_end_date: data.effectiveEndDate ?? null,
    lapsed: false,
    earlier_periods: [],
    name_key: '',
    nric_key: '',
    position,
  }
}

/** What user and memberships repeat of each other, brought into line. */
function settled({ user, memberships }: Person): Person {
  if (!user) return nobody
  const inOrder = [...memberships.values()].toSorted(byStart)
  const goingOn = inOrder.filter(({ lapsed }) => !lapsed)
  const offered = goingOn.length > 0 ? goingOn : inOrder
  const shown = offered.find(({ company_id }) => company_id === user.chosen_company_id) ?? offered[0]
  const keys = { name_key: searchKey(user.name?.toLowerCase()), nric_key: searchKey(user.nric?.toUpperCase()) }
  return {
    user: {
      ...user,
      ...keys,
      email_key: searchKey(user.email?.toLowerCase()),
      default_company_id: shown?.company_id ?? null,
      member_type: shown?.member_type ?? null,
      effective_start_date: shown?.effective_start_date ?? null,
      effective_end_date: shown?.effective_end_date ?? null,
      staff_ids: inOrder.flatMap(({ staff_id }) => (staff_id === null ? [] : [staff_id])).join(' '),
    },
    memberships: new Map(
      [...memberships].map(([companyId, row]) => [
        companyId,
        row.name_key === keys.name_key && row.nric_key === keys.nric_key ? row : { ...row, ...keys },
      ]),
    ),
  }
}

function byStart(one: MembershipRow, other: MembershipRow): number {
  const [a, b] = [`${one.effective_start_date} ${one.company_id}`, `${other.effective_start_date} ${other.company_id}`]
  return a < b ? -1 : a > b ? 1 : 0
}

function changesBetween(before: ReadonlyMap<string, Person>, after: ReadonlyMap<string, Person>): ChangedPeople {
  const changes = [...after].map(([userId, person]) => ({ was: before.get(userId) ?? nobody, is: person }))
  return {
    users: changes.flatMap(({ is }) => (is.user ? [is.user] : [])),
    memberships: changes.flatMap(({ was, is }) =>
      [...is.memberships].filter(([companyId, row]) => was.memberships.get(companyId) !== row).map(([, row]) => row),
    ),
    removed: changes.flatMap(({ was, is }) =>
      [...was.memberships.values()]
        .filter(({ company_id }) => !is.memberships.has(company_id))
        .map(({ user_id, company_id }) => ({ user_id, company_id })),
    ),
    counts: sumOf(changes.flatMap(({ was, is }) => [...countsOf(is, 1), ...countsOf(was, -1)])),
  }
}

/** Where a member is counted. */
function countsOf({ user, memberships }: Person, people: 1 | -1): readonly MemberCountRow[] {
  if (user?.user_type !== 'client') return []
  const everywhere: MemberCountRow = {
    company_id: EVERY_COMPANY,
    member_type: user.member_type ?? NO_MEMBERSHIP,
    people,
  }
  return [
    everywhere,
    ...[...memberships.values()].map(({ company_id, member_type }) => ({ company_id, member_type, people })),
  ]
}

function sumOf(counts: readonly MemberCountRow[]): readonly MemberCountRow[] {
  const sums = new Map<string, MemberCountRow>()
  for (const count of counts) {
    const key = `${count.company_id} ${count.member_type}`
    sums.set(key, { ...count, people: count.people + (sums.get(key)?.people ?? 0) })
  }
  return [...sums.values()].filter(({ people }) => people !== 0)
}
