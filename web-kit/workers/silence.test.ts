// Requirements: issue 21 (a claim from a photo): no reading waits for ever, and none is ended while it works; S116.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beforeSilence, watchSilence } from './silence.ts'

const page = { hidden: false }
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  page.hidden = false
})

test('a minute without a word is silence, told once', () => {
  const tell = vi.fn()
  const silence = watchSilence(tell)
  vi.advanceTimersByTime(59_000)
  silence.heard()
  vi.advanceTimersByTime(55_000)
  expect(tell).not.toHaveBeenCalled()
  vi.advanceTimersByTime(120_000)
  expect(tell).toHaveBeenCalledOnce()
})

test('what is over is silent no more, and a page that is hidden counts nothing', () => {
  const tell = vi.fn()
  watchSilence(tell).stop()
  watchSilence(tell)
  page.hidden = true
  vi.advanceTimersByTime(600_000)
  expect(tell).not.toHaveBeenCalled()
  page.hidden = false
  vi.advanceTimersByTime(60_000)
  expect(tell).toHaveBeenCalledOnce()
})

test('a step that never ends is given up, and one that ends leaves nothing running', async () => {
  await expect(beforeSilence(Promise.resolve('done'))).resolves.toBe('done')
  expect(vi.getTimerCount()).toBe(0)
  const given = expect(beforeSilence(new Promise(() => undefined))).rejects.toThrow()
  vi.advanceTimersByTime(60_000)
  await given
  expect(vi.getTimerCount()).toBe(0)
})
