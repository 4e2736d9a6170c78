/** Reading `$all`: with a prefix, the server sends nothing of other programs. */
import type {
  AllStreamResolvedEvent,
  Direction,
  EventStoreDBClient,
  ReadPosition,
  StreamingRead,
} from '@eventstore/db-client'
import { BACKWARDS, END, START } from '@eventstore/db-client'
import { convertGrpcEvent } from '@eventstore/db-client/dist/utils/convertGrpcEvent.js'
import { ReadStream } from '@eventstore/db-client/dist/streams/utils/ReadStream.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import streams, { type ReadReq as ReadRequest, type ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import type { ClientReadableStream } from '@grpc/grpc-js'

const { ReadReq } = streams
/** The server looks at so many events at a time for those of the prefix. */
const SEARCH_WINDOW = 1_000

export interface PageOfAll {
  readonly fromPosition: ReadPosition
  readonly direction: Direction
  /** Of events that are sent. */
  readonly maxCount: number
}

/** What the client keeps to itself. */
interface Inside {
  GRPCStreamCreator(
    client: typeof StreamsClient,
    name: string,
    create: (streams: StreamsClient) => ClientReadableStream<ReadResp>,
  ): () => Promise<ClientReadableStream<ReadResp>>
  callArguments(options: object, more: { readonly deadline: number }): [never]
}

/** @param prefix of the streams that are wanted; with an empty one all are, the server's own too */
export function readAllOf(
  client: EventStoreDBClient,
  prefix: string,
  page: PageOfAll,
): StreamingRead<AllStreamResolvedEvent> {
  if (prefix === '') return client.readAll(page)
  // The client can filter subscriptions only; the server takes the same filter for reads.
  const request = requestFor(prefix, page)
  const inside = client as unknown as Inside
  const create = inside.GRPCStreamCreator(StreamsClient, 'readAll', (calls) =>
    calls.read(request, ...inside.callArguments({}, { deadline: Infinity })),
  )
  return new ReadStream(create, convertGrpcEvent, {}) as unknown as StreamingRead<AllStreamResolvedEvent>
}

function requestFor(prefix: string, { fromPosition, direction, maxCount }: PageOfAll): ReadRequest {
  const options = new ReadReq.Options()
  options.setAll(startOf(fromPosition))
  options.setReadDirection(direction === BACKWARDS ? 1 : 0)
  options.setResolveLinks(false)
  options.setCount(String(maxCount))
  options.setFilter(filterOf(prefix))
  const ids = new ReadReq.Options.UUIDOption()
  ids.setString(new shared.Empty())
  options.setUuidOption(ids)
  const request = new ReadReq()
  request.setOptions(options)
  return request
}

function startOf(from: ReadPosition) {
  const all = new ReadReq.Options.AllOptions()
  if (from === START) all.setStart(new shared.Empty())
  else if (from === END) all.setEnd(new shared.Empty())
  else {
    const position = new ReadReq.Options.Position()
    position.setCommitPosition(String(from.commit))
    position.setPreparePosition(String(from.prepare))
    all.setPosition(position)
  }
  return all
}

function filterOf(prefix: string) {
  const names = new ReadReq.Options.FilterOptions.Expression()
  names.addPrefix(prefix)
  const filter = new ReadReq.Options.FilterOptions()
  filter.setStreamIdentifier(names)
  filter.setMax(SEARCH_WINDOW)
  filter.setCheckpointintervalmultiplier(1)
  return filter
}
