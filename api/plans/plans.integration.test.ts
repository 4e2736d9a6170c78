/** Plans over HTTP: written by one administrator, published by another, and then as they are for ever. */
import { randomUUID } from 'node:crypto'
import type { Plan } from '@member-care/domain/cover/plan.ts'
import { examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import { planRefusalTexts } from '@member-care/domain/texts/plan-texts.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
  type TestPerson,
} from '@member-care/tests/support/accounts-cast.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishDemonstrationPlans } from '../demonstration/publish-plans.ts'
import type { z } from 'zod'
import type { planRecordSchema } from './plan-answers.ts'

type PlanAnswer = z.infer<typeof planRecordSchema>

let api: AccountsUnderTest
let companyId: string
let ann: TestPerson
let ben: TestPerson
beforeAll(async () => {
  api = await startAccountsUnderTest()
  companyId = await createCompany(api)
  ann = await createAdministrator(api, ['ADMIN_OPERATION'])
  ben = await createAdministrator(api, ['ADMIN_OPERATION'])
})
afterAll(() => api.close())

async function call(as: TestPerson, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
  return api.app.inject({
    method,
    url: `/api/console/plans${path}`,
    headers: { ...(await api.headersFor(as.userId)), 'idempotency-key': randomUUID() },
    ...(payload && { payload }),
  })
}
const draftOf = (change: Partial<Plan> = {}): Plan => ({ ...examplePlan(), planNo: randomUUID(), ...change })
async function begin(draft = draftOf(), as = ann): Promise<PlanAnswer> {
  const answer = await call(as, 'POST', '', { companyId, draft })
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
  return answer.json<PlanAnswer>()
}
/** A command on the plan as it stands. */
async function command(as: TestPerson, planId: string, name: string, body: object = {}) {
  const { revision } = (await call(ann, 'GET', `/${planId}`)).json<PlanAnswer>()
  return call(as, name === 'draft' ? 'PUT' : 'POST', `/${planId}/${name}`, { revision, ...body })
}
async function published(draft = draftOf()): Promise<PlanAnswer> {
  const { planId } = await begin(draft)
  await command(ann, planId, 'submit')
  const answer = await command(ben, planId, 'publish')
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  return answer.json<PlanAnswer>()
}

test('a plan is begun, submitted, returned with a reason, changed, and published by somebody else', async () => {
  const draft = draftOf({ name: 'Gold' })
  const begun = await begin(draft)
  expect(begun).toMatchObject({
    companyId,
    status: 'draft',
    planNo: draft.planNo,
    draft: { content: draft, savedBy: { id: ann.userId, name: ann.name }, submittedBy: null, returned: null },
    versions: [],
  })
  const { planId } = begun
  expect((await command(ann, planId, 'submit')).json()).toMatchObject({ status: 'submitted' })
  const returned = await command(ben, planId, 'return', { reason: 'The name is that of last year.' })
  expect(returned.json()).toMatchObject({
    status: 'draft',
    draft: { returned: { by: { name: ben.name }, reason: 'The name is that of last year.' } },
  })
  const better = { ...draft, name: 'Gold 2026' }
  expect((await command(ann, planId, 'draft', { draft: better })).json()).toMatchObject({ draft: { content: better } })
  await command(ann, planId, 'submit')
  const answer = (await command(ben, planId, 'publish')).json<PlanAnswer>()
  expect(answer).toMatchObject({
    status: 'published',
    name: 'Gold 2026',
    draft: null,
    versions: [{ version: 1, content: better, submittedBy: { id: ann.userId }, publishedBy: { id: ben.userId } }],
  })
  const listed = await call(
    ben,
    'GET',
    `?filter=${encodeURIComponent(JSON.stringify({ companyId, q: 'gold 2026', status: 'published' }))}`,
  )
  expect(listed.json()).toMatchObject([{ id: planId, planNo: draft.planNo, versionCount: 1 }])
  expect(listed.headers['x-total-count']).toBe('1')
})

test('all who wrote something of it, and who submitted it, need another administrator to publish it', async () => {
  const cat = await createAdministrator(api, ['ADMIN_OPERATION'])
  const { planId, draft } = await begin()
  await command(ben, planId, 'draft', { draft: { ...draft?.content, name: 'A dot.' } })
  await command(cat, planId, 'submit')
  for (const own of [ann, ben, cat]) {
    const answer = await command(own, planId, 'publish')
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { errorCode: 'PLAN_DRAFT_OWN', message: planRefusalTexts.PLAN_DRAFT_OWN },
    ])
  }
  const dan = await createAdministrator(api, ['ADMIN_OPERATION'])
  expect((await command(dan, planId, 'publish')).statusCode).toBe(200)
})

test('a published version never changes, whatever is written, published or given up after it', async () => {
  const first = await published()
  const [version] = first.versions
  const { planId } = first
  const next = { ...(version?.content as Plan), holdsFrom: '2027-01-01', name: 'Dearer' }
  await command(ann, planId, 'draft', { draft: next })
  expect((await command(ann, planId, 'discard')).json()).toMatchObject({ status: 'published', draft: null })
  await command(ben, planId, 'draft', { draft: next })
  await command(ben, planId, 'submit')
  const second = (await command(ann, planId, 'publish')).json<PlanAnswer>()
  expect(second.versions).toEqual([version, expect.objectContaining({ version: 2, content: next })])
  const renumbered = await command(ann, planId, 'draft', { draft: { ...next, planNo: 'other' } })
  expect([renumbered.statusCode, renumbered.json()]).toMatchObject([422, { errorCode: 'PLAN_NO_FIXED' }])
})

test('of two who save the same draft, or publish what was changed meanwhile, the second is told', async () => {
  const { planId, revision, draft } = await begin()
  const body = (name: string) => ({ draft: { ...draft?.content, name }, revision })
  expect((await call(ann, 'PUT', `/${planId}/draft`, body('Mine'))).statusCode).toBe(200)
  const late = await call(ben, 'PUT', `/${planId}/draft`, body('His'))
  expect([late.statusCode, late.json()]).toMatchObject([409, { errorCode: 'CONFLICT' }])
  const submitted = (await command(ann, planId, 'submit')).json<PlanAnswer>()
  await command(ann, planId, 'draft', { draft: { ...draft?.content, name: 'Mine too' } })
  await command(ann, planId, 'submit')
  expect((await call(ben, 'POST', `/${planId}/publish`, { revision: submitted.revision })).statusCode).toBe(409)
  expect((await call(ben, 'GET', `/${planId}`)).json()).toMatchObject({
    versions: [],
    draft: { content: { name: 'Mine too' } },
  })
})

test('a client has one plan of a number, however it is spelt, also when two begin it at the same moment', async () => {
  const planNo = `Gold ${randomUUID()}`
  const answers = await Promise.all(
    [planNo, planNo.toUpperCase(), ` ${planNo} `].map((spelt) =>
      call(ann, 'POST', '', { companyId, draft: draftOf({ planNo: spelt }) }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422])
  expect(answers.find(({ statusCode }) => statusCode === 422)?.json()).toMatchObject({
    errorCode: 'PLAN_NO_TAKEN',
    errors: { planNo: planRefusalTexts.PLAN_NO_TAKEN },
  })
})

test('a faulty plan is refused in words, and the draft stays', async () => {
  const { planId, draft } = await begin()
  const content = draft?.content as Plan
  const twice = await command(ann, planId, 'draft', { draft: { ...content, order: ['tax', 'tax'] } })
  expect([twice.statusCode, twice.json()]).toMatchObject([
    422,
    { errorCode: 'PLAN_FAULTY', errors: { plan: 'The step tax stands twice in the order.' } },
  ])
  const noDate = await command(ann, planId, 'draft', { draft: { ...content, holdsFrom: '2027-02-30' } })
  expect(noDate.json()).toMatchObject({ errors: { holdsFrom: expect.stringMatching(/not a date/) as string } })
  expect((await call(ann, 'GET', `/${planId}`)).json()).toMatchObject({ draft: { content } })
  const unreasoned = await command(ann, planId, 'submit').then(() => command(ben, planId, 'return', { reason: ' ' }))
  expect([unreasoned.statusCode, unreasoned.json()]).toMatchObject([
    422,
    { errors: { reason: expect.any(String) as string } },
  ])
})

test('only administrators who keep clients write plans, and of their own clients only; members and HR see none', async () => {
  const { planId, revision } = await begin()
  const member = await createMember(api, companyId)
  const hr = await createMember(api, companyId)
  await api.record(`user-${hr.userId}`, {
    type: 'RolesChanged',
    data: { userId: hr.userId, roles: ['hradmin'], groupCodes: [], reason: 'test' },
  })
  for (const nobody of [member, hr]) {
    for (const path of ['', `/${planId}`]) expect((await call(nobody, 'GET', path)).statusCode).toBe(403)
    expect((await call(nobody, 'POST', `/${planId}/submit`, { revision })).statusCode).toBe(403)
  }
  const reader = await createAdministrator(api, ['ADMIN_CLAIM'])
  expect((await call(reader, 'GET', `/${planId}`)).statusCode).toBe(200)
  expect((await call(reader, 'POST', `/${planId}/submit`, { revision })).statusCode).toBe(403)
  const elsewhere = await createAdministrator(api, ['ADMIN_OPERATION'], ['P7'])
  expect((await call(elsewhere, 'GET', '')).json()).toEqual([])
  expect((await call(elsewhere, 'POST', '', { companyId, draft: draftOf() })).statusCode).toBe(404)
  expect((await call(elsewhere, 'POST', `/${planId}/submit`, { revision })).statusCode).toBe(404)
})

test('the demonstration’s plans were published by two, hold for the claims of the last year, and are made once', async () => {
  const company = await createCompany(api)
  const publish = () =>
    publishDemonstrationPlans(
      api.parts.eventLog,
      [company],
      { author: ann.userId, publisher: ben.userId },
      new Date('2026-11-20T16:30:00Z'),
    )
  await publish()
  const head = await api.parts.eventLog.head()
  await publish()
  expect(await api.parts.eventLog.head()).toEqual(head)
  await api.untilUpToDate()
  const filter = encodeURIComponent(JSON.stringify({ companyId: company }))
  const listed = (await call(ann, 'GET', `?filter=${filter}&sort=["planNo","ASC"]`)).json<PlanAnswer[]>()
  expect(listed.map(({ planNo, status, versionCount }) => [planNo, status, versionCount])).toEqual([
    ['A', 'published', 1],
    ['B', 'published', 2],
    ['C', 'published', 1],
  ])
  const staff = (await call(ann, 'GET', `/${listed[1]?.planId}`)).json<PlanAnswer>()
  expect(staff.versions.map(({ holdsFrom, publishedAt }) => [holdsFrom, publishedAt.slice(0, 10)])).toEqual([
    ['2025-01-01', '2024-11-16'],
    ['2026-01-01', '2025-11-16'],
  ])
})
