/** The kinds of device on which somebody has signed in, so that a new one can be told of. Families only, such as "Apple iPhone" and "Safari". */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const knownDevicesMigration: Migration = {
  name: '0013-known-devices',
  statements: [
    sql.unsafe`
      create table app.known_devices (
        user_id text not null,
        device text not null,
        browser text not null,
        last_seen_at timestamptz not null,
        primary key (user_id, device, browser)
      )`,
  ],
}
