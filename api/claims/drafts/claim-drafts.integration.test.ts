// Requirements: CLM-005
/** Unfinished claims over HTTP, as the portal uses them, and how they become claims. */
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { claimKinds } from '@member-care/domain/claim/claim-terms.ts'
import type { DraftFile } from '@member-care/domain/draft/draft.ts'
import { DRAFT_RESTS_DAYS, MOST_DRAFTS } from '@member-care/domain/draft/draft-limits.ts'
import { outpatientForm, pdf, png, toFormData } from '@member-care/tests/support/claim-forms.ts'
import { findTraces } from '@member-care/tests/support/database-traces.ts'
import {
  draftForm,
  draftsDay,
  idsOf,
  startDraftsUnderTest,
  type DraftsUnderTest,
} from '@member-care/tests/support/drafts-under-test.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { forgetUser } from '../../accounts/forget-user.ts'
import { createDatabasePool } from '../../database/pool.ts'
import { EICAR_TEST_FILE } from '../../integrations/antivirus/eicar-signature.ts'
import { takeDraftFiles } from '../../drafts/sent-draft.ts'

let drafts: DraftsUnderTest
let {
  api,
  cast,
  call,
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
} = {} as DraftsUnderTest

beforeAll(async () => {
  drafts = await startDraftsUnderTest()
  ;({
    api,
    cast,
    call,
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
  } = drafts)
})
afterAll(() => api.close())
beforeEach(() => drafts.beginAnew())

/** Whose keys open these files: each names its key in its head. */
async function holdersOf(files: readonly DraftFile[]): Promise<readonly string[]> {
  const root = join(api.parts.settings.dataDirectory, 'files')
  const heads = await Promise.all(idsOf(files).map((id) => readFile(join(root, id.slice(0, 2), id))))
  const find = (keyId: string) =>
    api.parts.database.oneFirst(
      sql.type(
        z.object({ subject_id: z.string() }),
      )`select subject_id from keys.subject_keys where replace(key_id, '-', '') = ${keyId}`,
    )
  return Promise.all(heads.map((head) => find(head.toString('hex', 4, 20))))
}

describe('saving', () => {
  test('what is saved is found again, with its files', async () => {
    const { draftId, files } = await draftWithFiles()
    expect(await listed()).toEqual([
      {
        id: draftId,
        kind: 'outpatient',
        companyId: cast.orchid,
        form: draftForm,
        step: 'information',
        version: 1,
        savedAt: draftsDay.toISOString(),
        files,
      },
    ])
    expect(files).toMatchObject([
      { name: 'receipt.pdf', mimeType: 'application/pdf', category: 'INV/RCP', state: 'received' },
      { name: 'letter.png', mimeType: 'image/png', category: 'DOC', bytes: png.length },
    ])
  })

  test('another device that has not seen the last change is shown it, and overwrites nothing', async () => {
    const draftId = await begin()
    expect((await save(draftId, { expectedVersion: 1, form: { ...draftForm, amount: '10' } })).body).toMatchObject({
      version: 2,
    })
    const late = await save(draftId, { expectedVersion: 1, form: { ...draftForm, amount: '99' } })
    expect(late).toMatchObject({
      status: 409,
      body: { errorCode: 'CONFLICT', draft: { id: draftId, version: 2, form: { amount: '10' } } },
    })
    expect(await listed()).toMatchObject([{ version: 2, form: { amount: '10' } }])
  })

  test('two devices that save at the same moment: one is first, the other is told', async () => {
    const draftId = await begin()
    const answers = await Promise.all(
      ['1', '2', '3', '4'].map((amount) => save(draftId, { expectedVersion: 1, form: { ...draftForm, amount } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await listed()).toMatchObject([{ version: 2 }])
  })

  test('a call whose answer was lost comes again without harm', async () => {
    const draftId = await begin()
    expect(await save(draftId)).toMatchObject({ status: 200, body: { version: 1 } })
    const changed = { expectedVersion: 1, form: { ...draftForm, amount: '10' } }
    expect((await save(draftId, changed)).body).toMatchObject({ version: 2 })
    expect(await save(draftId, changed)).toMatchObject({ status: 200, body: { version: 2 } })
  })

  test('a page does not stand against itself: its later saving counts, however its calls arrive', async () => {
    const [draftId, pageId] = [randomUUID(), randomUUID()]
    const byPage = (saveNo: number, amount: string, expectedVersion = 0, as = cast.ann) =>
      save(draftId, { expectedVersion, form: { ...draftForm, amount }, savedBy: { pageId, saveNo } }, as)
    // The page was left while it saved for the first time.
    const both = await Promise.all([byPage(1, '1'), byPage(2, '12')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await listed()).toMatchObject([{ form: { amount: '12' }, savedBy: { pageId, saveNo: 2 } }])
    // The later one came first.
    expect((await byPage(4, '1234', 0)).status).toBe(200)
    const [latest] = await listed()
    expect(await byPage(3, '123', 0)).toMatchObject({ status: 200, body: { version: latest?.version } })
    expect(await listed()).toMatchObject([{ form: { amount: '1234' }, version: latest?.version }])
    // What was taken back again is the same as before, and later than what was on its way meanwhile.
    expect((await byPage(6, '1234', 0)).body).toMatchObject({ version: latest?.version })
    expect(await byPage(5, '12345', 0)).toMatchObject({ status: 200, body: { version: latest?.version } })
    expect(await listed()).toMatchObject([{ form: { amount: '1234' }, savedBy: { pageId, saveNo: 6 } }])
    // Another device has saved since: the page is told, and so is another page with a higher count.
    const elsewhere = { expectedVersion: latest?.version, form: { ...draftForm, amount: '9' } }
    expect((await save(draftId, elsewhere)).status).toBe(200)
    expect((await byPage(7, '12345', 0)).status).toBe(409)
    const another = { pageId: randomUUID(), saveNo: 9 }
    expect((await save(draftId, { form: {}, savedBy: another })).status).toBe(409)
    expect((await byPage(8, '1', 0, cast.ben)).status).toBe(404)
    expect(await listed()).toMatchObject([{ form: { amount: '9' } }])
  })

  test(`nobody has more than ${MOST_DRAFTS}, also when they begin several at once`, async () => {
    const answers = await Promise.all(Array.from({ length: MOST_DRAFTS + 2 }, () => save(randomUUID())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST_DRAFTS)
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.errorCode)).toEqual([
      'TOO_MANY_DRAFTS',
      'TOO_MANY_DRAFTS',
    ])
    expect((await save(randomUUID(), {}, cast.ben)).status).toBe(200)
  })

  test('a discarded one is gone, and comes back by no late saving', async () => {
    const draftId = await begin()
    expect((await call('DELETE', `/claims/drafts/${draftId}`)).status).toBe(200)
    expect(await listed()).toEqual([])
    expect((await save(draftId, { expectedVersion: 1, form: {} })).status).toBe(404)
    expect((await call('DELETE', `/claims/drafts/${draftId}`)).status).toBe(404)
  })

  test('a discarded one is brought back by no saving that was on its way, whether it ever got here before', async () => {
    const pageId = randomUUID()
    const firstSaving = (draftId: string, saveNo: number, as = cast.ann) =>
      save(draftId, { savedBy: { pageId, saveNo } }, as)
    const discard = (draftId: string) => call('DELETE', `/claims/drafts/${draftId}`)
    const saved = randomUUID()
    expect((await firstSaving(saved, 1)).status).toBe(200)
    expect((await discard(saved)).status).toBe(200)
    expect((await firstSaving(saved, 2)).status).toBe(404)
    const neverSaved = randomUUID()
    expect((await discard(neverSaved)).status).toBe(404)
    expect((await discard(neverSaved)).status).toBe(404)
    expect((await firstSaving(neverSaved, 3)).status).toBe(404)
    // A device that has kept it, and was out of reach when another one discarded it.
    expect((await save(saved, { form: { amount: '10' } })).status).toBe(404)
    expect((await addFile(saved)).status).toBe(404)
    expect(await listed()).toEqual([])
    // Whose it is not has discarded nothing.
    expect((await firstSaving(neverSaved, 4, cast.ben)).status).toBe(200)
  })

  test('a saving and its discarding at the same moment leave nothing', async () => {
    const draftIds = Array.from({ length: MOST_DRAFTS }, () => randomUUID())
    await Promise.all(draftIds.flatMap((draftId) => [save(draftId), call('DELETE', `/claims/drafts/${draftId}`)]))
    expect(await listed()).toEqual([])
  })

  test(`one that was discarded is not there either where somebody has ${MOST_DRAFTS} others`, async () => {
    const draftId = await begin()
    await call('DELETE', `/claims/drafts/${draftId}`)
    await Promise.all(Array.from({ length: MOST_DRAFTS }, () => begin()))
    expect((await save(draftId)).status).toBe(404)
  })

  test('what is no form is refused', async () => {
    const tooMany = Object.fromEntries(Array.from({ length: 401 }, (_, index) => [`field${index}`, 'x']))
    for (const wrong of [
      { form: { amount: 1 } },
      { form: { remarks: 'x'.repeat(50_001) } },
      { form: tooMany },
      { step: 'type' },
      { kind: 'dental' },
    ]) {
      expect((await save(randomUUID(), wrong)).status).toBe(422)
    }
    expect((await save('not-a-uuid')).status).toBe(422)
  })
})

describe('whose it is', () => {
  test('others find, change, take and fill nothing', async () => {
    const { draftId, files } = await draftWithFiles()
    const as = cast.ben
    expect(await listed(as)).toEqual([])
    expect((await save(draftId, { form: {} }, as)).status).toBe(404)
    expect((await save(draftId, { form: {}, expectedVersion: 1 }, as)).status).toBe(404)
    expect((await addFile(draftId, { as })).status).toBe(404)
    expect((await call('DELETE', `/claims/drafts/${draftId}/files/${files[0]?.fileId ?? ''}`, { as })).status).toBe(404)
    expect((await call('DELETE', `/claims/drafts/${draftId}`, { as })).status).toBe(404)
    expect(await submit(draftId, files, { as, changes: { claimantId: cast.ben } })).toMatchObject({
      status: 404,
      body: { errorCode: 'DRAFT_NOT_FOUND' },
    })
    expect(await listed()).toMatchObject([{ id: draftId, form: draftForm, files }])
  })

  test("another's file does not become a document of one's own claim", async () => {
    const { files } = await draftWithFiles()
    const mine = await begin(cast.ben)
    expect((await submit(mine, files, { as: cast.ben, changes: { claimantId: cast.ben } })).body.errors).toHaveProperty(
      'draftFiles',
    )
  })
})

describe('files', () => {
  test('one that is refused says why, and the rest stays', async () => {
    const draftId = await begin()
    const { body: good } = await addFile(draftId)
    const refused = async (content: Uint8Array) => {
      const { status, body } = await addFile(draftId, { content })
      return { status, text: body.errors?.['attachment'] ?? body.errorMessage }
    }
    const tooLarge =
      'The attachment has exceeded the maximum limit of 5MB. Kindly resize and upload the document again.'
    expect(await refused(Buffer.from('Dear diary'))).toEqual({
      status: 422,
      text: 'Only image file (jpeg, jpg, png) and PDF file are allowed.',
    })
    expect(await refused(new Uint8Array())).toEqual({
      status: 422,
      text: 'The attachment is empty. Kindly upload the document again.',
    })
    expect(await refused(Buffer.concat([pdf(), Buffer.alloc(5_242_880, ' ')]))).toEqual({ status: 422, text: tooLarge })
    expect(await refused(Buffer.concat([pdf('\n'), EICAR_TEST_FILE]))).toEqual({
      status: 303,
      text: 'There are suspicious file(s) detected, please scan the file(s) with antivirus software before uploading.',
    })
    expect(await listed()).toMatchObject([{ form: draftForm, files: [good] }])
    expect(await readdir(api.parts.uploadFolder)).toEqual([])
  })

  test('each category takes what the client allows, also when they come at once', async () => {
    const draftId = await begin()
    const answers = await Promise.all(Array.from({ length: 4 }, () => addFile(draftId)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422])
    expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual({
      attachment: 'You can only upload up to 2 files!',
    })
    expect((await addFile(draftId, { category: 'DOC' })).status).toBe(200)
  })

  test('one that is sent again under its key is one file, also next to itself', async () => {
    const draftId = await begin()
    const [key, content] = [randomUUID(), pdf('the same')]
    const answers = await Promise.all([
      addFile(draftId, { key, content }),
      addFile(draftId, { key, content }),
      addFile(draftId, { key, content }),
    ])
    expect(new Set(answers.map(({ body }) => body.fileId)).size).toBe(1)
    expect(await listed()).toMatchObject([{ files: [{ fileId: answers[0]?.body.fileId }] }])
  })

  test('in a draft they are kept; taken out, or discarded with it, they are swept', async () => {
    const { draftId, files } = await draftWithFiles()
    const [receipt = '', letter = ''] = idsOf(files)
    await sweepLater(10)
    expect(await Promise.all([isKept(receipt), isKept(letter)])).toEqual([true, true])
    expect((await call('DELETE', `/claims/drafts/${draftId}/files/${receipt}`)).status).toBe(200)
    expect((await listed())[0]?.files).toEqual([files[1]])
    await sweepLater(10)
    expect(await Promise.all([isKept(receipt), isKept(letter)])).toEqual([false, true])
    await call('DELETE', `/claims/drafts/${draftId}`)
    await sweepLater(10)
    expect(await isKept(letter)).toBe(false)
  })
})

describe('becoming a claim', () => {
  test('the files are its documents, and the draft is gone', async () => {
    const { draftId, files } = await draftWithFiles()
    const { status, body } = await submit(draftId, files)
    expect(status).toBe(200)
    expect(await eventsOf(body.outpatientclaim._id)).toMatchObject([
      {
        data: {
          claimantId: cast.dan,
          attachments: [
            {
              attachmentId: files[0]?.fileId,
              category: 'INV/RCP',
              originalFilename: 'receipt.pdf',
              mimeType: 'application/pdf',
            },
            {
              attachmentId: files[1]?.fileId,
              category: 'DOC',
              originalFilename: 'letter.png',
              mimeType: 'image/png',
              bytes: png.length,
            },
          ],
        },
      },
    ])
    expect(await listed()).toEqual([])
    expect(await statesOf(idsOf(files))).toEqual(['attached', 'attached'])
    expect((await save(draftId, { expectedVersion: 1, form: {} })).body.errorCode).toBe('DRAFT_SUBMITTED')
    expect((await save(draftId)).body.errorCode).toBe('DRAFT_SUBMITTED')
    await sweepLater(100)
    expect(await Promise.all(idsOf(files).map(isKept))).toEqual([true, true])
  })

  test('sent ten times at once, from devices that know nothing of each other, it is one claim with two files', async () => {
    const { draftId, files } = await draftWithFiles()
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(draftId, files)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const ids = new Set(answers.map(({ body }) => body.outpatientclaim._id))
    expect(ids.size).toBe(1)
    expect(await eventsOf([...ids][0] ?? '')).toHaveLength(1)
    expect(await statesOf(idsOf(files))).toEqual(['attached', 'attached'])
    expect((await submit(draftId, files)).body.outpatientclaim._id).toBe([...ids][0])
  })

  test('files that come along are taken besides', async () => {
    const draftId = await begin()
    const { body: receipt } = await addFile(draftId)
    const fields = {
      ...outpatientForm(cast.ann).fields,
      attachmentDetails: '["DOC"]',
      draftId,
      draftFiles: JSON.stringify([{ fileId: receipt.fileId, category: 'INV/RCP' }]),
    }
    const body = toFormData({ fields, files: [{ content: png, name: 'letter.png' }] })
    const answer = await call('POST', `/outpatientclaim/v2?companyId=${cast.orchid}&captchaResponse=solved`, {
      body,
      key: randomUUID(),
    })
    expect(await eventsOf(answer.body.outpatientclaim._id)).toMatchObject([
      { data: { attachments: [{ attachmentId: receipt.fileId }, { originalFilename: 'letter.png' }] } },
    ])
  })

  test('sent whole it is the same claim, with or without a copy here, also once the copy comes late', async () => {
    const whole = (draftId: string) => {
      const fields = {
        ...outpatientForm(cast.dan).fields,
        attachmentDetails: '["INV/RCP","DOC"]',
        draftId,
        draftWhole: 'true',
      }
      const files = [
        { content: pdf('whole'), name: 'whole.pdf' },
        { content: png, name: 'letter.png' },
      ]
      return call('POST', `/outpatientclaim/v2?companyId=${cast.orchid}&captchaResponse=solved`, {
        body: toFormData({ fields, files }),
        key: draftId,
      })
    }
    const unsaved = randomUUID()
    const answers = await Promise.all([whole(unsaved), whole(unsaved), whole(unsaved)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const [first] = answers.map(({ body }) => body.outpatientclaim._id)
    expect(answers.map(({ body }) => body.outpatientclaim._id)).toEqual([first, first, first])
    expect(await eventsOf(first ?? '')).toMatchObject([
      { data: { attachments: [{ originalFilename: 'whole.pdf', category: 'INV/RCP' }, { category: 'DOC' }] } },
    ])
    expect((await save(unsaved)).body.errorCode).toBe('DRAFT_SUBMITTED')
    expect((await submit(unsaved, [])).body.outpatientclaim._id).toBe(first)

    const { draftId, files } = await draftWithFiles()
    const { body } = await whole(draftId)
    expect((await submit(draftId, files)).body.outpatientclaim._id).toBe(body.outpatientclaim._id)
    expect(await eventsOf(body.outpatientclaim._id)).toMatchObject([
      { data: { attachments: [{ originalFilename: 'whole.pdf' }, {}] } },
    ])
    expect(await listed()).toEqual([])
    await sweepLater(10)
    expect(await Promise.all(idsOf(files).map(isKept))).toEqual([false, false])
    // Somebody else's draft of that name is not touched, and nothing of theirs is filed.
    const others = await begin(cast.ben)
    expect((await whole(others)).status).toBe(200)
    expect(await listed(cast.ben)).toMatchObject([{ id: others }])
  })

  test('a form that is refused leaves the draft and its files as they were', async () => {
    const { draftId, files } = await draftWithFiles()
    expect((await submit(draftId, files, { changes: { amount: '0' } })).body.errors).toEqual({
      amount: 'Amount must be more than zero',
    })
    expect((await submit(draftId, [])).body.errors).toHaveProperty('invoicesAndReceipts')
    expect((await submit(draftId, [...files, ...files])).body.errors).toHaveProperty('draftFiles')
    expect((await submit(draftId, files, { changes: { draftFiles: 'x' } })).body.errors).toHaveProperty('draftFiles')
    expect((await submit('nonsense', files)).body.errors).toHaveProperty('draftId')
    expect(await listed()).toMatchObject([{ id: draftId, version: 1, files }])
    expect((await submit(draftId, files)).status).toBe(200)
  })

  test('its documents are sealed for the claimant from then on, and no longer for the owner of the draft', async () => {
    const { draftId, files } = await draftWithFiles()
    expect(await holdersOf(files)).toEqual([cast.ann, cast.ann])
    expect((await submit(draftId, files)).status).toBe(200)
    expect(await holdersOf(files)).toEqual([cast.dan, cast.dan])
  })

  test('killed before the claim was in the log, it is submitted again with every file', async () => {
    const { draftId, files } = await draftWithFiles()
    await takeDraftFiles(
      api.parts,
      { ownerId: cast.ann, draftId, kinds: claimKinds, isWhole: false },
      { files, subjectId: cast.dan },
    )
    await sweepLater(2)
    expect(await listed()).toMatchObject([{ id: draftId, files }])
    expect((await submit(draftId, files)).status).toBe(200)
    expect(await statesOf(idsOf(files))).toEqual(['attached', 'attached'])
  })

  test('killed after the claim was in the log, it is not offered again, and the files are the claim’s', async () => {
    const { draftId, files } = await draftWithFiles()
    await takeDraftFiles(
      api.parts,
      { ownerId: cast.ann, draftId, kinds: claimKinds, isWhole: false },
      { files, subjectId: cast.dan },
    )
    const leaveAsKilled = await rememberTables()
    const { body } = await submit(draftId, files)

    await leaveAsKilled()
    expect((await submit(draftId, files)).body.outpatientclaim._id).toBe(body.outpatientclaim._id)
    expect(await statesOf(idsOf(files))).toEqual(['attached', 'attached'])

    await leaveAsKilled()
    expect(await listed()).toEqual([])
    expect(await statesOf(idsOf(files))).toEqual(['attached', 'attached'])

    await leaveAsKilled()
    await removeExpiredAfter(100)
    await sweepLater(100)
    expect(await Promise.all(idsOf(files).map(isKept))).toEqual([true, true])
    expect(await statesOf(idsOf(files))).toEqual(['attached', 'attached'])
  })

  test('a file that another device takes out while it is submitted is not lost to the claim', async () => {
    const { draftId, files } = await draftWithFiles()
    const [answer] = await Promise.all([
      submit(draftId, files),
      call('DELETE', `/claims/drafts/${draftId}/files/${files[0]?.fileId ?? ''}`),
    ])
    await sweepLater(5)
    if (answer.status === 200) {
      expect(await Promise.all(idsOf(files).map(isKept))).toEqual([true, true])
    } else {
      expect(answer.body.errorCode === 'DRAFT_NOT_FOUND' || 'draftFiles' in answer.body.errors).toBe(true)
      expect((await listed())[0]?.files).toEqual([files[1]])
    }
  })
})

describe('what is left of it', () => {
  test(`after ${DRAFT_RESTS_DAYS} days without a touch it goes, with its files`, async () => {
    const { files } = await draftWithFiles()
    await removeExpiredAfter(DRAFT_RESTS_DAYS - 1)
    expect(await listed()).toHaveLength(1)
    await removeExpiredAfter(DRAFT_RESTS_DAYS + 1)
    await sweepLater(DRAFT_RESTS_DAYS + 1)
    expect(await listed()).toEqual([])
    expect(await Promise.all(idsOf(files).map(isKept))).toEqual([false, false])
  })

  test(`for ${DRAFT_RESTS_DAYS} days it is known that one was discarded`, async () => {
    await call('DELETE', `/claims/drafts/${await begin()}`)
    await removeExpiredAfter(DRAFT_RESTS_DAYS - 1)
    expect(await countDiscarded()).toBe(1)
    await removeExpiredAfter(DRAFT_RESTS_DAYS + 1)
    expect(await countDiscarded()).toBe(0)
  })

  test('nothing of it is readable in the tables, and nothing is left when its owner or the claimant is forgotten', async () => {
    const secret = 'Mononucleosis Quokka'
    const draftId = randomUUID()
    await save(draftId, { form: { claimantId: cast.ben, diagnosisText: secret } })
    const { body: file } = await addFile(draftId, { name: 'Quokka-letter.pdf' })
    const superuser = await createDatabasePool(api.superuserUrl)
    expect(await findTraces(superuser, [secret, 'Quokka-letter']).finally(() => superuser.end())).toEqual([])

    const context = {
      actor: { kind: 'system', id: 'test' } as const,
      commandId: randomUUID(),
      correlationId: randomUUID(),
    }
    await forgetUser(api.parts, { userId: cast.ben, reason: 'asked for it' }, context)
    expect(await countDrafts()).toBe(0)
    expect(await isKept(file.fileId)).toBe(false)

    const own = await draftWithFiles()
    await call('DELETE', `/claims/drafts/${await begin()}`)
    await forgetUser(api.parts, { userId: cast.ann, reason: 'asked for it' }, { ...context, commandId: randomUUID() })
    expect([await countDrafts(), await countDiscarded()]).toEqual([0, 0])
    expect(await Promise.all(idsOf(own.files).map(isKept))).toEqual([false, false])
    const names = await readdir(join(api.parts.settings.dataDirectory, 'files'), { recursive: true })
    expect(names.filter((name) => idsOf(own.files).some((id) => name.includes(id)))).toEqual([])
  })
})
