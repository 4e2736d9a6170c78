/** A member's photo (`app.profile_photos`): small, square enough, and without what a camera writes beside the picture. */
import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type CommonQueryMethods, type DatabasePool } from 'slonik'
import { z } from 'zod'
import { inPictureTurn } from '../files/picture-turns.ts'
import { heicToJpeg, PictureUnreadable } from '../files/picture-view.ts'
import { uploadTypeOf } from '../files/upload-type.ts'
import type { FileStore } from '../integrations/file-store/file-store.ts'

/** Twice what any screen shows, in px. */
const SIDE = 512
const QUALITY = 82
/** The largest phone cameras make 50 million pixels. */
const MAXIMUM_PIXELS = 50_000_000

export interface PhotoKeeping {
  readonly database: DatabasePool
  readonly files: FileStore
  /** Where temporary files may be made. */
  readonly uploadFolder: string
}

/**
 * The photo that is made of an uploaded picture, as JPEG.
 * @param path of the upload, scanned already
 * @returns undefined when its content is no picture of an accepted type, or cannot be read
 */
export async function makePhoto(path: string): Promise<Uint8Array | undefined> {
  const type = await uploadTypeOf(path)
  if (type === undefined || type === 'application/pdf') return undefined
  try {
    const source = type === 'image/heic' || type === 'image/heif' ? await heicToJpeg(path) : path
    // Not at the start of the process: the library is large, and photos are rare.
    const { default: sharp } = await import('sharp')
    const options = { limitInputPixels: MAXIMUM_PIXELS, failOn: 'error' } as const
    // Turned as the camera said before that note is dropped with all the others.
    const upright = sharp(source, options).autoOrient()
    const square = upright.resize(SIDE, SIDE, { fit: 'cover', withoutEnlargement: true })
    return await inPictureTurn(() => square.flatten({ background: '#fff' }).jpeg({ quality: QUALITY }).toBuffer())
  } catch (error) {
    if (error instanceof PictureUnreadable || isUnreadable(error)) return undefined
    throw error
  }
}

/** The picture library tells of content that it cannot read in an error without a code; the system's own errors have one. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && !('code' in error)
}

/** Keeps a photo in place of the one before, whose bytes go. */
export async function keepPhoto(keeping: PhotoKeeping, userId: string, photo: Uint8Array, now: Date): Promise<void> {
  const fileId = randomUUID()
  const path = join(keeping.uploadFolder, `photo-${fileId}`)
  try {
    await writeFile(path, photo, { mode: 0o600, flag: 'wx' })
    await keeping.files.put(fileId, path)
  } finally {
    await rm(path, { force: true })
  }
  const before = await keeping.database.transaction(async (transaction) => {
    const old = await transaction.maybeOne(sql.type(photoRow)`select file_id from app.profile_photos where user_id = ${userId} for update`)
    await transaction.query(sql.unsafe`
      insert into app.profile_photos (user_id, file_id, changed_at) values (${userId}, ${fileId}, ${now.toISOString()}::timestamptz)
      on conflict (user_id) do update set file_id = excluded.file_id, changed_at = excluded.changed_at`)
    return old?.file_id
  })
  if (before !== undefined) await keeping.files.delete(before)
}

/** Under which id a member's photo is kept; undefined when they have none. */
export async function findPhoto(database: CommonQueryMethods, userId: string): Promise<string | undefined> {
  const row = await database.maybeOne(sql.type(photoRow)`select file_id from app.profile_photos where user_id = ${userId}`)
  return row?.file_id
}

/** Removes somebody's photo, for when they are forgotten. */
export async function removePhoto({ database, files }: Pick<PhotoKeeping, 'database' | 'files'>, userId: string): Promise<void> {
  const fileId = await findPhoto(database, userId)
  if (fileId === undefined) return
  await files.delete(fileId)
  await database.query(sql.unsafe`delete from app.profile_photos where user_id = ${userId}`)
}

const photoRow = z.object({ file_id: z.string() })
