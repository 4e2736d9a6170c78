/** Who left a company can be covered by it again; what was covered before stays so (S80). */
import { randomUUID } from 'node:crypto'
import { featuresConfigSchema } from '@member-care/domain/client/features-config.ts'
import { examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import { overlapText, userRefusalTexts } from '@member-care/domain/texts/user-texts.ts'
import { planOfPerson } from '@member-care/projections/plans/plan-queries.ts'
import { OwnScope } from '@member-care/projections/scope-making.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { recordPlan } from '@member-care/tests/support/recorded-plans.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coverOf, gatherFormKnowledge } from '../claims/claim-form-context.ts'
import { coveredPerson } from '../cover/cover-of-claim.ts'

let api: ApiUnderTest
let cast: ClaimsCast
beforeAll(async () => {
  api = await startApiUnderTest({ clock: () => new Date('2026-11-10T02:00:00Z') })
  cast = await recordClaimsCast(api)
})
afterAll(() => api.close())

async function ask(method: 'GET' | 'PUT' | 'POST', path: string, payload?: object, who = cast.operation) {
  const reply = await api.app.inject({
    method,
    url: `/api/console/users/${path}`,
    headers: { ...(await api.headersFor(who)), 'idempotency-key': randomUUID() },
    ...(payload && { payload }),
  })
  return { status: reply.statusCode, body: reply.json() }
}
const end = async (userId: string, effectiveEndDate: string) => {
  const { body } = await ask('GET', userId)
  const companies = [{ companyId: cast.orchid, cover: { effectiveEndDate } }]
  return ask('PUT', `${userId}/companies`, { expectedVersion: body.version, companies })
}
const restart = async (userId: string, effectiveStartDate: string, who = cast.operation) => {
  const { body } = await ask('GET', userId)
  return ask(
    'POST',
    `${userId}/memberships/${cast.orchid}/restart`,
    { expectedVersion: body.version ?? 0, effectiveStartDate },
    who,
  )
}

test('the console starts the cover again; a day of the earlier one is covered as it was, the days between are not', async () => {
  await api.record(`user-${cast.ben}`, {
    type: 'MembershipChanged',
    data: {
      ...{ userId: cast.ben, companyId: cast.orchid, memberType: 'E', effectiveStartDate: '2026-01-01' },
      ...{ planNo: 'first', staffId: 'S-1' },
    },
  })
  expect(await restart(cast.ben, '2026-12-01')).toMatchObject({ status: 422 })
  expect((await end(cast.ben, '2026-12-31')).status).toBe(200)
  expect(await restart(cast.ben, '2027-01-01')).toMatchObject({
    status: 422,
    body: { message: userRefusalTexts.stillCovered },
  })
  expect((await end(cast.ben, '2026-06-30')).status).toBe(200)
  expect(await restart(cast.ben, '2026-06-30')).toMatchObject({
    status: 422,
    body: { errors: { effectiveStartDate: overlapText('30 Jun 2026', '01 Jul 2026') } },
  })
  expect((await restart(cast.ben, '')).status).toBe(422)
  expect((await restart(cast.ben, '2026-10-01', cast.operationOfLantern)).status).toBe(404)

  const { status, body } = await restart(cast.ben, '2026-10-01')
  expect(status).toBe(200)
  expect(body.companies).toMatchObject([{ staffId: 'S-1', effectiveStartDate: '2026-10-01', effectiveEndDate: null }])
  await api.record(`user-${cast.ben}`, {
    type: 'MembershipChanged',
    data: {
      ...{ userId: cast.ben, companyId: cast.orchid, memberType: 'E', effectiveStartDate: '2026-10-01' },
      planNo: 'second',
    },
  })
  const family = { companyId: cast.orchid, employeeId: cast.ben }
  expect(await coverOf(api.parts, family, cast.ben)).toMatchObject([
    { effectiveStartDate: '2026-01-01', effectiveEndDate: '2026-06-30' },
    { effectiveStartDate: '2026-10-01', effectiveEndDate: null },
  ])
  const covered = async (on?: string) => {
    const person = await coveredPerson(api.parts, family, cast.ben, on)
    return [person?.coveredFrom, person?.coveredTo]
  }
  expect(await covered('2026-03-01')).toEqual(['2026-01-01', '2026-06-30'])
  expect(await covered('2026-08-01')).toEqual(['2026-10-01', undefined])
  // The other time counts towards a limit that is shared out over the year.
  const others = async (on?: string) => {
    const person = await coveredPerson(api.parts, family, cast.ben, on)
    return [person?.otherCovers, person?.otherFamilyCovers]
  }
  const [first, second] = [[{ from: '2026-01-01', to: '2026-06-30' }], [{ from: '2026-10-01' }]]
  expect([await others('2026-03-01'), await others()]).toEqual([
    [second, second],
    [first, first],
  ])
  expect(await covered()).toEqual(['2026-10-01', undefined])
})

const plan = (planNo: string) => recordPlan(api, cast.orchid, { ...examplePlan(), planNo })

test('each period has its own plan', async () => {
  await api.record(
    `user-${cast.ben}`,
    { type: 'MembershipEnded', data: { userId: cast.ben, companyId: cast.orchid, effectiveEndDate: '2026-10-31' } },
    {
      type: 'MembershipStarted',
      data: {
        ...{ userId: cast.ben, companyId: cast.orchid, memberType: 'E', effectiveStartDate: '2026-11-05' },
        planNo: 'third',
      },
    },
  )
  const [first, third] = [await plan('first'), await plan('third')]
  const planOn = async (on?: string) =>
    (await planOfPerson(api.parts.database, api.parts.systemReader, cast.orchid, cast.ben, on))?.planId
  expect([await planOn('2026-03-01'), await planOn('2026-11-05'), await planOn()]).toEqual([first, third, third])
})

test('a day of the time as a dependant is of that family, whose employee claims for it; what comes after is of their own', async () => {
  await api.record(
    `user-${cast.dan}`,
    { type: 'MembershipEnded', data: { userId: cast.dan, companyId: cast.orchid, effectiveEndDate: '2026-06-30' } },
    {
      type: 'MembershipStarted',
      data: { userId: cast.dan, companyId: cast.orchid, memberType: 'E', effectiveStartDate: '2026-07-01' },
    },
  )
  const [staff, kin] = [await plan('staff'), await plan('kin')]
  const featuresConfig = featuresConfigSchema.parse({ defaultPlanEmployee: 'staff', defaultPlanDependant: 'kin' })
  await api.record(`client-${cast.orchid}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId: cast.orchid, featuresConfig },
  })
  const planOn = async (on: string) =>
    (await planOfPerson(api.parts.database, api.parts.systemReader, cast.orchid, cast.dan, on))?.planId
  expect([await planOn('2026-05-10'), await planOn('2026-07-10')]).toEqual([kin, staff])

  const ofAnn = { companyId: cast.orchid, employeeId: cast.ann }
  expect(await coveredPerson(api.parts, ofAnn, cast.dan, '2026-05-10')).toMatchObject({
    as: 'child',
    coveredTo: '2026-06-30',
  })

  const offered = async (memberId: string) => {
    const { context, cover } = await gatherFormKnowledge(api.parts, {
      ...{ own: new OwnScope(memberId), companyId: cast.orchid, claimantId: cast.dan },
    })
    const records = context.companies.flatMap(({ records }) => records)
    return { claimants: records.map(({ uuid, memberType }) => [uuid, memberType]), cover }
  }
  expect(await offered(cast.ann)).toMatchObject({
    claimants: [
      [cast.ann, 'E'],
      [cast.dan, 'D'],
    ],
    cover: [{ effectiveStartDate: '2026-01-01', effectiveEndDate: '2026-06-30' }],
  })
  expect(await offered(cast.dan)).toMatchObject({
    claimants: [[cast.dan, 'E']],
    cover: [{ effectiveStartDate: '2026-07-01', effectiveEndDate: null }],
  })
})
