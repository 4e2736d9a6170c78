// Requirements: CLM-027, PRO-006, PRO-007, PRO-008, PRO-009, STA-001, API-033, API-034, API-035, API-036
/** What a member is told of the family's cover, and of which plan: with a real database. */
import { randomUUID } from 'node:crypto'
import { exampleBenefit, examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import type { MemberCover } from '@member-care/domain/cover/member-cover.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { FeaturesConfig } from '@member-care/domain/client/features-config.ts'
import {
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
  type TestPerson,
} from '@member-care/tests/support/accounts-cast.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: AccountsUnderTest
beforeAll(async () => {
  api = await startAccountsUnderTest()
})
afterAll(() => api.close())

const yearly = { period: 'policy-year', of: 'payment', measure: 'amount' } as const
const plan = examplePlan(
  {},
  {
    planNo: 'GOLD',
    name: 'Gold',
    groups: [
      {
        code: 'O',
        name: 'Outpatient care',
        benefits: [
          exampleBenefit({ coPay: { amount: 5_00, per: 'visit' } }, { id: 'gp', name: 'GP', code: 'GP-1' }),
          exampleBenefit({}, { id: 'screen', name: 'Screening', coveredAs: ['employee'] }),
        ],
      },
    ],
    limits: [
      { ...yearly, id: 'together', name: 'Family', most: 900_00, per: 'family' },
      { ...yearly, id: 'own', name: 'Each', most: 500_00, per: 'person' },
    ],
  },
)

interface Family {
  readonly companyId: string
  readonly employee: TestPerson
  readonly child: TestPerson
}

/** An employee with a child, each of whom has used something, under a client that has the plan or none. */
async function createFamily(features: Partial<FeaturesConfig>, hasPlan = true): Promise<Family> {
  const companyId = await createCompany(api, {
    allowViewBenefitBalance: true,
    allowMyPlan: true,
    defaultPlanEmployee: 'GOLD',
    defaultPlanDependant: 'gold',
    ...features,
  })
  const planId = randomUUID()
  if (hasPlan) {
    await api.record(
      `plan-${planId}`,
      { type: 'PlanDraftSaved', data: { planId, companyId, draft: plan, savedBy: 'olga' } },
      {
        type: 'PlanVersionPublished',
        data: {
          planId,
          companyId,
          version: 1,
          content: plan,
          writtenBy: ['olga'],
          submittedBy: 'olga',
          publishedBy: 'vera',
        },
      },
    )
  }
  const employee = await createMember(api, companyId)
  const child = await createMember(api, companyId, { employeeId: employee.userId })
  await api.record(
    `cover-${companyId}-${employee.userId}`,
    reserved({ companyId, employee, child }, employee, 'claim-of-employee'),
    reserved({ companyId, employee, child }, child, 'claim-of-child'),
  )
  return { companyId, employee, child }
}

function reserved({ companyId, employee }: Family, { userId: personId }: TestPerson, sourceId: string): DomainEvent {
  return {
    type: 'CoverReserved',
    data: {
      companyId,
      employeeId: employee.userId,
      sourceId,
      sourceKind: 'claim',
      offsets: [],
      personId,
      benefitId: 'gp',
      date: '2026-03-01',
      visitId: sourceId,
      planNo: 'GOLD',
      planHoldsFrom: '2020-01-01',
      payableCents: 40_00,
      pools: [
        { pool: 'together', amount: 40_00 },
        { pool: 'own', amount: 40_00 },
      ],
    },
  }
}

async function call(path: string, person: TestPerson) {
  const response = await api.app.inject({ url: `/api${path}`, headers: await api.headersFor(person.userId) })
  return { status: response.statusCode, body: response.json<unknown>() }
}

async function coverOf({ companyId }: Family, person: TestPerson) {
  const { status, body } = await call(`/cover?companyId=${companyId}`, person)
  expect(status).toBe(200)
  return body as MemberCover
}

test('an employee is told of the whole family, with whom and for what, and everything by which it is reckoned', async () => {
  const family = await createFamily({})
  const cover = await coverOf(family, family.employee)
  expect(cover.people.map(({ person, planId }) => [person.id, person.as, planId !== undefined])).toEqual([
    [family.employee.userId, 'employee', true],
    [family.child.userId, 'other', true],
  ])
  expect(Object.values(cover.plans)).toEqual([[plan]])
  expect(cover.uses).toMatchObject([
    { sourceId: 'claim-of-child', personId: family.child.userId, told: { benefitId: 'gp', payableCents: 40_00 } },
    { sourceId: 'claim-of-employee', personId: family.employee.userId, told: { benefitId: 'gp' } },
  ])
})

test('a dependant is told of their own, and of the others only what counts for the family together', async () => {
  const family = await createFamily({})
  const cover = await coverOf(family, family.child)
  expect(cover.people.map(({ person }) => person.id)).toEqual([family.child.userId])
  const [own, other] = cover.uses.toSorted((one) => (one.told === undefined ? 1 : -1))
  expect(own).toMatchObject({ sourceId: 'claim-of-child', pools: [{ pool: 'together' }, { pool: 'own' }] })
  expect(other?.pools).toEqual([{ pool: 'together', amount: 40_00 }])
  expect(JSON.stringify(cover)).not.toContain(family.employee.userId)
  expect(JSON.stringify(cover)).not.toContain('claim-of-employee')
})

test('a client may let the family see all of each other, or nobody but themselves', async () => {
  const open = await createFamily({ whoSeesUses: 'family' })
  const seen = await coverOf(open, open.child)
  expect(seen.people.map(({ person }) => person.id)).toEqual([open.child.userId, open.employee.userId])
  expect(seen.uses.every(({ told }) => told !== undefined)).toBe(true)
  const closed = await createFamily({ whoSeesUses: 'self' })
  const hidden = await coverOf(closed, closed.employee)
  expect(hidden.people).toHaveLength(1)
  expect(JSON.stringify(hidden)).not.toContain(closed.child.userId)
  expect(hidden.uses).toHaveLength(2)
})

test('another family sees nothing of it, and another company is not there', async () => {
  const [family, other] = [await createFamily({}), await createFamily({})]
  const stranger = await createMember(api, family.companyId)
  expect((await coverOf(family, stranger)).uses).toEqual([])
  expect(await call(`/cover?companyId=${family.companyId}`, other.employee)).toMatchObject({ status: 404 })
  const path = `/benefitplans/${family.child.userId}?companyId=${family.companyId}`
  expect(await call(path, stranger)).toMatchObject({ status: 404 })
  expect(await call(path, other.employee)).toMatchObject({ status: 404 })
})

test('the noted exchange rates come with it, so that a claim in another currency is estimated', async () => {
  const today = singaporeToday(new Date())
  const usd = { currency: 'USD', source: 'MAS' }
  await api.record(
    'exchangerates-USD',
    { type: 'ExchangeRateNoted', data: { ...usd, date: '2020-01-02', perUnitBillionths: 1_000_000_000 } },
    { type: 'ExchangeRateNoted', data: { ...usd, date: today, perUnitBillionths: 1_347_200_000 } },
  )
  const family = await createFamily({})
  expect((await coverOf(family, family.employee)).rates).toEqual({
    USD: [{ date: today, perUnitBillionths: 1_347_200_000 }],
  })
})

test('a client without a plan, and one that does not show what is left, give nothing to reckon by', async () => {
  const without = await createFamily({}, false)
  expect(await coverOf(without, without.employee)).toMatchObject({ plans: {} })
  expect((await coverOf(without, without.employee)).people.map(({ planId }) => planId)).toEqual([undefined, undefined])
  const closed = await createFamily({ allowViewBenefitBalance: false })
  expect(await coverOf(closed, closed.employee)).toMatchObject({ people: [], plans: {}, uses: [] })
})

test('the options of the claim form are those of the plan on that date for that person', async () => {
  const { companyId, employee, child } = await createFamily({ allowEclaimSubmit: true, allowOutpatient: true })
  const optionsFor = async ({ userId }: TestPerson) => {
    const query = new URLSearchParams({ companyId, claimantUUID: userId, date: '02/03/2026' }).toString()
    const { body } = await call(`/claims/config/claimoptions/v2?${query}`, employee)
    return (body as { outpatient: { bl: { n: string; ol: { id: string }[] }[] } }).outpatient.bl.map(({ n, ol }) => [
      n,
      ol.map(({ id }) => id),
    ])
  }
  expect(await optionsFor(employee)).toEqual([['Outpatient care', ['gp', 'screen']]])
  expect(await optionsFor(child)).toEqual([['Outpatient care', ['gp']]])
})

test('a person’s plan is a document of sections, with what the panel gives', async () => {
  const { companyId, employee, child } = await createFamily({ maskNRIC: true, unmaskedNRICLength: 4 })
  for (const prefix of ['', '/profile']) {
    expect(await call(`${prefix}/benefitplans/${child.userId}?companyId=${companyId}`, employee)).toMatchObject({
      status: 200,
      body: {
        plan: [{ planName: 'Gold', coverageDate: '01/01/2020' }],
        document: { headerTitle: 'Gold', sections: [{ buttonTitle: 'Outpatient care' }, {}] },
      },
    })
    const benefits = await call(`${prefix}/benefits/${employee.userId}?companyId=${companyId}`, employee)
    expect(benefits.body).toEqual({
      name: employee.name,
      nric: '*****567D',
      companyName: 'Pelican Foods',
      companyCode: 'PEL',
      panelBenefits: [
        { p: 'GP', e: 'As charged. The member pays SGD 5.00 a visit.' },
        { p: 'Screening', e: 'As charged.' },
      ],
      specialRemarks: '',
    })
  }
  // PRO-006: My Plan of the profile, and its document anywhere, are for sessions that have shown a one-time password.
  const { accesstoken } = await api.headersFor(employee.userId, { otpVerified: false })
  const unverified = async (path: string) =>
    api.app.inject({ url: `/api${path}/${employee.userId}?companyId=${companyId}`, headers: { accesstoken } })
  expect((await unverified('/profile/benefitplans')).statusCode).toBe(428)
  expect((await unverified('/benefitplans')).json()).toEqual({
    plan: [{ planName: 'Gold', coverageDate: '01/01/2020' }],
    document: null,
    ownDocument: null,
  })
  const without = await createFamily({}, false)
  const own = `/benefitplans/${without.employee.userId}?companyId=${without.companyId}`
  expect((await call(own, without.employee)).body).toEqual({ plan: [], document: null, ownDocument: null })
  const closed = await createFamily({ allowMyPlan: false })
  expect(
    await call(`/benefitplans/${closed.employee.userId}?companyId=${closed.companyId}`, closed.employee),
  ).toMatchObject({ status: 404 })
})
