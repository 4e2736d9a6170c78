/** How the store connects: in the restricted role, with time limits, and with index look-ups only. */
import { createPool, type DatabasePool } from 'slonik'
import { StoreUnavailable } from '../port.ts'
import { EVENT_STORE_ROLE } from './schema.ts'

/** A writer that is stuck keeps other writers waiting, never longer than this. It never makes a reader skip an event. */
const LOCK_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 20_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000
/** After this time without an answer the server, or the way to it, is taken for lost. Longer than the server's own limits. */
export const ANSWER_TIMEOUT_MS = 25_000

const SESSION_SETTINGS = {
  role: EVENT_STORE_ROLE,
  default_transaction_isolation: 'read\\ committed',
  lock_timeout: LOCK_TIMEOUT_MS,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  // A plan made while the table was small would be kept when it has grown: let every read use an index.
  enable_seqscan: 'off',
}

/**
 * The address with the settings that every session of the store starts with. RESET and DISCARD lead back to them, not to the owner.
 * They are start-up settings, so a pooler in between must pass them on (LISTEN needs a session of its own anyway).
 */
export function storeAddress(connectionString: string): string {
  return withSettings(connectionString, SESSION_SETTINGS)
}

/** The address for appending: the plans of the append function are made once and kept. */
export function appendingAddress(connectionString: string): string {
  return withSettings(connectionString, { ...SESSION_SETTINGS, plan_cache_mode: 'force_generic_plan' })
}

function withSettings(connectionString: string, settings: Readonly<Record<string, string | number>>): string {
  const address = new URL(connectionString)
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  address.searchParams.set('options', [address.searchParams.get('options') ?? '', ...flags].join(' ').trim())
  address.searchParams.set('application_name', 'member-care-events')
  return address.href
}

export interface StorePool {
  /** The pool, opened at its first use; slonik asks the server something while opening, so a failed try is made again the next time. */
  open(): Promise<DatabasePool>
  close(): Promise<void>
}

/** A pool of at most `connections` sessions of the store; `int8` comes as text, `timestamptz` as Date, `json` parsed. */
export function storePool(connectionString: string, connections: number): StorePool {
  let opening: Promise<DatabasePool> | undefined
  let closed = false

  async function create(): Promise<DatabasePool> {
    const pool = await createPool(storeAddress(connectionString), {
      maxPoolSize: connections,
      minPoolSize: 1,
      idleTimeout: 'DISABLE_TIMEOUT',
      connectionRetryLimit: 1,
      gracefulTerminationTimeout: 1_000,
      statementTimeout: STATEMENT_TIMEOUT_MS,
      idleInTransactionSessionTimeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
      typeParsers: [],
      // The store is no part of a transaction that its caller may have open on a pool of its own.
      dangerouslyAllowForeignConnections: true,
      // Nothing here changes the state of a session, and DISCARD ALL would throw away the prepared statements.
      resetConnection: async () => {},
    })
    // Without a listener the loss of an idle connection would end the process; the next query opens a new one.
    pool.on('error', () => {})
    return pool
  }

  return {
    open() {
      if (closed)
        return Promise.reject(new StoreUnavailable('The event store has been closed.', { outcomeUnknown: false }))
      opening ??= create().catch((error: unknown) => {
        opening = undefined
        throw error
      })
      return opening
    },
    async close() {
      closed = true
      const pool = await opening?.catch(() => undefined)
      await pool?.end()
    },
  }
}
