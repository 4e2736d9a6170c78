import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { goRoundConversations } from '../chats/conversation-rounds.ts'
import { verifyConversations } from '../chats/verify-conversations.ts'
import { makeDemonstrationConversations } from './conversations.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await startApiUnderTest()
})
afterAll(() => api.close())

const counted = () =>
  api.parts.database.any(
    sql.type(z.object({ status: z.string(), count: z.number(), entries: z.number() }))`
      select status, count(*)::int as count, sum(last_number)::int as entries from app.conversations group by status order by status`,
  )

test('one waits, one is with the desk, and enough are closed that members are told how long one usually waits; made again they are the same, and nobody is told of an answer', async () => {
  await makeDemonstrationConversations(api.parts)
  const made = await counted()
  expect(made.map(({ status }) => status)).toEqual(['closed', 'taken', 'waiting'])
  expect(made.map(({ count }) => count)).toEqual([expect.toSatisfy((count: number) => count > 20), 1, 1])
  await makeDemonstrationConversations(api.parts)
  expect(await counted()).toEqual(made)

  await goRoundConversations(api.parts)
  const { events } = await api.parts.eventLog.readAll({
    after: undefined,
    limit: 1000,
    types: ['ConversationAnswerWaits'],
  })
  expect(events).toEqual([])
  const { store } = api.events.integrity
  expect((await verifyConversations({ ...api.parts, store })).findings).toEqual([])
})
