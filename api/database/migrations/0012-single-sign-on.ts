/** Sign-ons that are on their way to the issuer and back. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const singleSignOnMigration: Migration = {
  name: '0012-single-sign-on',
  statements: [
    sql.unsafe`
      create table app.sign_on_transactions (
        -- Of the secret that the browser holds; all else that belongs to the sign-on is derived from that.
        secret_hash bytea primary key,
        started_at timestamptz not null
      )`,
  ],
}
