/** Carries a forgetting over into the folder of backups: the person's key goes there as it goes here, and so do their documents. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import { keyIdOf, keptFileSchema, momentsIn, nameOfFile, readList } from './backup-list.ts'
import { renewKeys } from './renew-keys.ts'
import { readSealedLines, type BackupFolder } from './sealed-files.ts'

export interface BackupsOfPeople {
  /** Never fails: what could not be done now, the next backup does. */
  forget(userId: string): Promise<void>
}

export interface ForgettingInBackups {
  readonly backup: BackupFolder
  /** Of this installation's master key. */
  readonly keyId: string
  readonly database: CommonQueryMethods
  readonly databaseUrl: string
  readonly logger: FastifyBaseLogger
}

export function createBackupsOfPeople({ backup, keyId, database, databaseUrl, logger }: ForgettingInBackups): BackupsOfPeople {
  return {
    async forget(userId) {
      try {
        const moment = (await momentsIn(backup.folder)).at(-1)
        if (moment === undefined) return
        const list = (await keyIdOf(backup.folder, moment)) === keyId ? await readList(backup.folder, moment, backup.sealing) : undefined
        // Keys of another installation are not to be written over with ours.
        if (!list || !(await isInLog(database, list.lastEvent))) {
          logger.error({ folder: backup.folder }, 'somebody was forgotten, and BACKUP_FOLDER holds the backups of another installation: name another folder')
          return
        }
        await renewKeys(databaseUrl, backup)
        if (!list.files) return
        for await (const line of readSealedLines(backup, list.files.list.file)) {
          // Most lines are about others, and need not be looked at.
          if (!line.includes(userId)) continue
          const { fileId, subjectId } = keptFileSchema.parse(JSON.parse(line))
          if (subjectId === userId) await rm(join(backup.folder, nameOfFile(fileId)), { force: true })
        }
      } catch (error) {
        logger.error({ err: error }, 'somebody was forgotten, and the folder of backups could not be told; the next backup does it')
      }
    },
  }
}

async function isInLog(database: CommonQueryMethods, event: { readonly position: string; readonly id: string } | null): Promise<boolean> {
  if (!event) return true
  const id = await database.maybeOneFirst(sql.type(z.object({ id: z.string() }))`select id from es.events where position = ${event.position}::bigint`)
  return id === event.id
}
