/**
 * Claims that have been begun and not submitted (`app.claim_drafts`), and documents that are to be added to one that was. Every call says
 * first whose they are: nobody reaches another person's draft. What was filled in is sealed with the owner's key.
 */
import {
  draftFormSchema,
  draftSteps,
  type DraftFile,
  type DraftToSave,
  type SavedClaimDraft,
} from '@member-care/domain/claim/draft/claim-draft.ts'
import { DRAFT_RESTS_DAYS, MOST_DRAFTS } from '@member-care/domain/claim/draft/draft-limits.ts'
import { attachmentCategories, claimKinds } from '@member-care/domain/claim/claim-terms.ts'
import { openRecords, sealRecord } from '@member-care/event-store/codec/sealed-record.ts'
import type { SubjectKeys } from '@member-care/event-store/codec/subject-keys.ts'
import type { JsonObject } from '@member-care/event-store/port.ts'
import { sql, type CommonQueryMethods, type DatabasePool, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'

export interface DraftKeeping {
  readonly database: DatabasePool
  readonly subjectKeys: Pick<SubjectKeys, 'forWriting' | 'forReading'>
}

/** A draft with what only the server looks at. */
export interface KeptDraft extends SavedClaimDraft {
  /** Somebody began to submit it: its claim may be filed. */
  readonly isSubmitting: boolean
  /** The claim that its documents are to be added to; null when it is a claim of its own. */
  readonly updatedClaimId: string | null
}

/** Whose draft, and for an update which claim's and in which session. */
export interface OwnedDraft {
  readonly ownerId: string
  readonly draftId: string
  readonly update?: { readonly claimId: string; readonly claimantId: string; readonly sessionId: string } | undefined
}

export type SavedOrNot =
  | { readonly outcome: 'saved'; readonly version: number; readonly savedAt: string }
  /** Another device has saved since. */
  | { readonly outcome: 'conflict' }
  /** There is no such draft of this person, or not any more. */
  | { readonly outcome: 'missing' }
  | { readonly outcome: 'too-many' }

const sealedSchema = z.record(z.string(), z.unknown()) as unknown as z.ZodType<JsonObject>
const draftRow = z.object({
  draft_id: z.string(),
  kind: z.enum(claimKinds),
  company_id: z.string(),
  step: z.enum(draftSteps),
  version: z.number(),
  sealed_form: sealedSchema,
  saved_at: z.number(),
  submitting_at: z.number().nullable(),
  updated_claim_id: z.string().nullable(),
})
const fileRow = z.object({
  file_id: z.string(),
  draft_id: z.string(),
  sealed_name: sealedSchema,
  mime_type: z.string(),
  bytes: z.number(),
  category: z.enum(attachmentCategories),
})
const idRow = z.object({ draft_id: z.string() })
const fileIdRow = z.object({ file_id: z.string() })
const formContent = z.object({ form: draftFormSchema })
const nameContent = z.object({ name: z.string() })

/** Somebody's unfinished claims, last saved first. */
export function listDrafts(keeping: DraftKeeping, ownerId: string): Promise<readonly KeptDraft[]> {
  return readDrafts(keeping, sql.fragment`owner_id = ${ownerId} and updated_claim_id is null`)
}

/** One draft, of a claim or of an update; undefined when this person has none of that id. */
export async function findDraft(
  keeping: DraftKeeping,
  ownerId: string,
  draftId: string,
): Promise<KeptDraft | undefined> {
  return (await readDrafts(keeping, sql.fragment`owner_id = ${ownerId} and draft_id = ${draftId}`))[0]
}

async function readDrafts(keeping: DraftKeeping, condition: FragmentSqlToken): Promise<readonly KeptDraft[]> {
  const rows = await keeping.database.any(sql.type(draftRow)`
    select draft_id, kind, company_id, step, version, sealed_form, saved_at, submitting_at, updated_claim_id
    from app.claim_drafts where ${condition} order by saved_at desc, draft_id`)
  const forms = await openRecords(
    keeping.subjectKeys,
    rows.map(({ draft_id, sealed_form }) => ({ recordId: draft_id, sealed: sealed_form })),
  )
  const files = await filesOf(
    keeping,
    rows.map(({ draft_id }) => draft_id),
  )
  return rows.flatMap((row, index) => {
    const opened = formContent.safeParse(forms[index])
    return opened.success ? [toDraft(row, opened.data.form, files.get(row.draft_id) ?? [])] : []
  })
}

/**
 * Saves a draft as it is on one device. Saving what is saved already gives the version that there is: a call whose answer was lost may
 * come again.
 */
export async function saveDraft(
  keeping: DraftKeeping,
  owned: OwnedDraft,
  draft: DraftToSave,
  now: Date,
): Promise<SavedOrNot> {
  const { ownerId, draftId } = owned
  const sealed = await sealRecord(keeping.subjectKeys, {
    recordId: draftId,
    subjectId: ownerId,
    content: { form: draft.form },
  })
  if (!sealed) return { outcome: 'missing' }
  const before = await findDraft(keeping, ownerId, draftId)
  if (before && isSame(before, draft)) return { outcome: 'saved', version: before.version, savedAt: before.savedAt }
  if (before) {
    const version = await keeping.database.maybeOneFirst(sql.type(z.object({ version: z.number() }))`
      update app.claim_drafts
      set kind = ${draft.kind}, company_id = ${draft.companyId}, step = ${draft.step}, version = version + 1,
        sealed_form = ${JSON.stringify(sealed)}::jsonb, saved_at = ${now.toISOString()}::timestamptz,
        claimant_id = case when updated_claim_id is null then ${claimantOf(draft)} else claimant_id end
      where draft_id = ${draftId} and owner_id = ${ownerId} and version = ${draft.expectedVersion}
      returning version`)
    return version === null ? { outcome: 'conflict' } : { outcome: 'saved', version, savedAt: now.toISOString() }
  }
  return draft.expectedVersion > 0 ? { outcome: 'missing' } : insertDraft(keeping, owned, { ...draft, sealed }, now)
}

async function insertDraft(
  { database }: DraftKeeping,
  { ownerId, draftId, update }: OwnedDraft,
  draft: DraftToSave & { readonly sealed: JsonObject },
  now: Date,
): Promise<SavedOrNot> {
  return database.transaction(async (transaction) => {
    // One after the other, so that the number is true.
    await transaction.query(sql.unsafe`select pg_advisory_xact_lock(hashtextextended(${`claim-drafts ${ownerId}`}, 0))`)
    const mine = await transaction.anyFirst(sql.type(idRow)`
      select draft_id from app.claim_drafts
      where owner_id = ${ownerId} and ${update ? sql.fragment`updated_claim_id is not null` : sql.fragment`updated_claim_id is null`} order by saved_at`)
    if (mine.includes(draftId)) return { outcome: 'conflict' }
    if (!update && mine.length >= MOST_DRAFTS) return { outcome: 'too-many' }
    // An update is found again in its tab only: those whose tab was closed make room.
    for (const oldest of update ? mine.slice(0, Math.max(0, mine.length - MOST_DRAFTS + 1)) : [])
      await removeDraft(transaction, ownerId, oldest)
    const inserted = await transaction.maybeOneFirst(sql.type(idRow)`
      insert into app.claim_drafts (draft_id, owner_id, kind, company_id, claimant_id, step, version, sealed_form, saved_at, updated_claim_id, session_id)
      values (${draftId}, ${ownerId}, ${draft.kind}, ${draft.companyId}, ${update?.claimantId ?? claimantOf(draft)}, ${draft.step}, 1,
        ${JSON.stringify(draft.sealed)}::jsonb, ${now.toISOString()}::timestamptz, ${update?.claimId ?? null}, ${update?.sessionId ?? null})
      on conflict (draft_id) do nothing returning draft_id`)
    return inserted === null ? { outcome: 'missing' } : { outcome: 'saved', version: 1, savedAt: now.toISOString() }
  })
}

/** Removes a draft, whether it became a claim or was discarded. What is left of its files is swept. @returns whether it was there */
export async function removeDraft(database: CommonQueryMethods, ownerId: string, draftId: string): Promise<boolean> {
  const removed = await database.maybeOneFirst(
    sql.type(
      idRow,
    )`delete from app.claim_drafts where draft_id = ${draftId} and owner_id = ${ownerId} returning draft_id`,
  )
  return removed !== null
}

/** Removes drafts that nobody has touched for so long ({@link DRAFT_RESTS_DAYS}); their files are swept like all that nobody claims. */
export async function removeRestingDrafts(database: CommonQueryMethods, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DRAFT_RESTS_DAYS * 24 * 60 * 60_000)
  await database.query(sql.unsafe`delete from app.claim_drafts where saved_at < ${before.toISOString()}::timestamptz`)
}

/** Removes the updates that were begun in a session, for when its owner signs out of it. */
export async function removeUpdatesBegunIn(database: CommonQueryMethods, sessionId: string): Promise<void> {
  await database.query(sql.unsafe`delete from app.claim_drafts where session_id = ${sessionId}`)
}

/**
 * Removes every draft of a person and every draft about them. @returns their files, so that the caller can remove the
 * bytes
 */
export async function removeDraftsAbout(database: CommonQueryMethods, userId: string): Promise<readonly string[]> {
  const fileIds = await database.anyFirst(sql.type(fileIdRow)`
    select file_id from app.claim_draft_files join app.claim_drafts using (draft_id) where owner_id = ${userId} or claimant_id = ${userId}`)
  await database.query(sql.unsafe`delete from app.claim_drafts where owner_id = ${userId} or claimant_id = ${userId}`)
  return fileIds
}

async function filesOf(
  { database, subjectKeys }: DraftKeeping,
  draftIds: readonly string[],
): Promise<ReadonlyMap<string, DraftFile[]>> {
  const rows = await database.any(sql.type(fileRow)`
    select file_id, draft_id, sealed_name, mime_type, bytes::int as bytes, category
    from app.claim_draft_files join app.files using (file_id)
    where draft_id = any(${sql.array([...draftIds], 'uuid')}) order by position`)
  const names = await openRecords(
    subjectKeys,
    rows.map(({ file_id, sealed_name }) => ({ recordId: file_id, sealed: sealed_name })),
  )
  const files = rows.flatMap(({ file_id, draft_id, mime_type, bytes, category }, index) => {
    const opened = nameContent.safeParse(names[index])
    const file: DraftFile = {
      fileId: file_id,
      name: opened.data?.name ?? '',
      mimeType: mime_type,
      bytes,
      category,
      state: 'received',
    }
    return opened.success ? [{ draftId: draft_id, file }] : []
  })
  return new Map(
    [...Map.groupBy(files, ({ draftId }) => draftId)].map(([draftId, of]) => [draftId, of.map(({ file }) => file)]),
  )
}

function toDraft(row: z.infer<typeof draftRow>, form: SavedClaimDraft['form'], files: DraftFile[]): KeptDraft {
  return {
    id: row.draft_id,
    kind: row.kind,
    companyId: row.company_id,
    savedAt: new Date(row.saved_at).toISOString(),
    version: row.version,
    form,
    step: row.step,
    files,
    isSubmitting: row.submitting_at !== null,
    updatedClaimId: row.updated_claim_id,
  }
}

function claimantOf({ form }: DraftToSave): string | null {
  const claimantId = form['claimantId']
  return typeof claimantId === 'string' && claimantId !== '' ? claimantId : null
}

function isSame(kept: KeptDraft, sent: DraftToSave): boolean {
  const inOrder = (form: SavedClaimDraft['form']) =>
    JSON.stringify(Object.entries(form).sort(([one], [other]) => (one < other ? -1 : 1)))
  return (
    kept.kind === sent.kind &&
    kept.companyId === sent.companyId &&
    kept.step === sent.step &&
    inOrder(kept.form) === inOrder(sent.form)
  )
}
