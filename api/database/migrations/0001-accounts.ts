/** Signing in: passwords, tries, sessions, one-time passwords, solved captchas. Only hashes of what is secret. */
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
    // Tries since the last right password, by a keyed hash of the e-mail address that was typed, known or not.
    sql.unsafe`
      create table app.sign_in_attempts (
        attempt_id uuid primary key,
        address_hash text not null,
        tried_at timestamptz not null
      )`,
    sql.unsafe`create index on app.sign_in_attempts (address_hash)`,
    sql.unsafe`
      create table app.sessions (
        session_id uuid primary key,
        token_hash bytea not null unique,
        user_id text not null,
        started_at timestamptz not null,
        last_used_at timestamptz not null,
        otp_verified boolean not null
      )`,
    sql.unsafe`create index on app.sessions (user_id)`,
    // Sign-ins whose password was right and whose one-time password is outstanding.
    sql.unsafe`
      create table app.pending_sign_ins (
        identifier_hash bytea primary key,
        user_id text not null,
        started_at timestamptz not null
      )`,
    sql.unsafe`create index on app.pending_sign_ins (user_id)`,
    sql.unsafe`
      create table app.one_time_passwords (
        otp_id uuid primary key,
        user_id text not null,
        -- What it verifies: a pending sign-in or a session.
        purpose text not null,
        code_hash bytea not null,
        sent_at timestamptz not null,
        wrong_tries integer not null default 0,
        used_at timestamptz
      )`,
    sql.unsafe`create index on app.one_time_passwords (user_id, sent_at)`,
    sql.unsafe`create index on app.one_time_passwords (purpose, sent_at)`,
    sql.unsafe`
      create table app.captcha_solutions (
        challenge_hash bytea primary key,
        used_for text not null,
        expires_at timestamptz not null
      )`,
  ],
}
