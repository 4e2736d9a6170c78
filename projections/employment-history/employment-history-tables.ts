/**
 * The read model of who was employed when, as it was known then (S87): what the events said at the end of each day, as periods of days. A name
 * is no part of it: it is personal, and the users read model has the present one.
 */
import type { MemberType, UserStatus } from '@member-care/domain/user/user-events.ts'
import type { Position } from '@member-care/event-store/port.ts'
import type { ReadModelTable } from '../tables/read-model-table.ts'
import { statement } from '../tables/statement.ts'

/** Singapore days, YYYY-MM-DD, at whose ends the row is what was known. */
export interface KnownPeriod {
  readonly known_from: string
  /** The first day at whose end it was so no more; null while it is so. */
  readonly known_until: string | null
  /** The place in the log of the last event that the row has seen. */
  readonly position: Position
}

/** How a company covered somebody, of whom it was known at some time that they are its employee. */
export interface EmploymentPeriodRow extends KnownPeriod {
  readonly user_id: string
  readonly company_id: string
  /** Null after the person was taken out of the company. */
  readonly member_type: MemberType | null
  readonly staff_id: string | null
  readonly effective_start_date: string | null
  readonly effective_end_date: string | null
}

export const employmentPeriodsTable: ReadModelTable = {
  name: 'employment_periods',
  key: ['user_id', 'company_id', 'known_from'],
  create: (table) => statement`
    create table ${table} (
      user_id text collate "C" not null,
      company_id text collate "C" not null,
      known_from date not null,
      known_until date,
      member_type text,
      staff_id text,
      effective_start_date date,
      effective_end_date date,
      position text collate "C" not null,
      primary key (user_id, company_id, known_from)
    )`,
  indexes: (table) => [
    // It holds all that says whether somebody was employed on a day, so that counting 100,000 of them reads nothing else.
    statement`create index on ${table} (company_id, known_from) include (known_until, effective_start_date, effective_end_date, user_id, staff_id) where member_type = 'E'`,
  ],
}

/** The status of a member's account. */
export interface StatusPeriodRow extends KnownPeriod {
  readonly user_id: string
  readonly status: UserStatus
}

export const statusPeriodsTable: ReadModelTable = {
  name: 'status_periods',
  key: ['user_id', 'known_from'],
  create: (table) => statement`
    create table ${table} (
      user_id text collate "C" not null,
      known_from date not null,
      known_until date,
      status smallint not null,
      position text collate "C" not null,
      primary key (user_id, known_from)
    )`,
  indexes: () => [],
}
