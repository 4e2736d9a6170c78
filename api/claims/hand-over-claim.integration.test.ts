import { randomUUID } from 'node:crypto'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { evolve, initialState } from '@member-care/domain/claim/claim-state.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createInsurerDesk } from '../integrations/insurer/insurer-desk.ts'
import { HandOverFailed, type Insurer } from '../integrations/insurer/insurer.ts'
import { handOverClaim } from './hand-over-claim.ts'

let api: ApiUnderTest
let cast: ClaimsCast
beforeAll(async () => {
  // Its own worker is not started: the tests do the jobs themselves, or start it when they mean to.
  api = await startApiUnderTest({ environment: { INSURER_FAIL_FIRST: '2', INSURER_RETRY_SECONDS: '0.02' } })
  cast = await recordClaimsCast(api)
})
afterAll(() => api.close())

const newClaim = () => recordClaim(api, { companyId: cast.orchid, employeeId: cast.ann, claimantId: cast.ann })
const eventsOf = async (claimId: string) => (await api.parts.eventLog.load<ClaimEvent>(`claim-${claimId}`)).events
const stateOf = async (claimId: string) => (await eventsOf(claimId)).reduce(evolve, initialState)
const typesOf = async (claimId: string) => (await eventsOf(claimId)).map(({ type }) => type)

/** The job that the latest filing or Reprocess of a claim leads to. */
async function jobOf(claimId: string): Promise<Parameters<JobHandler>[0]> {
  const cause = (await eventsOf(claimId)).findLast(
    ({ type }) => type === 'ClaimFiled' || type === 'ClaimReprocessRequested',
  )
  return {
    id: randomUUID(),
    kind: 'insurer-handover',
    subjectId: claimId,
    payload: { claimId },
    causationId: cause?.id ?? '',
    correlationId: randomUUID(),
    attempt: 1,
  }
}

const never = new AbortController().signal
const failing: Insurer = { handOver: () => Promise.reject(new HandOverFailed('The line is busy.')) }
const taking = () => createInsurerDesk({ database: api.parts.database, clock: () => new Date() })

describe('handing a claim over', () => {
  test('gives it the number that the insurer gave, and says what led to it', async () => {
    const { claimId } = await newClaim()
    const job = await jobOf(claimId)
    expect(await handOverClaim({ ...api.parts, insurer: taking() })(job, never)).toBe('done')
    const registered = (await eventsOf(claimId)).at(-1)
    expect(registered).toMatchObject({
      type: 'ClaimRegistered',
      data: { transactionNo: expect.stringMatching(/^OP\d{8}$/) as string },
      metadata: {
        actor: { kind: 'system', id: 'insurer-handover' },
        correlationId: job.correlationId,
        causationId: job.causationId,
      },
    })
  })

  test('done again after a kill between the insurer and the claim gives the same number, once', async () => {
    const { claimId } = await newClaim()
    const job = await jobOf(claimId)
    // The insurer took it, and then the process died.
    const { transactionNo } = await taking().handOver({ claimId, kind: 'outpatient' })
    const again = handOverClaim({ ...api.parts, insurer: taking() })
    expect(await Promise.all([again(job, never), again(job, never)])).toEqual(['done', 'done'])
    expect(await typesOf(claimId)).toEqual(['ClaimFiled', 'ClaimRegistered'])
    expect(await stateOf(claimId)).toMatchObject({ status: 'SUBMITTED', transactionNo })
  })

  test('that fails is counted and tried again with doubling pauses, five times; then it waits for Reprocess', async () => {
    const { claimId } = await newClaim()
    const job = await jobOf(claimId)
    const now = new Date('2026-03-10T00:00:00Z')
    const settings = { ...api.parts.settings, insurer: { ...api.parts.settings.insurer, retrySeconds: 30 } }
    const handler = handOverClaim({ ...api.parts, settings, insurer: failing, clock: () => now })
    const pauses: unknown[] = []
    for (let tries = 1; tries <= 5; tries++) {
      const result = await handler(job, never)
      pauses.push(
        typeof result === 'object' && 'retryAt' in result ? (result.retryAt.getTime() - now.getTime()) / 1000 : result,
      )
    }
    expect(pauses).toEqual([30, 60, 120, 240, 'done'])
    expect(await stateOf(claimId)).toMatchObject({ status: 'PROCESSING', retryCount: 5, gaveUp: true })
    expect((await eventsOf(claimId)).at(-1)).toMatchObject({ data: { reason: 'The line is busy.', gaveUp: true } })
    // Nothing is tried any more, however often the job comes back.
    expect(await handOverClaim({ ...api.parts, insurer: taking() })(job, never)).toBe('done')
    expect(await stateOf(claimId)).toMatchObject({ retryCount: 5 })

    const headers = await api.headersFor(cast.operation)
    const reprocessed = await api.app.inject({
      method: 'POST',
      url: `/api/console/claims/${claimId}/reprocess`,
      headers,
      payload: {},
    })
    expect(reprocessed.json()).toMatchObject({ retryCount: 0, gaveUp: false, status: 'PROCESSING' })
    // The old job is overtaken; the one that Reprocess brought takes over.
    expect(await handler(job, never)).toBe('done')
    expect(await stateOf(claimId)).toMatchObject({ retryCount: 0 })
    expect(await handOverClaim({ ...api.parts, insurer: taking() })(await jobOf(claimId), never)).toBe('done')
    expect(await stateOf(claimId)).toMatchObject({ status: 'SUBMITTED' })
  })

  test('of a claim that was deleted meanwhile ends quietly, whether before or while the insurer took it', async () => {
    const before = await newClaim()
    await api.record(`claim-${before.claimId}`, { type: 'ClaimDeleted', data: { claimId: before.claimId } })
    expect(await handOverClaim({ ...api.parts, insurer: failing })(await jobOf(before.claimId), never)).toBe('done')

    for (const ending of ['takes', 'fails'] as const) {
      const { claimId } = await newClaim()
      const deletedMeanwhile: Insurer = {
        async handOver() {
          await api.record(`claim-${claimId}`, { type: 'ClaimDeleted', data: { claimId } })
          if (ending === 'fails') throw new HandOverFailed('Too late.')
          return { transactionNo: 'OP26000999' }
        },
      }
      expect(await handOverClaim({ ...api.parts, insurer: deletedMeanwhile })(await jobOf(claimId), never)).toBe('done')
      expect(await typesOf(claimId)).toEqual(['ClaimFiled', 'ClaimDeleted'])
    }
  })

  test('that breaks for another reason is left to the outbox, and nothing is counted', async () => {
    const { claimId } = await newClaim()
    const broken: Insurer = { handOver: () => Promise.reject(new Error('no database')) }
    await expect(handOverClaim({ ...api.parts, insurer: broken })(await jobOf(claimId), never)).rejects.toThrow(
      'no database',
    )
    expect(await stateOf(claimId)).toMatchObject({ retryCount: 0 })
  })
})

test('the running product hands over what was filed, in spite of faults', async () => {
  const claims = await Promise.all(Array.from({ length: 5 }, newClaim))
  await api.startJobs()
  for (const { claimId } of claims)
    await expect.poll(() => stateOf(claimId), { timeout: 20_000 }).toMatchObject({ status: 'SUBMITTED', retryCount: 2 })
  await expect
    .poll(
      () =>
        api.parts.database.oneFirst(
          sql.type(
            z.object({ waiting: z.number() }),
          )`select count(*)::int as waiting from outbox.jobs where state = 'waiting' and kind = 'insurer-handover'`,
        ),
      { timeout: 20_000 },
    )
    .toBe(0)
})
