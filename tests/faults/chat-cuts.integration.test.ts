/** Talks of the chat on a network that fails, by a process that dies; `npm run bench -- talk-cuts` does it a thousand times. */
import { expect, test } from 'vitest'
import { cutWhileChatting } from './cut-while-chatting.ts'

const SEED = 20_261_127
const DISCONNECTS = 100

test('nothing that was said is lost, doubled or out of order, on either side', async () => {
  const { account, disconnects, restarts, stalls, said } = await cutWhileChatting(DISCONNECTS, SEED)
  expect(account).toEqual({ lost: [], doubled: [], outOfOrder: [], notAsStored: [] })
  // And the test is about something.
  expect(disconnects).toBeGreaterThanOrEqual(DISCONNECTS)
  for (const times of [restarts, stalls]) expect(times).toBeGreaterThan(0)
  expect(said).toBeGreaterThan(100)
}, 300_000)
