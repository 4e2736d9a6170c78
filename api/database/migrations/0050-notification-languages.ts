/** What a notification is written in: its reader may read another language later, or its client have worded it in English. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const notificationLanguagesMigration: Migration = {
  name: '0050-notification-languages',
  // Of those that there are nobody knows it.
  statements: [sql.unsafe`alter table app.notifications add column language text`],
}
