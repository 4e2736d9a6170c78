/** The event log of an installation, for commands that an operator runs beside the product or without it. */
import type { DatabasePool } from 'slonik'
import { openEmbeddedDatabase } from './database/embedded-database.ts'
import { createDatabasePool } from './database/pool.ts'
import { openEventLog, type OpenedEventLog } from './open-event-log.ts'
import { readSettings } from './settings.ts'

/** Opens the installation that the settings name, and closes it again. */
export async function withEventLog<Result>(use: (events: OpenedEventLog, pool: DatabasePool) => Promise<Result>): Promise<Result> {
  const settings = readSettings(process.env)
  const embedded = settings.databaseUrl ? undefined : await openEmbeddedDatabase(settings.dataDirectory)
  const databaseUrl = settings.databaseUrl ?? embedded?.url ?? ''
  const opened = new AsyncDisposableStack()
  try {
    opened.defer(() => embedded?.leave())
    const pool = await createDatabasePool(databaseUrl, { connections: 4 })
    opened.defer(() => pool.end())
    const events = await openEventLog({ settings, databaseUrl, database: pool })
    opened.defer(() => events.close())
    return await use(events, pool)
  } finally {
    // The last one opened is closed first.
    await opened.disposeAsync()
  }
}
