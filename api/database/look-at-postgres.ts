/** Looks whether a Postgres of one's own can be worked with, before anything is made in it. */
import { Client, DatabaseError } from 'pg'
import { networkTrouble, tlsTrouble, type ServerTrouble } from '@member-care/event-store/server-trouble.ts'

const CONNECT_TIMEOUT_MS = 5_000
/** A membership of a role has a SET option since then, which the event store's role is made with. */
const LEAST_VERSION = 16

/** @param url of the database, which need not be there yet @returns what is wrong; undefined where nothing is */
export async function lookAtPostgres(url: string): Promise<ServerTrouble | undefined> {
  const where = whereOf(url)
  let client: Client | undefined
  try {
    client = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
    })
    // The loss of the connection is told to who waits for an answer.
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query<{ version: number; follows: boolean }>(
      `select current_setting('server_version_num')::int / 10000 as version, pg_is_in_recovery() as follows`,
    )
    return troubleOfServer(rows[0])
  } catch (error) {
    return troubleOf(error, where)
  } finally {
    await client?.end().catch(() => {})
  }
}

function troubleOfServer(server: { version: number; follows: boolean } | undefined): ServerTrouble | undefined {
  if (server?.follows)
    return {
      cause: 'that server only follows another one, and takes no writes: name the one that it follows',
      mayPass: true,
    }
  if (server && server.version < LEAST_VERSION)
    return { cause: `that is Postgres ${server.version}: it must be ${LEAST_VERSION} or later`, mayPass: false }
  return undefined
}

function troubleOf(error: unknown, where: string): ServerTrouble | undefined {
  if (error instanceof DatabaseError) return troubleTold(error)
  const settle = {
    unknown: 'name the certificate of its authority with sslrootcert=…',
    plain: 'leave sslmode out, or give the server a certificate',
  }
  const known = tlsTrouble(error, where, settle) ?? networkTrouble(error, where)
  if (known) return known
  const message = error instanceof Error ? error.message : ''
  if (/does not support SSL/i.test(message))
    return { cause: `${where} does not speak TLS: ${settle.plain}`, mayPass: false }
  if (/password must be a (non-empty )?string/i.test(message))
    return { cause: 'it asks for a password: put user:password@ before the host', mayPass: false }
  return {
    cause: /timeout/i.test(message) ? `nothing answers in time at ${where}` : `no connection could be made to ${where}`,
    mayPass: true,
  }
}

/** In the words of the server, whose code says what it means. */
function troubleTold({ code = '', message }: DatabaseError): ServerTrouble | undefined {
  // The database is made when it is missing.
  if (code === '3D000') return undefined
  if (code === '28P01' || (code === '28000' && /does not exist/.test(message)))
    return { cause: 'it does not know that user with that password', mayPass: false }
  if (code === '28000')
    return {
      cause: /no encryption/.test(message)
        ? 'it takes that user with TLS only: put sslmode=require after the database'
        : 'it does not let that user in from here (pg_hba.conf)',
      mayPass: false,
    }
  if (code === '42501') return { cause: 'that user may not connect to that database', mayPass: false }
  return { cause: `it answers “${message}”`, mayPass: true }
}

function whereOf(url: string): string {
  const { hostname, port, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  return host.startsWith('/') ? host : `${host}:${port || '5432'}`
}
