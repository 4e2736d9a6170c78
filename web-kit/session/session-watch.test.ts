import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSessionWatch, type RemainingSession } from './session-watch.ts'

const MINUTE = 60_000

/** A server that counts: idle after 30 minutes, over after so many from now. */
function server(longestMs = 12 * 60 * MINUTE) {
  const startedAt = Date.now()
  let usedAt = startedAt
  let asked = 0
  const remaining = (): RemainingSession => {
    const [idle, longest] = [usedAt + 30 * MINUTE, startedAt + longestMs]
    const ends = Math.min(idle, longest)
    if (ends <= Date.now()) throw new Error('401')
    return { endsInSeconds: Math.ceil((ends - Date.now()) / 1_000), because: idle < longest ? 'IDLE' : 'LONGEST' }
  }
  return {
    use: () => void (usedAt = Date.now()),
    asked: () => asked,
    calls: {
      ask: async () => {
        asked += 1
        return remaining()
      },
      keep: async () => {
        usedAt = Date.now()
        return remaining()
      },
      tellKept: vi.fn(),
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
})
afterEach(() => {
  vi.useRealTimers()
  // The next file of this process is loaded before its first test.
  vi.unstubAllGlobals()
})

describe('a session that nobody uses', () => {
  test('is warned of two minutes before its end, and asked about rarely until then', async () => {
    const { calls, asked } = server()
    const watch = createSessionWatch(calls)
    watch.start()
    await vi.advanceTimersByTimeAsync(27 * MINUTE)
    expect([watch.warning(), asked()]).toEqual([null, 1])
    await vi.advanceTimersByTimeAsync(MINUTE + 1_000)
    expect(watch.warning()?.because).toBe('IDLE')
    expect((watch.warning()?.endsAt ?? 0) - Date.now()).toBeLessThanOrEqual(2 * MINUTE)
    watch.stop()
  })

  test('is not warned of where it was used elsewhere meanwhile, and the warning goes when it is', async () => {
    const { calls, use } = server()
    const watch = createSessionWatch(calls)
    watch.start()
    await vi.advanceTimersByTimeAsync(20 * MINUTE)
    use()
    await vi.advanceTimersByTimeAsync(9 * MINUTE)
    expect(watch.warning()).toBeNull()
    await vi.advanceTimersByTimeAsync(20 * MINUTE)
    expect(watch.warning()).not.toBeNull()
    use()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(watch.warning()).toBeNull()
    watch.stop()
  })

  test('is kept by saying so, which the other tabs hear', async () => {
    const { calls } = server()
    const watch = createSessionWatch(calls)
    watch.start()
    await vi.advanceTimersByTimeAsync(29 * MINUTE)
    await watch.stay()
    expect(watch.warning()).toBeNull()
    expect(calls.tellKept).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(29 * MINUTE)
    expect(watch.warning()).not.toBeNull()
    watch.stop()
  })
})

test('a session that is over soon whatever is done is warned of once', async () => {
  const { calls, use } = server(20 * MINUTE)
  const watch = createSessionWatch(calls)
  watch.start()
  await vi.advanceTimersByTimeAsync(18 * MINUTE + 1_000)
  expect(watch.warning()?.because).toBe('LONGEST')
  watch.dismiss()
  use()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(watch.warning()).toBeNull()
  watch.stop()
})

test('a computer that has slept asks as soon as it is looked at', async () => {
  const { calls, asked } = server()
  const watch = createSessionWatch(calls)
  watch.start()
  await vi.advanceTimersByTimeAsync(6_000)
  vi.setSystemTime(Date.now() + 29 * MINUTE)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect([asked(), watch.warning()?.because]).toEqual([2, 'IDLE'])
  watch.stop()
})

test('while no answer comes it asks again', async () => {
  const { calls } = server()
  let fails = true
  const watch = createSessionWatch({
    ...calls,
    ask: () => (fails ? Promise.reject(new Error('offline')) : calls.ask()),
  })
  watch.start()
  await vi.advanceTimersByTimeAsync(28 * MINUTE + 30_000)
  fails = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(watch.warning()).not.toBeNull()
  watch.stop()
})
