/**
 * A small server that speaks EventStoreDB's gRPC protocol, so that the real client runs over a real wire where no server is at hand.
 * It proves our use of the client, not the server. It offers batched appends and does not know them: an adapter that used them would fail here.
 */
import { Metadata, Server, ServerCredentials, status, type sendUnaryData, type ServerReadableStream, type ServiceError } from '@grpc/grpc-js'
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js'
import serverFeatures from '@eventstore/db-client/generated/serverfeatures_pb.js'
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import type { AppendReq, AppendResp } from '@eventstore/db-client/generated/streams_pb.js'
import { createMemoryLog, type MemoryLog } from './memory-log.ts'
import { appendAnswer, expectedRevision, proposedEvent, streamName } from './messages.ts'
import { answerRead } from './read-calls.ts'

/** The server's default limit for one append. */
const MAX_APPEND_BYTES = 1024 * 1024

/** An answer in place of the right one, for the next append. */
export interface Fault {
  readonly code: status
  /** Further fields, for example `{ exception: 'not-leader' }`. */
  readonly metadata?: Readonly<Record<string, string>>
  /** Whether the events are written all the same. */
  readonly written: boolean
}

export interface EventStoreDbDouble {
  readonly port: number
  /** Address for the client. */
  readonly connectionString: string
  /** Breaks all connections, and takes no new ones. The events stay. */
  stop(): void
  /** Takes connections again, on the same port. */
  start(): Promise<void>
  failNextAppend(fault: Fault): void
}

export async function startEventStoreDbDouble(): Promise<EventStoreDbDouble> {
  const log = createMemoryLog()
  const faults: Fault[] = []
  let server: Server
  let port = 0

  async function start(): Promise<void> {
    server = new Server()
    server.addService(StreamsService, {
      read: (call: Parameters<typeof answerRead>[1]) => answerRead(log, call),
      append: (call: ServerReadableStream<AppendReq, AppendResp>, respond: sendUnaryData<AppendResp>) => answerAppend(log, call, respond, () => faults.shift()),
    })
    server.addService(ServerFeaturesService, { getSupportedMethods: (_call: unknown, respond: sendUnaryData<unknown>) => respond(null, offers()) })
    port = await new Promise<number>((resolve, reject) => {
      server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, bound) => (error ? reject(error) : resolve(bound)))
    })
  }

  await start()
  return {
    port,
    connectionString: `esdb://127.0.0.1:${port}?tls=false`,
    stop: () => server.forceShutdown(),
    start,
    failNextAppend: (fault) => void faults.push(fault),
  }
}

function answerAppend(
  log: MemoryLog,
  call: ServerReadableStream<AppendReq, AppendResp>,
  respond: sendUnaryData<AppendResp>,
  nextFault: () => Fault | undefined,
): void {
  const messages: AppendReq[] = []
  call.on('data', (message: AppendReq) => messages.push(message))
  call.on('end', () => {
    const options = messages[0]?.getOptions()
    if (!options) return respond(failure(status.INVALID_ARGUMENT))
    const events = messages.flatMap((message) => message.getProposedMessage() ?? []).map(proposedEvent)
    const bytes = events.reduce((sum, event) => sum + event.data.length + event.metadata.length, 0)
    if (bytes > MAX_APPEND_BYTES) {
      return respond(failure(status.INVALID_ARGUMENT, { exception: 'maximum-append-size-exceeded', 'maximum-append-size': String(MAX_APPEND_BYTES) }))
    }
    const fault = nextFault()
    const expected = expectedRevision(options)
    const write = () => log.append(streamName(options.getStreamIdentifier()), events, expected)
    if (!fault) return respond(null, appendAnswer(write(), expected))
    if (fault.written) write()
    respond(failure(fault.code, fault.metadata))
  })
}

function failure(code: status, fields: Readonly<Record<string, string>> = {}): Partial<ServiceError> {
  const metadata = new Metadata()
  for (const [name, value] of Object.entries(fields)) metadata.set(name, value)
  return { code, details: status[code], metadata }
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
