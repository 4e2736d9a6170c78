/**
 * A log is known by its first event: the list of the first anchor names it, and the database that follows the log keeps that list.
 * So no event of its own is needed to tell two logs apart.
 */
import type { StoredLog } from '../port.ts'
import type { AnchorTable } from './anchor-table.ts'

/** The first event that was anchored is not in the log. The message says what to do. */
export class AnotherLog extends Error {
  override readonly name = 'AnotherLog'
}

/** @throws AnotherLog; nothing where nothing has been anchored yet */
export async function requireSameLog(store: Pick<StoredLog, 'read'>, table: Pick<AnchorTable, 'block'>): Promise<void> {
  // A list that somebody changed is for the verification to tell of, on a product that runs.
  const block = await table.block(0).catch((error: unknown) => {
    if (error instanceof RangeError || (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))) return undefined
    throw error
  })
  const first = block?.events[0]
  if (!first) return
  const { exists, events } = await store.read(first.stream, { from: first.revision, limit: 1 })
  if (exists && events[0]?.id === first.id) return
  throw new AnotherLog(
    `The event log does not hold the event that it began with when it was anchored (event ${first.id}, ${first.stream} revision ${first.revision}): this is another log, or its beginning is gone. ` +
      'Put the right log in its place: look at DATABASE_URL and EVENTSTORE_URL. `npm run verify-log` names what is missing. Only where it is lost for good: `npm run replay -- --cut-back`, then `npm run verify-log -- --anchor-anew`.',
  )
}
