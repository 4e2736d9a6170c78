/** What keeps the panel list right: when a clinic was last confirmed, what members say is wrong, and the public holidays. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const clinicKeepingMigration: Migration = {
  name: '0033-clinic-keeping',
  statements: [
    // Apart from the panel list, as pictures are: an update of the network replaces that.
    sql.unsafe`
      create table app.clinic_confirmations (
        -- In capitals, as codes are compared.
        code text primary key,
        confirmed_by text not null,
        confirmed_at timestamptz not null
      )`,
    sql.unsafe`
      create table app.clinic_reports (
        code text not null,
        fault text not null,
        -- So that one person is counted once.
        reported_by text not null,
        reported_at timestamptz not null,
        primary key (code, fault, reported_by)
      )`,
    sql.unsafe`create index on app.clinic_reports (reported_by)`,
    sql.unsafe`
      create table app.public_holidays (
        day date primary key,
        name text not null,
        added_by text,
        added_at timestamptz not null default now()
      )`,
    sql.unsafe`
      insert into app.public_holidays (day, name) values
        ('2026-01-01', 'New Year’s Day'),
        ('2026-02-17', 'Chinese New Year'),
        ('2026-02-18', 'Chinese New Year'),
        ('2026-03-21', 'Hari Raya Puasa'),
        ('2026-04-03', 'Good Friday'),
        ('2026-05-01', 'Labour Day'),
        ('2026-05-27', 'Hari Raya Haji'),
        ('2026-05-31', 'Vesak Day'),
        ('2026-06-01', 'Vesak Day (observed)'),
        ('2026-08-09', 'National Day'),
        ('2026-08-10', 'National Day (observed)'),
        ('2026-11-08', 'Deepavali'),
        ('2026-11-09', 'Deepavali (observed)'),
        ('2026-12-25', 'Christmas Day')`,
  ],
}
