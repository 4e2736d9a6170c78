/** Pictures of clinics that were kept before they were content have no size written down (api/content/take-over-rows.ts). */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const contentOfEveryKindMigration: Migration = {
  name: '0045-content-of-every-kind',
  statements: [sql.unsafe`alter table app.content_pictures alter column bytes drop not null`],
}
