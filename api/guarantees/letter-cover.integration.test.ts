/** Letters of guarantee and the family's cover: what is promised is held, what ends is given back, and the bill takes the letter's place. */
import { addDays, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { inpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import type { CoverAccountEvent } from '@member-care/domain/cover/account/cover-account-events.ts'
import { evolveCoverAccount, nothingTaken } from '@member-care/domain/cover/account/cover-account.ts'
import { examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import { exampleRequest } from '@member-care/domain/guarantee/testing/example-guarantee.ts'
import { makeNric } from '@member-care/domain/identity/nric.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { findHeldSince } from '@member-care/projections/guarantees/guarantee-queries.ts'
import { COVER_ACCOUNT } from '@member-care/projections/reactors/cover-account.ts'
import { LETTER_COVER } from '@member-care/projections/reactors/letter-cover.ts'
import { recordClaimsCast, recordMember, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { recordPlan } from '@member-care/tests/support/recorded-plans.ts'
import { whileAppendsAreRefused } from '@member-care/tests/support/refused-appends.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { giveBackHolds } from './give-back-holds.ts'
import { holdForLetter } from './letter-cover.ts'

const MINUTE_MS = 60_000
let api: ApiUnderTest
let cast: ClaimsCast
const [fay, gus] = [randomUUID(), randomUUID()]
const year = {
  id: 'year',
  name: 'A year',
  period: 'policy-year',
  per: 'family',
  of: 'payment',
  measure: 'amount',
  most: 10_000_00,
} as const

beforeAll(async () => {
  api = await startApiUnderTest({ environment: { PAYOUT_WAIT_HOURS: '0' } })
  cast = await recordClaimsCast(api)
  const ofOrchid = { companyId: cast.orchid, memberType: 'E', effectiveStartDate: '2026-01-01' } as const
  await recordMember(api, fay, { name: 'Fay Goh', nric: makeNric('S', '7000003') }, ofOrchid)
  await recordMember(api, gus, { name: 'Gus Teo', nric: makeNric('S', '7000004') }, ofOrchid)
  await recordPlan(api, cast.orchid, examplePlan({}, { limits: [year] }, { claimedAs: 'inpatient' }))
  await api.startJobs()
})
afterAll(() => api.close())

const admission = () => addDays(singaporeToday(api.parts.clock()), 3)
async function requested(employeeId: string): Promise<string> {
  const guaranteeId = randomUUID()
  await api.record(`guarantee-${guaranteeId}`, {
    type: 'GuaranteeRequested',
    data: {
      ...exampleRequest,
      ...{ guaranteeId, companyId: cast.orchid, employeeId, patientId: employeeId },
      request: { ...exampleRequest.request, admissionOn: admission() },
    },
  })
  return guaranteeId
}
async function decide(id: string, path: string, asked: object, headers: object = {}) {
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api/console/guarantees/${id}/${path}`,
    headers: { ...(await api.headersFor(cast.claimDesk)), ...headers },
    payload: { expectedVersion: (await api.parts.eventLog.load(`guarantee-${id}`)).revision, ...asked },
  })
  return reply.json<{ status?: string; errorCode?: string; errors?: object; coverLeftCents?: number }>()
}
const issue = (id: string, amountCents: number, headers: object = {}) => decide(id, 'letter', { amountCents }, headers)
async function heldOf(employeeId: string) {
  const { events } = await api.parts.eventLog.load<CoverAccountEvent>(`cover-${cast.orchid}-${employeeId}`)
  return [...events.reduce(evolveCoverAccount, nothingTaken).values()].map(({ sourceKind, payableCents }) => [
    sourceKind,
    payableCents,
  ])
}

test('two letters at once promise no more than the family has, and a letter that ends gives back its part', async () => {
  const ids = [await requested(cast.ben), await requested(cast.ben)]
  const answers = await Promise.all(ids.map((id) => issue(id, 6_000_00)))
  expect(answers.map(({ status, errorCode }) => status ?? errorCode).toSorted()).toEqual([
    'APPROVED',
    'LETTER_ABOVE_COVER',
  ])
  const issued = answers.findIndex(({ status }) => status === 'APPROVED')
  const [first = '', second = ''] = issued === 0 ? ids : ids.toReversed()
  expect(answers[issued]?.coverLeftCents).toBe(10_000_00)
  expect(await heldOf(cast.ben)).toEqual([['letter', 6_000_00]])
  expect((await issue(second, 4_000_01)).errors).toHaveProperty('amountCents')

  // A higher letter in place of another does not count against itself.
  expect((await issue(first, 7_000_00)).status).toBe('APPROVED')
  expect(await heldOf(cast.ben)).toEqual([['letter', 7_000_00]])
  await decide(first, 'revocation', { reason: 'Called off' })
  await expect.poll(() => heldOf(cast.ben)).toEqual([])
  expect((await issue(second, 10_000_00)).status).toBe('APPROVED')
})

test('what was held for a letter that was never issued is given back when its call must be over; a letter in force keeps its part', async () => {
  const [id, inForce] = [await requested(cast.dan), await requested(cast.dan)]
  expect((await issue(inForce, 1_000_00)).status).toBe('APPROVED')
  /** As the product leaves it that dies between the two. */
  const hold = (guaranteeId: string, amountCents: number) =>
    holdForLetter(
      api.parts,
      { guaranteeId, companyId: cast.orchid, employeeId: cast.dan, patientId: cast.dan, admissionOn: admission() },
      amountCents,
      { actor: { kind: 'system', id: 'test' }, commandId: randomUUID(), correlationId: 'test' },
    )
  await hold(id, 5_000_00)
  await hold(inForce, 2_000_00)
  const inVain = [
    ['letter', 2_000_00],
    ['letter', 5_000_00],
  ]
  const held = async () => (await heldOf(cast.dan)).toSorted()
  expect(await held()).toEqual(inVain)
  await api.untilUpToDate()
  const later = (minutes: number) => () => new Date(Date.now() + minutes * MINUTE_MS)
  await giveBackHolds({ ...api.parts, clock: later(9) })
  expect(await held()).toEqual(inVain)
  await Promise.all([
    giveBackHolds({ ...api.parts, clock: later(11) }),
    giveBackHolds({ ...api.parts, clock: later(11) }),
  ])
  expect(await held()).toEqual([['letter', 1_000_00]])
})

test('a call that failed is sent again: it holds anew, and promises nothing that another letter has taken since', async () => {
  const [failed, other] = [await requested(cast.ann), await requested(cast.ann)]
  const [ofFailed, ofOther] = [{ 'Idempotency-Key': randomUUID() }, { 'Idempotency-Key': randomUUID() }]
  await whileAppendsAreRefused(api.superuserUrl, 'GuaranteeIssued', async () => {
    const refused = [await issue(failed, 6_000_00, ofFailed), await issue(failed, 6_000_00, ofFailed)]
    expect(refused.map(({ status }) => status)).toEqual([undefined, undefined])
    expect(await heldOf(cast.ann)).toEqual([])
  })

  expect((await issue(other, 7_000_00, ofOther)).status).toBe('APPROVED')
  expect((await issue(failed, 6_000_00, ofFailed)).errorCode).toBe('LETTER_ABOVE_COVER')
  expect(await heldOf(cast.ann)).toEqual([['letter', 7_000_00]])
  await decide(other, 'revocation', { reason: 'Called off' })
  await expect.poll(() => heldOf(cast.ann)).toEqual([])
  expect((await issue(failed, 6_000_00, ofFailed)).status).toBe('APPROVED')
  expect(await heldOf(cast.ann)).toEqual([['letter', 6_000_00]])
  await decide(failed, 'revocation', { reason: 'Called off' })
  await expect.poll(() => heldOf(cast.ann)).toEqual([])
})

async function bill(personId: string, admissionDate: string, amountCents: number): Promise<string> {
  const { claimId } = await recordClaim(api, {
    companyId: cast.orchid,
    employeeId: personId,
    claimantId: personId,
    details: {
      ...inpatientDetails,
      ...{ admissionDate, dischargeDate: addDays(admissionDate, 1), amountCents, currency: 'SGD' },
    },
  })
  return claimId
}

const openJobs = () =>
  api.parts.database.oneFirst(sql.type(z.object({ count: z.number() }))`
    select count(*)::int as count from outbox.jobs where kind in (${COVER_ACCOUNT}, ${LETTER_COVER}) and state = 'waiting'`)
const letterAndBill = (letterCents: number, billCents: number) => [
  ['letter', letterCents],
  ['claim', billCents],
]

test('a letter goes on holding what its bill does not take; one that comes to nothing gives back its part, and one replaced meanwhile the new part', async () => {
  const id = await requested(fay)
  expect((await issue(id, 8_000_00)).status).toBe('APPROVED')
  const deleted = await bill(fay, admission(), 1_00)
  await expect.poll(() => heldOf(fay)).toEqual(letterAndBill(7_999_00, 1_00))
  // It holds what it is to hold: no round need look at it again.
  await api.untilUpToDate()
  const heldSince = await findHeldSince(api.parts, api.parts.systemReader)
  expect(heldSince.map(({ guaranteeId }) => guaranteeId)).not.toContain(id)
  // Nobody else of the family is promised what the hospital may still ask for.
  expect((await issue(await requested(fay), 8_000_00)).errorCode).toBe('LETTER_ABOVE_COVER')
  await api.record(`claim-${deleted}`, { type: 'ClaimDeleted', data: { claimId: deleted } })
  await expect.poll(() => heldOf(fay)).toEqual([['letter', 8_000_00]])

  const rejected = await bill(fay, admission(), 1_00)
  await expect.poll(() => heldOf(fay)).toEqual(letterAndBill(7_999_00, 1_00))
  expect((await issue(id, 9_000_00)).status).toBe('APPROVED')
  await expect.poll(() => heldOf(fay)).toEqual(letterAndBill(8_999_00, 1_00))
  await api.record(`claim-${rejected}`, {
    type: 'ClaimRejected',
    data: { claimId: rejected, claimantId: fay, reasonCode: 'R', remarks: '' },
  })
  await expect.poll(() => heldOf(fay)).toEqual([['letter', 9_000_00]])

  await decide(id, 'revocation', { reason: 'Called off' })
  await expect.poll(() => heldOf(fay)).toEqual([])
})

test('a bill that comes to nothing gives a letter that has ended nothing, and one that others left less for the rest', async () => {
  const [ended, id] = [await requested(gus), await requested(gus)]
  expect((await issue(ended, 1_000_00)).status).toBe('APPROVED')
  expect((await issue(id, 8_000_00)).status).toBe('APPROVED')
  const claimId = await bill(gus, admission(), 1_00)
  await expect.poll(() => heldOf(gus)).toEqual([['letter', 999_00], ...letterAndBill(7_999_00, 1_00)])
  await decide(ended, 'revocation', { reason: 'Called off' })
  await expect.poll(() => heldOf(gus)).toEqual(letterAndBill(7_999_00, 1_00))
  await expect.poll(openJobs).toBe(0)
  // As earlier versions left a letter whose bill had come, however small.
  await api.record(`cover-${cast.orchid}-${gus}`, {
    type: 'CoverReleased',
    data: { companyId: cast.orchid, employeeId: gus, sourceId: id, personId: gus },
  })
  const other = await bill(gus, addDays(admission(), -20), 7_000_00)
  await expect
    .poll(() => heldOf(gus))
    .toEqual([
      ['claim', 1_00],
      ['claim', 7_000_00],
    ])
  await api.record(`claim-${claimId}`, { type: 'ClaimDeleted', data: { claimId } })
  const pools = async () => {
    const { events } = await api.parts.eventLog.load<CoverAccountEvent>(`cover-${cast.orchid}-${gus}`)
    return [...events.reduce(evolveCoverAccount, nothingTaken).values()].map(({ sourceId, pools: [pool] }) => [
      sourceId,
      pool?.amount,
    ])
  }
  await expect.poll(pools).toEqual([
    [other, 7_000_00],
    [id, 3_000_00],
  ])
})

test('the bill of the stay takes the place of its letter', async () => {
  const id = await requested(cast.ann)
  expect((await issue(id, 8_000_00)).status).toBe('APPROVED')
  await bill(cast.ann, admission(), 9_000_00)
  await expect.poll(() => heldOf(cast.ann)).toEqual([['claim', 9_000_00]])
  await decide(id, 'revocation', { reason: 'The bill has come' })
  expect(await heldOf(cast.ann)).toEqual([['claim', 9_000_00]])
})
