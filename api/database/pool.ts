/** The pool of database connections, and the database itself when it does not exist yet. */
import { Client, escapeIdentifier } from 'pg'
import { createPool, SchemaValidationError, type DatabasePool, type Interceptor, type QueryResultRow } from 'slonik'

/** The database of an installation on the embedded server. */
export const DATABASE_NAME = 'member_care'

/**
 * Opens a pool whose every row is checked against the schema of its query.
 * Times (`timestamptz`) come as milliseconds since 1970 and `int8` as number: slonik's own defaults.
 * @param options.connections largest number of connections
 * @param options.besideTransactions true for a pool that is asked while a transaction of another pool is open
 */
export async function createDatabasePool(
  url: string,
  options: { connections?: number; besideTransactions?: boolean } = {},
): Promise<DatabasePool> {
  const pool = await createPool(url, {
    maxPoolSize: options.connections ?? 16,
    minPoolSize: 1,
    idleTimeout: 60_000,
    dangerouslyAllowForeignConnections: options.besideTransactions ?? false,
    interceptors: [rowParser],
    // Nothing here changes the state of a session, so there is nothing to reset between two uses of a connection.
    resetConnection: async () => {},
  })
  // Without a listener the loss of an idle connection would end the process; the next query opens a new one.
  pool.on('error', () => {})
  return pool
}

/** Parses rows with the schema that `sql.type` was given; slonik leaves this to its users. */
const rowParser: Interceptor = {
  name: 'row-parser',
  transformRow(context, query, row) {
    if (!context.resultParser) return row
    const result = context.resultParser['~standard'].validate(row)
    if (result instanceof Promise) throw new TypeError('The schema of a row must not be asynchronous.')
    if (result.issues) throw new SchemaValidationError(query, row, result.issues)
    return result.value as QueryResultRow
  },
}

/** Creates the database of this address when the server does not have it. Safe when several processes do so at once. */
export async function ensureDatabase(url: string): Promise<void> {
  const address = new URL(url)
  const name = decodeURIComponent(address.pathname.slice(1))
  address.pathname = '/postgres'
  const client = new Client({ connectionString: address.href })
  await client.connect()
  try {
    const existing = await client.query('select 1 from pg_database where datname = $1', [name])
    if (existing.rowCount === 0) await createDatabase(client, name)
  } finally {
    await client.end()
  }
}

/** Creates a database, unless another process has just done so. @param owner a role; the one that asks when not said */
export async function createDatabase(client: Client, name: string, owner?: string): Promise<void> {
  // Names cannot be parameters.
  await client
    .query(`create database ${escapeIdentifier(name)}${owner === undefined ? '' : ` owner ${escapeIdentifier(owner)}`}`)
    .catch((error: unknown) => {
      if (!isMadeByAnotherProcess(error)) throw error
    })
}

/** 42P04 duplicate_database, 23505 the same found a moment later. */
function isMadeByAnotherProcess(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '42P04' || error.code === '23505')
}
