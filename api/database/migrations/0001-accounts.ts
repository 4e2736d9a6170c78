/** Signing in: passwords, sessions, one-time passwords, solved captchas. Only hashes of what is secret. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const accountsMigration: Migration = {
  name: '0001-accounts',
  statements: [
    sql.unsafe`
      create table app.credentials (
        user_id text primary key,
        password_hash text not null,
        changed_at timestamptz not null
      )`,
    sql.unsafe`
      create table app.failed_sign_ins (
        user_id text not null,
        failed_at timestamptz not null
      )`,
    sql.unsafe`create index on app.failed_sign_ins (user_id, failed_at)`,
    sql.unsafe`
      create table app.sessions (
        token_hash bytea primary key,
        session_id uuid not null unique,
        user_id text not null,
        started_at timestamptz not null,
        last_used_at timestamptz not null,
        otp_verified boolean not null
      )`,
    sql.unsafe`create index on app.sessions (user_id)`,
    sql.unsafe`create index on app.sessions (last_used_at)`,
    // One row per sign-in that waits for its one-time password; the code itself is in the row once it was sent.
    sql.unsafe`
      create table app.pending_sign_ins (
        identifier_hash bytea primary key,
        user_id text not null,
        started_at timestamptz not null
      )`,
    sql.unsafe`
      create table app.one_time_passwords (
        code_id uuid primary key,
        user_id text not null,
        code_hash bytea not null,
        sent_at timestamptz not null,
        tries_left smallint not null,
        used_at timestamptz
      )`,
    sql.unsafe`create index on app.one_time_passwords (user_id, sent_at)`,
    sql.unsafe`
      create table app.captcha_solutions (
        challenge_hash bytea primary key,
        expires_at timestamptz not null
      )`,
  ],
}
