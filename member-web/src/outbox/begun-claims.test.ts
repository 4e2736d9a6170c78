import { documentStateTexts } from '@member-care/domain/texts/claim-draft-texts.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeSurroundings } from '../claim-form/sending/testing/fake-surroundings.ts'
import { emptyDraft } from '../drafts/draft.ts'
import { createUnfinished } from '../drafts/unfinished.ts'
import type { WorkInHand } from '../drafts/work-in-hand.ts'
import { ApiCallError } from '../portal-api/api-client.ts'
import { claimDraftCalls } from '../portal-api/drafts-api.ts'
import { beginSession, endSession } from '../session/session.ts'
import type { SignedInUser } from '../session/session-contract.ts'
import { bringBegun, followBegun } from './begun-claims.ts'
import { readAllBegun, type BegunClaim } from './begun-store.ts'
import { createOutbox, isKeptHere, type Outbox } from './outbox.ts'
import { somethingWaits } from './outbox-names.ts'
import { device, deviceDatabases } from './testing/device-in-memory.ts'
import type { FinishedDraft } from './waiting-claim.ts'

/** A lock is free, and whoever waits for one has it at once. */
const locks = {
  request: async (_name: string, ...asked: readonly unknown[]) =>
    (asked.at(-1) as LockGrantedCallback<unknown>)({} as Lock),
}
const nothingOpen = { current: () => null } as WorkInHand['claim']
const willow = { uuid: 'willow', accessToken: 'token', nric: '', bankDetail: null } as SignedInUser

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true, locks })
  vi.stubGlobal('window', new EventTarget())
  beginSession(willow)
})

afterEach(() => {
  vi.useRealTimers()
  endSession()
  somethingWaits.forget()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

class NeverAnswered extends EventTarget {
  readonly upload = new EventTarget()
  readonly open = () => undefined
  readonly setRequestHeader = () => undefined
  readonly send: () => void = () => undefined
  readonly abort = () => void this.dispatchEvent(new Event('abort'))
}

/** The server has the draft, and not its document. */
function begunWithReceipt(id: string): BegunClaim {
  const file = new File(['receipt'], 'receipt.png', { type: 'image/png' })
  const draft: FinishedDraft = {
    ...emptyDraft({ id, kind: 'outpatient', ownerId: 'willow', recordId: null }),
    version: 1,
    documents: [{ key: 'receipt', category: 'INV/RCP', file, content: file }],
    states: { receipt: { phase: 'waiting' } },
  }
  return { id, ownerId: 'willow', keptAt: '', draft }
}

/** The server has nothing of it. */
function begunWithWords(id: string): BegunClaim {
  const empty = emptyDraft({ id, kind: 'outpatient', ownerId: 'willow', recordId: null } as const)
  return { id, ownerId: 'willow', keptAt: '', draft: { ...empty, values: { receiptNo: 'R-1' }, touched: true } }
}

/** @param begun what the device keeps; a test may change it meanwhile */
function outboxWith(begun: readonly BegunClaim[]): Outbox {
  return {
    content: () => ({ begun: [...begun], claims: [], filed: [] }),
    findBegun: async (id: string) => begun.find((one) => one.id === id)?.draft,
    forgetBegun: async () => undefined,
  } as Partial<Outbox> as Outbox
}

/** @returns whether it is over */
function bringing(outbox: Outbox): () => boolean {
  let isOver = false
  void bringBegun(nothingOpen, outbox).finally(() => (isOver = true))
  return () => isOver
}

test('a session that ends while a claim is brought to the server holds back no later bringing', async () => {
  const request = (name: string, _options: object, work: (lock: object) => unknown) => {
    const result = work({})
    // The claim is on its way.
    if (name.endsWith('one')) endSession({ message: 'You were signed out.', reason: 'IDLE' })
    return Promise.resolve(result)
  }
  vi.stubGlobal('navigator', { onLine: true, locks: { request } })
  vi.stubGlobal('XMLHttpRequest', NeverAnswered)
  const isOver = bringing(outboxWith([begunWithReceipt('one')]))
  await vi.waitFor(() => expect(isOver()).toBe(true))
})

test.each(['with the upload', 'before the upload says so'])(
  'a network that goes while a document is brought, %s, holds back no later bringing',
  async (when) => {
    let isSent = false
    class Broken extends NeverAnswered {
      override readonly send = () => {
        isSent = true
        vi.stubGlobal('navigator', { onLine: false, locks })
        if (when === 'with the upload') queueMicrotask(() => this.dispatchEvent(new Event('error')))
        else queueMicrotask(() => window.dispatchEvent(new Event('offline')))
      }
    }
    vi.stubGlobal('XMLHttpRequest', Broken)
    const isOver = bringing(outboxWith([begunWithReceipt('one')]))
    await vi.waitFor(() => expect([isSent, isOver()]).toEqual([true, true]))
  },
)

test('a claim that is discarded while another one is brought does not come back at the server', async () => {
  const answer = Promise.withResolvers<{ version: number; savedAt: string }>()
  const saveDraft = vi.spyOn(claimDraftCalls, 'saveDraft').mockReturnValue(answer.promise)
  const begun = [begunWithWords('one'), begunWithWords('two')]
  const isOver = bringing(outboxWith(begun))
  await vi.waitFor(() => expect(saveDraft).toHaveBeenCalled())
  begun.pop()
  answer.resolve({ version: 1, savedAt: '2026-11-29T00:00:00.000Z' })
  await vi.waitFor(() => expect(isOver()).toBe(true))
  expect(saveDraft.mock.calls.map(([id]) => id)).toEqual(['one'])
})

test.each([
  ['is kept with the reason', [], ['one']],
  ['is not kept anew where it was discarded meanwhile', ['one'], []],
])('a claim whose document the server refuses while it is brought %s', async (_, discarded, expected) => {
  const begun = [begunWithReceipt('one')]
  class Refused extends NeverAnswered {
    readonly status = 303
    readonly responseText = '{"errorMessage":"Suspicious file"}'
    readonly getResponseHeader = () => null
    override readonly send = () => {
      for (const id of discarded) begun.splice(0, 1, ...begun.filter((one) => one.id !== id))
      queueMicrotask(() => this.dispatchEvent(new Event('load')))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Refused)
  const kept: string[] = []
  const keepBegun = async (draft: FinishedDraft) => void kept.push(draft.id)
  const isOver = bringing({ ...outboxWith(begun), keepBegun })
  await vi.waitFor(() => expect(isOver()).toBe(true))
  expect(kept).toEqual(expected)
})

test('a claim that is put there while another one is brought is brought too', async () => {
  const answer = Promise.withResolvers<{ version: number; savedAt: string }>()
  const saveDraft = vi.spyOn(claimDraftCalls, 'saveDraft').mockReturnValue(answer.promise)
  const begun = [begunWithWords('one')]
  const isOver = bringing(outboxWith(begun))
  await vi.waitFor(() => expect(saveDraft).toHaveBeenCalled())
  begun.push(begunWithWords('two'))
  answer.resolve({ version: 1, savedAt: '2026-11-29T00:00:00.000Z' })
  await vi.waitFor(() => expect(isOver()).toBe(true))
  expect(saveDraft.mock.calls.map(([id]) => id)).toEqual(['one', 'two'])
})

test('a claim that was discarded on another device is tried once, and stays here until its person says what becomes of it', async () => {
  const saveDraft = vi
    .spyOn(claimDraftCalls, 'saveDraft')
    .mockRejectedValue(new ApiCallError({ code: 404, message: 'There is no such draft.' }))
  const outbox = outboxWith([begunWithWords('one')])
  const forgetBegun = vi.spyOn(outbox, 'forgetBegun')
  const isOver = bringing(outbox)
  await vi.waitFor(() => expect(isOver()).toBe(true))
  expect(saveDraft).toHaveBeenCalledOnce()
  expect(forgetBegun).not.toHaveBeenCalled()
})

/** A claim that is filled in on a page, and followed from there. */
function followed(outbox: Outbox) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  const around = createFakeSurroundings()
  around.signIn('willow')
  const work: WorkInHand['claim'] = createUnfinished(around)
  const id = work.begin('outpatient')
  const type = (receiptNo: string) => work.change({ values: { receiptNo }, touched: true })
  const hide = () => {
    page.visibilityState = 'hidden'
    page.dispatchEvent(new Event('visibilitychange'))
  }
  followBegun(work, outbox)
  return { ...around, work, id, type, hide }
}

test('where the line is there and leads nowhere, a page that is hidden keeps what the server does not have, until it has', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('indexedDB', deviceDatabases)
  device.empty()
  const outbox = createOutbox(() => Promise.resolve(undefined))
  const kept: unknown[] = []
  outbox.subscribe(() => kept.push(outbox.content().begun.map(({ draft }) => draft.values?.receiptNo)))
  const { work, network, type, hide } = followed(outbox)
  network.holdSavings(true)
  type('R-1')
  void work.saveNow()
  const isLong = Promise.withResolvers<void>()
  device.pause = (_store, step) => (step === 'commit' ? isLong.promise : Promise.resolve())
  hide()
  window.dispatchEvent(new Event('pagehide'))
  // The server answers while it is being kept.
  network.holdSavings(false)
  await vi.waitFor(() => expect(work.losesWithTab()).toBe(false))
  await vi.advanceTimersByTimeAsync(1_000)
  isLong.resolve()
  await vi.waitFor(() => expect(kept).toEqual([['R-1'], []]))
})

test('of what was discarded while the server could not be told, the device keeps the id alone, until the server is told', async () => {
  vi.stubGlobal('indexedDB', deviceDatabases)
  device.empty()
  const outbox = createOutbox(() => Promise.resolve(undefined))
  await outbox.keepBegun(begunWithWords('one').draft)
  await outbox.noteDiscarded('one')
  expect(outbox.content()).toMatchObject({ begun: [], discarded: ['one'] })
  expect(await outbox.findBegun('one')).toBeUndefined()
  expect(JSON.stringify(await readAllBegun())).not.toContain('R-1')
  const unanswered = new ApiCallError({ code: 503, message: 'Try again.' })
  const saveDraft = vi.spyOn(claimDraftCalls, 'saveDraft')
  const deleteDraft = vi.spyOn(claimDraftCalls, 'deleteDraft').mockRejectedValueOnce(unanswered)
  await bringBegun(nothingOpen, outbox)
  expect(outbox.content().discarded).toEqual(['one'])
  deleteDraft.mockRejectedValueOnce(new ApiCallError({ code: 404, message: 'There is no such draft.' }))
  await bringBegun(nothingOpen, outbox)
  expect(deleteDraft.mock.calls.map(([id]) => id)).toEqual(['one', 'one'])
  expect(saveDraft).not.toHaveBeenCalled()
  expect([outbox.content().discarded, await readAllBegun()]).toEqual([[], []])
})

test('what a full device does not keep is not called kept, though an older one lies there, and is tried again when the page is hidden', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('indexedDB', deviceDatabases)
  device.empty()
  const outbox = createOutbox(() => Promise.resolve(undefined))
  const { id, network, type, hide } = followed(outbox)
  const stand = () => [outbox.content().begun[0]?.draft.values?.receiptNo, isKeptHere(outbox.content(), id)]
  network.setUp(false)
  vi.stubGlobal('navigator', { onLine: false, locks })
  type('R-1')
  await vi.waitFor(() => expect(stand()).toEqual(['R-1', true]))
  device.hasRoom = false
  type('R-2')
  await vi.waitFor(() => expect(stand()).toEqual(['R-1', false]))
  device.hasRoom = true
  hide()
  await vi.waitFor(() => expect(stand()).toEqual(['R-2', true]))
})

test('a device without room for a document keeps the rest, and says of the document that it is to be added again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('indexedDB', deviceDatabases)
  device.empty()
  const outbox = createOutbox(() => Promise.resolve(undefined))
  const { id, network, type, work } = followed(outbox)
  network.setUp(false)
  vi.stubGlobal('navigator', { onLine: false, locks })
  const keep = vi.spyOn(outbox, 'keepBegun')
  keep.mockRejectedValueOnce(new DOMException('The device is full.', 'QuotaExceededError'))
  work.addDocuments([new File(['receipt'], 'receipt.png', { type: 'image/png' })], { category: 'INV/RCP', maximum: 3 })
  type('R-1')
  const kept = () => outbox.content().begun[0]?.draft
  await vi.waitFor(() => expect(kept()).toMatchObject({ id, values: { receiptNo: 'R-1' }, documents: [] }))
  expect(kept()?.refusedDocuments).toMatchObject([{ name: 'receipt.png', reason: documentStateTexts.gone }])
  expect(isKeptHere(outbox.content(), id)).toBe(false)
})
