/** Pictures in content, and the articles and videos that members have saved. Content itself is kept by events. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const contentMigration: Migration = {
  name: '0042-content',
  statements: [
    sql.unsafe`
      create table app.content_pictures (
        -- Under which the file store has it, too.
        picture_id uuid primary key,
        bytes integer not null,
        uploaded_by text not null,
        uploaded_at timestamptz not null
      )`,
    sql.unsafe`
      create table app.saved_content (
        user_id text not null,
        content_id text not null,
        saved_at timestamptz not null,
        primary key (user_id, content_id)
      )`,
  ],
}
