/**
 * What happens to letters of guarantee besides the calls: by the clock, in e-mails, when the event store refuses, and when people are forgotten.
 * Requirements: ELG-028, LIM-024.
 */
import { randomUUID } from 'node:crypto'
import type { GuaranteeEvent } from '@member-care/domain/guarantee/guarantee-events.ts'
import { exampleLetter, exampleRequest } from '@member-care/domain/guarantee/testing/example-guarantee.ts'
import { letterContactMailTexts } from '@member-care/domain/texts/mail-texts.ts'
import { notificationWords } from '@member-care/domain/texts/notification-kind-texts.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { publishContent } from '@member-care/tests/support/published-content.ts'
import { whileAppendsAreRefused } from '@member-care/tests/support/refused-appends.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetUser } from '../accounts/forget-user.ts'
import { findFilesAbout } from '../documents/file-register.ts'
import { sweepUploads } from '../documents/sweep-uploads.ts'
import { verifyDocuments } from '../documents/verify-documents.ts'
import { listMailbox } from '../integrations/mail/local-mailbox.ts'
import { endLetters } from './end-letters.ts'

const DAY_MS = 24 * 60 * 60_000
const patience = { timeout: 20_000 }
let api: ApiUnderTest
let cast: ClaimsCast
let now = new Date()
/** Of a letter that an event names, and nobody keeps. */
const unkept = randomUUID()

beforeAll(async () => {
  api = await startApiUnderTest({ clock: () => now })
  cast = await recordClaimsCast(api)
  await api.record(`client-${cast.orchid}`, {
    type: 'ClientElogConfigChanged',
    data: { companyId: cast.orchid, eLogConfig: { companyEmails: ['hr@orchid.example.com'] } },
  })
})
afterAll(() => api.close())

type Requested = typeof exampleRequest
async function recordRequest(changes: Partial<Requested> = {}): Promise<string> {
  const guaranteeId = randomUUID()
  const whose = { companyId: cast.orchid, employeeId: cast.ann, patientId: cast.dan }
  const number = api.parts.letterCodes.numberOf(guaranteeId)
  const data = { ...exampleRequest, ...whose, guaranteeId, number, ...changes }
  await api.record(`guarantee-${guaranteeId}`, { type: 'GuaranteeRequested', data })
  return guaranteeId
}
async function recordLetter(validUntil: string): Promise<string> {
  const guaranteeId = await recordRequest()
  const letter = { ...exampleLetter, issue: 1, validUntil, document: { ...exampleLetter.document, fileId: unkept } }
  await api.record(`guarantee-${guaranteeId}`, {
    type: 'GuaranteeIssued',
    data: { guaranteeId, patientId: cast.dan, letter },
  })
  return guaranteeId
}
const typesOf = async (id: string) =>
  (await api.parts.eventLog.load<GuaranteeEvent>(`guarantee-${id}`)).events.map(({ type }) => type)
const issue = async (id: string) => {
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api/console/guarantees/${id}/letter`,
    headers: await api.headersFor(cast.claimDesk),
    payload: { expectedVersion: 0, amountCents: 100_000 },
  })
  return reply.statusCode
}
const fileIdsOf = (subjectId: string) => findFilesAbout(api.parts.database, subjectId)

test('the member is told five working days before the end, and the letter expires after it; once, however many go round', async () => {
  // 2030-03-08 is a Friday; a holiday is no working day.
  await publishContent(api, {
    contentId: 'holidays',
    content: { kind: 'public-holidays', year: 2030, days: [{ day: '2030-03-06', name: 'A holiday' }] },
  })
  await api.untilUpToDate()
  const id = await recordLetter('2030-03-08')
  const goRound = async (day: string) => {
    now = new Date(`${day}T09:00:00+08:00`)
    await Promise.all([endLetters(api.parts), endLetters(api.parts)])
    return (await typesOf(id)).slice(2)
  }
  expect(await goRound('2030-02-27')).toEqual([])
  expect(await goRound('2030-02-28')).toEqual(['GuaranteeExpiryTold'])
  expect(await goRound('2030-03-08')).toEqual(['GuaranteeExpiryTold'])
  expect(await goRound('2030-03-09')).toEqual(['GuaranteeExpiryTold', 'GuaranteeExpired'])
  expect(await goRound('2030-03-10')).toEqual(['GuaranteeExpiryTold', 'GuaranteeExpired'])
  now = new Date()
})

test('a letter whose event the store refused is removed, and no event names one that is not there', async () => {
  const id = await recordRequest({ patientId: cast.ben, employeeId: cast.ben })
  await whileAppendsAreRefused(api.superuserUrl, 'GuaranteeIssued', async () => {
    expect(await issue(id)).toBeGreaterThanOrEqual(500)
  })
  const [orphan = ''] = await fileIdsOf(cast.ben)
  expect([await typesOf(id), await api.parts.files.has(orphan)]).toEqual([['GuaranteeRequested'], true])

  expect(await issue(id)).toBe(200)
  const later = () => new Date(now.getTime() + 2 * DAY_MS)
  expect(await sweepUploads({ ...api.parts, clock: later })).toMatchObject({ unattached: 1 })
  const kept = await fileIdsOf(cast.ben)
  expect(kept).toHaveLength(1)
  expect(kept).not.toContain(orphan)
  expect([await api.parts.files.has(orphan), await api.parts.files.has(kept[0] ?? '')]).toEqual([false, true])
  const verified = JSON.stringify(
    await verifyDocuments({ store: api.events.store, files: api.parts.files, clock: api.parts.clock }),
  )
  expect([verified.includes(unkept), verified.includes(kept[0] ?? '')]).toEqual([true, false])

  // The letter's bytes go with the patient; the log still says that there was one.
  const context = { actor: { kind: 'system', id: 'test' } as const, commandId: randomUUID(), correlationId: 'test' }
  await forgetUser(api.parts, { userId: cast.ben, reason: 'Asked for it' }, context)
  expect([await fileIdsOf(cast.ben), await api.parts.files.has(kept[0] ?? '')]).toEqual([[], false])
  expect(await typesOf(id)).toEqual(['GuaranteeRequested', 'GuaranteeIssued'])
})

test('the employee is told what becomes of a letter, and the company’s contacts of a request that waits for HR; nobody of the illness', async () => {
  await api.startJobs()
  const id = await recordRequest({ needsHr: true })
  const number = api.parts.letterCodes.numberOf(id)
  const letters = () => listMailbox(api.parts.database, 'hr@orchid.example.com')
  await expect.poll(async () => (await letters()).length, patience).toBe(1)
  const [mail] = await letters()
  expect(mail).toMatchObject({ subject: letterContactMailTexts.subject })
  expect(mail?.text).toContain(number)

  const told = { guaranteeId: id, patientId: cast.dan }
  await api.record(`guarantee-${id}`, {
    type: 'GuaranteeDeclined',
    data: { ...told, reason: 'Not covered: torn ligament' },
  })
  const list = () => api.parts.notifications.list(cast.ann, { limit: 10 })
  await expect.poll(list, patience).toContainEqual(
    expect.objectContaining({
      kind: 'letter-rejected',
      title: notificationWords['letter-rejected'].title,
      message: expect.stringContaining(number),
      link: `/app/elogrecords/${id}`,
    }),
  )
  const mails = await listMailbox(api.parts.database)
  expect(JSON.stringify([await list(), mails])).not.toMatch(/ligament|Dan Tan|Ben Tan/i)
})
