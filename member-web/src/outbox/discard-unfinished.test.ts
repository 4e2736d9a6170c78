import { expect, test, vi } from 'vitest'
import { createFakeSurroundings } from '../claim-form/sending/testing/fake-surroundings.ts'
import { createUnfinished } from '../drafts/unfinished.ts'
import type { WorkInHand } from '../drafts/work-in-hand.ts'
import { lockOf } from './begun-locks.ts'
import type { BegunClaim } from './begun-store.ts'
import { discardUnfinished } from './discard-unfinished.ts'

/** A claim that is open, and kept on this device as it stood before it was saved. */
function begun() {
  const around = createFakeSurroundings()
  const work: WorkInHand['claim'] = createUnfinished(around)
  const id = work.begin('outpatient')
  work.change({ values: { receiptNo: 'R-1' }, touched: true })
  const draft = work.current()
  if (draft === null) throw new Error('None is open.')
  const content = { claims: [], filed: [], begun: [{ id, ownerId: 'ann', keptAt: '', draft }] as BegunClaim[] }
  const noted: string[] = []
  const forgetBegun = async () => void content.begun.pop()
  const noteDiscarded = async (draftId: string) => {
    noted.push(draftId)
    await forgetBegun()
  }
  const outbox = { content: () => content, forgetBegun, noteDiscarded }
  return { ...around, work, id, outbox, noted, isKept: () => content.begun.length > 0 }
}

test('the server is told of one that may be on its way there, and need not be in reach: then it is told later', async () => {
  const { work, outbox, id, network, noted, isKept } = begun()
  const deleteDraft = vi.spyOn(network, 'deleteDraft')
  // It is being brought from the device, and another one is open.
  work.close()
  network.setUp(false)
  await discardUnfinished(work, outbox, id)
  expect(deleteDraft).toHaveBeenCalledExactlyOnceWith(id, { isQuiet: true })
  expect([noted, isKept()]).toEqual([[id], false])
})

test('one that never got to a server that answers is discarded, and nothing is noted', async () => {
  const { work, outbox, id, noted, isKept } = begun()
  await discardUnfinished(work, outbox, id)
  expect([noted, isKept()]).toEqual([[], false])
})

test('where the line is there and leads nowhere, one that is here alone is discarded all the same, and the server is told later', async () => {
  const { work, outbox, id, clock, network, noted, isKept } = begun()
  network.holdSavings(true)
  void work.saveNow()
  vi.spyOn(network, 'deleteDraft').mockReturnValue(new Promise(() => undefined))
  const discarding = discardUnfinished(work, outbox, id)
  expect(work.current()).toBeNull()
  await clock.pass(15_000)
  await discarding
  // The saving that was on its way may have got there.
  expect([noted, isKept()]).toEqual([[id], false])
})

test('of one that is on its way to the server, and may have arrived, the server must be told', async () => {
  const { work, outbox, id, network, isKept } = begun()
  work.close()
  network.setUp(false)
  await navigator.locks.request(lockOf(id), async () => {
    await expect(discardUnfinished(work, outbox, id)).rejects.toThrow()
  })
  expect(isKept()).toBe(true)
})

test('of one that the server has since it was kept, it must be told', async () => {
  const { work, outbox, id, network, isKept } = begun()
  await work.saveNow()
  network.setUp(false)
  await expect(discardUnfinished(work, outbox, id)).rejects.toThrow()
  expect(isKept()).toBe(true)
  network.setUp(true)
  await discardUnfinished(work, outbox, id)
  expect([network.drafts.has(id), isKept()]).toEqual([false, false])
})
