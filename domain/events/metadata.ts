/** What is recorded with every event besides its data. */
import { z } from 'zod'

/** Who did it. `id` is a user's uuid, the company's for its own system (S88), or the name of a part of the system (`insurer-handover`). */
export const actorSchema = z.object({
  kind: z.enum(['member', 'hr-administrator', 'system-administrator', 'client', 'insurer', 'system']),
  id: z.string(),
  /** The role the actor used, for an administrator. */
  role: z.string().optional(),
})
export type Actor = z.infer<typeof actorSchema>

export const eventMetadataSchema = z.object({
  actor: actorSchema,
  /** Address the request came from; absent for what the system does by itself. */
  clientAddress: z.string().optional(),
  /** One id for everything that follows from one request. */
  correlationId: z.string(),
  /** The event that led to this one, when one did. */
  causationId: z.string().optional(),
  commandId: z.string(),
  /** Of what a request said whose sender chose the command's id: tells the same again from something else under the same id. Keyed, so that it gives nothing away. */
  requestHash: z.string().optional(),
  schemaVersion: z.number().int().positive(),
  /** When it happened, for what was taken over from elsewhere (an import); absent when it was recorded as it happened. UTC, ISO. */
  occurredAt: z.string().optional(),
  /** Hash of the event before this one in its stream; null for a stream's first. */
  previousHash: z.string().nullable(),
  /** Made with a key that is not in the database: shows that this product wrote the event. Absent from what was written before there were seals. */
  seal: z.string().optional(),
})
export type EventMetadata = z.infer<typeof eventMetadataSchema>

/** What a command handler states about a command; the rest of the metadata is filled in where events are stored. */
export interface CommandContext {
  readonly actor: Actor
  readonly commandId: string
  readonly requestHash?: string | undefined
  readonly correlationId: string
  readonly causationId?: string | undefined
  readonly clientAddress?: string | undefined
  /** Only for what is taken over from elsewhere: when it happened, UTC, ISO. */
  readonly occurredAt?: string | undefined
}

/** An event with what its store says of it; recorded ones fit. */
export type Happened<Event> = Event & {
  readonly recordedAt: Date
  readonly metadata: Pick<EventMetadata, 'occurredAt' | 'actor'>
}

/** When an event happened: as stated for what was taken over from elsewhere, else when it was recorded. */
export function happenedAt(event: {
  readonly recordedAt: Date
  readonly metadata: Pick<EventMetadata, 'occurredAt'>
}): Date {
  return event.metadata.occurredAt ? new Date(event.metadata.occurredAt) : event.recordedAt
}
