/** The register of uploads (`app.files`): whose each is, what it belongs to, and what became of it. */
import type { AttachmentCategory } from '@member-care/domain/claim/claim-terms.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'

/** `received`: kept, not (yet) part of a claim; `attached`: part of one; `refused`: not kept. */
export type FileState = 'received' | 'attached' | 'refused'

export interface RegisteredFile {
  readonly fileId: string
  /** Who uploaded it. */
  readonly ownerId: string
  /** Whom it tells about: the patient. */
  readonly subjectId: string
  /** The claim or letter of guarantee that it belongs to, or the member's request to change name or NRIC. */
  readonly claimId: string
  readonly category: AttachmentCategory
  /** By its content; null for a refused one. */
  readonly mimeType: string | null
  readonly bytes: number
  readonly sha256: string
  readonly state: FileState
  /** What a scanner found. */
  readonly finding?: string | undefined
}

/** Enters a file; one that is in the register already stays as it is. */
export async function registerFile(database: CommonQueryMethods, file: RegisteredFile, now: Date): Promise<void> {
  await database.query(sql.unsafe`
    insert into app.files (file_id, owner_id, subject_id, claim_id, category, mime_type, bytes, sha256, state, finding, created_at)
    values (${file.fileId}, ${file.ownerId}, ${file.subjectId}, ${file.claimId}, ${file.category}, ${file.mimeType}, ${file.bytes},
      ${file.sha256}, ${file.state}, ${file.finding ?? null}, ${now.toISOString()}::timestamptz)
    on conflict (file_id) do nothing`)
}

/** Notes that these files are part of a claim now. */
export async function markAttached(database: CommonQueryMethods, fileIds: readonly string[]): Promise<void> {
  await database.query(
    sql.unsafe`update app.files set state = 'attached' where file_id = any(${sql.array([...fileIds], 'uuid')})`,
  )
}

/** Files that were received before a time and are part of no claim, no request and no draft, oldest first. */
export async function findUnattached(
  database: CommonQueryMethods,
  before: Date,
): Promise<readonly { fileId: string; claimId: string; subjectId: string }[]> {
  const rows = await database.any(sql.type(
    z.object({ file_id: z.string(), claim_id: z.string(), subject_id: z.string() }),
  )`
    select file_id, claim_id, subject_id from app.files
    where state = 'received' and created_at < ${before.toISOString()}::timestamptz
      and not exists (select from app.draft_files of_draft where of_draft.file_id = files.file_id)
    order by created_at limit 1000`)
  return rows.map((row) => ({ fileId: row.file_id, claimId: row.claim_id, subjectId: row.subject_id }))
}

/** All kept files that tell about somebody. */
export async function findFilesAbout(database: CommonQueryMethods, subjectId: string): Promise<readonly string[]> {
  return database.anyFirst(
    sql.type(
      z.object({ file_id: z.string() }),
    )`select file_id from app.files where subject_id = ${subjectId} and state <> 'refused'`,
  )
}

/** Strikes a file out; its bytes are removed before. */
export async function unregisterFile(database: CommonQueryMethods, fileId: string): Promise<void> {
  await database.query(sql.unsafe`delete from app.files where file_id = ${fileId}`)
}
