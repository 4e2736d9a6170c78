/** The double's answers to Append, Delete and Tombstone. */
import { setTimeout as delay } from 'node:timers/promises'
import { status, type sendUnaryData, type ServerReadableStream, type ServerUnaryCall } from '@grpc/grpc-js'
import type {
  AppendReq,
  AppendResp,
  DeleteReq,
  DeleteResp,
  TombstoneReq,
  TombstoneResp,
} from '@eventstore/db-client/generated/streams_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import { callError, commitTimeoutError, tombstonedError, type CallError } from './call-errors.ts'
import type { AppendOutcome, ExpectedRevision, MemoryLog } from './memory-log.ts'
import { appendAnswer, expectedRevision, proposedEvent, streamName } from './messages.ts'

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

export interface Writing {
  readonly log: MemoryLog
  /** How long the same events again wait while they are not committed, before they are answered with an error. */
  readonly commitPhaseTimeoutMs: number
  readonly nextFault: () => Fault | undefined
}

export function answerAppend(
  writing: Writing,
  call: ServerReadableStream<AppendReq, AppendResp>,
  respond: sendUnaryData<AppendResp>,
): void {
  const messages: AppendReq[] = []
  call.on('data', (message: AppendReq) => messages.push(message))
  const answer = () =>
    void append(writing, messages).then((given) =>
      given instanceof streams.AppendResp ? respond(null, given) : respond(given),
    )
  // What was cut off on the way is not taken; that it was is known a moment after its end.
  call.on('end', () => setImmediate(() => call.cancelled || answer()))
}

async function append(
  { log, commitPhaseTimeoutMs, nextFault }: Writing,
  messages: readonly AppendReq[],
): Promise<AppendResp | CallError> {
  const options = messages[0]?.getOptions()
  if (!options) return callError(status.INVALID_ARGUMENT)
  const events = messages.flatMap((message) => message.getProposedMessage() ?? []).map(proposedEvent)
  if (events.length === 0) return callError(status.INVALID_ARGUMENT)
  const bytes = events.reduce((sum, event) => sum + event.data.length + event.metadata.length, 0)
  if (bytes > MAX_APPEND_BYTES) {
    return callError(status.INVALID_ARGUMENT, {
      exception: 'maximum-append-size-exceeded',
      'maximum-append-size': String(MAX_APPEND_BYTES),
    })
  }
  const fault = nextFault()
  const expected = expectedRevision(options)
  const stream = streamName(options.getStreamIdentifier())
  if (fault && !fault.written) return callError(fault.code, fault.metadata)
  const outcome = log.append(stream, events, expected)
  if (fault) return callError(fault.code, fault.metadata)
  if (outcome.kind === 'tombstoned') return tombstonedError(stream)
  if (outcome.kind === 'under-way') {
    await delay(commitPhaseTimeoutMs)
    return commitTimeoutError()
  }
  if (outcome.kind === 'written') await outcome.committed
  return appendAnswer(outcome, expected)
}

export function answerDelete(
  log: MemoryLog,
  call: ServerUnaryCall<DeleteReq, DeleteResp>,
  respond: sendUnaryData<DeleteResp>,
): void {
  void conclude(call.request, log.delete).then((error) =>
    error ? respond(error) : respond(null, new streams.DeleteResp()),
  )
}

export function answerTombstone(
  log: MemoryLog,
  call: ServerUnaryCall<TombstoneReq, TombstoneResp>,
  respond: sendUnaryData<TombstoneResp>,
): void {
  void conclude(call.request, log.tombstone).then((error) =>
    error ? respond(error) : respond(null, new streams.TombstoneResp()),
  )
}

async function conclude(
  request: DeleteReq | TombstoneReq,
  act: (stream: string, expected: ExpectedRevision) => AppendOutcome,
): Promise<CallError | undefined> {
  const options = request.getOptions()
  if (!options) return callError(status.INVALID_ARGUMENT)
  const stream = streamName(options.getStreamIdentifier())
  const outcome = act(stream, expectedRevision(options))
  if (outcome.kind === 'tombstoned') return tombstonedError(stream)
  if (outcome.kind === 'refused') {
    return callError(status.FAILED_PRECONDITION, {
      exception: 'wrong-expected-version',
      'stream-name': stream,
      'expected-version': '-2',
      'actual-version': String(outcome.current),
    })
  }
  if (outcome.kind === 'written') await outcome.committed
  return undefined
}
