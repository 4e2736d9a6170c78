import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginSending, changeWaiting, discardWaiting, putWaiting, takeBack } from './outbox-store.ts'
import { device, deviceDatabases } from './testing/device-in-memory.ts'
import type { FinishedClaim } from './waiting-claim.ts'

beforeEach(() => {
  vi.stubGlobal('indexedDB', deviceDatabases)
  device.empty()
})

afterEach(() => void vi.unstubAllGlobals())

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
