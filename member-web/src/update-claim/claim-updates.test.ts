import { expect, test } from 'vitest'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { inpatient, outpatient } from '../claim-detail/testing/example-details.ts'
import type { ShownClaim } from '../claim-detail/shown-claim.ts'
import { settled } from '../claim-form/sending/testing/fake-clock.ts'
import { createFakeSurroundings } from '../claim-form/sending/testing/fake-surroundings.ts'
import { createClaimUpdates } from './claim-updates.ts'

const shown: ShownClaim = { kind: 'out', claim: outpatient }
const claimId = outpatient._id
const receipt = new File(['receipt'], 'receipt.pdf', { type: 'application/pdf' })
const receipts = { category: 'INV/RCP', maximum: 3, ofClaim: 0 } as const

function opened() {
  const around = createFakeSurroundings()
  const updates = createClaimUpdates(around)
  updates.start()
  updates.open(shown)
  const current = () => {
    const update = updates.current(claimId)
    if (update === null) throw new Error('There is no update.')
    return update
  }
  return { ...around, around, updates, current }
}

test('a document that is added goes into a draft of its own that names the claim, and goes with the update', async () => {
  const { network, updates, current } = opened()
  updates.addDocuments(claimId, [receipt], receipts)
  await settled()
  const [draft] = network.drafts.values()
  expect(draft).toMatchObject({ id: current().draftId, files: [{ name: 'receipt.pdf' }] })
  expect(updates.areStarted()).toBe(true)
  updates.discard(claimId)
  await settled()
  expect(network.drafts.size).toBe(0)
  expect(updates.areStarted()).toBe(false)
})

test('what is filled in and what the server has outlive a reload of the tab; a document on its way does not', async () => {
  const { around, clock, network, updates, current, leavePage } = opened()
  updates.change(claimId, { values: { ...current().values, receiptNo: 'R-2' } })
  updates.addDocuments(claimId, [receipt], receipts)
  await settled()
  network.setUp(false)
  updates.addDocuments(claimId, [new File(['x'], 'letter.pdf')], receipts)
  await clock.pass(0)
  expect(leavePage()).toBe(true)
  updates.stop()

  const again = createClaimUpdates(around).current(claimId)
  expect(again?.values).toMatchObject({ receiptNo: 'R-2' })
  expect(again?.documents.map(({ file }) => file.name)).toEqual(['receipt.pdf'])
  expect(again?.draftId).toBe(current().draftId)
})

const latest: ShownClaim = { kind: 'out', claim: { ...outpatient, version: outpatient.version + 1 } }

test('what was sent and not answered is not brought over to a later version, which may be itself, until it is answered', () => {
  const { updates, current } = opened()
  updates.change(claimId, { values: { ...current().values, receiptNo: 'R-2' } })
  const { idempotencyKey } = current()
  updates.noteSent(claimId)
  updates.open(latest)
  expect(current()).toMatchObject({ idempotencyKey, base: { claim: { version: outpatient.version } } })
  updates.noteAnswered(claimId)
  updates.open(latest)
  expect(current().base.claim.version).toBe(latest.claim.version)
})

test('the documents of what was sent and not answered wait: it may have them, and the draft that kept them would be gone', async () => {
  const { clock, network, updates, current } = opened()
  network.setUp(false)
  updates.addDocuments(claimId, [receipt], receipts)
  await clock.pass(0)
  updates.noteSent(claimId)
  const { idempotencyKey } = current()
  network.setUp(true)
  updates.sendDocuments()
  await settled()
  expect(network.drafts.size).toBe(0)
  expect(current().idempotencyKey).toBe(idempotencyKey)
  updates.noteAnswered(claimId)
  updates.sendDocuments()
  await settled()
  const [draft] = network.drafts.values()
  expect(draft).toMatchObject({ files: [{ name: 'receipt.pdf' }] })
})

test('it is brought over where it has become another since it was sent', () => {
  const { updates, current } = opened()
  updates.change(claimId, { values: { ...current().values, receiptNo: 'R-2' } })
  updates.noteSent(claimId)
  updates.change(claimId, { values: { ...current().values, receiptNo: 'R-3' } })
  updates.open(latest)
  expect(current().base.claim.version).toBe(latest.claim.version)
})

test('it belongs to its owner, and nothing of it stays in the browser’s storage when all is thrown away', () => {
  const { signIn, stored, updates } = opened()
  signIn('ben')
  expect(updates.current(claimId)).toBeNull()
  signIn('ann')
  expect(updates.current(claimId)).not.toBeNull()
  expect(stored.has(storedSessionKeys.updates)).toBe(true)
  updates.discardAll()
  expect(stored.has(storedSessionKeys.updates)).toBe(false)
})

test('another content is another update, with a key of its own; how far a document is on its way is not', async () => {
  const { updates, current } = opened()
  const keys = [current().idempotencyKey]
  updates.addDocuments(claimId, [receipt], receipts)
  keys.push(current().idempotencyKey)
  await settled()
  expect(current().idempotencyKey).toBe(keys.at(-1))
  updates.change(claimId, { removedIds: ['d-1'] })
  keys.push(current().idempotencyKey)
  expect(new Set(keys).size).toBe(3)
})

test('where nothing answers, a document is said not to have been sent, and can be sent again', async () => {
  const { clock, network, updates, current } = opened()
  network.holdSavings(true)
  updates.addDocuments(claimId, [receipt], receipts)
  await clock.pass(15_000)
  expect(Object.values(current().states)).toEqual([{ phase: 'failed' }])
  // What hung arrives after all.
  network.holdSavings(false)
  await settled()
  updates.tryAgain()
  await settled()
  expect(network.drafts.get(current().draftId)?.files).toHaveLength(1)
  expect(Object.values(current().states)).toMatchObject([{ phase: 'received' }])
})

test('where the server has lost the documents, those of this tab go into another draft', async () => {
  const { network, updates, current } = opened()
  updates.addDocuments(claimId, [receipt], receipts)
  await settled()
  const lost = current().draftId
  network.discardElsewhere(lost)
  updates.addDocuments(claimId, [new File(['x'], 'letter.pdf')], receipts)
  await settled()
  expect(current().draftId).not.toBe(lost)
  updates.tryAgain()
  await settled()
  expect(network.drafts.get(current().draftId)?.files.map(({ name }) => name)).toEqual(['receipt.pdf', 'letter.pdf'])
})

test('a claim that has changed meanwhile takes the update along, and says what others did', () => {
  const { updates, current } = opened()
  updates.change(claimId, { values: { ...current().values, receiptNo: 'R-2' } })
  updates.open({ kind: 'out', claim: { ...outpatient, version: 2, providerName: 'Another Clinic' } })
  expect(current().values).toMatchObject({ receiptNo: 'R-2', providerName: 'Another Clinic' })
  expect(current().clash?.changes.length).toBeGreaterThan(0)
})

test('stopped, it follows nothing', () => {
  const { clock, followers, updates } = opened()
  updates.open({ kind: 'inp', claim: inpatient })
  expect(followers()).toBeGreaterThan(0)
  updates.stop()
  expect([followers(), clock.waiting()]).toEqual([0, 0])
})
