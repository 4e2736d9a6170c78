// Requirements: AUTH-099
/** Node has the browsers' channel, so that each tab here is one that speaks through it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinSessionTabs, type SessionChannel, type SessionEnd } from './session-channel.ts'

interface Tab {
  readonly channel: SessionChannel
  readonly lent: string[]
  readonly ends: SessionEnd[]
  kept: number
}

const channels: BroadcastChannel[] = []
const RealChannel = BroadcastChannel

beforeEach(() => {
  vi.stubGlobal(
    'BroadcastChannel',
    class extends RealChannel {
      constructor(name: string) {
        super(name)
        channels.push(this)
      }
    },
  )
})
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
})

function open(stored?: string): Tab {
  const heard: Omit<Tab, 'channel'> = { lent: [], ends: [], kept: 0 }
  const tab: { channel?: SessionChannel } = {}
  const result = Object.assign(heard, tab) as Tab
  const channel = joinSessionTabs({
    own: () => stored,
    onLent: (session) => result.lent.push(session),
    onEnded: (end) => result.ends.push(end),
    onKept: () => void (result.kept += 1),
  })
  return Object.assign(result, { channel })
}

const willow = JSON.stringify({ uuid: 'willow', accessToken: 'token-w', name: 'Willow Tan' })
const fern = JSON.stringify({ uuid: 'fern', accessToken: 'token-f' })

test('a new tab is lent the session of another one', async () => {
  open(willow)
  const fresh = open()
  fresh.channel.ask()
  await expect.poll(() => fresh.lent).toEqual([willow])
})

test('who asks for a person is lent nobody else’s', async () => {
  open(fern)
  open(willow)
  const waiting = open()
  waiting.channel.ask('willow')
  await expect.poll(() => waiting.lent).toEqual([willow])
})

test('a session that ends in one tab ends in those that share it, and in no other', async () => {
  const [same, other, nobody] = [open(willow), open(fern), open()]
  const end = { message: 'over', reason: 'SIGNED_OUT' } as const
  open(willow).channel.tellEnded('token-w', end)
  await expect.poll(() => same.ends).toEqual([end])
  expect([other.ends, nobody.ends]).toEqual([[], []])
})

test('that somebody is still there is told to the tabs of their session', async () => {
  const [same, other] = [open(willow), open(fern)]
  open(willow).channel.tellKept()
  await expect.poll(() => same.kept).toBe(1)
  expect(other.kept).toBe(0)
})

test('a tab that has nothing to lend keeps silent', async () => {
  open('not JSON')
  const [fresh, witness] = [open(), open(willow)]
  fresh.channel.ask('fern')
  // Messages come in their order: this one's answer is the only one.
  witness.channel.tellBegun()
  await expect.poll(() => fresh.lent).toEqual([willow])
})
