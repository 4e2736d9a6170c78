/** Which language somebody reads, of those who have chosen one. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const personLanguagesMigration: Migration = {
  name: '0028-person-languages',
  statements: [
    sql.unsafe`
      create table app.person_languages (
        user_id text primary key,
        language text not null
      )`,
  ],
}
