/** What somebody needs to know their sign-ins again by, and why a session was ended by somebody else. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const sessionDevicesMigration: Migration = {
  name: '0008-session-devices',
  statements: [
    sql.unsafe`
      alter table app.sessions
        add column how text,
        -- Families only, such as "Apple iPhone" and "Safari".
        add column device text,
        add column browser text,
        -- Shortened: the network, not the host.
        add column address text,
        -- The error code that the token is answered with from then on. Null while the session lives.
        add column ended_because text`,
  ],
}
