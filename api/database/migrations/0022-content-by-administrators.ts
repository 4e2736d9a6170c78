/** Content that administrators keep in the console: who wrote the launch message last, and pictures of clinics. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const contentByAdministratorsMigration: Migration = {
  name: '0022-content-by-administrators',
  statements: [
    sql.unsafe`
      alter table app.launch_message
        -- Counts the savings: of two administrators at once the second has not seen what the first wrote.
        add column version integer not null default 1,
        add column changed_by text,
        add column changed_at timestamptz`,
    // Apart from the panel list, which an update of the network replaces.
    sql.unsafe`
      create table app.clinic_images (
        -- In capitals, as codes are compared.
        code text primary key,
        file_id uuid not null,
        changed_by text not null,
        changed_at timestamptz not null
      )`,
  ],
}
