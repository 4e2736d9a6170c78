/**
 * The chat (S97). What was said and done is appended, each entry with the hash of the one before, and what was said stands sealed in a table
 * of its own, from which forgetting and retention take it away without a gap in the chain.
 */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const conversationsMigration: Migration = {
  name: '0038-conversations',
  statements: [
    sql.unsafe`
      create table app.conversations (
        conversation_id uuid primary key,
        member_id text not null,
        company_id text not null,
        -- What it is about, as it was opened: a claim or a letter of guarantee by its id.
        subject text check (subject in ('outclaim', 'inpclaim', 'elog')),
        subject_id text,
        desk text not null check (desk in ('claims', 'general')),
        status text not null check (status in ('assistant', 'waiting', 'taken', 'closed')),
        assigned_to text,
        opened_at timestamptz not null,
        -- Of its latest turn in the queue: when it began to wait, and when somebody of a desk first answered.
        waiting_since timestamptz,
        answered_at timestamptz,
        closed_at timestamptz,
        last_number integer not null,
        last_at timestamptz not null,
        last_hash text,
        -- Up to which entry each side has read.
        member_read integer not null default 0,
        desk_read integer not null default 0
      )`,
    // One at a time for each member.
    sql.unsafe`create unique index on app.conversations (member_id) where status <> 'closed'`,
    sql.unsafe`create index on app.conversations (member_id, opened_at)`,
    sql.unsafe`create index on app.conversations (status, desk, waiting_since)`,
    sql.unsafe`create index on app.conversations (assigned_to, status)`,
    sql.unsafe`create index on app.conversations (company_id)`,
    sql.unsafe`create index on app.conversations (last_at)`,
    sql.unsafe`
      create table app.conversation_entries (
        conversation_id uuid not null references app.conversations,
        number integer not null,
        entry_id uuid not null,
        kind text not null check (kind in ('text', 'file', 'choice', 'asked', 'taken', 'handed-over', 'note', 'closed')),
        author_kind text not null check (author_kind in ('member', 'desk', 'assistant', 'system')),
        author_id text,
        at timestamptz not null,
        data jsonb not null,
        -- Of the sealed text, which may be taken away; null where there never was one.
        content_hash text,
        hash text not null,
        primary key (conversation_id, number),
        unique (conversation_id, entry_id)
      )`,
    sql.unsafe`
      create table app.conversation_texts (
        entry_id uuid primary key,
        conversation_id uuid not null references app.conversations,
        sealed jsonb not null
      )`,
    sql.unsafe`create index on app.conversation_texts (conversation_id)`,
    // Members of a desk who say that they answer now; who does not stand here does.
    sql.unsafe`
      create table app.desk_absences (
        user_id text primary key,
        since timestamptz not null
      )`,
  ],
}
