/** The event log of an installation, for commands that an operator runs beside the product or without it. */
import type { DatabasePool } from 'slonik'
import { RUNNING_ROLE } from './database/database-roles.ts'
import { openEmbeddedDatabase } from './database/embedded-database.ts'
import { installDatabase } from './database/install-database.ts'
import { createDatabasePool } from './database/pool.ts'
import { openEventLog, type OpenedEventLog } from './open-event-log.ts'
import { readSettings } from './settings.ts'

/**
 * Opens the installation that the settings name, and closes it again.
 * @param use is given the address for the owner of the tables too, for what the product itself may not do, and the one that the product uses
 * @param options.isInstalled true where the database is taken as it is: for a process of the product itself, which has brought it up to date
 */
export async function withEventLog<Result>(use: (events: OpenedEventLog, pool: DatabasePool, ownerUrl: string, databaseUrl: string) => Promise<Result>, options: { isInstalled?: boolean } = {}): Promise<Result> {
  const settings = readSettings(process.env)
  const embedded = settings.databaseUrl ? undefined : await openEmbeddedDatabase(settings.dataDirectory)
  const databaseUrl = settings.databaseUrl ?? embedded?.url ?? ''
  const opened = new AsyncDisposableStack()
  try {
    opened.defer(() => embedded?.leave())
    const ownerUrl = embedded?.ownerUrl ?? databaseUrl
    if (!options.isInstalled) await installDatabase({ ownerUrl, runningRole: embedded && RUNNING_ROLE, keepsEvents: !settings.eventStoreUrl })
    const pool = await createDatabasePool(databaseUrl, { connections: 4 })
    opened.defer(() => pool.end())
    const events = await openEventLog({ settings, databaseUrl, database: pool })
    opened.defer(() => events.close())
    return await use(events, pool, ownerUrl, databaseUrl)
  } finally {
    // The last one opened is closed first.
    await opened.disposeAsync()
  }
}
