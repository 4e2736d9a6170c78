/**
 * The one connection that appends, straight through the driver: a pool in between costs more processor time than the
 * append itself. It connects at its first use. After a loss it connects again at the next use.
 */
import { Client } from 'pg'
import type { KnownEnd } from '../identity/known-end.ts'
import { StoreUnavailable } from '../port.ts'
import { withinTime } from '../waiting.ts'
import { appendCall, type AppendRequest, type Verdict } from './append-function.ts'
import { ANSWER_TIMEOUT_MS, appendingAddress } from './connections.ts'
import { portError } from './database-errors.ts'
import { lookAtEnd } from './look-at-end.ts'

const CONNECT_TIMEOUT_MS = 5_000

export interface AppendConnection {
  /** Connects, if it has not connected before. */
  open(): Promise<void>
  /**
   * Carries out all these appends (of different streams) in one transaction, and says what became of each.
   * @throws StoreUnavailable, LogRefused, AccessDenied, or the driver's error for data that the database does not take
   */
  append(requests: readonly AppendRequest[]): Promise<readonly Verdict[]>
  /**
   * Looks whether the log holds what is known to be in it.
   * @throws LogRefused, StoreUnavailable
   */
  requireKnownEnd(): Promise<void>
  /** Ends the connection. Call it when no append is under way. */
  close(): Promise<void>
}

/** @param knownEnd what must still be there before anything is appended */
export function createAppendConnection(
  connectionString: string,
  knownEnd: Pick<KnownEnd, 'require' | 'doubt'>,
): AppendConnection {
  const address = appendingAddress(connectionString)
  /** Undefined again as soon as the connection is lost, or could not be made. */
  let standing: Promise<Client> | undefined
  let opened = false
  let closed = false

  function connected(): Promise<Client> {
    if (closed) throw new StoreUnavailable('The event store has been closed.', { outcomeUnknown: false })
    return (standing ??= connect())
  }

  function connect(): Promise<Client> {
    const client = new Client({
      connectionString: address,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    })
    const connecting = client.connect().then(async () => {
      // A server that was away may have come back with an older copy of the database.
      knownEnd.doubt()
      await knownEnd.require(lookAtEnd(client)).catch((error: unknown) => {
        giveUp(client)
        throw error
      })
      return client
    })
    const forget = () => {
      if (standing === connecting) standing = undefined
    }
    // Without a listener the loss of an idle connection would end the process.
    client.on('error', forget)
    client.on('end', forget)
    connecting.then(() => (opened = true), forget)
    return connecting
  }

  /** The next append gets a new connection. It does not wait for a late answer of this one. */
  function giveUp(client: Client): void {
    standing = undefined
    void client.end().catch(() => {})
  }

  return {
    async open() {
      if (!opened) await connected()
    },
    async append(requests) {
      let client: Client | undefined
      let isSent = false
      try {
        client = await connected()
        await knownEnd.require(lookAtEnd(client))
        isSent = true
        return (await withinTime(client.query<Verdict>(appendCall(requests)), ANSWER_TIMEOUT_MS)).rows
      } catch (error) {
        const told = portError(error, { sent: isSent })
        if (client && told instanceof StoreUnavailable) giveUp(client)
        throw told
      }
    },
    async requireKnownEnd() {
      try {
        await knownEnd.require(lookAtEnd(await connected()))
      } catch (error) {
        throw portError(error, { sent: false })
      }
    },
    async close() {
      closed = true
      await standing?.then((client) => client.end()).catch(() => {})
    },
  }
}
