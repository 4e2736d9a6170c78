/**
 * Whether a person who registers has shown what only the owner of the record knows. Then they may use another e-mail
 * address than the one on record.
 */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const registrationProofsMigration: Migration = {
  name: '0026-registration-proofs',
  statements: [sql.unsafe`alter table app.registrations add column is_proved boolean not null default false`],
}
