/** How the console tells an event of a record's history. It is the same for all kinds of records. */
import { actorSchema, happenedAt } from '@member-care/domain/events/metadata.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { z } from 'zod'
import { causeSchema, type Cause } from './event-causes.ts'
import type { StoredStream } from './stored-stream.ts'

export const historyEventSchema = z.object({
  id: z.string(),
  /** Counts from 0. */
  revision: z.number(),
  position: z.string(),
  type: z.string(),
  title: z.string(),
  /** When it happened: for what was taken over from elsewhere as stated there, else when it was stored. UTC, ISO. */
  recordedAt: z.string(),
  /** When the event store took it. */
  storedAt: z.string(),
  actor: actorSchema
    .pick({ kind: true, id: true })
    .extend({ name: z.string().nullable(), role: z.string().nullable() }),
  clientAddress: z.string().nullable(),
  correlationId: z.string(),
  causationId: z.string().nullable(),
  commandId: z.string(),
  /** Of this event as it is stored; the next one carries it. */
  hash: z.string(),
  changes: z.array(z.object({ field: z.string(), label: z.string(), from: z.unknown(), to: z.unknown() })),
  cause: causeSchema.nullable(),
  /** What shows that somebody has changed, removed or inserted an event here, in a sentence; null where all fits. */
  problem: z.string().nullable(),
})
/** `reason`: why it was done, of kinds of records that tell it. */
export type HistoryEvent = z.infer<typeof historyEventSchema> & { reason?: unknown }

/** What an event did, in words. */
export interface ToldStep extends Pick<HistoryEvent, 'title' | 'reason'> {
  readonly changes: readonly HistoryEvent['changes'][number][]
}

/** What is to be told of an event besides what stands in it. */
interface Told extends ToldStep {
  readonly cause: Cause | undefined
  readonly stored: StoredStream
  /** Names of people by their user id. */
  readonly names: ReadonlyMap<string, string | null>
}

export function describeHistoryEvent(event: Recorded, { cause, stored, names, ...told }: Told): HistoryEvent {
  const { id, revision, position, type, recordedAt, metadata } = event
  const { actor, clientAddress, correlationId, causationId, commandId } = metadata
  return {
    id,
    revision,
    position,
    type,
    title: told.title,
    recordedAt: happenedAt(event).toISOString(),
    storedAt: recordedAt.toISOString(),
    actor: { kind: actor.kind, id: actor.id, name: names.get(actor.id) ?? null, role: actor.role ?? null },
    clientAddress: clientAddress ?? null,
    correlationId,
    causationId: causationId ?? null,
    commandId,
    hash: stored.hashes.get(id) ?? '',
    changes: [...told.changes],
    cause: cause ?? null,
    problem: stored.problems.get(id) ?? null,
    ...('reason' in told && { reason: told.reason }),
  }
}
