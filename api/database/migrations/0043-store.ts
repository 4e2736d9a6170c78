/** The store: numbers of tax invoices, and what the nightly comparison with the card provider has found. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const storeMigration: Migration = {
  name: '0043-store',
  statements: [
    sql.unsafe`create sequence app.invoice_numbers`,
    sql.unsafe`
      create table app.payment_differences (
        -- The payment at the provider, or the order where there is none.
        difference_id text primary key,
        kind text not null,
        order_id text,
        payment_id text,
        ours_cents bigint,
        theirs_cents bigint,
        found_at timestamptz not null,
        seen_at timestamptz not null,
        settled_by text,
        settled_at timestamptz,
        settled_note text
      )`,
    sql.unsafe`create index on app.payment_differences (settled_at, found_at)`,
  ],
}
