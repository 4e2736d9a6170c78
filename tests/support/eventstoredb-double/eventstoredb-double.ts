/**
 * A small server that speaks EventStoreDB's gRPC protocol, so that the real client runs over a real wire where no server is at hand.
 * It proves our use of the client, not the server. It offers batched appends and does not know them: an adapter that used them would fail here.
 */
import { Server, ServerCredentials, status, type Metadata, type sendUnaryData } from '@grpc/grpc-js'
import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb.js'
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js'
import serverFeatures from '@eventstore/db-client/generated/serverfeatures_pb.js'
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import { refusalOf, type DoubleAccess } from './access.ts'
import { callError } from './call-errors.ts'
import type { Certificate } from './certificate.ts'
import { clusterInfo } from './gossip.ts'
import { createMemoryLog, type LoggedEvent } from './memory-log.ts'
import { answerRead, type LiveSubscriptions } from './read-calls.ts'
import { answerAppend, answerDelete, answerTombstone, type Fault, type Writing } from './write-calls.ts'

export type { Fault } from './write-calls.ts'

export interface EventStoreDbDouble {
  readonly port: number
  /** Address for the client. */
  readonly connectionString: string
  /** Address as of a cluster: the client asks first who leads. */
  readonly clusterConnectionString: string
  /** Breaks all connections, and takes no new ones. The events stay. */
  stop(): void
  /** Takes connections again, on the same port. */
  start(): Promise<void>
  failNextAppend(fault: Fault): void
  /** What is written from now on is not committed, and nobody sees it, until the returned function is called. */
  holdCommits(): () => void
  /** Too few nodes are left: the first call finds no answer in time, and those after it an error without a name, until the returned function is called. */
  loseQuorum(): () => void
  /** Ends every live subscription, as the server does when a reader does not keep up. */
  dropSlowReaders(): void
  /** Calls that have come, by their name in the protocol. */
  readonly calls: ReadonlyMap<string, number>
  /** Events that it has sent to readers. */
  readonly sent: () => number
  /** What its log holds, its own events too. */
  backUp(): readonly LoggedEvent[]
  /** Holds these events and no others from now on, as if somebody had written into the server's own files. */
  rewrite(events: readonly LoggedEvent[]): void
  /** Breaks all connections, and comes back with what a backup holds. */
  restore(backup: readonly LoggedEvent[]): Promise<void>
}

export interface EventStoreDbDoubleOptions extends DoubleAccess {
  /** With it the double speaks TLS, and nothing else. */
  readonly certificate?: Certificate
  /** A free one when not said. */
  readonly port?: number
  /** How long it takes until an append is committed. */
  readonly commitMs?: number
  /** How long the server keeps the same append waiting while the first is not committed. */
  readonly commitPhaseTimeoutMs?: number
}

/** For tests of an adapter: an append takes a moment until it is committed, and waiting for that in vain does not take as long as it really would. */
export const COMMITS_SLOWLY: EventStoreDbDoubleOptions = { commitMs: 5, commitPhaseTimeoutMs: 50 }

type Answer<Call extends { metadata: Metadata }, Response> = (call: Call, respond: sendUnaryData<Response>) => void

export async function startEventStoreDbDouble({
  commitMs = 0,
  commitPhaseTimeoutMs = 2_000,
  certificate,
  port = 0,
  ...access
}: EventStoreDbDoubleOptions = {}): Promise<EventStoreDbDouble> {
  const log = createMemoryLog({ commitMs })
  const faults: Fault[] = []
  const calls = new Map<string, number>()
  const live: LiveSubscriptions = new Set()
  const writing: Writing = { log, commitPhaseTimeoutMs, nextFault: () => faults.shift() }
  let callsWithoutQuorum: number | undefined
  let sent = 0
  let server: Server
  const credentials = certificate
    ? ServerCredentials.createSsl(null, [
        { cert_chain: Buffer.from(certificate.certificate), private_key: Buffer.from(certificate.key) },
      ])
    : ServerCredentials.createInsecure()

  const count = (name: string) => calls.set(name, (calls.get(name) ?? 0) + 1)

  /** The error of a call while there is no quorum. */
  function noQuorum() {
    if (callsWithoutQuorum === undefined) return undefined
    callsWithoutQuorum += 1
    return callError(callsWithoutQuorum === 1 ? status.DEADLINE_EXCEEDED : status.UNKNOWN)
  }

  function whileInQuorum<Call extends { metadata: Metadata }, Response>(
    name: string,
    answer: Answer<Call, Response>,
  ): Answer<Call, Response> {
    return (call, respond) => {
      count(name)
      const error = noQuorum() ?? refusalOf(access, 'append', call.metadata)
      if (error) respond(error)
      else answer(call, respond)
    }
  }

  async function start(): Promise<void> {
    server = new Server()
    server.addService(StreamsService, {
      read(call: Parameters<typeof answerRead>[1]) {
        count('read')
        const right = call.request.getOptions()?.hasStream() ? 'read' : 'read $all'
        const error = noQuorum() ?? refusalOf(access, right, call.metadata)
        if (error) call.emit('error', error)
        else answerRead({ log, live, onSent: () => (sent += 1) }, call)
      },
      append: whileInQuorum(
        'append',
        (call: Parameters<typeof answerAppend>[1], respond: Parameters<typeof answerAppend>[2]) =>
          answerAppend(writing, call, respond),
      ),
      delete: whileInQuorum(
        'delete',
        (call: Parameters<typeof answerDelete>[1], respond: Parameters<typeof answerDelete>[2]) =>
          answerDelete(log, call, respond),
      ),
      tombstone: whileInQuorum(
        'tombstone',
        (call: Parameters<typeof answerTombstone>[1], respond: Parameters<typeof answerTombstone>[2]) =>
          answerTombstone(log, call, respond),
      ),
    })
    server.addService(ServerFeaturesService, {
      getSupportedMethods: (_call: unknown, respond: sendUnaryData<unknown>) => respond(null, offers()),
    })
    server.addService(GossipService, {
      read: (_call: unknown, respond: sendUnaryData<unknown>) => respond(null, clusterInfo(port)),
    })
    port = await new Promise<number>((resolve, reject) => {
      server.bindAsync(`127.0.0.1:${port}`, credentials, (error, bound) => (error ? reject(error) : resolve(bound)))
    })
  }

  await start()
  return {
    port,
    connectionString: `esdb://127.0.0.1:${port}?tls=false`,
    clusterConnectionString: `esdb://127.0.0.1:${port},127.0.0.1:${port}?tls=false&maxDiscoverAttempts=1&discoveryInterval=1`,
    stop: () => server.forceShutdown(),
    start,
    failNextAppend: (fault) => void faults.push(fault),
    holdCommits: () => log.holdCommits(),
    loseQuorum() {
      callsWithoutQuorum = 0
      return () => void (callsWithoutQuorum = undefined)
    },
    dropSlowReaders: () => [...live].forEach((fallBehind) => fallBehind()),
    calls,
    sent: () => sent,
    backUp: () => [...log.events],
    rewrite: (events) => log.restore(events),
    async restore(backup) {
      server.forceShutdown()
      log.restore(backup)
      await start()
    },
  }
}

function offers() {
  const batchAppend = new serverFeatures.SupportedMethod()
  batchAppend.setServiceName('event_store.client.streams.streams')
  batchAppend.setMethodName('batchappend')
  const offered = new serverFeatures.SupportedMethods()
  offered.setEventStoreServerVersion('24.10.0')
  offered.addMethods(batchAppend)
  return offered
}
