/** A member's photo (`app.profile_photos`): small, square enough, and without what a camera writes beside the picture. */
import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PHOTO_SIDE } from '@member-care/domain/user/photo-rules.ts'
import { sql, type CommonQueryMethods, type DatabasePool } from 'slonik'
import { z } from 'zod'
import { makeSmallPicture } from '../documents/small-picture.ts'
import type { FileStore } from '../integrations/file-store/file-store.ts'
import type { WhenForgotten } from '../http/parts.ts'

/** Four times that of the photo, so that a part of the picture makes a sharp one too. */
const PREVIEW_SIDE = 4 * PHOTO_SIDE

export interface PhotoKeeping {
  readonly database: DatabasePool
  readonly files: FileStore
  /** Where temporary files may be made. */
  readonly uploadFolder: string
}

/** The photo that is made of an uploaded picture, as JPEG; undefined for content that is none. @param path of the upload, scanned already */
export function makePhoto(path: string): Promise<Uint8Array | undefined> {
  return makeSmallPicture(path, { width: PHOTO_SIDE, height: PHOTO_SIDE, fit: 'cover' })
}

/** The whole of an uploaded picture, upright and as JPEG, for who is to cut their photo from it; undefined for content that is none. @param path as above */
export function makePreview(path: string): Promise<Uint8Array | undefined> {
  return makeSmallPicture(path, { width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'inside' })
}

/** Keeps a photo in place of the one before, whose bytes go. */
export async function keepPhoto(keeping: PhotoKeeping, userId: string, photo: Uint8Array, now: Date): Promise<void> {
  const fileId = randomUUID()
  const path = join(keeping.uploadFolder, `photo-${fileId}`)
  try {
    await writeFile(path, photo, { mode: 0o600, flag: 'wx' })
    await keeping.files.put(fileId, path, { subjectId: userId })
  } finally {
    await rm(path, { force: true })
  }
  const before = await keeping.database.transaction(async (transaction) => {
    const old = await transaction.maybeOne(
      sql.type(photoRow)`select file_id from app.profile_photos where user_id = ${userId} for update`,
    )
    await transaction.query(sql.unsafe`
      insert into app.profile_photos (user_id, file_id, changed_at) values (${userId}, ${fileId}, ${now.toISOString()}::timestamptz)
      on conflict (user_id) do update set file_id = excluded.file_id, changed_at = excluded.changed_at`)
    return old?.file_id
  })
  if (before !== undefined) await keeping.files.delete(before)
}

/** Under which id a member's photo is kept; undefined when they have none. */
export async function findPhoto(database: CommonQueryMethods, userId: string): Promise<string | undefined> {
  const row = await database.maybeOne(
    sql.type(photoRow)`select file_id from app.profile_photos where user_id = ${userId}`,
  )
  return row?.file_id
}

/** Removes somebody's photo, for when they are forgotten. */
async function removePhoto(
  { database, files }: Pick<PhotoKeeping, 'database' | 'files'>,
  userId: string,
): Promise<void> {
  const fileId = await findPhoto(database, userId)
  if (fileId === undefined) return
  await files.delete(fileId)
  await database.query(sql.unsafe`delete from app.profile_photos where user_id = ${userId}`)
}

const photoRow = z.object({ file_id: z.string() })

/** Their photo. */
export const forgetPhoto: WhenForgotten = {
  afterwards: (parts, { userId }) => removePhoto(parts, userId),
}
