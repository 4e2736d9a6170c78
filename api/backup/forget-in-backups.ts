/** Carries a forgetting over into the folder of backups: the person's key goes there as it goes here, and so do their documents. */
import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import { headOfList, keptFileSchema, momentsIn, readList, startOfNames, type BackupList } from './backup-list.ts'
import { renewKeys } from './renew-keys.ts'
import { isMissing, readSealedLines, type BackupFolder } from './sealed-files.ts'
import type { WhenForgotten } from '../http/parts.ts'

export interface BackupsOfPeople {
  /** Never fails: what could not be done now, the next backup does. */
  forget(userId: string): Promise<void>
  /** Has the backups there are open with the master key that there is now. Never fails, likewise. */
  renewKeys(): Promise<void>
}

export interface ForgettingInBackups {
  readonly backup: BackupFolder
  /** Of this installation (LogSigner.keyId). */
  readonly keyId: string
  readonly database: CommonQueryMethods
  readonly databaseUrl: string
  readonly logger: FastifyBaseLogger
}

export function createBackupsOfPeople({
  backup,
  keyId,
  database,
  databaseUrl,
  logger,
}: ForgettingInBackups): BackupsOfPeople {
  /** @returns the last list; undefined where there is none, or it is not ours */
  async function renewed(): Promise<BackupList | undefined> {
    const moment = (await momentsIn(backup.folder)).at(-1)
    if (moment === undefined) return undefined
    const { keyId: named } = await headOfList(backup.folder, moment)
    const list = named === keyId ? await readList(backup.folder, moment, backup.sealing) : undefined
    // Keys of another installation are not to be written over with ours.
    if (!list || !(await isInLog(database, list.lastEvent))) {
      logger.error(
        { folder: backup.folder },
        'the keys of people are to be renewed, and BACKUP_FOLDER holds the backups of another installation: name another folder',
      )
      return undefined
    }
    await renewKeys(databaseUrl, backup)
    return list
  }

  return {
    async renewKeys() {
      await renewed().catch((error: unknown) =>
        logger.error(
          { err: error },
          'the master key was changed, and the folder of backups could not be told; the next backup does it',
        ),
      )
    },
    async forget(userId) {
      try {
        const list = await renewed()
        if (!list?.files) return
        for await (const line of readSealedLines(backup, list.files.list.file)) {
          // Most lines are about others, and need not be looked at.
          if (!line.includes(userId)) continue
          const { fileId, subjectId } = keptFileSchema.parse(JSON.parse(line))
          if (subjectId === userId) await removeEveryState(backup.folder, fileId)
        }
      } catch (error) {
        logger.error(
          { err: error },
          'somebody was forgotten, and the folder of backups could not be told; the next backup does it',
        )
      }
    },
  }
}

/** Also those that only earlier backups name. */
async function removeEveryState(folder: string, fileId: string): Promise<void> {
  const path = join(folder, startOfNames(fileId))
  const names = await readdir(dirname(path)).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  for (const name of names) if (name.startsWith(basename(path))) await rm(join(dirname(path), name), { force: true })
}

async function isInLog(
  database: CommonQueryMethods,
  event: { readonly position: string; readonly id: string } | null,
): Promise<boolean> {
  if (!event) return true
  const id = await database.maybeOneFirst(
    sql.type(z.object({ id: z.string() }))`select id from es.events where position = ${event.position}::bigint`,
  )
  return id === event.id
}

/** Their key and their documents in the folder of backups. */
export const forgetInBackups: WhenForgotten = {
  afterwards: async ({ backups }, { userId }) => backups?.forget(userId),
}

declare module '../http/parts.ts' {
  interface Parts {
    /** Absent where the product does not know of any. */
    readonly backups?: BackupsOfPeople
  }
}
