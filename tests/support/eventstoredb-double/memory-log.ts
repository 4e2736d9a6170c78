/** The log of the EventStoreDB double: in memory, with the server's rules for expected revisions and repeated appends. */

export interface ProposedEvent {
  readonly id: string
  readonly type: string
  readonly contentType: string
  readonly data: Uint8Array
  readonly metadata: Uint8Array
}

export interface LoggedEvent extends ProposedEvent {
  readonly stream: string
  readonly revision: number
  /** Commit and prepare position: bytes from the beginning of the log, as in the server, so positions have gaps. */
  readonly position: number
  readonly created: Date
}

/** A revision, or what else a client may expect of a stream. */
export type ExpectedRevision = number | 'any' | 'no-stream' | 'exists'

export type AppendOutcome =
  | { readonly kind: 'written'; readonly last: LoggedEvent }
  | { readonly kind: 'refused'; /** -1 when there is no stream. */ readonly current: number }

export interface MemoryLog {
  readonly events: readonly LoggedEvent[]
  stream(name: string): readonly LoggedEvent[]
  append(stream: string, proposed: readonly ProposedEvent[], expected: ExpectedRevision): AppendOutcome
  /** Calls back after every append, until the returned function is called. */
  watch(listener: () => void): () => void
}

/** The server writes about itself between the events of its users. */
const OWN_EVENT_AFTER_APPENDS = 5
const FIRST_POSITION = 64

export function createMemoryLog(): MemoryLog {
  const events: LoggedEvent[] = []
  const streams = new Map<string, LoggedEvent[]>()
  const listeners = new Set<() => void>()
  let appends = 0

  function write(stream: string, proposed: readonly ProposedEvent[]): void {
    const history = streams.get(stream) ?? []
    streams.set(stream, history)
    for (const event of proposed) {
      const previous = events.at(-1)
      const position = previous ? previous.position + 40 + previous.data.length + previous.metadata.length : FIRST_POSITION
      const logged = { ...event, stream, revision: history.length, position, created: new Date() }
      history.push(logged)
      events.push(logged)
    }
  }

  function writeOwnEvent(): void {
    const statistics = new TextEncoder().encode(JSON.stringify({ appends }))
    write('$stats-double', [{ id: crypto.randomUUID(), type: '$statsCollected', contentType: 'application/json', data: statistics, metadata: new Uint8Array() }])
  }
  writeOwnEvent()

  return {
    events,
    stream: (name) => streams.get(name) ?? [],
    append(stream, proposed, expected) {
      const history = streams.get(stream) ?? []
      const last = history.length - 1
      const repeated = earlierResult(history, proposed, expected)
      if (repeated) return { kind: 'written', last: repeated }
      if (!isAsExpected(expected, last)) return { kind: 'refused', current: last }
      write(stream, proposed)
      appends += 1
      if (appends % OWN_EVENT_AFTER_APPENDS === 0) writeOwnEvent()
      for (const listener of [...listeners]) listener()
      const written = streams.get(stream)?.at(-1)
      if (!written) throw new Error('An append needs at least one event.')
      return { kind: 'written', last: written }
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function isAsExpected(expected: ExpectedRevision, last: number): boolean {
  if (expected === 'any') return true
  if (expected === 'exists') return last >= 0
  return expected === 'no-stream' ? last === -1 : last === expected
}

/** The last of these events where they stand already: right behind the expected revision, or anywhere when any is expected. */
function earlierResult(history: readonly LoggedEvent[], proposed: readonly ProposedEvent[], expected: ExpectedRevision): LoggedEvent | undefined {
  const first = typeof expected === 'number' ? expected + 1 : expected === 'no-stream' ? 0 : history.findIndex((event) => event.id === proposed[0]?.id)
  if (first < 0) return undefined
  const same = proposed.every((event, index) => history[first + index]?.id === event.id)
  return same ? history[first + proposed.length - 1] : undefined
}
