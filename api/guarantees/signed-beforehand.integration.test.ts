/** Letters signed beforehand and the family's cover: what is issued at once is held first, as at the desk. No job runs here, so that nothing is held by one. */
import type { CoverAccountEvent } from '@member-care/domain/cover/account/cover-account-events.ts'
import { evolveCoverAccount, nothingTaken } from '@member-care/domain/cover/account/cover-account.ts'
import { examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { hospital } from '@member-care/tests/bad-submissions/bad-letter.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { letterRequest, type LetterCall } from '@member-care/tests/support/letter-sendings.ts'
import { recordPlan } from '@member-care/tests/support/recorded-plans.ts'
import { whileAppendsAreRefused } from '@member-care/tests/support/refused-appends.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadGuarantee } from '../aggregates/guarantee.ts'
import { giveBackHolds } from './give-back-holds.ts'
import { holdForLetter } from './letter-cover.ts'

const MINUTE_MS = 60_000
let api: ApiUnderTest
let cast: ClaimsCast
let origin: string

beforeAll(async () => {
  api = await startApiUnderTest()
  cast = await recordClaimsCast(api)
  const year = {
    id: 'year',
    name: 'A year',
    period: 'policy-year',
    per: 'family',
    of: 'payment',
    measure: 'amount',
    most: 10_000_00,
  } as const
  await recordPlan(api, cast.orchid, examplePlan({}, { limits: [year] }, { claimedAs: 'inpatient' }))
  await api.parts.database.query(sql.unsafe`
    insert into app.clinics (code, name, address, area, zone, type, opening_hours, latitude, longitude)
    values ('H1', ${hospital}, '1 Example Road', 'North', 'N', 8, array['24 hours','','',''], 1.3, 103.8)`)
  await api.record(
    `client-${cast.orchid}`,
    { type: 'ClientFeaturesChanged', data: { companyId: cast.orchid, featuresConfig: { allowLOG: true } } },
    {
      type: 'ClientElogConfigChanged',
      data: { companyId: cast.orchid, eLogConfig: { Presigned_ELOG_Count: 9, Presigned_ELOG_Amount: 6_000 } },
    },
  )
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => api.close())

async function asking(userId: string): Promise<LetterCall> {
  const { accesstoken: token } = await api.headersFor(userId)
  return letterRequest({ userId, companyId: cast.orchid, token })
}
async function statusOf(call: LetterCall): Promise<string> {
  return (await loadGuarantee(api.parts, String(call.answer()?.['id']))).state.status
}
async function heldOf(employeeId: string): Promise<readonly number[]> {
  const { events } = await api.parts.eventLog.load<CoverAccountEvent>(`cover-${cast.orchid}-${employeeId}`)
  return [...events.reduce(evolveCoverAccount, nothingTaken).values()].map(({ payableCents }) => payableCents)
}

test('of two asked for at once one is issued and holds its part; the other goes to the desk, because the plan leaves less', async () => {
  const calls = [await asking(cast.ben), await asking(cast.ben)]
  await Promise.all(calls.map((call) => call.send(origin)))
  expect((await Promise.all(calls.map(statusOf))).toSorted()).toEqual(['APPROVED', 'SUBMITTED'])
  expect(await heldOf(cast.ben)).toEqual([6_000_00])
})

test('one that the log refuses holds nothing, and holds its part when it is sent again', async () => {
  const call = await asking(cast.ann)
  await whileAppendsAreRefused(api.superuserUrl, 'GuaranteeRequested', async () => {
    await expect(call.send(origin)).rejects.toThrow()
  })
  expect(await heldOf(cast.ann)).toEqual([])
  await call.send(origin)
  expect([await statusOf(call), await heldOf(cast.ann)]).toEqual(['APPROVED', [6_000_00]])
})

test('what was held for a request that never came, because the product died, is given back', async () => {
  const admissionOn = singaporeToday(api.parts.clock())
  const family = { companyId: cast.orchid, employeeId: cast.dan, patientId: cast.dan }
  await holdForLetter(api.parts, { guaranteeId: randomUUID(), ...family, admissionOn }, 5_000_00, {
    ...{ actor: { kind: 'system', id: 'test' }, commandId: randomUUID(), correlationId: 'test' },
  })
  await api.untilUpToDate()
  const later = (minutes: number) => ({ ...api.parts, clock: () => new Date(Date.now() + minutes * MINUTE_MS) })
  await giveBackHolds(later(9))
  expect(await heldOf(cast.dan)).toEqual([5_000_00])
  await giveBackHolds(later(11))
  expect(await heldOf(cast.dan)).toEqual([])
})
