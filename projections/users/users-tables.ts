/**
 * The read model of users: who they are and how they get in (`users`), what they are covered by (`memberships`), and
 * how many there are (`member_counts`). The counts are kept because counting a million rows anew for every list takes
 * longer than reading its page.
 */
import type { Actor } from '@member-care/domain/events/metadata.ts'
import type { StudentInformation } from '@member-care/domain/user/student-information.ts'
import type { MemberType, UserStatus, UserType } from '@member-care/domain/user/user-events.ts'
import type { Position } from '@member-care/event-store/port.ts'
import { sql, type FragmentSqlToken } from 'slonik'
import type { Forgettable } from '../tables/forgotten-values.ts'
import type { ReadModelTable } from '../tables/read-model-table.ts'
import { statement } from '../tables/statement.ts'

/**
 * A row as JSON. Times are UTC in ISO, dates are Singapore dates as YYYY-MM-DD. A value is also null where the person
 * was forgotten.
 */
export interface UserRow {
  readonly user_id: string
  readonly user_type: UserType
  readonly name: string | null
  readonly nric: string | null
  readonly email: string | null
  readonly birthdate: string | null
  readonly gender: 'm' | 'f' | null
  readonly contact_no_country_code: string | null
  readonly contact_no: string | null
  readonly login_required: boolean
  readonly status: UserStatus
  readonly roles: readonly string[]
  readonly group_codes: readonly string[]
  /** The companies that the role of HR administrator was given for. It reaches those of them that employ the user (S127). */
  readonly hr_company_ids: readonly string[]
  readonly bank_name: string | null
  readonly bank_no: string | null
  readonly branch_no: string | null
  readonly account_no: string | null
  readonly enrolled_at: string
  readonly updated_at: string
  /** When the account was first activated. */
  readonly registered_at: string | null
  readonly last_sign_in_at: string | null
  /** The sign-in before the last one. */
  readonly previous_sign_in_at: string | null
  readonly last_password_change_at: string | null
  /** Wrong passwords since the last sign-in, oldest first, at most {@link FAILED_SIGN_INS_KEPT}. */
  readonly failed_sign_ins: readonly string[]
  readonly onboarding_email_sent: boolean
  readonly student_information: Forgettable<StudentInformation> | null
  /** From the student information, for the list and its search. */
  readonly student_id: string | null
  /**
   * The company that was chosen as the default one. It is null when none was chosen, or when the user was taken out of
   * it.
   */
  readonly chosen_company_id: string | null
  /**
   * The company under which the user is shown: the chosen one, else the one whose cover began first; of covers that are
   * over (S81) none while another goes on.
   */
  readonly default_company_id: string | null
  /** The member type in that company. */
  readonly member_type: MemberType | null
  readonly effective_start_date: string | null
  readonly effective_end_date: string | null
  /** The staff ids of all companies, with a space between them, for search. */
  readonly staff_ids: string
  /**
   * Name and e-mail address in small letters and the NRIC in capitals, for search and order. Each is empty when there
   * is none. See fold-people.ts for how much of them is kept.
   */
  readonly name_key: string
  readonly nric_key: string
  readonly email_key: string
  readonly forgotten: boolean
  /** An administrator who was deleted. No list shows them. */
  readonly deleted: boolean
  /** Who changed the user last. A sign-in is no change. */
  readonly updated_by_kind: Actor['kind']
  readonly updated_by_id: string
  /** The revision of the stream `user-<id>`. A command states it to say what it has seen. */
  readonly revision: number
  /** The place in the log of the last event that changed this row. */
  readonly position: Position
}

/** A cover that ended before the present one began, and whose family it was of. Singapore dates, both inclusive. */
export interface EarlierPeriod {
  readonly memberType: MemberType
  readonly employeeId: string | null
  readonly relationship: string | null
  readonly effectiveStartDate: string
  readonly effectiveEndDate: string
  readonly planNo: string | null
}

/** One user's cover under one client. */
export interface MembershipRow {
  readonly user_id: string
  readonly company_id: string
  readonly member_type: MemberType
  /** For a dependant: the employee whose cover it is. */
  readonly employee_id: string | null
  readonly relationship: string | null
  readonly staff_id: string | null
  readonly designation: string | null
  readonly plan_no: string | null
  readonly cost_center: string | null
  readonly cost_center_name: string | null
  readonly effective_start_date: string
  readonly effective_end_date: string | null
  /** Whether the end was found to be over, and what depended on the cover has ended (S81). */
  readonly lapsed: boolean
  /** When this company covered them before, earliest first: somebody who left and came back (S80). */
  readonly earlier_periods: readonly EarlierPeriod[]
  /** As in the user's row. */
  readonly name_key: string
  readonly nric_key: string
  readonly position: Position
}

/** How many users there are, by member type. */
export interface MemberCountRow {
  /**
   * The people covered under this company. {@link EVERY_COMPANY} counts all members, each under the company under which
   * they are shown.
   */
  readonly company_id: string
  /** {@link NO_MEMBERSHIP} for people who are not covered under any company. */
  readonly member_type: MemberType | typeof NO_MEMBERSHIP
  readonly people: number
}

export const EVERY_COMPANY = '*'
export const NO_MEMBERSHIP = '-'
export const FAILED_SIGN_INS_KEPT = 20

/**
 * Orders of the lists. People whose cover has no end come after all those whose cover ends. A query that states the
 * same can use the indexes.
 */
export const sortedStart = (row: FragmentSqlToken) =>
  sql.fragment`coalesce(${row}effective_start_date, '-infinity'::date)`
export const sortedEnd = (row: FragmentSqlToken) => sql.fragment`coalesce(${row}effective_end_date, 'infinity'::date)`
const ownColumn = sql.fragment``

export const usersTable: ReadModelTable = {
  name: 'users',
  key: ['user_id'],
  // Only the single record, the session and the export show these. Name, NRIC, address and student id are left out,
  // because lists show them and searches look for parts of them.
  sealed: {
    birthdate: 'user_id',
    contact_no_country_code: 'user_id',
    contact_no: 'user_id',
    account_no: 'user_id',
    student_information: 'user_id',
  },
  inClear: {
    name: 'every list shows it',
    nric: 'every list shows it; people sign in with it',
    email: 'lists show it; people sign in with it',
    student_id: 'the list shows it and is searched by part of it',
    name_key: 'lists are searched by part of it and sorted by it',
    nric_key: 'lists are searched by part of it and sorted by it',
    email_key: 'lists are searched by how it begins, and by its domain',
  },
  create: (table) => statement`
    create table ${table} (
      user_id text collate "C" primary key,
      user_type text not null,
      name text,
      nric text,
      email text,
      gender text,
      login_required boolean not null,
      status smallint not null,
      roles text[] not null,
      group_codes text[] not null,
      hr_company_ids text[] not null,
      bank_name text,
      bank_no text,
      branch_no text,
      enrolled_at timestamptz not null,
      updated_at timestamptz not null,
      registered_at timestamptz,
      last_sign_in_at timestamptz,
      previous_sign_in_at timestamptz,
      last_password_change_at timestamptz,
      failed_sign_ins jsonb not null,
      onboarding_email_sent boolean not null,
      student_id text,
      chosen_company_id text collate "C",
      default_company_id text collate "C",
      member_type text,
      effective_start_date date,
      effective_end_date date,
      staff_ids text not null,
      sealed jsonb not null,
      name_key text collate "C" not null,
      nric_key text collate "C" not null,
      email_key text collate "C" not null,
      forgotten boolean not null,
      deleted boolean not null,
      updated_by_kind text not null,
      updated_by_id text not null,
      revision integer not null,
      position text collate "C" not null
    )`,
  indexes: (table) => [
    // For finding somebody at sign-in. It is not unique: the place where an address is taken decides that it is taken
    // only once. A fact is never refused here.
    statement`create index on ${table} (lower(email))`,
    statement`create index on ${table} (upper(nric))`,
    // The list of members in each of its orders. The first index also holds the columns by which the list is narrowed,
    // so that a walk along it looks nothing up.
    statement`create index on ${table} (name_key, user_id) include (member_type, status) where user_type = 'client'`,
    // By the beginning of an address, with the name by which people are ordered.
    statement`create index on ${table} (email_key, user_id) include (name_key, member_type, status) where user_type = 'client'`,
    statement`create index on ${table} (nric_key, user_id) include (member_type, status) where user_type = 'client'`,
    statement`create index on ${table} (${sortedStart(ownColumn)}, user_id) where user_type = 'client'`,
    statement`create index on ${table} (${sortedEnd(ownColumn)}, user_id) where user_type = 'client'`,
    statement`create index on ${table} (status, name_key, user_id) where user_type = 'client'`,
    // Most people have the same status, and few have another. A walk along all dates might pass nearly everybody before
    // it reached those few.
    statement`create index on ${table} (status, ${sortedStart(ownColumn)}, user_id) where user_type = 'client' and status <> 100`,
    statement`create index on ${table} (status, ${sortedEnd(ownColumn)}, user_id) where user_type = 'client' and status <> 100`,
    statement`create index on ${table} (status, nric_key, user_id) where user_type = 'client' and status <> 100`,
    statement`create index on ${table} (name_key, user_id) where user_type = 'sys-admin'`,
    // For search. The best way to look for a part of a name depends on how common it is. The usual sample of names is
    // too small to tell that.
    statement`alter table ${table} alter column name_key set statistics 1000`,
    statement`create index on ${table} using gin (name_key gin_trgm_ops, nric_key gin_trgm_ops, email_key gin_trgm_ops, staff_ids gin_trgm_ops, student_id gin_trgm_ops)`,
  ],
}

/** Condition of the index of covers with earlier ones; a query that states the same can use it. */
export const hasEarlierPeriods = sql.fragment`earlier_periods <> '[]'`

/** Condition of the index of covers that have an end which was not found to be over yet; a query that states the same can use it. */
export const isToLapse = sql.fragment`effective_end_date is not null and not lapsed`

export const membershipsTable: ReadModelTable = {
  name: 'memberships',
  key: ['user_id', 'company_id'],
  inClear: {
    name_key: "a company's list is searched by part of it and sorted by it",
    nric_key: "a company's list is searched by part of it and sorted by it",
  },
  create: (table) => statement`
    create table ${table} (
      user_id text collate "C" not null,
      company_id text collate "C" not null,
      member_type text not null,
      employee_id text collate "C",
      relationship text,
      staff_id text,
      designation text,
      plan_no text,
      cost_center text,
      cost_center_name text,
      effective_start_date date not null,
      effective_end_date date,
      lapsed boolean not null,
      earlier_periods jsonb not null,
      name_key text collate "C" not null,
      nric_key text collate "C" not null,
      position text collate "C" not null,
      primary key (user_id, company_id)
    )`,
  indexes: (table) => [
    statement`create index on ${table} (company_id, member_type, user_id)`,
    // A company's list in each of its orders. The indexes by date hold the dates themselves too, because their sort
    // keys alone do not tell the dates.
    statement`create index on ${table} (company_id, name_key, user_id) include (member_type, staff_id)`,
    statement`create index on ${table} (company_id, nric_key, user_id) include (member_type)`,
    statement`create index on ${table} (company_id, ${sortedStart(ownColumn)}, user_id) include (effective_start_date, member_type)`,
    statement`create index on ${table} (company_id, ${sortedEnd(ownColumn)}, user_id) include (effective_end_date, member_type)`,
    statement`create index on ${table} (employee_id, company_id)`,
    // Whose family somebody was of before.
    statement`create index on ${table} using gin (earlier_periods jsonb_path_ops) where ${hasEarlierPeriods}`,
    // Covers whose end the clock has still to find over.
    statement`create index on ${table} (effective_end_date, user_id, company_id) where ${isToLapse}`,
    statement`create index on ${table} (upper(staff_id))`,
  ],
}

export const memberCountsTable: ReadModelTable = {
  name: 'member_counts',
  key: ['company_id', 'member_type'],
  create: (table) => statement`
    create table ${table} (
      company_id text collate "C" not null,
      member_type text not null,
      people integer not null,
      primary key (company_id, member_type)
    )`,
  indexes: () => [],
}
