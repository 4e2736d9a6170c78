// Requirements: STO-010, LIM-021
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstCode, SCAN_EVERY_MS } from './camera.ts'

/** As much of a browser as reading needs. */
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('HTMLMediaElement', { HAVE_CURRENT_DATA: 2 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const video = { readyState: 4 } as HTMLVideoElement

/** Sees nothing but in the reading of this number, from 1. */
function detectorThatSeesIn(reading: number) {
  let readings = 0
  return {
    readings: () => readings,
    detect: async () => (++readings === reading ? [{ rawValue: 'CODE' }] : []),
  }
}

test('reads again 300 ms after a reading, and not before, until there is a code', async () => {
  const detector = detectorThatSeesIn(3)
  const code = firstCode(video, detector, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(0)
  expect(detector.readings()).toBe(1)
  await vi.advanceTimersByTimeAsync(299)
  expect(detector.readings()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(detector.readings()).toBe(2)
  await vi.advanceTimersByTimeAsync(300)
  expect(await code).toBe('CODE')
  expect(SCAN_EVERY_MS).toBe(300)
})

test('ends when the page is left, without a code and without another reading', async () => {
  const detector = detectorThatSeesIn(2)
  const leaving = new AbortController()
  const code = firstCode(video, detector, leaving.signal)
  await vi.advanceTimersByTimeAsync(100)
  leaving.abort()
  expect(await code).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(detector.readings()).toBe(1)
})
