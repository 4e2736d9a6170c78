/** The event log of an installation, for commands that an operator runs beside the product or without it. */
import type { DatabasePool } from 'slonik'
import { RUNNING_ROLE } from '../database/database-roles.ts'
import { openEmbeddedDatabase } from '../database/embedded-database.ts'
import { installDatabase } from '../database/install-database.ts'
import { createDatabasePool } from '../database/pool.ts'
import { openEventLog, type OpenedEventLog } from './open-event-log.ts'
import { outsideServersOf, untilServersAnswer } from './outside-servers.ts'
import { readSettings } from '../settings/read-settings.ts'
import type { Settings } from '../settings/arranged-settings.ts'

/**
 * Opens the installation that the settings name, and closes it again.
 * @param use is given the address for the owner of the tables too, for what the product itself may not do, and the one that the product uses
 * @param options.isAnyLog true for a command that says what is wrong with the log
 * @param options.isInstalled true where the database is taken as it is: for a process of the product itself, which has brought it up to date
 */
export async function withEventLog<Result>(
  use: (events: OpenedEventLog, pool: DatabasePool, ownerUrl: string, databaseUrl: string) => Promise<Result>,
  options: { isInstalled?: boolean; isAnyLog?: boolean } = {},
): Promise<Result> {
  const settings = readSettings(process.env)
  return withDatabase(
    settings,
    { isInstalled: options.isInstalled ?? false, keepsEvents: !settings.eventStore },
    async ({ pool, ownerUrl, databaseUrl }) => {
      const events = await openEventLog({ settings, databaseUrl, database: pool, isAnyLog: options.isAnyLog ?? false })
      try {
        return await use(events, pool, ownerUrl, databaseUrl)
      } finally {
        await events.close()
      }
    },
  )
}

export interface OpenedDatabase {
  readonly pool: DatabasePool
  /** Address for the owner of the tables. */
  readonly ownerUrl: string
  /** Address that the product uses. */
  readonly databaseUrl: string
}

/** Waits for the servers that the settings name, opens the database, and closes it again. @param options.keepsEvents whether the tables of events are to be there */
export async function withDatabase<Result>(
  settings: Settings,
  options: { readonly isInstalled: boolean; readonly keepsEvents: boolean },
  use: (database: OpenedDatabase) => Promise<Result>,
): Promise<Result> {
  // What is printed on standard output may be for machines.
  await untilServersAnswer(outsideServersOf(settings), {
    waitMs: settings.serverWaitMs,
    say: (text) => process.stderr.write(`${text}\n`),
  })
  const embedded = settings.databaseUrl ? undefined : await openEmbeddedDatabase(settings.dataDirectory)
  const databaseUrl = settings.databaseUrl ?? embedded?.url ?? ''
  const opened = new AsyncDisposableStack()
  try {
    opened.defer(() => embedded?.leave())
    const ownerUrl = embedded?.ownerUrl ?? databaseUrl
    if (!options.isInstalled)
      await installDatabase({ ownerUrl, runningRole: embedded && RUNNING_ROLE, keepsEvents: options.keepsEvents })
    const pool = await createDatabasePool(databaseUrl, { connections: 6 })
    opened.defer(() => pool.end())
    return await use({ pool, ownerUrl, databaseUrl })
  } finally {
    // The last one opened is closed first.
    await opened.disposeAsync()
  }
}
