/**
 * Files are sealed from here on. What was stored before lies in the clear, and stands in this register until it is sealed (integrations/file-store/seal-clear-files.ts);
 * nothing is ever entered in it again, so that a file in the clear that it does not know is none of ours.
 */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const filesInTheClearMigration: Migration = {
  name: '0027-files-in-the-clear',
  statements: [
    sql.unsafe`
      create table app.files_in_the_clear (
        file_id uuid primary key,
        -- Whom it tells about; null for a file that is sealed with a key of its own.
        subject_id text
      )`,
    sql.unsafe`
      insert into app.files_in_the_clear (file_id, subject_id)
      select file_id, subject_id from app.files where state <> 'refused'
      union all select file_id, user_id from app.profile_photos
      union all select file_id, null from app.clinic_images
      union all select export_id, null from app.user_exports where state in ('waiting', 'writing', 'ready')
      union all select upload_id, null from app.uploads where state in ('receiving', 'checking')
      union all select id, null from app.audit_tasks where kind = 'export'
      on conflict do nothing`,
  ],
}
