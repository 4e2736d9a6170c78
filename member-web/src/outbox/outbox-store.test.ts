import { expect, test, vi } from 'vitest'
import { beginSending, changeWaiting, discardWaiting, putWaiting, takeBack } from './outbox-store.ts'
import type { FinishedClaim } from './waiting-claim.ts'

/** A database without transactions: one thing at a time is done here. */
vi.mock('@member-care/web-kit/storage/device-database.ts', () => ({
  openDeviceDatabase() {
    const kept = new Map<string, { readonly id: string }>()
    const asked = <Value>(result: Value) => {
      const request = { result, onsuccess: () => undefined }
      queueMicrotask(() => request.onsuccess())
      return request
    }
    const store = {
      getAll: () => asked([...kept.values()]),
      get: (id: string) => asked(kept.get(id)),
      put: (one: { readonly id: string }) => void kept.set(one.id, one),
      delete: (id: string) => void kept.delete(id),
    }
    return {
      async change(_name: string, work: (of: typeof store, give: (value: unknown) => void) => void) {
        let given: unknown
        work(store, (value) => (given = value))
        await new Promise((resolve) => setTimeout(resolve))
        return given
      },
    }
  },
}))

const finished = (id: string) => ({ id, ownerId: 'willow', mayBeFiled: false }) as FinishedClaim

test('a claim that may be filed already cannot be discarded once another tab has put it aside again', async () => {
  await putWaiting(finished('one'))
  await beginSending('one')
  await putWaiting(finished('one'))
  expect(await discardWaiting('one')).toBe(false)
})

test('what was refused is its person’s again, and stays so when it is put aside anew', async () => {
  await putWaiting(finished('two'))
  await beginSending('two')
  await changeWaiting('two', () => ({ stand: { phase: 'refused', message: '', errors: {} }, mayBeFiled: false }))
  await takeBack('two')
  await putWaiting(finished('two'))
  expect(await discardWaiting('two')).toBe(true)
})
