/** Between the wire and the double's log: the messages that the npm package of the client ships. */
import type {
  ReadReq,
  ReadResp as ReadAnswer,
  AppendReq,
  AppendResp as AppendAnswer,
} from '@eventstore/db-client/generated/streams_pb.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import type { ExpectedRevision, LoggedEvent, ProposedEvent } from './memory-log.ts'

const { AppendResp, ReadResp } = streams
const TICKS_PER_MILLISECOND = 10_000n

export function proposedEvent(message: AppendReq.ProposedMessage): ProposedEvent {
  const metadata = message.getMetadataMap()
  return {
    id: message.getId()?.getString() || structuredId(message),
    type: metadata.get('type') ?? '',
    contentType: metadata.get('content-type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  }
}

/** The client may send an id as two 64-bit numbers. */
function structuredId(message: AppendReq.ProposedMessage): string {
  const halves = message.getId()?.getStructured()
  if (!halves) throw new Error('An event without an id.')
  const hex = [halves.getMostSignificantBits(), halves.getLeastSignificantBits()]
    .map((half) => BigInt.asUintN(64, BigInt(half)).toString(16).padStart(16, '0'))
    .join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export function expectedRevision(
  options: Pick<AppendReq.Options, 'hasRevision' | 'getRevision' | 'hasNoStream' | 'hasStreamExists'>,
): ExpectedRevision {
  if (options.hasRevision()) return Number(options.getRevision())
  if (options.hasNoStream()) return 'no-stream'
  return options.hasStreamExists() ? 'exists' : 'any'
}

export function streamName(identifier: { getStreamName_asU8(): Uint8Array } | undefined): string {
  return new TextDecoder().decode(identifier?.getStreamName_asU8())
}

export function appendAnswer(
  outcome:
    | { readonly kind: 'written' | 'repeated'; readonly last: LoggedEvent }
    | { readonly kind: 'refused'; readonly current: number },
  expected: ExpectedRevision,
): AppendAnswer {
  const answer = new AppendResp()
  if (outcome.kind !== 'refused') {
    const success = new AppendResp.Success()
    const position = new AppendResp.Position()
    position.setCommitPosition(String(outcome.last.position))
    position.setPreparePosition(String(outcome.last.position))
    success.setCurrentRevision(String(outcome.last.revision))
    success.setPosition(position)
    answer.setSuccess(success)
    return answer
  }
  const refusal = new AppendResp.WrongExpectedVersion()
  if (outcome.current >= 0) refusal.setCurrentRevision(String(outcome.current))
  else refusal.setCurrentNoStream(new shared.Empty())
  if (typeof expected === 'number') refusal.setExpectedRevision(String(expected))
  else if (expected === 'no-stream') refusal.setExpectedNoStream(new shared.Empty())
  else refusal.setExpectedStreamExists(new shared.Empty())
  answer.setWrongExpectedVersion(refusal)
  return answer
}

export function eventAnswer(event: LoggedEvent): ReadAnswer {
  const id = new shared.UUID()
  id.setString(event.id)
  const recorded = new ReadResp.ReadEvent.RecordedEvent()
  recorded.setId(id)
  recorded.setStreamIdentifier(identifier(event.stream))
  recorded.setStreamRevision(String(event.revision))
  recorded.setCommitPosition(String(event.position))
  recorded.setPreparePosition(String(event.position))
  recorded.setData(event.data)
  recorded.setCustomMetadata(event.metadata)
  recorded.getMetadataMap().set('type', event.type)
  recorded.getMetadataMap().set('content-type', event.contentType)
  recorded.getMetadataMap().set('created', (BigInt(event.created.getTime()) * TICKS_PER_MILLISECOND).toString())
  const read = new ReadResp.ReadEvent()
  read.setEvent(recorded)
  read.setCommitPosition(String(event.position))
  const answer = new ReadResp()
  answer.setEvent(read)
  return answer
}

export function streamNotFoundAnswer(stream: string): ReadAnswer {
  const notFound = new ReadResp.StreamNotFound()
  notFound.setStreamIdentifier(identifier(stream))
  const answer = new ReadResp()
  answer.setStreamNotFound(notFound)
  return answer
}

export function confirmationAnswer(): ReadAnswer {
  const confirmation = new ReadResp.SubscriptionConfirmation()
  confirmation.setSubscriptionId(crypto.randomUUID())
  const answer = new ReadResp()
  answer.setConfirmation(confirmation)
  return answer
}

export function caughtUpAnswer(): ReadAnswer {
  const answer = new ReadResp()
  answer.setCaughtUp(new ReadResp.CaughtUp())
  return answer
}

export function checkpointAnswer(position: number): ReadAnswer {
  const checkpoint = new ReadResp.Checkpoint()
  checkpoint.setCommitPosition(String(position))
  checkpoint.setPreparePosition(String(position))
  const answer = new ReadResp()
  answer.setCheckpoint(checkpoint)
  return answer
}

/** Whether an event passes the filter of a subscription, or of a reading of the whole log. */
export function eventFilter(options: ReadReq.Options): (event: LoggedEvent) => boolean {
  const filter = options.getFilter()
  const expression = filter?.getEventType() ?? filter?.getStreamIdentifier()
  if (!filter || !expression) return () => true
  const subject = filter.hasEventType() ? (event: LoggedEvent) => event.type : (event: LoggedEvent) => event.stream
  const prefixes = expression.getPrefixList()
  if (prefixes.length > 0) return (event) => prefixes.some((prefix) => subject(event).startsWith(prefix))
  const pattern = new RegExp(expression.getRegex())
  return (event) => pattern.test(subject(event))
}

function identifier(stream: string) {
  const name = new shared.StreamIdentifier()
  name.setStreamName(new TextEncoder().encode(stream))
  return name
}
