// Requirements: API-087
/** More members than codes, all at once. */
import { recordFilingMembers } from '@member-care/tests/support/filing-members.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { exampleReward, publishContent } from '@member-care/tests/support/published-content.ts'
import { rewardRefusalTexts } from '@member-care/domain/texts/reward-texts.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RewardAnswer } from './reward-answers.ts'

const MEMBERS = 500
const CODES = 100

let api: ApiUnderTest
beforeAll(async () => {
  api = await startApiUnderTest({ environment: { RATE_LIMIT_PER_MINUTE: '1000000' } })
})
afterAll(() => api.close())

test('each code is given to one member, and the others are told that all are taken', async () => {
  const members = await recordFilingMembers(api, MEMBERS)
  const companyId = members[0]?.companyId ?? ''
  await api.record(`client-${companyId}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId, featuresConfig: { allowStretchMyDollar: true } },
  })
  const rewardId = randomUUID()
  await publishContent(api, { contentId: rewardId, content: exampleReward })
  const codes = Array.from({ length: CODES }, (_, index) => `ONLY-${index}`)
  await api.parts.rewardCodes.add({ rewardId, codes, by: 'a-keeper', at: new Date() })

  const answers = await Promise.all(
    members.map(async ({ token }, index) => {
      const reply = await api.app.inject({
        method: index % 2 === 0 ? 'POST' : 'GET',
        url: `/api/externalapi/rewards/redeemReward/${rewardId}`,
        headers: { accesstoken: token },
      })
      return { status: reply.statusCode, body: reply.json<RewardAnswer & { message?: string }>() }
    }),
  )
  const given = answers.filter(({ status }) => status === 200).map(({ body }) => body.redeemedDetails?.reference)
  expect([...given].sort()).toEqual([...codes].sort())
  const told = answers.filter(({ status }) => status === 409).map(({ body }) => body.message)
  expect(told).toEqual(Array.from({ length: MEMBERS - CODES }, () => rewardRefusalTexts.REWARD_CODES_TAKEN))
}, 120_000)
