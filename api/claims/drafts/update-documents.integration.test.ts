// Requirements: CLM-128
/** Documents that are added to a claim: sent one by one before the update, kept as those of an unfinished claim are. */
import { randomUUID } from 'node:crypto'
import { DRAFT_RESTS_DAYS, MOST_DRAFTS } from '@member-care/domain/draft/draft-limits.ts'
import type { DraftFile } from '@member-care/domain/draft/draft.ts'
import { outpatientForm, toFormData, updateForm } from '@member-care/tests/support/claim-forms.ts'
import {
  draftsDay,
  idsOf,
  startDraftsUnderTest,
  type DraftsUnderTest,
  type Saved,
} from '@member-care/tests/support/drafts-under-test.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let drafts: DraftsUnderTest
let {
  api,
  cast,
  call,
  toSave,
  save,
  listed,
  addFile,
  draftWithFiles,
  submit,
  eventsOf,
  statesOf,
  rememberTables,
  countDrafts,
  isKept,
  sweepLater,
  removeExpiredAfter,
} = {} as DraftsUnderTest

beforeAll(async () => {
  drafts = await startDraftsUnderTest()
  ;({
    api,
    cast,
    call,
    toSave,
    save,
    listed,
    addFile,
    draftWithFiles,
    submit,
    eventsOf,
    statesOf,
    rememberTables,
    countDrafts,
    isKept,
    sweepLater,
    removeExpiredAfter,
  } = drafts)
})
afterAll(() => api.close())
beforeEach(() => drafts.beginAnew())

/** A claim, and an update of it with one more document on the server. */
async function updateWithFile(headers?: { accesstoken: string }) {
  const { draftId: filed, files } = await draftWithFiles()
  const claimId = (await submit(filed, files)).body.outpatientclaim._id
  const draftId = randomUUID()
  expect((await saveUpdate(draftId, claimId, { headers })).status).toBe(200)
  return {
    claimId,
    documents: idsOf(files),
    draftId,
    file: (await addFile(draftId, { name: 'memo.pdf', category: 'DOC' })).body,
  }
}

const saveUpdate = (
  draftId: string,
  recordId: string,
  by: { as?: string; headers?: { accesstoken: string } | undefined } = {},
) => call<Saved>('PUT', `/claims/drafts/${draftId}`, { ...by, body: toSave({ form: {}, recordId }) })

function update(
  claimId: string,
  kept: readonly string[],
  draft: { draftId: string; files: readonly DraftFile[] },
  options: { key?: string; changes?: Record<string, string> } = {},
) {
  const draftFiles = JSON.stringify(draft.files.map(({ fileId, category }) => ({ fileId, category })))
  const { fields } = updateForm(outpatientForm(cast.dan), kept)
  const body = toFormData({ fields: { ...fields, draftId: draft.draftId, draftFiles, ...options.changes }, files: [] })
  return call('PUT', `/outpatientclaim/v3/${claimId}/web?companyId=${cast.orchid}`, {
    body,
    key: options.key ?? randomUUID(),
  })
}

const attachmentsOf = async (claimId: string) =>
  (await eventsOf(claimId)).flatMap(({ data }) =>
    'attachments' in data ? [data.attachments.map(({ attachmentId }) => attachmentId)] : [],
  )

describe('documents that are added to a claim', () => {
  test('are kept until the update is sent, and are no unfinished claim', async () => {
    const { claimId, documents, draftId, file } = await updateWithFile()
    expect(await listed()).toEqual([])
    await sweepLater(10)
    expect(await isKept(file.fileId)).toBe(true)
    const wrong = await update(claimId, documents, { draftId, files: [file] }, { changes: { amount: '0' } })
    expect(wrong.body.errors).toHaveProperty('amount')
    expect(
      (await update(claimId, documents.slice(1), { draftId, files: [{ ...file, category: 'INV/RCP' }] })).status,
    ).toBe(200)
    expect((await attachmentsOf(claimId)).at(-1)).toEqual([...documents.slice(1), file.fileId])
    expect(await statesOf([file.fileId])).toEqual(['attached'])
    expect(await countDrafts()).toBe(0)
    await sweepLater(100)
    expect(await isKept(file.fileId)).toBe(true)
  })

  test('the same update again, also next to itself, adds them once; another one says that they are gone', async () => {
    const { claimId, documents, draftId, file } = await updateWithFile()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => update(claimId, documents, { draftId, files: [file] }, { key })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await attachmentsOf(claimId)).toEqual([documents, [...documents, file.fileId]])
    expect(await update(claimId, documents, { draftId, files: [file] })).toMatchObject({
      status: 404,
      body: { errorCode: 'DRAFT_NOT_FOUND' },
    })
  })

  test('nobody adds to what they may not update, nor what was meant for another claim', async () => {
    const { claimId, documents, draftId, file } = await updateWithFile()
    expect((await saveUpdate(randomUUID(), claimId, { as: cast.ben })).status).toBe(404)
    expect((await saveUpdate(randomUUID(), claimId, { as: cast.dan })).status).toBe(404)
    const other = await updateWithFile()
    expect((await update(other.claimId, other.documents, { draftId, files: [file] })).status).toBe(404)
    expect(await submit(draftId, [file])).toMatchObject({ status: 404, body: { errorCode: 'DRAFT_NOT_FOUND' } })
    const ofClaim = await draftWithFiles()
    expect((await update(claimId, documents, ofClaim)).status).toBe(404)
    expect(await attachmentsOf(claimId)).toEqual([documents])
  })

  test(`go when they are discarded, with a sign-out, after ${DRAFT_RESTS_DAYS} days, and to make room for newer ones`, async () => {
    const discarded = await updateWithFile()
    expect((await call('DELETE', `/claims/drafts/${discarded.draftId}`)).status).toBe(200)
    expect(await countDrafts()).toBe(0)

    const { token } = await api.parts.sessions.begin(cast.ann, { otpVerified: true, now: draftsDay })
    const headers = { accesstoken: token }
    await updateWithFile(headers)
    const elsewhere = await updateWithFile()
    expect((await call('POST', '/users/logout', { headers })).status).toBe(200)
    expect(await countDrafts()).toBe(1)
    drafts.passDays(1)
    for (let more = 0; more < MOST_DRAFTS; more++)
      expect((await saveUpdate(randomUUID(), elsewhere.claimId)).status).toBe(200)
    expect(await countDrafts()).toBe(MOST_DRAFTS)
    expect((await addFile(elsewhere.draftId)).status).toBe(404)
    // They take no room of unfinished claims.
    expect((await save(randomUUID())).status).toBe(200)

    await removeExpiredAfter(DRAFT_RESTS_DAYS)
    expect(await countDrafts()).toBe(MOST_DRAFTS + 1)
    await removeExpiredAfter(DRAFT_RESTS_DAYS + 2)
    expect(await countDrafts()).toBe(0)
    await sweepLater(3)
    expect(await Promise.all([discarded.file.fileId, elsewhere.file.fileId].map(isKept))).toEqual([false, false])
  })

  test('killed after the update was in the log, they are the claim’s', async () => {
    const { claimId, documents, draftId, file } = await updateWithFile()
    const leaveAsKilled = await rememberTables()
    expect((await update(claimId, documents, { draftId, files: [file] })).status).toBe(200)
    await leaveAsKilled()
    // Sent anew, under another key: it is not added twice.
    expect(
      (
        await update(
          claimId,
          [...documents, file.fileId],
          { draftId, files: [file] },
          { changes: { receiptNo: 'R-2' } },
        )
      ).status,
    ).toBe(200)
    expect((await attachmentsOf(claimId)).at(-1)).toEqual([...documents, file.fileId])
    await leaveAsKilled()
    await removeExpiredAfter(100)
    await sweepLater(100)
    expect(await Promise.all([...documents, file.fileId].map(isKept))).toEqual([true, true, true])
  })
})
