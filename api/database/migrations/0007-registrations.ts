/** Registering: who has identified themselves and which e-mail address they have shown to be theirs. Numbers and addresses only as keyed hashes. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const registrationsMigration: Migration = {
  name: '0007-registrations',
  statements: [
    sql.unsafe`
      create table app.registrations (
        identifier_hash bytea primary key,
        user_id text not null,
        started_at timestamptz not null,
        -- The address that a one-time password was sent to last, and the one that was verified with it.
        asked_email_index text,
        verified_email_index text,
        -- The password that was asked for, until the account has it.
        password_hash text,
        completed_at timestamptz
      )`,
    sql.unsafe`create index on app.registrations (user_id)`,
    // How often a number was looked up, known or not.
    sql.unsafe`
      create table app.identifications (
        identification_id uuid primary key,
        nric_index text not null,
        tried_at timestamptz not null
      )`,
    sql.unsafe`create index on app.identifications (nric_index, tried_at)`,
  ],
}
