/** Removes files of members' own data: those that have had their time, and those of somebody who is forgotten. */
import type { Parts, WhenForgotten } from '../http/parts.ts'
import {
  filesOfPerson,
  findEndedFiles,
  markExpired,
  removeFilesOfPerson,
  removeOldFiles,
} from './personal-data-store.ts'

type Removing = Pick<Parts, 'database' | 'files' | 'clock'>

/** The bytes first: killed in between, the table still knows that there is something to remove. */
export async function sweepPersonalData({ database, files, clock }: Removing): Promise<void> {
  const now = clock()
  for (const fileId of await findEndedFiles(database, now)) {
    await files.delete(fileId)
    await markExpired(database, fileId)
  }
  await removeOldFiles(database, now)
}

/** Their own files. Files of others hold nothing of them. */
export const forgetPersonalData: WhenForgotten = {
  async afterwards({ database, files }, { userId }) {
    const ended = await filesOfPerson(database, userId)
    // The rows first: one that is being written finds that it is not wanted any more, and removes its bytes.
    await removeFilesOfPerson(database, userId)
    for (const fileId of ended) await files.delete(fileId)
  },
}
