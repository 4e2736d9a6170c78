import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSavingInLeaving, noteSavingInLeaving, readWithSavingInLeaving } from './saving-in-leaving.ts'

const before = [{ id: 'draft', savedBy: { pageId: 'page', saveNo: 1 } }]
const after = [{ id: 'draft', savedBy: { pageId: 'page', saveNo: 2 } }]

/** Answers these one after the other, and the last one from then on. */
function answering(...answers: (typeof before)[]) {
  const read = vi.fn(() => Promise.resolve((answers.length > 1 ? answers.shift() : answers[0]) ?? []))
  const result = readWithSavingInLeaving((kind) => kind === 'outpatient', read)
  return { read, result }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  forgetSavingInLeaving('page')
  vi.useRealTimers()
})

test('where no saving was under way when a page was left, drafts are read once', async () => {
  const { read, result } = answering(before)
  expect(await result).toBe(before)
  expect(read).toHaveBeenCalledOnce()
})

test('the saving of the page before is waited for, also where the draft itself has not come yet', async () => {
  noteSavingInLeaving({ draftId: 'draft', kind: 'outpatient', pageId: 'page', saveNo: 2 })
  const { read, result } = answering([], before, after)
  await vi.runAllTimersAsync()
  expect(await result).toBe(after)
  expect(read).toHaveBeenCalledTimes(3)

  // It is waited for once.
  const { read: again, result: next } = answering(before)
  expect(await next).toBe(before)
  expect(again).toHaveBeenCalledOnce()
})

test('a saving that was answered is not waited for, nor one for ever that never comes', async () => {
  noteSavingInLeaving({ draftId: 'draft', kind: 'outpatient', pageId: 'page', saveNo: 2 })
  forgetSavingInLeaving('another page')
  const { result } = answering(before)
  let isRead = false
  void result.then(() => (isRead = true))
  await vi.advanceTimersByTimeAsync(4_900)
  expect(isRead).toBe(false)
  await vi.advanceTimersByTimeAsync(600)
  expect(await result).toBe(before)

  noteSavingInLeaving({ draftId: 'draft', kind: 'outpatient', pageId: 'page', saveNo: 3 })
  forgetSavingInLeaving('page')
  const { read, result: next } = answering(before)
  expect(await next).toBe(before)
  expect(read).toHaveBeenCalledOnce()
})

test('who reads drafts of other kinds does not wait, and the saving is awaited still', async () => {
  noteSavingInLeaving({ draftId: 'draft', kind: 'outpatient', pageId: 'page', saveNo: 2 })
  expect(
    await readWithSavingInLeaving(
      (kind) => kind === 'letter-request',
      () => Promise.resolve([]),
    ),
  ).toEqual([])
  const { read, result } = answering(before, after)
  await vi.runAllTimersAsync()
  expect(await result).toBe(after)
  expect(read).toHaveBeenCalledTimes(2)
})
