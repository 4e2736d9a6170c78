/** The codes of rewards' vouchers, sealed: which are free, and which was given to which voucher (S108). */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const rewardCodesMigration: Migration = {
  name: '0044-reward-codes',
  statements: [
    sql.unsafe`
      create table app.reward_codes (
        code_id uuid primary key,
        -- In the order of the uploads and of their rows.
        place bigint generated always as identity,
        reward_id text not null,
        -- The same for all vouchers; then it is never given to one.
        shared boolean not null,
        sealed_code bytea not null,
        -- Keyed: finds a code that is there already.
        code_hash bytea not null,
        upload_id uuid not null,
        uploaded_by text not null,
        uploaded_at timestamptz not null,
        redemption_id text unique,
        granted_at timestamptz,
        -- What is to be recorded of the voucher; null once it is.
        to_record jsonb,
        unique (reward_id, shared, code_hash)
      )`,
    sql.unsafe`create index on app.reward_codes (reward_id, place) where redemption_id is null and not shared`,
    sql.unsafe`create index on app.reward_codes (granted_at) where to_record is not null`,
    sql.unsafe`create index on app.reward_codes (reward_id, upload_id)`,
    // A reward that does not stand here gives each voucher a code of its own, and has none yet.
    sql.unsafe`
      create table app.reward_pools (
        reward_id text primary key,
        way text not null check (way in ('single-use', 'shared', 'number')),
        shared_code_id uuid references app.reward_codes,
        low_water integer not null check (low_water >= 0),
        -- When its keepers were told that few codes are left; null again once there are enough.
        low_told_at timestamptz
      )`,
  ],
}
