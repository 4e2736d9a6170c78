import { randomUUID } from 'node:crypto'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { inpatientDetails, outpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FEWEST_DECIDED } from '../usual-times/usual-times.ts'
import { usualTimesOfClaims } from './usual-claim-times.ts'

const now = new Date('2026-11-10T10:30:00Z')
let api: ApiUnderTest
let cast: ClaimsCast
beforeAll(async () => {
  api = await startApiUnderTest({ clock: () => now })
  cast = await recordClaimsCast(api)
})
afterAll(() => api.close())

/** Claims that each took so many days, the last of them decided on a day. */
async function recordDecided(
  companyId: string,
  days: readonly number[],
  options: { kind?: 'inpatient'; decidedOn?: string } = {},
): Promise<void> {
  const { kind, decidedOn = '2026-11-01' } = options
  await Promise.all(
    days.map(async (taken) => {
      const claimId = randomUUID()
      const decided = new Date(`${decidedOn}T03:00:00Z`)
      const filed = new Date(decided.getTime() - taken * 24 * 60 * 60 * 1000)
      const about = { claimId, companyId, employeeId: cast.ann, claimantId: cast.ann }
      const append = (at: Date, expected: 'no-stream' | 'exists', ...events: ClaimEvent[]) =>
        api.events.eventLog.append(`claim-${claimId}`, events, {
          expected: { kind: expected },
          context: {
            actor: { kind: 'system', id: 'test' },
            commandId: randomUUID(),
            correlationId: randomUUID(),
            occurredAt: at.toISOString(),
          },
        })
      const details = kind === 'inpatient' ? inpatientDetails : outpatientDetails
      await append(
        filed,
        'no-stream',
        {
          type: 'ClaimFiled',
          data: {
            ...about,
            claimantName: 'A',
            claimantNric: 'B',
            filedBy: 'member',
            details,
            payment: { method: 'Cheque' },
            attachments: [],
          },
        },
        { type: 'ClaimRegistered', data: { claimId, transactionNo: `T-${claimId}` } },
      )
      await append(decided, 'exists', {
        type: 'ClaimApproved',
        data: { claimId, claimantId: cast.ann, payableCents: 1, remarks: '', batchNo: 'B' },
      })
    }),
  )
  await api.untilUpToDate()
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const usualTimeOf = (companyId: string, kind: 'outpatient' | 'inpatient') =>
  usualTimesOfClaims({ ...api.parts, clock: () => now }).usualTimeOf({ companyId, kind })

test('is told of the company when it has enough claims, of all when it has not, and of nobody when there are too few', async () => {
  expect(await usualTimeOf(cast.orchid, 'outpatient')).toBeUndefined()
  await recordDecided(cast.orchid, upTo(FEWEST_DECIDED - 1))
  expect(await usualTimeOf(cast.orchid, 'outpatient')).toBeUndefined()
  await recordDecided(cast.orchid, [20])
  const ofOrchid = { medianDays: 10, ninetiethDays: 18, decided: 20, among: 'company' }
  expect(await usualTimeOf(cast.orchid, 'outpatient')).toEqual(ofOrchid)
  // Another kind, and what was decided more than a year ago, say nothing of this one.
  await recordDecided(cast.orchid, [50, 50, 50], { kind: 'inpatient' })
  await recordDecided(cast.orchid, [50, 50, 50], { decidedOn: '2025-11-09' })
  expect(await usualTimeOf(cast.orchid, 'outpatient')).toEqual(ofOrchid)
  expect(await usualTimeOf(cast.orchid, 'inpatient')).toBeUndefined()
  expect(await usualTimeOf(cast.lantern, 'outpatient')).toEqual({ ...ofOrchid, among: 'all' })
})

test('is asked of the database once, for all who ask meanwhile or again', async () => {
  let questions = 0
  const database = {
    ...api.parts.database,
    one: ((query: Parameters<typeof api.parts.database.one>[0]) => (
      questions++,
      api.parts.database.one(query)
    )) as typeof api.parts.database.one,
  }
  const usualTimes = usualTimesOfClaims({ ...api.parts, database, clock: () => now })
  const ask = () => usualTimes.usualTimeOf({ companyId: cast.orchid, kind: 'outpatient' })
  const [first, meanwhile] = await Promise.all([ask(), ask()])
  expect(first).toMatchObject({ among: 'company' })
  expect([meanwhile, await ask()]).toEqual([first, first])
  expect(questions).toBe(1)
})

test('is told at a claim that waits, and not at one that has been decided or is not mine', async () => {
  const ask = async (userId: string, claimId: string) =>
    api.app.inject({ url: `/api/claims/${claimId}/usual-time`, headers: await api.headersFor(userId) })
  const ofAnn = { companyId: cast.orchid, employeeId: cast.ann, claimantId: cast.ann }
  const waiting = await recordClaim(api, ofAnn)
  expect((await ask(cast.ann, waiting.claimId)).json()).toEqual({
    status: 'PROCESSING',
    usualTime: { medianDays: 10, ninetiethDays: 18, decided: 20, among: 'company' },
  })
  const decided = await recordClaim(api, {
    ...ofAnn,
    then: (claimId) => [
      { type: 'ClaimApproved', data: { claimId, claimantId: cast.ann, payableCents: 1, remarks: '', batchNo: 'B' } },
    ],
  })
  expect((await ask(cast.ann, decided.claimId)).json()).toEqual({ status: 'APPROVED', usualTime: null })
  expect((await ask(cast.ben, waiting.claimId)).statusCode).toBe(404)
})
