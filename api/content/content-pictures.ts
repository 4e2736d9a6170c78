/** Pictures in content (`app.content_pictures`). They stand at addresses that cannot be guessed and that everybody may open, as the pages show them. */
import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type CommonQueryMethods, type DatabasePool } from 'slonik'
import { z } from 'zod'
import { makeSmallPicture } from '../documents/small-picture.ts'
import type { FileStore } from '../integrations/file-store/file-store.ts'

/** Twice what a page shows, in px. Of clinics a list shows many, each on a card. */
const sizes = {
  page: { width: 1600, height: 1600, fit: 'inside' },
  card: { width: 800, height: 450, fit: 'cover' },
} as const

/** Where a picture is to be shown. */
export const picturePlaces = ['page', 'card'] as const
export type PicturePlace = (typeof picturePlaces)[number]

/** The picture that is made of an uploaded one, as JPEG; undefined for content that is none. @param path of the upload, scanned already */
export function makeContentPicture(path: string, place: PicturePlace): Promise<Uint8Array | undefined> {
  return makeSmallPicture(path, sizes[place])
}

export interface PictureKeeping {
  readonly database: DatabasePool
  readonly files: FileStore
  /** Where temporary files may be made. */
  readonly uploadFolder: string
}

/** Keeps a picture. It is never changed or removed: versions of content name it. @returns its id */
export async function keepContentPicture(
  { database, files, uploadFolder }: PictureKeeping,
  picture: Uint8Array,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<string> {
  const pictureId = randomUUID()
  const path = join(uploadFolder, `content-${pictureId}`)
  try {
    await writeFile(path, picture, { mode: 0o600, flag: 'wx' })
    await files.put(pictureId, path, 'itself')
  } finally {
    await rm(path, { force: true })
  }
  await database.query(sql.unsafe`
    insert into app.content_pictures (picture_id, bytes, uploaded_by, uploaded_at)
    values (${pictureId}, ${picture.length}, ${by}, ${at.toISOString()}::timestamptz)`)
  return pictureId
}

/** Whether there is such a picture: the file store holds other files too. */
export async function isContentPicture(database: CommonQueryMethods, pictureId: string): Promise<boolean> {
  return database.oneFirst(sql.type(z.object({ exists: z.boolean() }))`
    select exists (select from app.content_pictures where picture_id = ${pictureId}) as exists`)
}
