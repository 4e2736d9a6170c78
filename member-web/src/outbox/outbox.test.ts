import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginSession, endSession } from '../session/session.ts'
import type { SignedInUser } from '../session/session-contract.ts'
import { createOutbox } from './outbox.ts'
import { somethingWaits } from './outbox-names.ts'
import { readWaiting } from './outbox-store.ts'
import { device, deviceDatabases } from './testing/device-in-memory.ts'
import type { FinishedDraft } from './waiting-claim.ts'

const claim = {
  id: 'one',
  parcel: { kind: 'outpatient' as const, companyId: 'orchid', fields: {}, fileKeys: [], consent: '' },
  draft: { ownerId: 'willow' } as FinishedDraft,
  about: { claimant: '', provider: '' },
  notice: { title: '', body: '' },
  mayBeFiled: false,
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: false, storage: { persist: () => Promise.resolve(true) } })
  vi.stubGlobal('indexedDB', deviceDatabases)
  device.empty()
})

afterEach(() => {
  vi.useRealTimers()
  endSession()
  somethingWaits.forget()
  vi.unstubAllGlobals()
})

test('who looks while a claim is put aside, and finds nothing yet, does not hide it from every later look', async () => {
  const outbox = createOutbox(() => Promise.resolve(undefined))
  const lands = Promise.withResolvers<void>()
  const looked = Promise.withResolvers<void>()
  const isLookOver = Promise.withResolvers<void>()
  device.pause = (store, step) => {
    if (store === 'claims' && step === 'commit') return lands.promise
    if (store !== 'begun' || step !== 'read') return Promise.resolve()
    looked.resolve()
    return isLookOver.promise
  }

  const put = outbox.put(claim)
  // In another tab, or because something else has changed: it reads before the claim lies there, and is done afterwards.
  const look = outbox.dismiss('another one')
  await looked.promise
  lands.resolve()
  await vi.waitFor(async () => expect(await readWaiting()).toHaveLength(1))
  isLookOver.resolve()
  await Promise.all([put, look])
  expect(somethingWaits.read()).not.toBeNull()
})

test('a claim is put aside for whom it is of, even if somebody else has signed in meanwhile', async () => {
  const outbox = createOutbox(() => Promise.resolve(undefined))
  const put = outbox.put(claim)
  beginSession({ uuid: 'somebody else' } as SignedInUser)
  await put
  expect(await readWaiting()).toMatchObject([{ id: 'one', ownerId: 'willow' }])
})

test('what cannot be read when the page is opened is looked for again soon, and filed', async () => {
  vi.useFakeTimers()
  const locks = { request: (_name: string, file: () => unknown) => Promise.resolve(file()) }
  vi.stubGlobal('navigator', { onLine: true, locks })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('window', new EventTarget())
  beginSession({ uuid: 'willow', accessToken: 'token' } as SignedInUser)
  somethingWaits.keep('a sign')
  device.isAsleep = true
  const outbox = createOutbox(() => Promise.resolve(undefined))
  outbox.start()
  await vi.waitFor(() => expect(device.timesAsked).toBeGreaterThan(0))
  device.empty()
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitFor(() => expect(device.timesAsked).toBeGreaterThan(0))
  outbox.stop()
})
