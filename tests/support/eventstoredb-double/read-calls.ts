/** The double's answers to Read: one stream, the whole log, and subscriptions to it. */
import type { ServerWritableStream } from '@grpc/grpc-js'
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import { tombstonedError, tooSlowError } from './call-errors.ts'
import type { LoggedEvent, MemoryLog } from './memory-log.ts'
import {
  caughtUpAnswer,
  checkpointAnswer,
  confirmationAnswer,
  eventAnswer,
  eventFilter,
  streamName,
  streamNotFoundAnswer,
} from './messages.ts'

type ReadCall = ServerWritableStream<ReadReq, ReadResp>

const BACKWARDS = 1
/** Events that the server looks at between two checkpoints when the client does not say. */
const DEFAULT_SEARCH_WINDOW = 32

/** Live subscriptions, to be ended. */
export type LiveSubscriptions = Set<() => void>

export interface Reading {
  readonly log: MemoryLog
  readonly live: LiveSubscriptions
  /** Is told of each event that is sent. */
  readonly onSent: () => void
}

export function answerRead(reading: Reading, call: ReadCall): void {
  const options = call.request.getOptions()
  if (!options) call.destroy(new Error('A read without options.'))
  else if (options.hasSubscription()) subscribe(reading, call, options)
  else if (options.hasStream()) readStream(reading, call, options)
  else readAll(reading, call, options)
}

function readStream(reading: Reading, call: ReadCall, options: ReadReq.Options): void {
  const from = options.getStream()
  const stream = streamName(from?.getStreamIdentifier())
  const shown = reading.log.stream(stream)
  if (shown.kind === 'tombstoned') return void call.emit('error', tombstonedError(stream))
  if (shown.kind === 'not-found') call.write(streamNotFoundAnswer(stream))
  const events = shown.kind === 'events' ? shown.events : []
  const backwards = options.getReadDirection() === BACKWARDS
  const start = from?.hasRevision() ? Number(from.getRevision()) : from?.hasEnd() ? Infinity : 0
  const selected = backwards
    ? events.filter(({ revision }) => revision <= start).reverse()
    : events.filter(({ revision }) => revision >= start)
  finish(reading, call, selected.slice(0, Number(options.getCount())))
}

/** Forwards from the event at the position on, backwards from the one before it, as the server does. */
function readAll(reading: Reading, call: ReadCall, options: ReadReq.Options): void {
  const all = options.getAll()
  const start = all?.hasPosition() ? Number(all.getPosition()?.getCommitPosition()) : all?.hasEnd() ? Infinity : 0
  const backwards = options.getReadDirection() === BACKWARDS
  const passing = reading.log.events.filter(eventFilter(options))
  const selected = backwards
    ? passing.filter((event) => event.position < start).reverse()
    : passing.filter((event) => event.position >= start)
  finish(reading, call, selected.slice(0, Number(options.getCount())))
}

function finish(reading: Reading, call: ReadCall, events: readonly LoggedEvent[]): void {
  for (const event of events) send(reading, call, event)
  call.end()
}

function send({ onSent }: Reading, call: ReadCall, event: LoggedEvent): void {
  onSent()
  call.write(eventAnswer(event))
}

/** All after the position, then word that this was all, then what comes. */
function subscribe(reading: Reading, call: ReadCall, options: ReadReq.Options): void {
  const { log, live } = reading
  const passes = eventFilter(options)
  const filter = options.getFilter()
  const window = filter
    ? (filter.hasMax() ? filter.getMax() : DEFAULT_SEARCH_WINDOW) * filter.getCheckpointintervalmultiplier()
    : Infinity
  const position = options.getAll()?.getPosition()
  let next = position ? log.events.findIndex((event) => event.position > Number(position.getCommitPosition())) : 0
  if (next === -1) next = log.events.length
  let scanned = 0

  function deliver(): void {
    for (const event of log.events.slice(next)) {
      next += 1
      scanned += 1
      if (passes(event)) send(reading, call, event)
      if (scanned % window === 0) call.write(checkpointAnswer(event.position))
    }
  }

  call.write(confirmationAnswer())
  deliver()
  call.write(caughtUpAnswer())
  const unwatch = log.watch(deliver)
  const fallBehind = () => {
    end()
    call.emit('error', tooSlowError())
  }
  const end = () => {
    unwatch()
    live.delete(fallBehind)
  }
  live.add(fallBehind)
  call.on('cancelled', end)
  call.on('close', end)
}
