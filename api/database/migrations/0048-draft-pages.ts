/** Of a draft it is kept which page saved it last, and how often that page had: a page that is left while it saves does not stand against itself. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const draftPagesMigration: Migration = {
  name: '0048-draft-pages',
  statements: [sql.unsafe`alter table app.drafts add column page_id uuid, add column save_no integer`],
}
