/** The company master: every company that may become a client (3§2.5). Kept outside of this product, so no events. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const companyMasterMigration: Migration = {
  name: '0017-company-master',
  statements: [
    sql.unsafe`
      create table app.company_master (
        company_master_id text collate "C" primary key,
        company_name text not null,
        company_code text not null unique,
        active boolean not null,
        group_code text not null,
        policy_no text not null
      )`,
    sql.unsafe`create index on app.company_master (company_name, company_master_id)`,
  ],
}
