/** Removes files of users that have had their time. */
import type { Parts } from '../parts.ts'
import { findExpiredExports, markExpired, removeOldExports } from './user-export-store.ts'

/** The bytes first: killed in between, the table still knows that there is something to remove. */
export async function sweepUserExports({ database, files, clock }: Pick<Parts, 'database' | 'files' | 'clock'>): Promise<void> {
  const now = clock()
  for (const exportId of await findExpiredExports(database, now)) {
    await files.delete(exportId)
    await markExpired(database, exportId)
  }
  await removeOldExports(database, now)
}
