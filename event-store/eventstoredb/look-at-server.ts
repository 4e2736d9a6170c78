/**
 * Looks whether an EventStoreDB can be worked with before anything is made on it: is it there, does it speak as the address says, does it know the
 * account, and may that account read the log and append to our streams. Nothing is written.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { connect as connectPlain, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { BACKWARDS, END, ErrorType, jsonEvent, type EventStoreDBClient } from '@eventstore/db-client'
import { status } from '@grpc/grpc-js'
import { networkTrouble, tlsTrouble, type ServerTrouble } from '../server-trouble.ts'
import { AnswerTimeout, withinTime } from '../waiting.ts'
import { createClient } from './client.ts'
import { isOfType } from './server-errors.ts'

const CONNECT_TIMEOUT_MS = 5_000
const ANSWER_TIMEOUT_MS = 10_000
const DEFAULT_PORT = 2113
/** No stream has come so far: an append that expects it is refused for that alone, where it is allowed at all. */
const FAR_REVISION = 2n ** 40n

interface ServerAddress {
  readonly hosts: readonly { readonly host: string; readonly port: number }[]
  readonly tls: boolean
  readonly caFile: string | undefined
  readonly hasAccount: boolean
}

/** @param options.stream the name of one of our streams, which need not exist @returns what is wrong; undefined where nothing is */
export async function lookAtEventStoreDb({
  connectionString,
  stream,
}: {
  readonly connectionString: string
  readonly stream: string
}): Promise<ServerTrouble | undefined> {
  const address = readAddress(connectionString)
  if (!address)
    return {
      cause:
        'that is no address as it should be: esdb://user:password@host:2113 with ?tls=false or &tlsCAFile=… after it, or esdb+discover:// for the name of a cluster',
      mayPass: false,
    }
  if (address.caFile !== undefined && !existsSync(address.caFile))
    return { cause: `tlsCAFile names ${address.caFile}, and there is no such file`, mayPass: false }
  const troubles = await Promise.all(address.hosts.map((host) => troubleOfConnecting(host, address)))
  const [first] = troubles
  // Of a cluster, some nodes may be down.
  if (first && troubles.every((trouble) => trouble !== undefined))
    return troubles.find((trouble) => !trouble?.mayPass) ?? first
  return troubleOfUsing(connectionString, address, stream)
}

function readAddress(connectionString: string): ServerAddress | undefined {
  const [, account, hosts, query] =
    /^esdb(?:\+discover)?:\/\/(?:(.*)@)?([^/?@]+)\/*(?:\?(.*))?$/s.exec(connectionString.trim()) ?? []
  if (hosts === undefined) return undefined
  const options = new Map(
    [...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase().replace(/[_-]/g, ''), value.trim()]),
  )
  return {
    hosts: hosts.split(',').map((each) => {
      const [host = '', port] = each.trim().split(':')
      return { host, port: port === undefined ? DEFAULT_PORT : Number(port) }
    }),
    tls: options.get('tls') !== 'false',
    caFile: options.get('tlscafile'),
    hasAccount: account !== undefined,
  }
}

async function troubleOfConnecting(
  { host, port }: ServerAddress['hosts'][number],
  { tls, caFile }: ServerAddress,
): Promise<ServerTrouble | undefined> {
  const where = `${host}:${port}`
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return { cause: `${where} has no port that is one`, mayPass: false }
  try {
    await connected(connectPlain({ host, port }), 'connect')
    if (tls)
      await connected(
        connectTls({
          host,
          port,
          ALPNProtocols: ['h2'],
          ...serverName(host),
          ...(caFile !== undefined && { ca: await readFile(caFile) }),
        }),
        'secureConnect',
      )
    return undefined
  } catch (error) {
    if (error instanceof AnswerTimeout) return { cause: `nothing answers in time at ${where}`, mayPass: true }
    const settle = {
      unknown: 'name the certificate of its authority with tlsCAFile=…',
      plain: 'say tls=false, or give the server a certificate',
    }
    return (
      tlsTrouble(error, where, settle) ??
      networkTrouble(error, where) ?? {
        cause: `no connection could be made to ${where} (${messageOf(error)})`,
        mayPass: true,
      }
    )
  }
}

/** Resolves when the event has come, and ends the connection in any case. */
async function connected(socket: Socket, event: 'connect' | 'secureConnect'): Promise<void> {
  try {
    const standing = new Promise<void>((resolve, reject) => {
      socket.once(event, () => resolve())
      socket.once('error', reject)
      socket.once('close', () => reject(Object.assign(new Error('closed'), { code: 'ECONNRESET' })))
    })
    await withinTime(standing, CONNECT_TIMEOUT_MS)
  } finally {
    socket.on('error', () => {})
    socket.destroy()
  }
}

/** A name is asked for in TLS; a number cannot be. */
function serverName(host: string) {
  return isIP(host) === 0 ? { servername: host } : {}
}

async function troubleOfUsing(
  connectionString: string,
  address: ServerAddress,
  stream: string,
): Promise<ServerTrouble | undefined> {
  let client: EventStoreDBClient
  try {
    client = createClient(connectionString)
  } catch {
    // The client's own words show a part of the address.
    return {
      cause:
        'the client does not understand that address: look at the names after the question mark, and escape what is special in the password',
      mayPass: false,
    }
  }
  try {
    const read =
      (await troubleOf(() => readStart(client, stream), 'read our streams', address)) ??
      (await troubleOf(() => readEnd(client), 'read $all', address))
    return read ?? (await troubleOf(() => appendNothing(client, stream), 'append to our streams', address))
  } finally {
    await client.dispose()
  }
}

async function readStart(client: EventStoreDBClient, stream: string): Promise<void> {
  await toTheEnd(client.readStream(stream, { maxCount: 1, requiresLeader: true }))
}

async function readEnd(client: EventStoreDBClient): Promise<void> {
  await toTheEnd(client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 }))
}

/** A reading that is left before its end keeps the client from closing. */
async function toTheEnd(reading: AsyncIterable<unknown>): Promise<void> {
  const events = reading[Symbol.asyncIterator]()
  while ((await events.next()).done !== true);
}

/** Writes nothing: the stream is never where this expects it. */
async function appendNothing(client: EventStoreDBClient, stream: string): Promise<void> {
  await client.appendToStream(stream, jsonEvent({ type: 'NeverWritten', data: {} }), {
    expectedRevision: FAR_REVISION,
    requiresLeader: true,
  })
}

/** @param what the account would have to be allowed */
async function troubleOf(
  act: () => Promise<void>,
  what: string,
  address: ServerAddress,
): Promise<ServerTrouble | undefined> {
  let followed = 0
  for (;;) {
    try {
      return await withinTime(act(), ANSWER_TIMEOUT_MS).then(() => undefined)
    } catch (error) {
      if (
        isOfType(error, ErrorType.STREAM_NOT_FOUND) ||
        isOfType(error, ErrorType.WRONG_EXPECTED_VERSION) ||
        isOfType(error, ErrorType.STREAM_DELETED)
      )
        return undefined
      // The client has learnt which node leads, and goes there the next time.
      if (isOfType(error, ErrorType.NOT_LEADER) && followed++ === 0) continue
      return (
        (isOfType(error, ErrorType.NOT_LEADER) ? FOLLOWER : undefined) ??
        refusalOf(error, what, address) ??
        (await whatElse(error, address, followed > 0))
      )
    }
  }
}

const FOLLOWER: ServerTrouble = {
  cause:
    'the node that is named only follows another one, and takes no events: name all nodes of the cluster (host1:2113,host2:2113,host3:2113), so that the one that leads is found',
  mayPass: true,
}

function refusalOf(error: unknown, what: string, { hasAccount, tls }: ServerAddress): ServerTrouble | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (!isOfType(error, ErrorType.ACCESS_DENIED) && code !== status.UNAUTHENTICATED && code !== status.PERMISSION_DENIED)
    return undefined
  if (!hasAccount) return { cause: 'it asks for an account: put user:password@ before the host', mayPass: false }
  if (!tls) return { cause: 'it asks for an account, which is only sent with TLS: take tls=false out', mayPass: false }
  if (code === status.UNAUTHENTICATED) return { cause: 'it does not know that user with that password', mayPass: false }
  return {
    cause: `that user may not ${what}: give it the rights that docs/operations.md names (“The account of an EventStoreDB”)`,
    mayPass: false,
  }
}

async function whatElse(error: unknown, { hosts, tls }: ServerAddress, followed: boolean): Promise<ServerTrouble> {
  if (!tls)
    for (const { host, port } of hosts)
      if (await speaksTls(host, port))
        return { cause: `${host}:${port} speaks TLS: take tls=false out`, mayPass: false }
  if (followed) return { ...FOLLOWER, cause: `${FOLLOWER.cause}; the node that leads is not reached from here` }
  const isLate =
    error instanceof AnswerTimeout || isOfType(error, ErrorType.DEADLINE_EXCEEDED) || isOfType(error, ErrorType.TIMEOUT)
  return {
    cause: isLate
      ? 'it takes connections and does not answer in time: it is starting, or most of its cluster is down'
      : 'it takes connections and does not answer as an EventStoreDB that is ready: it is starting, no node leads, or something else listens there',
    mayPass: true,
  }
}

async function speaksTls(host: string, port: number): Promise<boolean> {
  return connected(connectTls({ host, port, rejectUnauthorized: false, ...serverName(host) }), 'secureConnect').then(
    () => true,
    () => false,
  )
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'no reason given'
}
