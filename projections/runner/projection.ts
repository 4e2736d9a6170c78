/** What a read model's projection is: a function from events to rows, and the tables that the rows are in. */
import type { EventType } from '@member-care/domain/events/event-catalogue.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { ReadModelInstance, ReadModelTable } from '../tables/read-model-table.ts'

export interface Projection {
  readonly name: string
  /** Goes up by one whenever the tables or what stands in them change; the new version is then built beside the old one. */
  readonly version: number
  readonly handles: readonly EventType[]
  readonly tables: readonly ReadModelTable[]
  /** False where no answer waits for it: when many events come, those of a moment are taken together. */
  readonly isWaitedFor?: false
  /**
   * Brings the tables up to these events, in log order. It sees only events that it handles, and takes no other input:
   * no clock, no random, no other table. Applying events a second time changes nothing.
   */
  apply(events: readonly Recorded[], instance: ReadModelInstance): Promise<void>
}

/** The schema of an instance that the runner keeps up to date. */
export function schemaOf(projection: Pick<Projection, 'name' | 'version'>): string {
  return `${projection.name}_v${projection.version}`
}
