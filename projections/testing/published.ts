/** Read models that a test fills by itself and whose queries it asks. */
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { DatabasePool } from 'slonik'
import { projections } from '../projections.ts'
import { schemaOf } from '../runner/projection.ts'
import { installRegistry } from '../runner/registry.ts'
import { indexVersion, registerVersion } from '../runner/versions.ts'
import { applyTo } from './instances.ts'
import { createRecorder } from './recorded-events.ts'

/** Installs all read models in an empty database. @returns a function that records events and shows them */
export async function publishReadModels(
  pool: DatabasePool,
): Promise<(...events: readonly DomainEvent[]) => Promise<readonly Recorded[]>> {
  await installRegistry(pool)
  for (const projection of projections) {
    await registerVersion(pool, projection)
    await indexVersion(pool, projection)
  }
  const record = createRecorder()
  return async (...events) => {
    const recorded = events.map((event) => record(event))
    for (const projection of projections) await applyTo(pool, projection, schemaOf(projection), recorded)
    return recorded
  }
}
