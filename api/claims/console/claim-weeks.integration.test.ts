/** How the weeks went: what was filed and decided, within the clients of the caller. */
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { mondayOf } from '@member-care/domain/dates/working-days.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: ApiUnderTest
let cast: ClaimsCast

beforeAll(async () => {
  api = await startApiUnderTest()
  cast = await recordClaimsCast(api)
  await recordClaim(api, { companyId: cast.orchid, employeeId: cast.ann, claimantId: cast.ann })
  await recordClaim(api, {
    companyId: cast.lantern,
    employeeId: cast.cat,
    claimantId: cast.cat,
    then: (claimId) => [
      {
        type: 'ClaimApproved',
        data: { claimId, claimantId: cast.cat, payableCents: 5_000, remarks: 'As claimed.', batchNo: 'B-1' },
      },
    ],
  })
  await api.untilUpToDate()
})
afterAll(() => api.close())

interface Week {
  readonly week: string
  readonly filed: number
  readonly approved: number
  readonly rejected: number
}

async function weeksFor(userId: string) {
  return api.app.inject({ url: '/api/console/claim-weeks', headers: await api.headersFor(userId) })
}

test('the last quarter stands week by week, weeks without a claim too, and this one is the last', async () => {
  const answer = await weeksFor(cast.operation)
  expect(answer.statusCode, answer.body).toBe(200)
  const weeks = answer.json<Week[]>()
  expect(weeks).toHaveLength(13)
  expect(weeks.every(({ week }) => mondayOf(week) === week)).toBe(true)
  expect(weeks.map(({ week }) => week)).toEqual(weeks.map(({ week }) => week).toSorted())
  expect(weeks.at(-1)).toEqual({ week: mondayOf(singaporeToday(new Date())), filed: 2, approved: 1, rejected: 0 })
  expect(weeks[0]).toMatchObject({ filed: 0, approved: 0, rejected: 0 })
})

test('somebody who looks after one client has its claims counted only', async () => {
  expect((await weeksFor(cast.operationOfLantern)).json<Week[]>().at(-1)).toMatchObject({ filed: 1, approved: 1 })
})

test('who may see no claims is told no numbers of them', async () => {
  expect((await weeksFor(cast.auditor)).statusCode).toBe(403)
})
