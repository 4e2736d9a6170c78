/** Documents go from one draft to others of the same person, and drafts are put back into one: all of it or nothing. */
import type { SavedDraft } from '@member-care/domain/draft/draft.ts'
import { MOST_DRAFTS } from '@member-care/domain/draft/draft-limits.ts'
import { sealRecord } from '@member-care/event-store/codec/sealed-record.ts'
import type { JsonObject } from '@member-care/event-store/port.ts'
import { sql } from 'slonik'
import { z } from 'zod'
import {
  countOwnDrafts,
  findDraft,
  insertRow,
  lockDraftsOf,
  removeDraft,
  type DraftKeeping,
  type DraftReading,
  type KeptDraft,
  type OwnedDraft,
} from './draft-store.ts'

export interface Move {
  readonly fileId: string
  /** The draft that it goes to. */
  readonly draftId: string
}

export interface MovingDocuments {
  readonly moves: readonly Move[]
  /** What a draft begins with that is not there yet. */
  readonly beginning: Pick<SavedDraft, 'form'> & { readonly subjectId: string | null }
  /** So many of a category. */
  readonly maximumFiles: number
  /** The record that a draft becomes: its files are noted as being of it. */
  readonly recordIdOf: (owned: OwnedDraft) => string
}

/** Why everything stays as it was. */
export type NotMoved =
  /** A draft or a document is not there, or is not this person's. */
  | 'missing'
  /** One of the drafts is being sent. */
  | 'being-sent'
  | 'too-many-drafts'
  | 'too-many-files'
  /** One that should be put back was changed, sent or discarded. */
  | 'changed'

class Stopped extends Error {
  override readonly name = 'Stopped'
  readonly why: NotMoved
  constructor(why: NotMoved) {
    super(why)
    this.why = why
  }
}

/** The same call again changes nothing more. @returns undefined when all of them were moved */
export async function moveDocuments(
  keeping: DraftKeeping,
  from: OwnedDraft,
  { moves, beginning, maximumFiles, recordIdOf }: MovingDocuments,
  now: Date,
): Promise<NotMoved | undefined> {
  const targets = [...new Set(moves.map(({ draftId }) => draftId))]
  const sealed = new Map<string, JsonObject>()
  for (const draftId of targets) {
    const form = await sealRecord(keeping.subjectKeys, {
      recordId: draftId,
      subjectId: from.ownerId,
      content: { form: beginning.form },
    })
    if (!form) return 'missing'
    sealed.set(draftId, form)
  }
  return allOrNothing(keeping, from, async (transaction) => {
    const source = await heldDraft(transaction, from)
    for (const [draftId, form] of sealed) {
      const owned = { ...from, draftId }
      if (await findDraft(transaction, owned)) await heldDraft(transaction, owned)
      else {
        if ((await countOwnDrafts(transaction.database, from)) >= MOST_DRAFTS) throw new Stopped('too-many-drafts')
        const draft = { ...source, step: 'information' } as const
        const begun = { draft, subjectId: beginning.subjectId, sealed: form }
        if (!(await insertRow(transaction.database, owned, begun, now))) throw new Stopped('missing')
      }
    }
    for (const { fileId, draftId } of moves)
      await moveOne(transaction, { fileId, among: [from.draftId, draftId], to: { ...from, draftId } }, recordIdOf)
    for (const draftId of targets) await requireRoom(transaction, draftId, maximumFiles)
  })
}

export interface JoiningDrafts {
  readonly drafts: readonly { readonly draftId: string; readonly fileId: string }[]
  readonly maximumFiles: number
  readonly recordIdOf: (owned: OwnedDraft) => string
}

/** Puts back drafts that nobody has changed since they were begun. @returns undefined when all of them were */
export async function joinDrafts(
  keeping: DraftKeeping,
  into: OwnedDraft,
  { drafts, maximumFiles, recordIdOf }: JoiningDrafts,
): Promise<NotMoved | undefined> {
  return allOrNothing(keeping, into, async (transaction) => {
    const { files } = await heldDraft(transaction, into)
    for (const { draftId, fileId } of drafts) {
      const owned = { ...into, draftId }
      if (!(await findDraft(transaction, owned))) {
        // Put back by an earlier call whose answer was lost.
        if (files.some((file) => file.fileId === fileId)) continue
        throw new Stopped('changed')
      }
      const draft = await heldDraft(transaction, owned)
      if (draft.version > 1) throw new Stopped('changed')
      for (const file of draft.files)
        await moveOne(transaction, { fileId: file.fileId, among: [draftId], to: into }, recordIdOf)
      await removeDraft(transaction.database, owned)
    }
    await requireRoom(transaction, into.draftId, maximumFiles)
  })
}

async function allOrNothing(
  { database, subjectKeys }: DraftKeeping,
  of: OwnedDraft,
  work: (transaction: DraftReading) => Promise<void>,
): Promise<NotMoved | undefined> {
  try {
    await database.transaction(async (transaction) => {
      await lockDraftsOf(transaction, of)
      await work({ database: transaction, subjectKeys })
    })
    return undefined
  } catch (error) {
    if (error instanceof Stopped) return error.why
    throw error
  }
}

/** A draft of its own record that nobody is sending, held until the transaction ends: sending takes the same row. */
async function heldDraft(reading: DraftReading, owned: OwnedDraft): Promise<KeptDraft> {
  const row = await reading.database.maybeOne(sql.type(z.object({ submitting_at: z.number().nullable() }))`
    select submitting_at from app.drafts
    where draft_id = ${owned.draftId} and owner_id = ${owned.ownerId} and record_id is null for update`)
  const draft = row === null ? undefined : await findDraft(reading, owned)
  if (!draft) throw new Stopped('missing')
  if (row?.submitting_at != null) throw new Stopped('being-sent')
  return draft
}

interface OneMove {
  readonly fileId: string
  /** The drafts that it may be in. */
  readonly among: readonly string[]
  readonly to: OwnedDraft
}

async function moveOne(
  { database }: DraftReading,
  { fileId, among, to }: OneMove,
  recordIdOf: (owned: OwnedDraft) => string,
): Promise<void> {
  const moved = await database.maybeOneFirst(sql.type(z.object({ file_id: z.string() }))`
    update app.draft_files set draft_id = ${to.draftId}
    where file_id = ${fileId} and draft_id = any(${sql.array([...among], 'uuid')}) returning file_id`)
  if (moved === null) throw new Stopped('missing')
  await database.query(sql.unsafe`update app.files set claim_id = ${recordIdOf(to)} where file_id = ${fileId}`)
}

async function requireRoom({ database }: DraftReading, draftId: string, maximumFiles: number): Promise<void> {
  const counts = await database.any(sql.type(z.object({ category: z.string(), count: z.number() }))`
    select category, count(*)::int as count from app.draft_files join app.files using (file_id)
    where draft_id = ${draftId} group by category`)
  if (counts.some(({ count }) => count > maximumFiles)) throw new Stopped('too-many-files')
}
