/** The histories of what cover is reckoned by: plans, exchange rates, and the switch of decisions at once, through the API. */
import { randomUUID } from 'node:crypto'
import { examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import { createAdministrator, createCompany, type TestPerson } from '@member-care/tests/support/accounts-cast.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: ApiUnderTest
let companyId: string
let auditor: TestPerson
let operation: TestPerson

beforeAll(async () => {
  api = await startApiUnderTest()
  companyId = await createCompany(api)
  auditor = await createAdministrator(api, ['ADMIN_AUDITOR'])
  operation = await createAdministrator(api, ['ADMIN_OPERATION'])
})

afterAll(() => api.close())

async function call(
  method: 'GET' | 'POST',
  url: string,
  { as = auditor, body }: { as?: TestPerson; body?: object } = {},
) {
  return api.app.inject({
    method,
    url: `/api${url}`,
    headers: await api.headersFor(as.userId),
    ...(body && { payload: body }),
  })
}

interface Entry {
  readonly title: string
  readonly changes: readonly object[]
  readonly reason: unknown
}

test('the history of a plan, in the sentences of its rules; also for who may see plans but no people’s histories', async () => {
  const plan = { planId: randomUUID(), companyId }
  const changed = { ...examplePlan(), name: 'A dot.' }
  await api.record(
    `plan-${plan.planId}`,
    { type: 'PlanDraftSaved', data: { ...plan, draft: examplePlan(), savedBy: operation.userId } },
    { type: 'PlanDraftSaved', data: { ...plan, draft: changed, savedBy: operation.userId } },
    { type: 'PlanDraftSubmitted', data: { ...plan, submittedBy: operation.userId } },
    {
      type: 'PlanDraftReturned',
      data: { ...plan, returnedBy: operation.userId, reason: 'The co-payment stays.' },
    },
  )
  await api.untilUpToDate()
  const accounts = await createAdministrator(api, ['ADMIN_ACCOUNT'])
  const address = `/console/plans/${plan.planId}`
  for (const as of [auditor, operation, accounts]) {
    const history = (await call('GET', `${address}/history`, { as })).json<Entry[]>()
    expect(history[1]).toMatchObject({
      title: 'Draft saved',
      changes: [{ label: 'Name', from: examplePlan().name, to: 'A dot.' }],
    })
    expect(history[3]?.reason).toBe('The co-payment stays.')
  }
  const then = (await call('GET', `${address}/history/0`)).json<{ fields: object[] }>()
  expect(then.fields).toContainEqual({ field: 'status', group: 'General', label: 'Status', value: 'Being written' })
  expect(then.fields).toContainEqual(expect.objectContaining({ label: 'Name', value: examplePlan().name }))
  expect((await call('GET', `${address}/as-of?at=2001-01-01T00:00:00Z`)).statusCode).toBe(404)
  const ofAnotherGroup = await createAdministrator(api, ['ADMIN_OPERATION'], ['P7'])
  expect((await call('GET', `${address}/history`, { as: ofAnotherGroup })).statusCode).toBe(404)

  const found = (await call('POST', '/console/events/search', { body: { types: ['PlanDraftReturned'] } })).json<{
    events: { record: object }[]
  }>()
  expect(found.events[0]?.record).toMatchObject({
    kind: 'plans',
    id: plan.planId,
    name: `${changed.planNo} · A dot.`,
  })
})

test('the history of the rates of a currency, and of the switch of decisions at once', async () => {
  const note = (perUnitBillionths: number): DomainEvent => ({
    type: 'ExchangeRateNoted',
    data: { currency: 'CHF', date: '2026-03-03', perUnitBillionths, source: 'MAS' },
  })
  await api.record('exchangerates-CHF', note(1_510_000_000), note(1_510_400_000))
  const rates = (await call('GET', '/console/exchange-rates/CHF/history')).json<Entry[]>()
  expect(rates[1]?.changes).toEqual([
    { field: 'rates.2026-03-03.perUnit', label: '03 Mar 2026: One unit in SGD', from: '1.5100', to: '1.5104' },
  ])
  const then = (await call('GET', '/console/exchange-rates/CHF/history/0')).json<{ fields: object[] }>()
  expect(then.fields).toContainEqual(expect.objectContaining({ group: 'Rates', value: '1.5100' }))
  expect((await call('GET', '/console/exchange-rates/chf/history')).statusCode).toBe(404)

  const switchedBy = operation.userId
  await api.record(
    'straightthrough-switch',
    { type: 'StraightThroughSwitched', data: { isStopped: true, switchedBy, reason: 'Prices look wrong.' } },
    { type: 'StraightThroughSwitched', data: { isStopped: false, switchedBy } },
  )
  const switches = (await call('GET', '/console/straight-through/switch/history')).json<Entry[]>()
  expect(switches).toMatchObject([
    { reason: 'Prices look wrong.', changes: [{ label: 'Decisions at once are stopped', from: null, to: true }] },
    { reason: null, changes: [{ from: true, to: false }] },
  ])
  expect((await call('GET', `/console/straight-through/${randomUUID()}/history`)).statusCode).toBe(404)
  const seeing = await createAdministrator(api, ['ADMIN_IT'])
  expect((await call('GET', '/console/straight-through/switch/history', { as: seeing })).statusCode).toBe(403)
  expect((await call('GET', '/console/exchange-rates/CHF/history', { as: seeing })).statusCode).toBe(200)
})
