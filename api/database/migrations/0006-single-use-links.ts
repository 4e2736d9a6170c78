/** Links and codes that let their holder in once: hashes of them, and who has asked for one. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const singleUseLinksMigration: Migration = {
  name: '0006-single-use-links',
  statements: [
    sql.unsafe`
      create table app.single_use_links (
        user_id text not null,
        purpose text not null,
        token_hash bytea not null unique,
        expires_at timestamptz not null,
        -- A newer one takes the place of an earlier one.
        primary key (user_id, purpose)
      )`,
    sql.unsafe`create index on app.single_use_links (expires_at)`,
    // Requests for a link, put aside until a worker looks the address up.
    sql.unsafe`
      create table app.link_requests (
        request_id uuid primary key,
        purpose text not null,
        -- Keyed hash of the address, for the limit on how many e-mails it gets.
        address_hash text not null,
        -- The address, encrypted; gone when the request has been dealt with.
        sealed_address bytea,
        requested_at timestamptz not null,
        mailed_at timestamptz
      )`,
    sql.unsafe`create index on app.link_requests (address_hash, mailed_at)`,
    sql.unsafe`create index on app.link_requests (requested_at)`,
  ],
}
