// Requirements: PRO-007
/** A client's own document of its plan: kept, read by its members instead of what is made from the plan, replaced and removed. */
import { randomUUID } from 'node:crypto'
import { examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import { planDocumentTexts as texts } from '@member-care/domain/texts/client-edit-texts.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { pdf, png } from '@member-care/tests/support/claim-forms.ts'
import { recordPlan } from '@member-care/tests/support/recorded-plans.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: AccountsUnderTest
let origin: string
let olive: string
let auditor: string
let companyId: string
let member: string

beforeAll(async () => {
  api = await startAccountsUnderTest()
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
  olive = (await createAdministrator(api, ['ADMIN_OPERATION'])).userId
  auditor = (await createAdministrator(api, ['ADMIN_AUDITOR'])).userId
  companyId = await createCompany(api, { allowMyPlan: true })
  member = (await createMember(api, companyId)).userId
})
afterAll(() => api.close())

interface Answer {
  readonly status: number
  readonly type: string | null
  readonly content: Buffer
  readonly body: Record<string, unknown>
}

async function call(as: string, path: string, init: RequestInit = {}, key: string = randomUUID()): Promise<Answer> {
  const reply = await fetch(`${origin}/api${path}`, {
    ...init,
    headers: { ...(await api.headersFor(as, { otpVerified: true })), 'idempotency-key': key },
  })
  const content = Buffer.from(await reply.arrayBuffer())
  const type = reply.headers.get('content-type')
  return {
    status: reply.status,
    type,
    content,
    body: type?.includes('json') === true ? (JSON.parse(content.toString()) as Record<string, unknown>) : {},
  }
}

function upload(
  files: readonly Uint8Array[],
  { as = olive, name = 'Our plan.pdf', key = randomUUID() as string } = {},
) {
  const form = new FormData()
  for (const file of files) form.append('document', new Blob([new Uint8Array(file)]), name)
  return call(as, `/console/clients/${companyId}/plan-document`, { method: 'POST', body: form }, key)
}

const remove = () => call(olive, `/console/clients/${companyId}/plan-document`, { method: 'DELETE' })
const planOf = (as: string) => call(as, `/profile/benefitplans/${as}?companyId=${companyId}`)
const documentOf = (as: string, person = as) =>
  call(as, `/profile/benefitplans/${person}/document?companyId=${companyId}`)
const fileIdNow = async () =>
  (await api.parts.eventLog.load(`client-${companyId}`)).events
    .flatMap((event) => (event.type === 'ClientPlanDocumentChanged' ? [event.data.planDocument?.fileId] : []))
    .at(-1) ?? ''

test('members read it instead of what is made from the plan, also where there is no plan, until it is removed', async () => {
  expect((await planOf(member)).body).toEqual({ plan: [], document: null, ownDocument: null })
  expect((await documentOf(member)).status).toBe(404)
  const first = Buffer.from(pdf())
  expect((await upload([first])).body).toMatchObject({
    planDocument: { fileName: 'Our plan.pdf', bytes: first.length },
  })
  const ownDocument = { fileName: 'Our plan.pdf', bytes: first.length }
  expect((await planOf(member)).body).toEqual({ plan: [], document: null, ownDocument })
  expect(await documentOf(member)).toMatchObject({ status: 200, type: 'application/pdf', content: first })

  await recordPlan(api, companyId, examplePlan())
  await api.untilUpToDate()
  expect((await planOf(member)).body).toMatchObject({ plan: [{ planName: 'Example' }], document: null, ownDocument })
  expect((await remove()).body).toMatchObject({ planDocument: null })
  expect((await planOf(member)).body).toMatchObject({ document: { headerTitle: 'Example' }, ownDocument: null })
  expect((await documentOf(member)).status).toBe(404)
  // There is nothing to remove any more, and no second event.
  const { revision } = await api.parts.eventLog.load(`client-${companyId}`)
  expect((await remove()).status).toBe(200)
  expect((await api.parts.eventLog.load(`client-${companyId}`)).revision).toBe(revision)
})

test('another one takes its place, whose bytes go; the same call again keeps one file', async () => {
  await upload([pdf()])
  const before = await fileIdNow()
  const second = Buffer.concat([pdf(), Buffer.from('%second')])
  const key = randomUUID()
  await upload([second], { name: 'Plan 2027.pdf', key })
  const after = await fileIdNow()
  expect(after).not.toBe(before)
  await expect(api.parts.files.open(before)).rejects.toThrow()
  const { revision } = await api.parts.eventLog.load(`client-${companyId}`)
  expect((await upload([second], { name: 'Plan 2027.pdf', key })).status).toBe(200)
  expect((await api.parts.eventLog.load(`client-${companyId}`)).revision).toBe(revision)
  expect((await documentOf(member)).content).toEqual(second)
  const shown = await call(olive, `/console/clients/${companyId}/plan-document`)
  expect([shown.status, shown.type, shown.content]).toEqual([200, 'application/pdf', second])

  const history = (await call(auditor, `/console/clients/${companyId}/history`)).body as unknown as {
    title: string
    changes: object[]
  }[]
  expect(history.at(-1)).toMatchObject({
    title: 'Own document of the plan changed',
    changes: expect.arrayContaining([
      expect.objectContaining({ label: 'Own document of the plan: File name', to: 'Plan 2027.pdf' }),
    ]) as object[],
  })
})

test.each([
  ['nothing', () => [], texts.noFile],
  ['a picture that calls itself a PDF', () => [png], texts.wrongType],
  ['two documents', () => [pdf(), pdf()], texts.tooMany],
  ['more than 5 MB', () => [Buffer.concat([pdf(), Buffer.alloc(5_242_880)])], texts.tooLarge],
])('%s is refused, and what stood there stays', async (_what, files, text) => {
  const before = await fileIdNow()
  expect(await upload(files())).toMatchObject({ status: 422, body: { message: text, errors: { document: text } } })
  expect(await fileIdNow()).toBe(before)
})

test('only who edits clients keeps it, of their own clients; members read that of the companies that cover them', async () => {
  const viewer = (await createAdministrator(api, ['ADMIN_CLAIM'])).userId
  expect((await upload([pdf()], { as: viewer })).status).toBe(403)
  expect((await call(viewer, `/console/clients/${companyId}/plan-document`)).status).toBe(200)
  const ofAnotherGroup = (await createAdministrator(api, ['ADMIN_OPERATION'], ['P7'])).userId
  expect((await upload([pdf()], { as: ofAnotherGroup })).status).toBe(404)
  const elsewhere = (await createMember(api, await createCompany(api, { allowMyPlan: true }))).userId
  expect((await documentOf(elsewhere)).status).toBe(404)
  expect((await documentOf(elsewhere, member)).status).toBe(404)
  await api.record(`client-${companyId}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId, featuresConfig: { allowMyPlan: false } },
  })
  await api.untilUpToDate()
  expect((await documentOf(member)).status).toBe(404)
})
