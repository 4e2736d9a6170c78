/**
 * The last event that this process knows to be in the log. A store that was away may come back from an older backup: before anything is appended
 * to it again, that event must still be there. While nothing has gone wrong, this asks the store nothing.
 */
import { StoreUnavailable, type AppendResult, type Position, type StreamId } from '../port.ts'
import { LogRefused } from './log-refused.ts'

export interface KnownEvent {
  readonly stream: StreamId
  readonly revision: number
  readonly id: string
  readonly position: Position
}

/** How the store is asked. */
export interface LookAtEnd {
  last(): Promise<KnownEvent | undefined>
  holds(event: KnownEvent): Promise<boolean>
}

export interface KnownEnd {
  /** Looks whether the log still holds what is known, unless nothing has happened since it did. @throws LogRefused, and what looking throws */
  require(look: LookAtEnd): Promise<void>
  /** Takes down an event that was read. */
  see(event: KnownEvent): void
  /** The store was away, or something in its answers does not fit. */
  doubt(): void
  /** Takes down what an append has written, and doubts where it failed or was written before the known end. */
  note(append: Promise<AppendResult>, last: Pick<KnownEvent, 'stream' | 'id'>): Promise<AppendResult>
}

export function createKnownEnd(): KnownEnd {
  let known: KnownEvent | undefined
  let isSure = false
  let doubts = 0
  let looking: Promise<void> | undefined

  function doubt(): void {
    isSure = false
    doubts += 1
  }

  async function lookNow({ last, holds }: LookAtEnd): Promise<void> {
    const before = doubts
    if (!known) known = await last()
    else if (!(await holds(known))) {
      throw new LogRefused(
        'behind',
        `The event log does not hold event ${known.id} (${known.stream} revision ${known.revision}) any more, which was stored when this process saw it last: it came back shorter, as from an older backup. Nothing is appended to it.`,
      )
    }
    if (doubts === before) isSure = true
  }

  function see(event: KnownEvent): void {
    if (event.position > (known?.position ?? '')) known = event
  }

  return {
    see,
    doubt,
    async require(look) {
      while (!isSure) await (looking ??= lookNow(look).finally(() => (looking = undefined)))
    },
    async note(append, { stream, id }) {
      const before = known?.position ?? ''
      try {
        const result = await append
        // Others append meanwhile; but nothing that is written now comes before what was there when it was asked for.
        if (!result.repeated && result.position <= before) doubt()
        else see({ stream, id, revision: result.revision, position: result.position })
        return result
      } catch (error) {
        if (error instanceof StoreUnavailable) doubt()
        throw error
      }
    },
  }
}
