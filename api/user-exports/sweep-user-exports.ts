/** Removes files of users that have had their time, and all of them when one of the people in them is forgotten. */
import type { Parts, WhenForgotten } from '../http/parts.ts'
import { endExports, findExpiredExports, markExpired, removeOldExports } from './user-export-store.ts'

/** The bytes first: killed in between, the table still knows that there is something to remove. */
export async function sweepUserExports({
  database,
  files,
  clock,
}: Pick<Parts, 'database' | 'files' | 'clock'>): Promise<void> {
  const now = clock()
  for (const exportId of await findExpiredExports(database, now)) {
    await files.delete(exportId)
    await markExpired(database, exportId)
  }
  await removeOldExports(database, now)
}

/** Somebody is forgotten who may stand in any of these files; each can be asked for again. */
export async function removeUserExports({ database, files }: Pick<Parts, 'database' | 'files'>): Promise<void> {
  for (const exportId of await endExports(database)) await files.delete(exportId)
}

/** Every file of users out of the house may name them. */
export const forgetUserExports: WhenForgotten = {
  afterwards: (parts) => removeUserExports(parts),
}
