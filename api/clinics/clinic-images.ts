/** Pictures of panel clinics (`app.clinic_images`), which administrators keep in the console (2§7). */
import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type CommonQueryMethods, type DatabasePool } from 'slonik'
import { z } from 'zod'
import { makeSmallPicture } from '../documents/small-picture.ts'
import type { FileStore } from '../integrations/file-store/file-store.ts'

/** Twice what a card shows, in px. */
const SIZE = { width: 800, height: 450, fit: 'cover' } as const

export interface ClinicImageKeeping {
  readonly database: DatabasePool
  readonly files: FileStore
  /** Where temporary files may be made. */
  readonly uploadFolder: string
}

const fileRow = z.object({ file_id: z.string() })

/** Under which id a clinic's picture is kept; undefined when it has none, and for one that members are not shown. @param code in any case */
export async function findClinicImage(database: CommonQueryMethods, code: string): Promise<string | undefined> {
  const row = await database.maybeOne(sql.type(fileRow)`
    select file_id from app.clinic_images
    where code = upper(${code}) and not exists (select from read.excluded_clinics excluded where excluded.excluded and excluded.code = clinic_images.code)`)
  return row?.file_id
}

/** The picture that is made of an uploaded one, as JPEG; undefined for content that is none. @param path of the upload, scanned already */
export function makeClinicImage(path: string): Promise<Uint8Array | undefined> {
  return makeSmallPicture(path, SIZE)
}

/** Keeps a picture in place of the one before, whose bytes go. @param code in any case */
export async function keepClinicImage(
  { database, files, uploadFolder }: ClinicImageKeeping,
  code: string,
  picture: Uint8Array,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  const fileId = randomUUID()
  const path = join(uploadFolder, `clinic-${fileId}`)
  try {
    await writeFile(path, picture, { mode: 0o600, flag: 'wx' })
    await files.put(fileId, path, 'itself')
  } finally {
    await rm(path, { force: true })
  }
  const before = await database.transaction(async (transaction) => {
    const old = await transaction.maybeOne(
      sql.type(fileRow)`select file_id from app.clinic_images where code = upper(${code}) for update`,
    )
    await transaction.query(sql.unsafe`
      insert into app.clinic_images (code, file_id, changed_by, changed_at) values (upper(${code}), ${fileId}, ${by}, ${at.toISOString()}::timestamptz)
      on conflict (code) do update set file_id = excluded.file_id, changed_by = excluded.changed_by, changed_at = excluded.changed_at`)
    return old?.file_id
  })
  if (before !== undefined) await files.delete(before)
}

/** Removes a clinic's picture, if it has one. @param code in any case */
export async function removeClinicImage(
  { database, files }: Pick<ClinicImageKeeping, 'database' | 'files'>,
  code: string,
): Promise<void> {
  const row = await database.maybeOne(
    sql.type(fileRow)`delete from app.clinic_images where code = upper(${code}) returning file_id`,
  )
  if (row) await files.delete(row.file_id)
}
