/** The read model of companies' own systems (S88): their tokens, and how each of them knows the people of its company. */
import type { Position } from '@member-care/event-store/port.ts'
import type { ReadModelTable } from '../tables/read-model-table.ts'
import { statement } from '../tables/statement.ts'

/** Times are UTC in ISO. */
export interface ProvisioningTokenRow {
  readonly token_id: string
  readonly company_id: string
  readonly name: string
  /** SHA-256, hexadecimal. */
  readonly hash: string
  readonly made_at: string
  readonly made_by: string
  readonly ended_at: string | null
  readonly position: Position
}

export const provisioningTokensTable: ReadModelTable = {
  name: 'provisioning_tokens',
  key: ['token_id'],
  create: (table) => statement`
    create table ${table} (
      token_id text collate "C" primary key,
      company_id text collate "C" not null,
      name text not null,
      hash text collate "C" not null,
      made_at timestamptz not null,
      made_by text not null,
      ended_at timestamptz,
      position text collate "C" not null
    )`,
  indexes: (table) => [
    statement`create index on ${table} (hash)`,
    statement`create index on ${table} (company_id, made_at)`,
  ],
}

/** A value is also null where the person was forgotten, or taken out of the company. */
export interface DirectoryEntryRow {
  readonly user_id: string
  readonly company_id: string
  readonly user_name: string | null
  /** In small letters, for finding it. */
  readonly user_name_key: string | null
  readonly external_id: string | null
  readonly given_name: string | null
  readonly family_name: string | null
  readonly is_listed: boolean
  readonly changed_at: string
  readonly position: Position
}

const toldToSystem = 'the company’s system lists it beside the name, which stands in clear'
const askedBySystem = 'the company’s system asks for a person by it'

export const directoryEntriesTable: ReadModelTable = {
  name: 'directory_entries',
  key: ['user_id', 'company_id'],
  inClear: {
    user_name: askedBySystem,
    user_name_key: askedBySystem,
    external_id: askedBySystem,
    given_name: toldToSystem,
    family_name: toldToSystem,
  },
  create: (table) => statement`
    create table ${table} (
      user_id text collate "C" not null,
      company_id text collate "C" not null,
      user_name text,
      user_name_key text collate "C",
      external_id text collate "C",
      given_name text,
      family_name text,
      is_listed boolean not null,
      changed_at timestamptz not null,
      position text collate "C" not null,
      primary key (user_id, company_id)
    )`,
  indexes: (table) => [
    statement`create index on ${table} (company_id, user_name_key)`,
    statement`create index on ${table} (company_id, external_id)`,
  ],
}
