/** The panel's clinics, and what was done once for this installation. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const panelNetworkMigration: Migration = {
  name: '0005-panel-network',
  statements: [
    sql.unsafe`
      create table app.clinics (
        code text primary key,
        name text not null,
        address text not null,
        area text not null,
        zone text not null,
        -- 0 Others, 1 General Practitioners, 2 Specialists, 3 Dental, 4 Xray, 5 Physiotherapy, 6 TCM, 7 Polyclinic, 8 Hospital, 9 Lab
        type smallint not null,
        -- Weekdays, Saturday, Sunday, public holidays.
        opening_hours text[] not null,
        latitude double precision not null,
        longitude double precision not null
      )`,
    sql.unsafe`create index on app.clinics (type, area)`,
    sql.unsafe`create table app.installation_steps (step text primary key, completed_at timestamptz)`,
  ],
}
