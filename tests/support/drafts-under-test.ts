/** The API with the people of claim tests, and what the portal does over HTTP with claims that are not finished. The day stands still until it is moved. */
import { randomUUID } from 'node:crypto'
import { sweepUploads } from '@member-care/api/documents/sweep-uploads.ts'
import { removeRestingDrafts } from '@member-care/api/drafts/draft-store.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import type { SavedClaimDraft } from '@member-care/domain/claim/draft/claim-draft.ts'
import type { DraftFile } from '@member-care/domain/draft/draft.ts'
import { sql } from 'slonik'
import { expect } from 'vitest'
import { z } from 'zod'
import { startApiUnderTest } from './api-under-test.ts'
import { outpatientForm, pdf, png, toFormData, type AnswerBody } from './claim-forms.ts'
import { recordClaimsCast } from './claims-cast.ts'
import { rememberDraftTables } from './remembered-draft-tables.ts'

const DAY_MS = 24 * 60 * 60_000
/** When every test begins. */
export const draftsDay = new Date('2026-03-10T10:30:00Z')

interface Answer<Body> {
  readonly status: number
  readonly body: Body
}

export interface Saved {
  readonly version: number
  readonly savedAt: string
  readonly errorCode?: string
  readonly draft?: SavedClaimDraft
}

/** What is filled in, unless it is said otherwise. */
export const draftForm = { companyId: 'c', providerName: 'Coral Clinic', diagnosisText: 'Quinsy' }

export const idsOf = (files: readonly DraftFile[]): readonly string[] => files.map(({ fileId }) => fileId)

export type DraftsUnderTest = Awaited<ReturnType<typeof startDraftsUnderTest>>

export async function startDraftsUnderTest() {
  let now = draftsDay
  const api = await startApiUnderTest({ clock: () => now })
  const cast = await recordClaimsCast(api)
  const origin = await api.app.listen({ port: 0, host: '127.0.0.1' })

  const passDays = (days: number) => void (now = new Date(draftsDay.getTime() + days * DAY_MS))

  /** No draft of the test before, on its day. */
  async function beginAnew(): Promise<void> {
    passDays(0)
    await api.parts.database.query(sql.unsafe`delete from app.drafts`)
    await api.parts.database.query(sql.unsafe`delete from app.discarded_drafts`)
  }

  async function call<Body = AnswerBody>(
    method: string,
    path: string,
    options: { as?: string; headers?: object | undefined; body?: object; key?: string } = {},
  ): Promise<Answer<Body>> {
    const { as = cast.ann, headers, body, key } = options
    const response = await fetch(`${origin}/api${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(headers ?? (await api.headersFor(as))),
        ...(key !== undefined && { 'Idempotency-Key': key }),
        ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Body }
  }

  const toSave = (changes: object = {}) => ({
    kind: 'outpatient',
    companyId: cast.orchid,
    form: draftForm,
    step: 'information',
    expectedVersion: 0,
    ...changes,
  })
  const save = (draftId: string, changes: object = {}, as = cast.ann) =>
    call<Saved>('PUT', `/claims/drafts/${draftId}`, { as, body: toSave(changes) })

  async function listed(as = cast.ann): Promise<SavedClaimDraft[]> {
    return (await call<SavedClaimDraft[]>('GET', '/claims/drafts', { as })).body
  }

  async function begin(as = cast.ann): Promise<string> {
    const draftId = randomUUID()
    expect((await save(draftId, {}, as)).status).toBe(200)
    return draftId
  }

  function addFile(
    draftId: string,
    options: { content?: Uint8Array; name?: string; category?: 'INV/RCP' | 'DOC'; key?: string; as?: string } = {},
  ) {
    const {
      content = pdf(randomUUID()),
      name = 'receipt.pdf',
      category = 'INV/RCP',
      key = randomUUID(),
      as = cast.ann,
    } = options
    const body = new FormData()
    body.append('attachment', new Blob([new Uint8Array(content)]), name)
    return call<DraftFile & AnswerBody>(
      'POST',
      `/claims/drafts/${draftId}/files?category=${encodeURIComponent(category)}`,
      { as, body, key },
    )
  }

  /** A draft with receipt and letter, and what submits it. */
  async function draftWithFiles() {
    const draftId = await begin()
    const receipt = (await addFile(draftId)).body
    const letter = (await addFile(draftId, { content: png, name: 'letter.png', category: 'DOC' })).body
    return { draftId, files: [receipt, letter] }
  }

  function submit(
    draftId: string,
    files: readonly Pick<DraftFile, 'fileId' | 'category'>[],
    options: { key?: string; changes?: Record<string, string | undefined>; as?: string } = {},
  ) {
    const draftFiles = JSON.stringify(files.map(({ fileId, category }) => ({ fileId, category })))
    const fields = {
      ...outpatientForm(cast.dan).fields,
      attachmentDetails: '[]',
      draftId,
      draftFiles,
      ...options.changes,
    }
    const path = `/outpatientclaim/v2?companyId=${cast.orchid}&captchaResponse=solved`
    return call('POST', path, {
      body: toFormData({ fields, files: [] }),
      key: options.key ?? randomUUID(),
      ...(options.as !== undefined && { as: options.as }),
    })
  }

  async function eventsOf(claimId: string): Promise<readonly ClaimEvent[]> {
    return (await api.parts.eventLog.load<ClaimEvent>(`claim-${claimId}`)).events
  }

  async function statesOf(fileIds: readonly string[]): Promise<readonly string[]> {
    return api.parts.database.anyFirst(
      sql.type(
        z.object({ state: z.string() }),
      )`select state from app.files where file_id = any(${sql.array([...fileIds], 'uuid')}) order by state`,
    )
  }

  const rememberTables = () => rememberDraftTables(api)

  /** How many there are, of claims and of updates. */
  const countDrafts = () =>
    api.parts.database.oneFirst(
      sql.type(z.object({ count: z.number() }))`select count(*)::int as count from app.drafts`,
    )
  /** Of how many it is known that they were discarded. */
  const countDiscarded = () =>
    api.parts.database.oneFirst(
      sql.type(z.object({ count: z.number() }))`select count(*)::int as count from app.discarded_drafts`,
    )
  const isKept = (fileId: string) => api.parts.files.has(fileId)

  async function sweepLater(days: number): Promise<void> {
    passDays(days)
    await sweepUploads(api.parts)
  }

  /** Removes what nobody has touched, as if so many days had passed. */
  const removeExpiredAfter = (days: number) =>
    removeRestingDrafts(api.parts.database, new Date(draftsDay.getTime() + days * DAY_MS))

  return {
    api,
    cast,
    passDays,
    beginAnew,
    call,
    toSave,
    save,
    listed,
    begin,
    addFile,
    draftWithFiles,
    submit,
    eventsOf,
    statesOf,
    rememberTables,
    countDrafts,
    countDiscarded,
    isKept,
    sweepLater,
    removeExpiredAfter,
  }
}
