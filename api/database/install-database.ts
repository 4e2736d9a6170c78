/** Everything that must stand in the database before the product runs on it, brought up to date at each start: one account makes it. */
import { installAnchorsSchema } from '@member-care/event-store/anchors/anchor-table.ts'
import { installSubjectKeysSchema } from '@member-care/event-store/codec/subject-keys.ts'
import { installLogMemory } from '@member-care/event-store/identity/log-memory.ts'
import { installEventStoreSchema } from '@member-care/event-store/postgres/schema.ts'
import { installOutbox } from '@member-care/projections/reactors/outbox.ts'
import { installRegistry } from '@member-care/projections/runner/registry.ts'
import { migrate, type Migration } from './migrations.ts'
import { createDatabasePool, ensureDatabase } from './pool.ts'
import { grantRunningPrivileges } from './running-privileges.ts'

export interface Installation {
  /** Address of the database, for the account that owns what is in it. The database is made when it is missing. */
  readonly ownerUrl: string
  /** The role that the product runs as, where it is another one than the owner. */
  readonly runningRole?: string | undefined
  /** Whether the events are kept in this database. */
  readonly keepsEvents: boolean
  /** Those of an earlier version, for a backup of it; all of them when not said. */
  readonly migrations?: readonly Migration[] | undefined
}

/** Safe when several processes do so at once. */
export async function installDatabase({ ownerUrl, runningRole, keepsEvents, migrations }: Installation): Promise<void> {
  if (runningRole === undefined) await ensureDatabase(ownerUrl)
  const pool = await createDatabasePool(ownerUrl, { connections: 1 })
  try {
    await migrate(pool, migrations)
    await installSubjectKeysSchema(pool)
    await installAnchorsSchema(pool)
    await installLogMemory(pool)
    if (keepsEvents) await installEventStoreSchema(pool)
    await installRegistry(pool)
    await installOutbox(pool)
    if (runningRole !== undefined) await grantRunningPrivileges(pool, runningRole)
  } finally {
    await pool.end()
  }
}
