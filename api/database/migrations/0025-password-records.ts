/** Whether the log tells of the hash of a password (api/event-log/password-records.ts). */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const passwordRecordsMigration: Migration = {
  name: '0025-password-records',
  statements: [
    sql.unsafe`alter table app.credentials add column recorded boolean not null default false`,
    sql.unsafe`create index on app.credentials (user_id) where not recorded`,
  ],
}
