/** Why a claim is not with the insurer: on its page, in the lists and the desk, counted by reason, in its history; for administrators only. */
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

const REFUSED = 'POLICY_UNKNOWN'
const NO_ANSWER = 'The claims desk did not answer in time.'

let api: ApiUnderTest
let cast: ClaimsCast
/** Ann's, of which the first hand-over failed and the next one is due in an hour; Cat's, which the insurer refused. */
let retried: string
let refused: string

beforeAll(async () => {
  api = await startApiUnderTest({ environment: { INSURER_FAIL_FIRST: '1', INSURER_RETRY_SECONDS: '3600' } })
  cast = await recordClaimsCast(api)
  refused = (
    await recordClaim(api, {
      companyId: cast.lantern,
      employeeId: cast.cat,
      claimantId: cast.cat,
      then: (claimId) => [
        { type: 'ClaimHandoverFailed', data: { claimId, retryCount: 1, reason: REFUSED, gaveUp: true } },
      ],
    })
  ).claimId
  // Only now: what was given up before is not tried.
  await api.startJobs()
  retried = (await recordClaim(api, { companyId: cast.orchid, employeeId: cast.ann, claimantId: cast.ann })).claimId
  await vi.waitFor(
    async () => {
      const due = Date.parse((await claim(retried)).handoverFailure?.nextTryAt ?? '')
      if (!(due > Date.now())) throw new Error('It has not failed yet.')
    },
    { timeout: 20_000 },
  )
  await api.untilUpToDate()
})
afterAll(() => api.close())

interface Claim {
  readonly id: string
  readonly retryCount: number
  readonly handoverFailure: {
    readonly reason: string
    readonly failedAt: string
    readonly nextTryAt: string | null
  } | null
}

async function get<Answer>(url: string, userId = cast.operation): Promise<Answer> {
  const answer = await api.app.inject({ url: `/api${url}`, headers: await api.headersFor(userId) })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Answer>()
}
const claim = (id: string) => get<Claim>(`/console/outpatient-claims/${id}`)
const listed = (filter: object) =>
  get<Claim[]>(`/console/outpatient-claims?filter=${encodeURIComponent(JSON.stringify(filter))}`)

describe('why a hand-over failed', () => {
  // ADM-CLM-008
  test('stands on the page of the claim, with when, and when it is tried next or that it waits for Reprocess', async () => {
    const { handoverFailure, retryCount } = await claim(retried)
    expect(retryCount).toBe(1)
    expect(handoverFailure?.reason).toBe(NO_ANSWER)
    const pause = Date.parse(handoverFailure?.nextTryAt ?? '') - Date.parse(handoverFailure?.failedAt ?? '')
    expect(pause / 1000).toBeGreaterThan(3_500)
    expect((await claim(refused)).handoverFailure).toMatchObject({ reason: REFUSED, nextTryAt: null })
  })

  test('stands in the list and at the desk, and narrows the list', async () => {
    const rows = await listed({})
    expect(new Map(rows.map((row) => [row.id, row.handoverFailure?.reason]))).toEqual(
      new Map([
        [retried, NO_ANSWER],
        [refused, REFUSED],
      ]),
    )
    expect((await listed({ handoverReason: REFUSED })).map(({ id }) => id)).toEqual([refused])
    expect(await listed({ handoverReason: 'Something else' })).toEqual([])
    const queue = await get<{ items: Claim[] }>('/console/claim-queue?status=PROCESSING', cast.claimDesk)
    expect(queue.items.find(({ id }) => id === retried)?.handoverFailure?.reason).toBe(NO_ANSWER)
  })

  test('is counted by reason, within the clients of the person who asks', async () => {
    const counts = await get<object[]>('/console/handover-failures')
    expect(counts).toEqual([
      { reason: REFUSED, kind: 'outpatient', retried: 0, gaveUp: 1, lastFailedAt: expect.any(String) as string },
      { reason: NO_ANSWER, kind: 'outpatient', retried: 1, gaveUp: 0, lastFailedAt: expect.any(String) as string },
    ])
    expect(
      (await get<{ reason: string }[]>('/console/handover-failures', cast.operationOfLantern)).map(
        ({ reason }) => reason,
      ),
    ).toEqual([REFUSED])
  })

  test('stands in the history of the claim, in words', async () => {
    const history = await get<{ type: string; changes: { label: string; to: unknown }[] }[]>(
      `/console/claims/${refused}/history`,
      cast.auditor,
    )
    const failed = history.find(({ type }) => type === ('ClaimHandoverFailed' satisfies ClaimEvent['type']))
    expect(failed?.changes).toContainEqual({
      field: 'handoverReason',
      label: 'Reason',
      from: null,
      to: `The insurer does not take it over: ${REFUSED}`,
    })
  })

  test('is nothing for the member', async () => {
    for (const url of ['/claims', `/outpatientclaim/v3/${retried}`])
      expect(JSON.stringify(await get(url, cast.ann))).not.toMatch(/did not answer|handover/i)
  })

  test('is gone once the claim is tried anew', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: `/api/console/claims/${refused}/reprocess`,
      headers: { ...(await api.headersFor(cast.operation)), 'idempotency-key': crypto.randomUUID() },
      payload: {},
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json<Claim>().handoverFailure).toBeNull()
    await api.untilUpToDate()
    expect((await get<{ reason: string }[]>('/console/handover-failures')).map(({ reason }) => reason)).not.toContain(
      REFUSED,
    )
  })
})
