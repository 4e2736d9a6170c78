/** What an insurer with a system of its own was told of our claims, and what it has said of them. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const insurerMessagesMigration: Migration = {
  name: '0016-insurer-messages',
  statements: [
    // We write a row before we send the first byte. So we can call back everything that may have reached the insurer.
    sql.unsafe`
      create table app.insurer_copies (
        claim_id text primary key,
        taken_revision integer not null default 0,
        taken_documents text[] not null default '{}',
        withdrawn boolean not null default false,
        first_sent_at timestamptz not null,
        last_taken_at timestamptz
      )`,
    // Ids and codes only: what a message says in words stands encrypted in the claim's events.
    sql.unsafe`
      create table app.insurer_messages (
        event_id text primary key,
        body_sha256 text not null,
        type text,
        claim_id text,
        transaction_no text,
        received_at timestamptz not null,
        last_received_at timestamptz not null,
        deliveries integer not null default 1,
        outcome text not null default 'received' check (outcome in ('received', 'applied', 'unchanged', 'refused')),
        code text,
        claim_status text,
        send_again text,
        answer_status integer,
        answer jsonb
      )`,
    sql.unsafe`create index on app.insurer_messages (last_received_at desc)`,
    sql.unsafe`create index on app.insurer_messages (claim_id)`,
  ],
}
