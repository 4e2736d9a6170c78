/** The schemas in which read models are replayed beside the live ones. A replay drops its own; one that was killed leaves it behind. */
import type { DatabasePool } from 'slonik'
import { schemaOf, type Projection } from '../runner/projection.ts'
import { dropInstance } from '../runner/versions.ts'
import { replayAlone, ReplayUnderWay } from './replay-lock.ts'

/** Where a read model is replayed to be compared with the live one. */
export function verifySchemaOf(projection: Projection): string {
  return `${schemaOf(projection)}_replay`
}

/** Where a read model is replayed to take the place of the live one. */
export function rebuildSchemaOf(projection: Projection): string {
  return `${schemaOf(projection)}_rebuild`
}

/** Drops what killed replays left: nobody updates it, so it would go on showing what somebody had forgotten of themselves. A replay under way keeps its own. */
export async function dropAbandonedReplays(pool: DatabasePool, projections: readonly Projection[]): Promise<void> {
  try {
    await replayAlone(pool, async () => {
      for (const schema of projections.flatMap((projection) => [
        verifySchemaOf(projection),
        rebuildSchemaOf(projection),
      ]))
        await dropInstance(pool, schema)
    })
  } catch (error) {
    if (!(error instanceof ReplayUnderWay)) throw error
  }
}
