/** A family's account follows its claims, whatever the order in which the jobs are done. */
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { outpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import { examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import { reserveCover } from '@member-care/domain/cover/account/cover-account.ts'
import { COVER_CHECK } from '@member-care/projections/reactors/cover-account.ts'
import { writeJobs } from '@member-care/projections/reactors/outbox.ts'
import { listCoverUses } from '@member-care/projections/cover-uses/cover-use-queries.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { recordPlan } from '@member-care/tests/support/recorded-plans.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { carryOutCover } from '../aggregates/cover.ts'
import { coverOfAccount, loadClaim } from './cover-of-claim.ts'

let api: ApiUnderTest
let cast: ClaimsCast

beforeAll(async () => {
  api = await startApiUnderTest()
  cast = await recordClaimsCast(api)
  const year = {
    id: 'year',
    name: 'A year',
    period: 'policy-year',
    per: 'person',
    of: 'payment',
    measure: 'amount',
    most: 500_00,
  } as const
  await recordPlan(api, cast.orchid, examplePlan({}, { limits: [year] }))
  await api.startJobs()
})
afterAll(() => api.close())

const visit = { ...outpatientDetails, benefitId: 'care', amountCents: 120_00, includesGst: false, gstAmountCents: 0 }

async function untilJobsDone(): Promise<void> {
  const head = await api.parts.eventLog.head()
  if (head !== undefined) await api.runner.waitFor(['cover-account'], head, 20_000)
  await expect.poll(waitingJobs, { timeout: 20_000 }).toEqual([])
  await api.untilUpToDate()
}

function waitingJobs(): Promise<readonly string[]> {
  return api.parts.database.anyFirst(
    sql.type(
      z.object({ kind: z.string() }),
    )`select kind from outbox.jobs where state = 'waiting' and kind like 'cover-%'`,
  )
}

/** Why a job waits. */
const reasonOf = (jobId: string) =>
  api.parts.database.oneFirst(
    sql.type(z.object({ last_error: z.string().nullable() }))`select last_error from outbox.jobs where id = ${jobId}`,
  )

const usesOf = async (claimId: string) =>
  (await listCoverUses(api.parts.database, api.parts.systemReader, { sourceIds: [claimId] })).map(
    ({ state, personId, payableCents, pools }) => ({ state, personId, payableCents, pools }),
  )

async function file(then: (claimId: string) => readonly ClaimEvent[] = () => [], companyId = cast.orchid) {
  const { claimId } = await recordClaim(api, {
    companyId,
    employeeId: companyId === cast.orchid ? cast.ben : cast.cat,
    claimantId: companyId === cast.orchid ? cast.ben : cast.cat,
    details: visit,
    then,
  })
  await untilJobsDone()
  return claimId
}

const taken = (cents: number) => ({
  personId: cast.ben,
  payableCents: cents,
  pools: cents === 0 ? [] : [{ pool: 'year', amount: cents }],
})
const updated = (claimId: string, amountCents: number): ClaimEvent => ({
  type: 'ClaimUpdated',
  data: {
    claimId,
    claimantId: cast.ben,
    employeeId: cast.ben,
    details: { ...visit, amountCents },
    payment: { method: 'Cheque' },
    attachments: [],
    answersRequest: false,
  },
})

test('a claim in work holds its part, and what its member changes changes it', async () => {
  const claimId = await file()
  expect(await usesOf(claimId)).toEqual([{ state: 'reserved', ...taken(120_00) }])
  await api.record(`claim-${claimId}`, updated(claimId, 80_00))
  await untilJobsDone()
  expect(await usesOf(claimId)).toEqual([{ state: 'reserved', ...taken(80_00) }])
  await api.record(`claim-${claimId}`, { type: 'ClaimDeleted', data: { claimId } })
  await untilJobsDone()
  expect(await usesOf(claimId)).toEqual([])
})

test('a decision of an insurer’s own system uses what was paid, a rejection nothing', async () => {
  const approved = await file((claimId) => [
    { type: 'ClaimApproved', data: { claimId, claimantId: cast.ben, payableCents: 70_00, remarks: '', batchNo: 'B' } },
  ])
  expect(await usesOf(approved)).toEqual([{ state: 'used', ...taken(70_00) }])
  const rejected = await file((claimId) => [
    { type: 'ClaimRejected', data: { claimId, claimantId: cast.ben, reasonCode: 'NOT_COVERED', remarks: '' } },
  ])
  expect(await usesOf(rejected)).toEqual([])
})

test('what a decision holds is given back where nothing came of it, also when its check was taken before it held anything', async () => {
  const claimId = await file((id) => [
    { type: 'ClaimRejected', data: { claimId: id, claimantId: cast.ben, reasonCode: 'NOT_COVERED', remarks: '' } },
  ])
  const loaded = await loadClaim(api.parts, claimId)
  const { wanted } = (loaded && (await coverOfAccount(api.parts, loaded))) ?? {}
  if (!wanted) throw new Error('The claim has no part of a cover.')
  const [id, holdCommandId, correlationId] = [randomUUID(), randomUUID(), randomUUID()]
  const decision = { commandId: randomUUID(), by: new Date(Date.now() + 5_000).toISOString() }
  const payload = { claimId, decision }
  const check = { id, kind: COVER_CHECK, subjectId: claimId, payload, causationId: id, correlationId }
  await writeJobs(api.parts.database, [check])
  await expect.poll(() => reasonOf(id)).toBe('The decision has not come to its end yet.')
  await carryOutCover(
    api.parts,
    { companyId: cast.orchid, employeeId: cast.ben },
    {
      context: { actor: { kind: 'system', id: 'test' }, commandId: holdCommandId, correlationId, causationId: id },
      decide: (state) => {
        const held = reserveCover(wanted, state)
        return 'events' in held ? { events: held.events } : { events: [] }
      },
      visibleIn: [],
    },
  )
  await untilJobsDone()
  expect(await usesOf(claimId)).toEqual([])
})

test('a claim of a client without a plan, or before its plan, holds nothing', async () => {
  expect(await usesOf(await file(undefined, cast.lantern))).toEqual([])
  const claimId = await file()
  const early = updated(claimId, 90_00)
  if (early.type === 'ClaimUpdated')
    await api.record(`claim-${claimId}`, {
      ...early,
      data: { ...early.data, details: { ...visit, visitDate: '2019-12-31' } },
    })
  await untilJobsDone()
  expect(await usesOf(claimId)).toEqual([])
})

test('jobs that come late, twice or in another order leave the account as the claim is', async () => {
  const claimId = await file((id) => [updated(id, 60_00)])
  await api.record(`claim-${claimId}`, { type: 'ClaimDeleted', data: { claimId } })
  await untilJobsDone()
  const noted = await eventsOf(claimId)
  expect(noted.at(-1)).toBe('CoverReleased')
  // Another worker had taken them, died, and they come back, the newest first.
  await api.parts.database.query(sql.unsafe`
    update outbox.jobs set state = 'waiting', due_at = clock_timestamp() - position * interval '1 hour'
    from (select id as job, row_number() over (order by created_at) as position from outbox.jobs) numbered
    where job = jobs.id and subject_id = ${claimId} and kind = 'cover-account'`)
  await untilJobsDone()
  expect(await usesOf(claimId)).toEqual([])
  expect(await eventsOf(claimId)).toEqual(noted)
})

/** What the family's account says of a claim. */
async function eventsOf(claimId: string): Promise<readonly string[]> {
  const { events } = await api.parts.eventLog.load(`cover-${cast.orchid}-${cast.ben}`)
  return events.flatMap(({ type, data }) => ('sourceId' in data && data.sourceId === claimId ? [type] : []))
}

test('the events of the account name nobody but by ids', async () => {
  const { events } = await api.parts.eventLog.load(`cover-${cast.orchid}-${cast.ben}`)
  expect(JSON.stringify(events.map(({ data }) => data))).not.toMatch(/Ben|S7000001|Influenza|J11|Raffles/)
})
