/** Keeps the read model of who was employed when. Of dependants, and of administrators of the product, it keeps nothing. */
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { sql } from 'slonik'
import type { Projection } from '../runner/projection.ts'
import { loadRows, upsertRows, type ReadModelInstance, type ReadModelTable } from '../tables/read-model-table.ts'
import { statusAfter, statusEvents, type StatusEvent } from '../users/status-after.ts'
import {
  employmentPeriodsTable,
  statusPeriodsTable,
  type EmploymentPeriodRow,
  type KnownPeriod,
  type StatusPeriodRow,
} from './employment-history-tables.ts'
import { foldPeriods, type Content } from './known-periods.ts'

const membershipEvents = ['MembershipStarted', 'MembershipChanged', 'MembershipEnded', 'MembershipRemoved'] as const
type MembershipEvent = Extract<UserEvent, { type: (typeof membershipEvents)[number] }>

export const employmentHistoryProjection: Projection = {
  name: 'employment_history',
  version: 4,
  handles: [...membershipEvents, ...statusEvents],
  tables: [employmentPeriodsTable, statusPeriodsTable],
  apply: async (events, instance) => {
    const ofMemberships = events.filter(isOf<Recorded<MembershipEvent>>(membershipEvents))
    await upsertRows(
      instance,
      employmentPeriodsTable,
      foldPeriods(await openRows<EmploymentPeriodRow>(instance, employmentPeriodsTable, ofMemberships), ofMemberships, {
        keyOf: ({ user_id, company_id }) => `${user_id} ${company_id}`,
        keyOfEvent: ({ data }) => `${data.userId} ${data.companyId}`,
        contentAfter: employmentAfter,
      }),
    )
    const ofStatus = events.filter(isOf<Recorded<StatusEvent>>(statusEvents))
    await upsertRows(
      instance,
      statusPeriodsTable,
      foldPeriods(await openRows<StatusPeriodRow>(instance, statusPeriodsTable, ofStatus), ofStatus, {
        keyOf: ({ user_id }) => user_id,
        keyOfEvent: ({ data }) => data.userId,
        contentAfter: accountStatusAfter,
      }),
    )
  },
}

function isOf<Event extends Recorded>(types: readonly string[]) {
  return (event: Recorded): event is Event => types.includes(event.type)
}

/** What is known of the people whom the events are about, before them. */
function openRows<Row extends KnownPeriod>(
  instance: ReadModelInstance,
  table: ReadModelTable,
  events: readonly { readonly data: { readonly userId: string } }[],
): Promise<readonly Row[]> {
  const ids = sql.array([...new Set(events.map(({ data }) => data.userId))], 'text')
  return loadRows<Row>(instance, table, sql.fragment`user_id = any(${ids}) and known_until is null`)
}

/** Undefined of somebody who never was an employee of the company. */
function employmentAfter(
  known: EmploymentPeriodRow | undefined,
  event: MembershipEvent,
): Content<EmploymentPeriodRow> | undefined {
  const { userId: user_id, companyId: company_id } = event.data
  switch (event.type) {
    case 'MembershipStarted':
    case 'MembershipChanged': {
      const { memberType, staffId, effectiveStartDate, effectiveEndDate } = event.data
      if (memberType !== 'E' && !known) return undefined
      return {
        ...{ user_id, company_id },
        member_type: memberType,
        staff_id: staffId ?? null,
        effective_start_date: effectiveStartDate,
        effective_end_date: effectiveEndDate ?? null,
      }
    }
    case 'MembershipEnded': {
      if (!known || known.member_type === null) return undefined
      const { member_type, staff_id, effective_start_date } = known
      const effective_end_date = event.data.effectiveEndDate
      return { user_id, company_id, member_type, staff_id, effective_start_date, effective_end_date }
    }
    case 'MembershipRemoved':
      if (!known) return undefined
      return {
        ...{ user_id, company_id },
        ...{ member_type: null, staff_id: null, effective_start_date: null, effective_end_date: null },
      }
  }
}

/** Undefined of somebody who is no member. */
function accountStatusAfter(
  known: StatusPeriodRow | undefined,
  event: StatusEvent,
): Content<StatusPeriodRow> | undefined {
  const isMember = event.type === 'UserEnrolled' ? event.data.userType === 'client' : known !== undefined
  if (!isMember) return undefined
  const status = statusAfter(known?.status, event)
  // Most sign-ins say nothing new, and there are many.
  if (event.type === 'SignedIn' && status === known?.status) return undefined
  return { user_id: event.data.userId, status }
}
