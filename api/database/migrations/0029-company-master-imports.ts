/** Which files were taken into the company master, by whom, and what stood there before. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const companyMasterImportsMigration: Migration = {
  name: '0029-company-master-imports',
  statements: [
    sql.unsafe`
      create table app.company_master_imports (
        import_id text primary key,
        imported_at timestamptz not null,
        imported_by text not null,
        added integer not null,
        changed integer not null,
        changes jsonb not null
      )`,
  ],
}
