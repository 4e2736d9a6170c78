// Requirements: CLM-004, CLM-005
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { keptValue } from '@member-care/web-kit/storage/kept-value.ts'
import { expect, test, vi } from 'vitest'
import { withFilled, withSum } from '../claim-form/receipt/receipts-of-draft.ts'
import { settled } from '../claim-form/sending/testing/fake-clock.ts'
import { createFakeSurroundings } from '../claim-form/sending/testing/fake-surroundings.ts'
import { createUnfinished } from './unfinished.ts'

const receipt = new File(['receipt'], 'receipt.pdf', { type: 'application/pdf' })
const letter = new File(['letter'], 'letter.pdf', { type: 'application/pdf' })
const receipts = { category: 'INV/RCP', maximum: 3 } as const

/** A claim that has been begun, and what it stands in. */
function begun() {
  const around = createFakeSurroundings()
  const claim = createUnfinished(around)
  claim.start()
  const id = claim.begin('outpatient')
  const type = (receiptNo: string) => {
    claim.change({ values: { receiptNo }, touched: true })
    claim.saveSoon()
  }
  const phase = () => claim.current()?.saving.phase
  const states = () => Object.values(claim.current()?.states ?? {}).map((state) => state.phase)
  const saved = () => around.network.drafts.get(id)
  return { ...around, around, claim, id, type, phase, states, saved }
}

test('what is typed is saved a second after the last word, and once', async () => {
  const { clock, network, type, phase, saved } = begun()
  type('R-1')
  await clock.pass(900)
  type('R-12')
  await clock.pass(900)
  expect(saved()).toBeUndefined()
  expect(phase()).toBe('pending')
  await clock.pass(100)
  expect(saved()).toMatchObject({ version: 1, form: { receiptNo: 'R-12' } })
  expect(phase()).toBe('saved')
  expect(network.calls()).toBe(1)
  await clock.pass(60_000)
  expect(network.calls()).toBe(1)
})

test('what is typed while it is being saved is saved after it', async () => {
  const { claim, type, saved } = begun()
  type('R-1')
  const saving = claim.saveNow()
  type('R-2')
  await saving
  expect(saved()).toMatchObject({ version: 2, form: { receiptNo: 'R-2' } })
})

test('without a connection it is tried less and less often, and at once when there is one again', async () => {
  const { clock, network, type, phase, saved } = begun()
  network.setUp(false)
  type('R-1')
  await clock.pass(1_000)
  expect(phase()).toBe('unanswered')
  const tries: number[] = []
  for (const pause of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    await clock.pass(pause - 1)
    const before = network.calls()
    await clock.pass(1)
    tries.push(network.calls() - before)
  }
  expect(tries).toEqual([1, 1, 1, 1, 1, 1])
  network.setUp(true)
  await settled()
  expect(phase()).toBe('saved')
  expect(saved()).toMatchObject({ form: { receiptNo: 'R-1' } })
  // The next failure is tried again soon.
  network.setUp(false)
  type('R-2')
  await clock.pass(1_000 + 2_000)
  const before = network.calls()
  await clock.pass(4_000)
  expect(network.calls()).toBe(before + 1)
})

test('where the line is there and leads nowhere, it says so soon, and a later try gets through', async () => {
  const { clock, network, type, phase, saved } = begun()
  network.holdSavings(true)
  type('R-1')
  await clock.pass(1_000 + 14_999)
  expect(phase()).toBe('saving')
  await clock.pass(1)
  expect(phase()).toBe('unanswered')
  network.holdSavings(false)
  await clock.pass(2_000)
  expect(phase()).toBe('saved')
  expect(saved()).toMatchObject({ form: { receiptNo: 'R-1' } })
})

test('a change of another device is not written over: either version can be kept', async () => {
  const { claim, clock, network, id, type, phase, saved } = begun()
  type('R-1')
  await clock.pass(1_000)
  network.saveElsewhere(id, { receiptNo: 'R-PHONE' })
  type('R-DESK')
  await clock.pass(1_000)
  const { saving } = claim.current() ?? {}
  if (saving?.phase !== 'clash') throw new Error(`It is ${phase()}.`)
  await clock.pass(60_000)
  expect(saved()).toMatchObject({ form: { receiptNo: 'R-PHONE' } })

  claim.keepMine(saving.theirs)
  await settled()
  expect(saved()).toMatchObject({ version: 3, form: { receiptNo: 'R-DESK' } })

  const { opened } = claim.current() ?? { opened: -1 }
  claim.takeTheirs({ ...saving.theirs, version: 3 })
  expect(claim.current()).toMatchObject({ values: { receiptNo: 'R-PHONE' }, opened: opened + 1 })
})

test('where the line leads nowhere when another device’s version is asked for, it is asked for again later', async () => {
  const { claim, clock, network, id, type, phase } = begun()
  type('R-1')
  await clock.pass(1_000)
  network.saveElsewhere(id, { receiptNo: 'R-PHONE' })
  const reading = vi.spyOn(network, 'readDrafts').mockReturnValue(new Promise(() => undefined))
  type('R-DESK')
  await clock.pass(1_000)
  expect(reading).toHaveBeenCalledOnce()
  await clock.pass(15_000)
  expect(phase()).toBe('unanswered')
  reading.mockRestore()
  await claim.saveNow()
  expect(phase()).toBe('clash')
})

test('what another device has read and checked stays in the claim where its version is taken, though it was read here too', async () => {
  const { claim, clock, network, id, type, phase, saved } = begun()
  type('R-1')
  await clock.pass(1_000)
  const place = { page: 1, box: { left: 0.6, top: 0.7, width: 0.1, height: 0.02 } }
  const read = { amount: { value: '163.30', document: 'receipt', place } }
  claim.change(({ values, receipts: before }) => ({
    values: { ...values, amount: '163.30', remarks: 'Desk' },
    receipts: withFilled(before, read, false),
  }))
  network.saveElsewhere(id, { receiptNo: 'R-1', amount: '163.30' })
  await claim.saveNow()
  const { saving } = claim.current() ?? {}
  if (saving?.phase !== 'clash') throw new Error(`It is ${phase()}.`)
  claim.takeTheirs(saving.theirs)
  await settled()
  claim.change(({ values }) => ({ values: { ...values, receiptNo: 'R-12' } }))
  await claim.saveNow()
  expect(saved()?.form).toEqual({ receiptNo: 'R-12', amount: '163.30' })
})

test('an amount that another device has typed is not the sum of this one’s receipts any more', async () => {
  const { claim, clock, network, id, type, phase } = begun()
  type('R-1')
  await clock.pass(1_000)
  claim.change(({ values, receipts: before }) => ({
    values: { ...values, amount: '300.00' },
    receipts: withSum(before, '300.00', ['one', 'two']),
  }))
  network.saveElsewhere(id, { receiptNo: 'R-1', amount: '80' })
  await claim.saveNow()
  const { saving } = claim.current() ?? {}
  if (saving?.phase !== 'clash') throw new Error(`It is ${phase()}.`)
  claim.takeTheirs(saving.theirs)
  expect(claim.current()?.receipts.filled).toEqual({})
})

test('of a claim that is gone at the server, what is here can become one of its own', async () => {
  const { claim, clock, network, id, type, phase, saved } = begun()
  type('R-1')
  claim.addDocuments([receipt], receipts)
  await clock.pass(1_000)
  await settled()
  network.discardElsewhere(id)
  type('R-2')
  await clock.pass(1_000)
  expect(phase()).toBe('gone')
  const { opened } = claim.current() ?? { opened: -1 }

  const anew = claim.keepAsNew()
  await clock.pass(1_000)
  await settled()
  expect(saved()).toBeUndefined()
  expect(network.drafts.get(anew)).toMatchObject({ form: { receiptNo: 'R-2' }, files: [{ name: 'receipt.pdf' }] })
  expect(claim.current()).toMatchObject({ id: anew, opened: opened + 1, saving: { phase: 'saved' } })
})

test.each([
  ['discarded on another device', { code: 404, message: 'gone' }, 'gone'],
  ['submitted on another device', { code: 409, message: 'gone', errorCode: 'DRAFT_SUBMITTED' }, 'gone'],
  ['not verified', { code: 428, message: 'one-time password' }, 'unverified'],
  ['refused', { code: 422, message: 'Too many.' }, 'refused'],
  ['answered with an error of the server', { code: 503, message: 'later' }, 'unanswered'],
  ['without a session', { code: 401, message: 'signed out' }, 'unanswered'],
])('%s, it says so', async (_, refusal, phase) => {
  const world = begun()
  world.network.refuse(refusal)
  world.type('R-1')
  await world.clock.pass(1_000)
  expect(world.phase()).toBe(phase)
  // Only what nobody answered is tried again by itself.
  expect(world.clock.waiting()).toBe(phase === 'unanswered' ? 1 : 0)
})

test('documents go one after the other, as soon as they are chosen, and the claim before them', async () => {
  const { claim, clock, network, states, saved } = begun()
  network.holdFiles(true)
  claim.addDocuments([receipt, letter], receipts)
  await clock.pass(0)
  expect(states()).toEqual(['sending', 'waiting'])
  expect(saved()).toMatchObject({ version: 1, files: [] })
  expect(claim.losesWithTab()).toBe(true)
  network.holdFiles(false)
  await settled()
  expect(states()).toEqual(['received', 'received'])
  expect(saved()?.files.map(({ name }) => name)).toEqual(['receipt.pdf', 'letter.pdf'])
  expect(claim.losesWithTab()).toBe(false)
})

test('a document whose answer was lost is sent again, and is one document', async () => {
  const { claim, clock, network, type, states, saved } = begun()
  type('R-1')
  await clock.pass(1_000)
  network.loseAnswers()
  claim.addDocuments([receipt], receipts)
  await clock.pass(0)
  expect(states()).toEqual(['failed'])
  expect(saved()?.files).toHaveLength(1)
  network.setUp(true)
  await settled()
  expect(states()).toEqual(['received'])
  expect(saved()?.files).toHaveLength(1)
})

test('a document that is taken away is gone from the server; a list of claims can wait for that', async () => {
  const { claim, clock, saved } = begun()
  claim.addDocuments([receipt], receipts)
  await clock.pass(0)
  const [document] = claim.current()?.documents ?? []
  claim.removeDocument(document?.key ?? '')
  expect(claim.current()?.documents).toEqual([])
  await claim.removalsSettled()
  expect(saved()?.files).toEqual([])
})

test('a document that is taken away on its way never arrives, and the next one goes', async () => {
  const { claim, clock, network, saved } = begun()
  network.holdFiles(true)
  claim.addDocuments([receipt, letter], receipts)
  await clock.pass(0)
  claim.removeDocument(claim.current()?.documents[0]?.key ?? '')
  await settled()
  network.holdFiles(false)
  await settled()
  expect(saved()?.files.map(({ name }) => name)).toEqual(['letter.pdf'])
})

test('a document that is refused says why and takes no room; the others go on', async () => {
  const { claim, clock, network, type, states } = begun()
  type('R-1')
  await clock.pass(1_000)
  network.refuse({ code: 303, message: 'Suspicious file' })
  claim.addDocuments([receipt], receipts)
  await clock.pass(0)
  expect(claim.current()?.refusedDocuments).toMatchObject([{ name: 'receipt.pdf', reason: 'Suspicious file' }])
  network.refuse(null)
  claim.addDocuments([letter], { ...receipts, category: 'DOC' })
  await clock.pass(0)
  expect(states()).toEqual(['received'])
  claim.dismissRefusal(claim.current()?.refusedDocuments[0]?.key ?? '')
  expect(claim.current()?.refusedDocuments).toEqual([])
})

test('opened as the server has it, documents that are on their way from here stay', async () => {
  const { claim, clock, network, id, states } = begun()
  claim.addDocuments([receipt], receipts)
  await clock.pass(0)
  network.holdFiles(true)
  claim.addDocuments([letter], receipts)
  await clock.pass(0)
  const saved = network.drafts.get(id)
  if (saved === undefined) throw new Error('It was not saved.')
  claim.open(saved)
  expect(claim.current()?.documents.map(({ file }) => file.name)).toEqual(['receipt.pdf', 'letter.pdf'])
  expect(states()[0]).toBe('received')
})

test('discarded, it is gone here and there, also while it is being saved', async () => {
  const { claim, clock, network, id, type } = begun()
  type('R-1')
  const saving = claim.saveNow()
  await claim.discard(id)
  await saving
  expect(claim.current()).toBeNull()
  expect(network.drafts.size).toBe(0)
  // What was never saved, or is gone already, is discarded too; what could not be told is not.
  await claim.discard('never-saved')
  network.setUp(false)
  await expect(claim.discard('on-the-server')).rejects.toThrow()
  await clock.pass(60_000)
  expect(network.drafts.size).toBe(0)
})

test('the last words are saved when the page is hidden, and the browser asks before what is on its way is lost', async () => {
  const { claim, clock, network, hidePage, leavePage, type, saved } = begun()
  expect(leavePage()).toBe(false)
  type('R-1')
  // Text gets there without the page.
  expect(leavePage()).toBe(false)
  hidePage()
  await settled()
  expect(saved()).toMatchObject({ form: { receiptNo: 'R-1' } })
  network.holdFiles(true)
  claim.addDocuments([receipt], receipts)
  await settled()
  expect(leavePage()).toBe(true)
  network.holdFiles(false)
  await settled()
  expect(leavePage()).toBe(false)
  network.setUp(false)
  type('R-2')
  await clock.pass(1_000)
  expect(leavePage()).toBe(true)
})

test('a page that is left while it saves sends its last words beside it, and they count whichever comes first', async () => {
  const { claim, id, network, hidePage, type, phase, saved } = begun()
  type('R-1')
  await claim.saveNow()
  network.holdSavings(true)
  type('R-2')
  void claim.saveNow()
  hidePage()
  type('R-23')
  hidePage()
  // What is on its way already is not sent twice.
  hidePage()
  const saving = keptValue('tab', storedSessionKeys.savingInLeaving)
  expect(saving.read()).toEqual({ draftId: id, kind: 'outpatient', pageId: expect.any(String) as string, saveNo: 3 })
  network.holdSavings(false)
  await settled()
  expect(saving.read()).toBe(null)
  expect(network.calls()).toBe(3)
  expect(saved()).toMatchObject({ version: 2, form: { receiptNo: 'R-23' } })
  expect(phase()).toBe('saved')
  // Where the page stays, it goes on from there.
  type('R-234')
  await claim.saveNow()
  expect(saved()).toMatchObject({ version: 3, form: { receiptNo: 'R-234' } })
})

test('a page that is left while it saves does not save what nobody has begun to fill in', async () => {
  const { claim, network, hidePage, type } = begun()
  type('R-1')
  network.holdSavings(true)
  void claim.saveNow()
  const other = claim.begin('inpatient')
  claim.change({ values: { companyId: 'orchid' } })
  hidePage()
  network.holdSavings(false)
  await settled()
  expect(network.drafts.has(other)).toBe(false)
  expect(network.drafts.size).toBe(1)
})

test('a saving whose answer was lost is no other device: what was typed since is saved over it', async () => {
  const { claim, clock, network, type, phase, saved } = begun()
  network.loseAnswers()
  type('R-1')
  await clock.pass(1_000)
  expect(phase()).toBe('unanswered')
  type('R-2')
  network.setUp(true)
  await claim.saveNow()
  expect(phase()).toBe('saved')
  expect(saved()).toMatchObject({ form: { receiptNo: 'R-2' } })
})

test('it belongs to its owner: somebody else sees none, and theirs is there again after a new sign-in', async () => {
  const { claim, clock, signIn, type, id, saved } = begun()
  type('R-1')
  signIn(undefined)
  await clock.pass(60_000)
  expect(claim.current()).toBeNull()
  signIn('ben')
  await clock.pass(60_000)
  expect(claim.current()).toBeNull()
  expect(claim.losesWithTab()).toBe(false)
  expect(saved()).toBeUndefined()
  signIn('ann')
  claim.synchronise()
  await settled()
  expect(claim.current()?.id).toBe(id)
  expect(saved()).toMatchObject({ form: { receiptNo: 'R-1' } })
})

test('made, it follows nothing; started, once; stopped, nothing more, and started again it sends what waits', async () => {
  const around = createFakeSurroundings()
  const { clock, network, followers } = around
  const claim = createUnfinished(around)
  expect(followers()).toBe(0)
  claim.start()
  const following = followers()
  claim.start()
  expect(followers()).toBe(following)

  const id = claim.begin('inpatient')
  network.setUp(false)
  claim.change({ values: { receiptNo: 'R-1' }, touched: true })
  await claim.saveNow()
  claim.saveSoon()
  claim.stop()
  expect([followers(), clock.waiting()]).toEqual([0, 0])
  const before = network.calls()
  network.setUp(true)
  await clock.pass(60_000)
  expect(network.calls()).toBe(before)

  claim.start()
  await settled()
  expect(network.drafts.get(id)).toMatchObject({ form: { receiptNo: 'R-1' } })
})

test('a claim of the same kind goes on, one of the other kind is another; followers hear of it', () => {
  const { claim, id } = begun()
  let heard = 0
  const stop = claim.subscribe(() => (heard += 1))
  expect(claim.begin('outpatient')).toBe(id)
  expect(heard).toBe(0)
  expect(claim.begin('inpatient')).not.toBe(id)
  expect(heard).toBe(1)
  stop()
  claim.close()
  expect(heard).toBe(1)
  expect(claim.current()).toBeNull()
})

test('which drafts were made of a claim is known again when it is opened again, and to nobody else', async () => {
  const { claim, clock, network, id, signIn } = begun()
  claim.addDocuments([receipt, letter], receipts)
  await clock.pass(0)
  const [, moved] = claim.current()?.documents ?? []
  if (moved === undefined) throw new Error('There is no such document.')
  const ownClaims = [{ draftId: 'other', fileId: 'file-2', document: moved }]
  claim.change({ ownClaims })
  const [first, second] = [network.drafts.get(id), { ...network.drafts.get(id), id: 'other' }]
  if (first === undefined) throw new Error('It was not saved.')
  claim.open({ ...first, ...second })
  expect(claim.current()?.ownClaims).toEqual([])
  claim.open(first)
  expect(claim.current()?.ownClaims).toEqual(ownClaims)
  signIn('ben')
  expect(claim.current()).toBeNull()
})
