/** How the followers are: for health, metrics and the console. */
import type { EventType } from '@member-care/domain/events/event-catalogue.ts'
import type { EventLog } from '@member-care/event-store/event-log.ts'
import type { Position } from '@member-care/event-store/port.ts'
import type { CommonQueryMethods } from 'slonik'
import { readCheckpoints, type Checkpoint, type FailedEvent, type FollowerStatus } from './registry.ts'

/** Lag is counted up to this many events, so that counting stays cheap however far behind a follower is. */
const LAG_COUNTED_TO = 1_000

export interface FollowerReport {
  readonly name: string
  readonly version: number
  readonly kind: Checkpoint['kind']
  readonly state: FollowerStatus
  /** Whether queries read this version. */
  readonly active: boolean
  readonly position: Position | null
  /** Events that it has yet to take; {@link LAG_COUNTED_TO} stands for that many or more. Undefined where nobody knows: a retired version, or a log that does not answer. */
  readonly lagEvents: number | undefined
  /** For how long the first of them has been waiting; 0 when there is none. */
  readonly lagSeconds: number | undefined
  readonly error: string | undefined
  /** The event at which it stopped. */
  readonly failedEvent: FailedEvent | undefined
  /** The process that moved it last. */
  readonly owner: string | undefined
  readonly updatedAt: Date
}

/** @param handled the event types that a follower takes, undefined for one that this process does not know */
export async function reportFollowers(
  pool: CommonQueryMethods,
  eventLog: EventLog,
  handled: (follower: { name: string; version: number }) => readonly EventType[] | undefined,
): Promise<readonly FollowerReport[]> {
  const checkpoints = await readCheckpoints(pool)
  const head = await eventLog.head().catch(() => undefined)
  return Promise.all(
    checkpoints.map(async (checkpoint) => {
      const types = checkpoint.status === 'retired' ? undefined : handled(checkpoint)
      const lag = types && (await measureLag(eventLog, checkpoint.position, head, types).catch(() => undefined))
      return {
        name: checkpoint.name,
        version: checkpoint.version,
        kind: checkpoint.kind,
        state: checkpoint.status,
        active: checkpoint.active,
        position: checkpoint.position,
        lagEvents: lag?.events,
        lagSeconds: lag?.seconds,
        error: checkpoint.error ?? undefined,
        failedEvent: checkpoint.failed_event ?? undefined,
        owner: checkpoint.owner ?? undefined,
        updatedAt: new Date(checkpoint.updated_at),
      }
    }),
  )
}

async function measureLag(
  eventLog: EventLog,
  position: Position | null,
  head: Position | undefined,
  types: readonly EventType[],
) {
  if (head === undefined || (position !== null && position >= head)) return { events: 0, seconds: 0 }
  const { events } = await eventLog.readAll({ after: position ?? undefined, limit: LAG_COUNTED_TO, types })
  const waitingSince = events[0]?.recordedAt.getTime()
  return {
    events: events.length,
    seconds: waitingSince === undefined ? 0 : Math.max(0, (Date.now() - waitingSince) / 1_000),
  }
}
