// Requirements: issue 21 (nothing is lost); S125
import { expect, test } from 'vitest'
import { createFakeSurroundings } from '../claim-form/sending/testing/fake-surroundings.ts'
import { createUnfinished } from '../drafts/unfinished.ts'
import type { WorkInHand } from '../drafts/work-in-hand.ts'
import { keepOpenClaim } from './keep-open-claim.ts'
import type { FinishedDraft } from './waiting-claim.ts'

const receipts = { category: 'INV/RCP', maximum: 3 } as const
const receipt = new File(['receipt'], 'receipt.pdf', { type: 'application/pdf' })

function begun() {
  const { network, ...around } = createFakeSurroundings()
  const work = createUnfinished({ ...around, network }) as WorkInHand['claim']
  work.begin('outpatient')
  work.change({ values: { receiptNo: 'R-1' }, touched: true })
  const kept: FinishedDraft[] = []
  return { network, work, kept, outbox: { keepBegun: async (draft: FinishedDraft) => void kept.push(draft) } }
}

test('documents that are still going up when another claim is opened stay on the device', async () => {
  const { network, work, kept, outbox } = begun()
  network.holdFiles(true)
  work.addDocuments([receipt], receipts)
  expect(await keepOpenClaim(work, outbox)).toBe(true)
  expect(kept.map(({ documents }) => documents.map(({ file }) => file.name))).toEqual([['receipt.pdf']])
})

test('what the server has by then is not kept', async () => {
  const { work, kept, outbox } = begun()
  expect(await keepOpenClaim(work, outbox)).toBe(true)
  expect([work.current()?.saving.phase, kept]).toEqual(['saved', []])
})

test('what the server does not take stays on the device; where that keeps nothing, it is said', async () => {
  const { network, work, kept, outbox } = begun()
  network.refuse({ code: 422, message: 'Not like this.' })
  expect(await keepOpenClaim(work, { keepBegun: () => Promise.reject(new Error('full')) })).toBe(false)
  expect(await keepOpenClaim(work, outbox)).toBe(true)
  expect(kept).toMatchObject([{ values: { receiptNo: 'R-1' } }])
})

test('the claim itself is opened without more ado', async () => {
  const { network, work, kept, outbox } = begun()
  network.setUp(false)
  expect(await keepOpenClaim(work, outbox, work.current()?.id)).toBe(true)
  expect(kept).toEqual([])
})
