// Requirements: issue 21 (several receipts give several drafts); CLM-005; S118
/** Documents of an unfinished claim that become claims of their own, and go back into one. */
import { randomUUID } from 'node:crypto'
import type { SavedClaimDraft } from '@member-care/domain/claim/draft/claim-draft.ts'
import { claimKinds } from '@member-care/domain/claim/claim-terms.ts'
import type { DraftFile } from '@member-care/domain/draft/draft.ts'
import { MOST_DRAFTS } from '@member-care/domain/draft/draft-limits.ts'
import { movedNotTexts } from '@member-care/domain/texts/claim-draft-texts.ts'
import { tooManyFilesText } from '@member-care/domain/texts/claim-form-texts.ts'
import { pdf } from '@member-care/tests/support/claim-forms.ts'
import { idsOf, startDraftsUnderTest, type DraftsUnderTest } from '@member-care/tests/support/drafts-under-test.ts'
import { heicPicture } from '@member-care/tests/browser/claim-steps.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { claimIdOfDraft } from './claim-drafts.ts'

let drafts: DraftsUnderTest
let { api, cast, call, save, listed, begin, addFile, submit, eventsOf, statesOf, sweepLater } = {} as DraftsUnderTest
beforeAll(async () => {
  drafts = await startDraftsUnderTest()
  ;({ api, cast, call, save, listed, begin, addFile, submit, eventsOf, statesOf, sweepLater } = drafts)
})
beforeEach(() => drafts.beginAnew())
afterAll(() => api.close())

interface Moved {
  readonly draft: SavedClaimDraft
  readonly others: readonly SavedClaimDraft[]
}
interface Refused {
  readonly errorCode: string
  readonly errorMessage: string
}

const move = (from: string, moves: readonly object[], as = cast.ann) =>
  call<Moved & Refused>('POST', `/claims/drafts/${from}/moved`, { body: { moves }, as })
const join = (into: string, joined: readonly object[], as = cast.ann) =>
  call<SavedClaimDraft & Refused>('POST', `/claims/drafts/${into}/joined`, { body: { drafts: joined }, as })

/** Of nobody, so that the number of documents is the usual one. */
const companyId = 'c'
const form = { claimantId: '', paymentMethod: 'Cheque', receiptNo: 'R-1', amount: '10', payNowConfirmed: true }

/** A claim with three receipts and a letter. */
async function withReceipts() {
  const draftId = randomUUID()
  await save(draftId, { companyId, form: { ...form, companyId, claimantId: cast.dan } })
  const receipts: DraftFile[] = []
  for (const name of ['one.pdf', 'two.pdf', 'three.pdf']) receipts.push((await addFile(draftId, { name })).body)
  const letter = (await addFile(draftId, { name: 'letter.pdf', category: 'DOC' })).body
  const [, ...others] = receipts
  const moves = others.map(({ fileId }) => ({ fileId, draftId: randomUUID() }))
  return { draftId, receipts, letter, moves }
}

test('a receipt becomes a claim of its own with what is the same by nature, and the same call again changes nothing', async () => {
  const { draftId, receipts, letter, moves } = await withReceipts()
  const [first, second, third] = receipts
  const { status, body } = await move(draftId, moves)
  expect({ status, body }).toMatchObject({ status: 200 })
  expect(idsOf(body.draft.files)).toEqual(idsOf([first, letter].flatMap((one) => one ?? [])))
  expect(body.others.map(({ files }) => idsOf(files))).toEqual([[second?.fileId], [third?.fileId]])
  for (const other of body.others)
    expect(other).toMatchObject({
      kind: 'outpatient',
      companyId,
      version: 1,
      step: 'information',
      form: { companyId, claimantId: cast.dan, paymentMethod: 'Cheque' },
    })
  // Nothing of the visit itself, and no confirmation.
  expect(Object.keys(body.others[0]?.form ?? {}).toSorted()).toEqual(['claimantId', 'companyId', 'paymentMethod'])
  expect(await move(draftId, moves)).toEqual({ status, body })
  expect(await listed()).toHaveLength(3)

  // A document that came along is moved to one that is there.
  const letterTo = moves[0]?.draftId ?? ''
  const after = await move(draftId, [{ fileId: letter.fileId, draftId: letterTo }])
  expect(idsOf(after.body.others[0]?.files ?? [])).toEqual([second?.fileId, letter.fileId])
})

test('a claim of its own is filed with its document, and nothing of it is swept', async () => {
  const { draftId, letter, moves } = await withReceipts()
  const [second = { fileId: '', draftId: '' }] = moves
  const along = { fileId: letter.fileId, draftId: second.draftId }
  const [other] = (await move(draftId, [second, along])).body.others
  const filed = await submit(other?.id ?? '', other?.files ?? [])
  expect(filed.status).toBe(200)
  await sweepLater(2)
  expect(await statesOf(idsOf(other?.files ?? []))).toEqual(['attached', 'attached'])
  expect(await eventsOf(claimIdOfDraft({ ownerId: cast.ann, draftId: second.draftId, kinds: claimKinds }))).not.toEqual(
    [],
  )
  expect((await listed()).map(({ id }) => id)).not.toContain(other?.id)
})

test('drafts are put back into one until one of them was changed or filed', async () => {
  const { draftId, receipts, moves } = await withReceipts()
  await move(draftId, moves)
  const back = await join(draftId, moves)
  expect(back.status).toBe(200)
  expect(idsOf(back.body.files)).toEqual(expect.arrayContaining([...idsOf(receipts)]))
  expect(await listed()).toHaveLength(1)
  // The answer was lost, and the call comes again.
  expect((await join(draftId, moves)).body).toEqual(back.body)

  await move(draftId, moves)
  const [changed = { draftId: '' }] = moves
  await save(changed.draftId, { expectedVersion: 1, form: { receiptNo: 'R-2' } })
  const before = await listed()
  expect(await join(draftId, moves)).toMatchObject({
    status: 409,
    body: { errorCode: 'DRAFT_CHANGED', errorMessage: movedNotTexts.changed },
  })
  expect(await listed()).toEqual(before)
  await call('DELETE', `/claims/drafts/${changed.draftId}`)
  expect((await join(draftId, moves)).status).toBe(409)
})

test('where there is no room for all, all stays as it was', async () => {
  const { draftId, receipts, letter, moves } = await withReceipts()
  for (let count = 1; count < MOST_DRAFTS - 1; count++) await begin()
  const before = await listed()
  expect(await move(draftId, moves)).toMatchObject({
    status: 409,
    body: { errorCode: 'TOO_MANY_DRAFTS', errorMessage: movedNotTexts.tooManyDrafts },
  })
  expect(await listed()).toEqual(before)

  await save(draftId, { expectedVersion: 1, form: { ...form, receiptNo: 'R-9' } })
  const [full] = before.filter(({ id }) => id !== draftId)
  const mine = [...idsOf(receipts)]
  const refused = await move(
    draftId,
    mine.map((fileId) => ({ fileId, draftId: full?.id })),
  )
  expect(refused).toMatchObject({ status: 422, body: { errorMessage: tooManyFilesText(2) } })
  const others = (await listed()).find(({ id }) => id === draftId)
  expect(idsOf(others?.files ?? [])).toEqual([...mine, letter.fileId])
})

test('nobody moves what is not theirs, and what is being sent stays', async () => {
  const { draftId, receipts, moves } = await withReceipts()
  const theirs = await begin(cast.cat)
  expect((await move(draftId, moves, cast.cat)).status).toBe(404)
  const [receipt] = receipts
  expect((await move(draftId, [{ fileId: receipt?.fileId, draftId: theirs }])).status).toBe(404)
  expect((await move(draftId, [{ fileId: randomUUID(), draftId: randomUUID() }])).status).toBe(404)
  expect((await listed()).map(({ id }) => id)).toEqual([draftId])
  expect((await join(draftId, [{ draftId: theirs, fileId: randomUUID() }])).status).toBe(409)
  expect((await listed(cast.cat)).map(({ id }) => id)).toEqual([theirs])

  await api.parts.database.query(sql.unsafe`update app.drafts set submitting_at = now() where draft_id = ${draftId}`)
  expect(await move(draftId, moves)).toMatchObject({ status: 409, body: { errorMessage: movedNotTexts.beingSent } })
})

test('a document of a draft is shown on every device of its owner, a HEIC photo as JPEG, and to nobody else', async () => {
  const draftId = await begin()
  const content = pdf('shown again')
  const { fileId } = (await addFile(draftId, { content })).body
  const { buffer } = await heicPicture()
  const photo = (await addFile(draftId, { content: buffer, name: 'IMG_1.HEIC' })).body
  const shown = async (file: string, query: string, as: string) =>
    api.app.inject({ url: `/api/claims/drafts/${draftId}/files/${file}${query}`, headers: await api.headersFor(as) })
  const answer = await shown(fileId, '', cast.ann)
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  expect(answer.rawPayload.equals(Buffer.from(content))).toBe(true)
  expect((await shown(photo.fileId, '?view=1', cast.ann)).headers['content-type']).toBe('image/jpeg')
  expect((await shown(fileId, '', cast.cat)).statusCode).toBe(404)
  expect((await shown(randomUUID(), '', cast.ann)).statusCode).toBe(404)
})
