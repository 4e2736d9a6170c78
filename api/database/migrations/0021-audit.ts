/** What auditors have asked for: verifications of the log, replays beside the live read models, exports. Results are kept. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const auditMigration: Migration = {
  name: '0021-audit',
  statements: [
    sql.unsafe`
      create table app.audit_tasks (
        id uuid primary key,
        kind text not null check (kind in ('verification', 'replay', 'export')),
        -- What it is about: the read model of a replay.
        parameters jsonb not null,
        asked_by text not null,
        asked_at timestamptz not null,
        state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
        done integer not null default 0,
        total integer not null default 0,
        result jsonb,
        -- Values of rows that differed in a replay; they go after a day, or when anybody is forgotten.
        details jsonb,
        error text,
        ended_at timestamptz
      )`,
    sql.unsafe`create index on app.audit_tasks (kind, asked_at desc)`,
  ],
}
