/** The tasks of auditors are one kind of task among others. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const tasksMigration: Migration = {
  name: '0030-tasks',
  statements: [
    sql.unsafe`alter table app.audit_tasks rename to tasks`,
    // The code says which kinds there are.
    sql.unsafe`alter table app.tasks drop constraint audit_tasks_kind_check`,
  ],
}
