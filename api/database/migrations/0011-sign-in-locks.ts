/**
 * Tries of passwords and the locks that follow from them, in one row for each identifier that was typed and each account, known or not.
 * They take the place of `sign_in_attempts`, whose rows of one day are given up: at worst somebody has five tries more on the day of the change.
 */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const signInLocksMigration: Migration = {
  name: '0011-sign-in-locks',
  statements: [
    sql.unsafe`
      create table app.sign_in_tries (
        -- Keyed hash of what was typed, or of the account.
        subject_hash text primary key,
        -- Whose it is, as far as it was known; nothing that an answer gives depends on it.
        user_id text,
        tried_at timestamptz[] not null,
        locked_at timestamptz
      )`,
    sql.unsafe`create index on app.sign_in_tries (user_id)`,
    sql.unsafe`drop table app.sign_in_attempts`,
  ],
}
