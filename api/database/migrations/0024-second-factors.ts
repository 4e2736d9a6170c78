/** Second factors: authenticator apps and passkeys, recovery codes, trusted devices, and until when a session counts as freshly proved. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const secondFactorsMigration: Migration = {
  name: '0024-second-factors',
  statements: [
    sql.unsafe`
      create table app.second_factors (
        factor_id uuid primary key,
        user_id text not null,
        kind text not null,
        -- Its name, and the secret or public key, with the key of its owner.
        sealed jsonb not null,
        -- A passkey's id, as the browser names it.
        credential_id text unique,
        begun_at timestamptz not null,
        -- Null until the first right answer: such a one opens nothing.
        confirmed_at timestamptz,
        last_used_at timestamptz,
        -- The last step of time whose code was taken, or a passkey's own count.
        counter bigint not null default 0
      )`,
    sql.unsafe`create index on app.second_factors (user_id)`,
    sql.unsafe`
      create table app.passkey_challenges (
        challenge_hash bytea primary key,
        user_id text not null,
        purpose text not null,
        expires_at timestamptz not null
      )`,
    sql.unsafe`create index on app.passkey_challenges (user_id)`,
    sql.unsafe`
      create table app.recovery_codes (
        user_id text not null,
        code_hash bytea not null,
        made_at timestamptz not null,
        primary key (user_id, code_hash)
      )`,
    sql.unsafe`
      create table app.second_factor_tries (
        user_id text primary key,
        tried_at timestamptz[] not null
      )`,
    sql.unsafe`
      create table app.trusted_devices (
        device_id uuid primary key,
        user_id text not null,
        token_hash bytea not null unique,
        trusted_at timestamptz not null,
        device text not null,
        browser text not null
      )`,
    sql.unsafe`create index on app.trusted_devices (user_id)`,
    sql.unsafe`
      alter table app.sessions
        -- When the password or a second factor was shown last.
        add column proved_at timestamptz,
        -- An administrator's, who has to set up a second factor before anything else.
        add column lacks_second_factor boolean not null default false`,
    sql.unsafe`update app.sessions set proved_at = started_at`,
    sql.unsafe`alter table app.sessions alter column proved_at set not null`,
  ],
}
