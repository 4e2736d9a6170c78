/** The read model of users: who they are and how they get in (`users`), and what they are covered by (`memberships`). */
import type { MemberType, UserStatus, UserType } from '@member-care/domain/user/user-events.ts'
import type { Position } from '@member-care/event-store/port.ts'
import type { ReadModelTable } from '../tables/read-model-table.ts'
import { statement } from '../tables/statement.ts'

/** A row as JSON. Times are UTC in ISO, dates Singapore dates as YYYY-MM-DD; null also where the person was forgotten. */
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
  readonly forgotten: boolean
  /** Where the last event stands that changed this row. */
  readonly position: Position
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
  readonly position: Position
}

export const usersTable: ReadModelTable = {
  name: 'users',
  key: ['user_id'],
  create: (table) => statement`
    create table ${table} (
      user_id text collate "C" primary key,
      user_type text not null,
      name text,
      nric text,
      email text,
      birthdate date,
      gender text,
      contact_no_country_code text,
      contact_no text,
      login_required boolean not null,
      status smallint not null,
      roles text[] not null,
      group_codes text[] not null,
      bank_name text,
      bank_no text,
      branch_no text,
      account_no text,
      enrolled_at timestamptz not null,
      updated_at timestamptz not null,
      registered_at timestamptz,
      last_sign_in_at timestamptz,
      previous_sign_in_at timestamptz,
      last_password_change_at timestamptz,
      forgotten boolean not null,
      position text collate "C" not null
    )`,
  indexes: (table) => [
    // Looking somebody up at sign-in. Not unique: that an address is taken once is decided where it is taken, and a fact is never refused here.
    statement`create index on ${table} (lower(email))`,
    statement`create index on ${table} (upper(nric))`,
    statement`create index on ${table} (name, user_id)`,
    statement`create index on ${table} using gin (name gin_trgm_ops, nric gin_trgm_ops, email gin_trgm_ops)`,
  ],
}

export const membershipsTable: ReadModelTable = {
  name: 'memberships',
  key: ['user_id', 'company_id'],
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
      position text collate "C" not null,
      primary key (user_id, company_id)
    )`,
  indexes: (table) => [
    statement`create index on ${table} (company_id, member_type, user_id)`,
    statement`create index on ${table} (employee_id, company_id)`,
    statement`create index on ${table} (upper(staff_id))`,
  ],
}
