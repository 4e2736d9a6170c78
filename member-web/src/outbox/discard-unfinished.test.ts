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
  const outbox = { content: () => content, forgetBegun: async () => void content.begun.pop() }
  return { ...around, work, id, outbox, isKept: () => content.begun.length > 0 }
}

test('the server is told of one that may be on its way there, and need not be in reach', async () => {
  const { work, outbox, id, network, isKept } = begun()
  const deleteDraft = vi.spyOn(network, 'deleteDraft')
  // It is being brought from the device, and another one is open.
  work.close()
  network.setUp(false)
  await discardUnfinished(work, outbox, id)
  expect(deleteDraft).toHaveBeenCalledExactlyOnceWith(id, { isQuiet: true })
  expect(isKept()).toBe(false)
})

test('where the line is there and leads nowhere, one that is here alone is discarded all the same', async () => {
  const { work, outbox, id, clock, network, isKept } = begun()
  network.holdSavings(true)
  void work.saveNow()
  vi.spyOn(network, 'deleteDraft').mockReturnValue(new Promise(() => undefined))
  const discarding = discardUnfinished(work, outbox, id)
  expect(work.current()).toBeNull()
  await clock.pass(15_000)
  await discarding
  expect(isKept()).toBe(false)
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
