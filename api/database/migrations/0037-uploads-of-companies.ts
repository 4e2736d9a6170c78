/** Files of users that a company's own HR sends, beside those of administrators (S94). */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const uploadsOfCompaniesMigration: Migration = {
  name: '0037-uploads-of-companies',
  statements: [
    // Null for a file of an administrator, who names the companies by row.
    sql.unsafe`alter table app.uploads add column company_id text`,
    sql.unsafe`create index on app.uploads (company_id, created_at desc) where company_id is not null`,
  ],
}
