/** Forgets all anchors and makes new ones: of a log whose master key was replaced, or whose end was lost. The file of the former ones is kept. */
import { anchorWhatIsNew } from '@member-care/event-store/anchors/keep-anchors.ts'
import { rename } from 'node:fs/promises'
import { sql } from 'slonik'
import { createDatabasePool } from '../database/pool.ts'
import type { Integrity } from '../event-log/open-event-log.ts'

/**
 * @param file of the anchors outside the database
 * @param ownerUrl of the database, for its owner: the product itself takes no anchor away
 * @returns how many events are anchored now, and where the former file lies
 */
export async function anchorAnew(
  integrity: Integrity,
  file: string,
  ownerUrl: string,
): Promise<{ readonly anchored: number; readonly formerFile: string | undefined }> {
  const aside = `${file}.${new Date().toISOString().replaceAll(':', '-')}`
  const formerFile = await rename(file, aside).then(
    () => aside,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return undefined
    },
  )
  const owner = await createDatabasePool(ownerUrl, { connections: 1 })
  await owner.query(sql.unsafe`delete from anchors.blocks`).finally(() => owner.end())
  return { anchored: await anchorWhatIsNew(integrity), formerFile }
}
