import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginSession } from '../session/session.ts'
import type { SignedInUser } from '../session/session-contract.ts'
import { createOutbox } from './outbox.ts'
import { somethingWaits } from './outbox-names.ts'
import { readWaiting } from './outbox-store.ts'
import type { FinishedDraft } from './waiting-claim.ts'

/** What lies on the device. A commit, and a look at what was begun, take as long as the test says. */
const device = vi.hoisted(() => ({
  claims: [] as object[],
  isReadable: true,
  committed: Promise.resolve(),
  begunRead: Promise.resolve(),
}))

vi.mock('./outbox-store.ts', () => ({
  readWaiting: vi.fn(() =>
    device.isReadable ? Promise.resolve([...device.claims]) : Promise.reject(new Error('Asleep.')),
  ),
  readNotes: () => Promise.resolve([]),
  readLentSessions: () => Promise.resolve([]),
  forgetWaiting: () => Promise.resolve(),
  async putWaiting(claim: object) {
    await device.committed
    device.claims.push(claim)
  },
}))
vi.mock('./begun-store.ts', () => ({
  readBegun: () => device.begunRead.then(() => []),
  forgetBegun: () => Promise.resolve(),
}))

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
  device.claims.length = 0
})

afterEach(() => void vi.useRealTimers())

test('who looks while a claim is put aside, and finds nothing yet, does not hide it from every later look', async () => {
  const outbox = createOutbox(() => Promise.resolve(undefined))
  const lands = Promise.withResolvers<void>()
  const read = Promise.withResolvers<void>()
  device.committed = lands.promise
  device.begunRead = read.promise

  const put = outbox.put(claim)
  // In another tab, or for something else that has changed: it reads before the claim lies there, and is done afterwards.
  const look = outbox.forget('another one')
  await new Promise((resolve) => setTimeout(resolve))
  lands.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  read.resolve()
  await Promise.all([put, look])
  expect(somethingWaits.read()).not.toBeNull()
})

test('a claim is put aside for whom it is of, even if somebody else has signed in meanwhile', async () => {
  const outbox = createOutbox(() => Promise.resolve(undefined))
  const put = outbox.put(claim)
  beginSession({ uuid: 'somebody else' } as SignedInUser)
  await put
  expect(device.claims).toMatchObject([{ id: 'one', ownerId: 'willow' }])
})

test('what cannot be read when the page is opened is looked for again soon, and filed', async () => {
  vi.useFakeTimers()
  const locks = { request: (_name: string, file: () => unknown) => Promise.resolve(file()) }
  vi.stubGlobal('navigator', { onLine: true, locks })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('window', new EventTarget())
  beginSession({ uuid: 'willow', accessToken: 'token' } as SignedInUser)
  somethingWaits.keep('a sign')
  device.isReadable = false
  vi.mocked(readWaiting).mockClear()
  const outbox = createOutbox(() => Promise.resolve(undefined))
  outbox.start()
  const looksAgain = () => vi.waitFor(() => expect(readWaiting).toHaveBeenCalled())
  await looksAgain()
  device.isReadable = true
  vi.mocked(readWaiting).mockClear()
  await vi.advanceTimersByTimeAsync(10_000)
  await looksAgain()
  outbox.stop()
})
