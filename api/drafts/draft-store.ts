/**
 * What has been begun and not sent (`app.drafts`), of any kind, and what is to be added to a record that was. Every call says first whose it
 * is: nobody reaches another person's draft. What was filled in is sealed with the owner's key.
 */
import {
  draftFormSchema,
  draftSteps,
  type DraftFile,
  type DraftToSave,
  type SavedDraft,
} from '@member-care/domain/draft/draft.ts'
import { DRAFT_RESTS_DAYS, MOST_DRAFTS } from '@member-care/domain/draft/draft-limits.ts'
import { attachmentCategories } from '@member-care/domain/claim/claim-terms.ts'
import { openRecords, sealRecord } from '@member-care/event-store/codec/sealed-record.ts'
import type { SubjectKeys } from '@member-care/event-store/codec/subject-keys.ts'
import type { JsonObject } from '@member-care/event-store/port.ts'
import { sql, type CommonQueryMethods, type DatabasePool, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import { forgetDiscardedBefore, forgetDiscardedBy, isDiscarded, noteDiscarded } from './discarded-drafts.ts'

export interface DraftKeeping extends DraftReading {
  readonly database: DatabasePool
}

/** Within a transaction too. */
export interface DraftReading {
  readonly database: CommonQueryMethods
  readonly subjectKeys: Pick<SubjectKeys, 'forWriting' | 'forReading'>
}

/** A draft with what only the server looks at. */
export interface KeptDraft extends SavedDraft {
  /** Somebody began to send it: what it becomes may be there. */
  readonly isSubmitting: boolean
  /** The record that it adds to; null when it becomes one of its own. */
  readonly recordId: string | null
}

/** Whose drafts, and of which kinds: a call reaches no others. */
export interface DraftsOf {
  readonly ownerId: string
  readonly kinds: readonly string[]
}

export interface OwnedDraft extends DraftsOf {
  readonly draftId: string
}

/** What a draft adds to. */
export interface AddedTo {
  readonly recordId: string
  /** Whom the record is about. */
  readonly subjectId: string
  /** What was begun in this session goes with its sign-out, and is found in its tab only. Null: it is found again as all drafts are. */
  readonly sessionId: string | null
}

/** What is saved, and what else is known of it. */
export interface DraftSaving {
  readonly draft: DraftToSave
  /** Whom it is about, as far as that has been chosen. */
  readonly subjectId: string | null
  readonly addedTo?: AddedTo | undefined
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
  kind: z.string(),
  company_id: z.string(),
  step: z.enum(draftSteps),
  version: z.number(),
  sealed_form: sealedSchema,
  saved_at: z.number(),
  submitting_at: z.number().nullable(),
  record_id: z.string().nullable(),
  page_id: z.string().nullable(),
  save_no: z.number().nullable(),
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
const versionRow = z.object({ version: z.number() })
const savedRow = z.object({ version: z.number(), saved_at: z.number() })
const fileIdRow = z.object({ file_id: z.string() })
const formContent = z.object({ form: draftFormSchema })
const nameContent = z.object({ name: z.string() })

/** Somebody's drafts that are found on any device, last saved first. */
export function listDrafts(keeping: DraftKeeping, of: DraftsOf): Promise<readonly KeptDraft[]> {
  return readDrafts(keeping, sql.fragment`${isOf(of)} and session_id is null`)
}

/** One draft; undefined when this person has none of that id and these kinds. */
export async function findDraft(keeping: DraftReading, owned: OwnedDraft): Promise<KeptDraft | undefined> {
  return (await readDrafts(keeping, isOne(owned)))[0]
}

function isOf({ ownerId, kinds }: DraftsOf): FragmentSqlToken {
  return sql.fragment`owner_id = ${ownerId} and kind = any(${sql.array([...kinds], 'text')})`
}

function isOne({ draftId, ...of }: OwnedDraft): FragmentSqlToken {
  return sql.fragment`${isOf(of)} and draft_id = ${draftId}`
}

async function readDrafts(keeping: DraftReading, condition: FragmentSqlToken): Promise<readonly KeptDraft[]> {
  const rows = await keeping.database.any(sql.type(draftRow)`
    select draft_id, kind, company_id, step, version, sealed_form, saved_at, submitting_at, record_id, page_id, save_no
    from app.drafts where ${condition} order by saved_at desc, draft_id`)
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
 * come again. A page does not stand against itself: of two savings that it has on their way the later one counts, whichever comes first.
 */
export async function saveDraft(
  keeping: DraftKeeping,
  owned: OwnedDraft,
  saving: DraftSaving,
  now: Date,
): Promise<SavedOrNot> {
  const { ownerId, draftId } = owned
  const { draft } = saving
  const sealed = await sealRecord(keeping.subjectKeys, {
    recordId: draftId,
    subjectId: ownerId,
    content: { form: draft.form },
  })
  if (!sealed) return { outcome: 'missing' }
  const before = await findDraft(keeping, owned)
  if (before && isSame(before, draft)) {
    await noteSaving(keeping, owned, { version: before.version, savedBy: draft.savedBy })
    return { outcome: 'saved', version: before.version, savedAt: before.savedAt }
  }
  if (!before && draft.expectedVersion > 0) return { outcome: 'missing' }
  const inserted = before ? undefined : await insertDraft(keeping, owned, { ...saving, sealed }, now)
  // Where it has come to be meanwhile, it was this page or another device.
  return inserted && inserted.outcome !== 'conflict'
    ? inserted
    : updateDraft(keeping, owned, { ...saving, sealed }, now)
}

/** What was saved the same way before is as of this saving too: an earlier one of the page that comes later does not count. */
async function noteSaving(
  { database }: DraftKeeping,
  owned: OwnedDraft,
  { version, savedBy }: Pick<DraftToSave, 'savedBy'> & { readonly version: number },
): Promise<void> {
  if (!savedBy) return
  const { pageId, saveNo } = savedBy
  await database.query(sql.unsafe`
    update app.drafts set page_id = ${pageId}::uuid, save_no = ${saveNo}::integer
    where ${isOne(owned)} and version = ${version} and (page_id is distinct from ${pageId}::uuid or save_no < ${saveNo}::integer)`)
}

/** Where nobody has saved since the version that was changed, or this page alone and earlier. */
async function updateDraft(
  keeping: DraftKeeping,
  owned: OwnedDraft,
  { draft, subjectId, sealed }: DraftSaving & { readonly sealed: JsonObject },
  now: Date,
): Promise<SavedOrNot> {
  const { pageId = null, saveNo = null } = draft.savedBy ?? {}
  const version = await keeping.database.maybeOneFirst(sql.type(versionRow)`
    update app.drafts
    set kind = ${draft.kind}, company_id = ${draft.companyId}, step = ${draft.step}, version = version + 1,
      sealed_form = ${JSON.stringify(sealed)}::jsonb, saved_at = ${now.toISOString()}::timestamptz,
      subject_id = case when record_id is null then ${subjectId} else subject_id end,
      page_id = ${pageId}::uuid, save_no = ${saveNo}::integer
    where ${isOne(owned)} and (version = ${draft.expectedVersion} or (page_id = ${pageId}::uuid and save_no < ${saveNo}::integer))
    returning version`)
  if (version !== null) return { outcome: 'saved', version, savedAt: now.toISOString() }
  return (await savedLater(keeping, owned, draft.savedBy)) ?? { outcome: 'conflict' }
}

/** What the same page has saved since; undefined when it was another device. */
async function savedLater(
  { database }: DraftKeeping,
  owned: OwnedDraft,
  savedBy: DraftToSave['savedBy'],
): Promise<SavedOrNot | undefined> {
  if (!savedBy) return undefined
  const row = await database.maybeOne(sql.type(savedRow)`
    select version, saved_at from app.drafts
    where ${isOne(owned)} and page_id = ${savedBy.pageId}::uuid and save_no >= ${savedBy.saveNo}`)
  return row ? { outcome: 'saved', version: row.version, savedAt: new Date(row.saved_at).toISOString() } : undefined
}

async function insertDraft(
  { database }: DraftKeeping,
  owned: OwnedDraft,
  { addedTo, ...begun }: DraftSaving & { readonly sealed: JsonObject },
  now: Date,
): Promise<SavedOrNot> {
  return database.transaction(async (transaction) => {
    await lockDraftsOf(transaction, owned)
    if (await isDiscarded(transaction, owned)) return { outcome: 'missing' }
    const mine = await ownDrafts(transaction, owned, addedTo !== undefined)
    if (mine.includes(owned.draftId)) return { outcome: 'conflict' }
    if (!addedTo && mine.length >= MOST_DRAFTS) return { outcome: 'too-many' }
    // Nobody looks for what adds to a record elsewhere than at the record: the oldest make room.
    for (const oldest of addedTo ? mine.slice(0, Math.max(0, mine.length - MOST_DRAFTS + 1)) : [])
      await removeDraft(transaction, { ...owned, draftId: oldest })
    const isInserted = await insertRow(transaction, owned, { ...begun, addedTo }, now)
    return isInserted ? { outcome: 'saved', version: 1, savedAt: now.toISOString() } : { outcome: 'missing' }
  })
}

/** Whoever begins or discards drafts of a person does so one after the other, so that their number is true, and none comes back. */
export async function lockDraftsOf(transaction: CommonQueryMethods, { ownerId }: DraftsOf): Promise<void> {
  await transaction.query(sql.unsafe`select pg_advisory_xact_lock(hashtextextended(${`drafts ${ownerId}`}, 0))`)
}

/** Oldest first. @param areAdded those that add to a record, or those that become one */
async function ownDrafts(transaction: CommonQueryMethods, of: DraftsOf, areAdded: boolean): Promise<readonly string[]> {
  return transaction.anyFirst(sql.type(idRow)`
    select draft_id from app.drafts
    where ${isOf(of)} and ${areAdded ? sql.fragment`record_id is not null` : sql.fragment`record_id is null`} order by saved_at`)
}

/** How many drafts somebody has that become records of their own. */
export async function countOwnDrafts(transaction: CommonQueryMethods, of: DraftsOf): Promise<number> {
  return (await ownDrafts(transaction, of, false)).length
}

interface BegunDraft extends Omit<DraftSaving, 'draft'> {
  readonly draft: Pick<DraftToSave, 'kind' | 'companyId' | 'step' | 'savedBy'>
  readonly sealed: JsonObject
}

/** @returns false where somebody has a draft of this id */
export async function insertRow(
  transaction: CommonQueryMethods,
  { ownerId, draftId }: OwnedDraft,
  { draft, subjectId, addedTo, sealed }: BegunDraft,
  now: Date,
): Promise<boolean> {
  const inserted = await transaction.maybeOneFirst(sql.type(idRow)`
    insert into app.drafts (draft_id, owner_id, kind, company_id, subject_id, step, version, sealed_form, saved_at, record_id, session_id, page_id, save_no)
    values (${draftId}, ${ownerId}, ${draft.kind}, ${draft.companyId}, ${addedTo?.subjectId ?? subjectId}, ${draft.step}, 1,
      ${JSON.stringify(sealed)}::jsonb, ${now.toISOString()}::timestamptz, ${addedTo?.recordId ?? null}, ${addedTo?.sessionId ?? null},
      ${draft.savedBy?.pageId ?? null}::uuid, ${draft.savedBy?.saveNo ?? null}::integer)
    on conflict (draft_id) do nothing returning draft_id`)
  return inserted !== null
}

/**
 * Discards a draft, also one that is still on its way here: from now on no saving begins it anew. @returns whether it was there
 */
export async function discardDraft(database: DatabasePool, owned: OwnedDraft, now: Date): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await lockDraftsOf(transaction, owned)
    await noteDiscarded(transaction, owned, now)
    return removeDraft(transaction, owned)
  })
}

/** Removes a draft, whether it was sent or discarded. What is left of its files is swept. @returns whether it was there */
export async function removeDraft(database: CommonQueryMethods, owned: OwnedDraft): Promise<boolean> {
  const removed = await database.maybeOneFirst(
    sql.type(idRow)`delete from app.drafts where ${isOne(owned)} returning draft_id`,
  )
  return removed !== null
}

/**
 * Removes drafts that nobody has touched for so long ({@link DRAFT_RESTS_DAYS}), and what is known of those that were discarded then; their files are
 * swept like all that nobody claims.
 */
export async function removeRestingDrafts(database: CommonQueryMethods, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DRAFT_RESTS_DAYS * 24 * 60 * 60_000)
  await database.query(sql.unsafe`delete from app.drafts where saved_at < ${before.toISOString()}::timestamptz`)
  await forgetDiscardedBefore(database, before)
}

/** Removes what was begun in a session and is not found elsewhere, for when its owner signs out of it. */
export async function removeDraftsBegunIn(database: CommonQueryMethods, sessionId: string): Promise<void> {
  await database.query(sql.unsafe`delete from app.drafts where session_id = ${sessionId}`)
}

/**
 * Removes every draft of a person and every draft about them. @returns their files, so that the caller can remove the
 * bytes
 */
export async function removeDraftsAbout(database: CommonQueryMethods, userId: string): Promise<readonly string[]> {
  const fileIds = await database.anyFirst(sql.type(fileIdRow)`
    select file_id from app.draft_files join app.drafts using (draft_id) where owner_id = ${userId} or subject_id = ${userId}`)
  await database.query(sql.unsafe`delete from app.drafts where owner_id = ${userId} or subject_id = ${userId}`)
  await forgetDiscardedBy(database, userId)
  return fileIds
}

async function filesOf(
  { database, subjectKeys }: DraftReading,
  draftIds: readonly string[],
): Promise<ReadonlyMap<string, DraftFile[]>> {
  const rows = await database.any(sql.type(fileRow)`
    select file_id, draft_id, sealed_name, mime_type, bytes::int as bytes, category
    from app.draft_files join app.files using (file_id)
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

function toDraft(row: z.infer<typeof draftRow>, form: SavedDraft['form'], files: DraftFile[]): KeptDraft {
  return {
    id: row.draft_id,
    kind: row.kind,
    companyId: row.company_id,
    savedAt: new Date(row.saved_at).toISOString(),
    version: row.version,
    form,
    step: row.step,
    files,
    ...(row.page_id !== null && row.save_no !== null && { savedBy: { pageId: row.page_id, saveNo: row.save_no } }),
    isSubmitting: row.submitting_at !== null,
    recordId: row.record_id,
  }
}

function isSame(kept: KeptDraft, sent: DraftToSave): boolean {
  const inOrder = (form: SavedDraft['form']) =>
    JSON.stringify(Object.entries(form).sort(([one], [other]) => (one < other ? -1 : 1)))
  return (
    kept.kind === sent.kind &&
    kept.companyId === sent.companyId &&
    kept.step === sent.step &&
    inOrder(kept.form) === inOrder(sent.form)
  )
}
