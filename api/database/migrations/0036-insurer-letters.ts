/** An insurer with a system of its own may have letters of guarantee too, and speak of them (S84). */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const insurerLettersMigration: Migration = {
  name: '0036-insurer-letters',
  statements: [
    sql.unsafe`alter table app.insurer_copies rename column claim_id to record_id`,
    sql.unsafe`
      alter table app.insurer_copies
        add column kind text not null default 'claim' check (kind in ('claim', 'guarantee')),
        drop constraint insurer_copies_pkey,
        add primary key (kind, record_id)`,
    sql.unsafe`alter table app.insurer_copies alter column kind drop default`,
    sql.unsafe`
      alter table app.insurer_messages
        add column guarantee_id text,
        add column guarantee_status text`,
    sql.unsafe`create index on app.insurer_messages (guarantee_id)`,
  ],
}
