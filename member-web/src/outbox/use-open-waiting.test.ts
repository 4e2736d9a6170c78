// Requirements: issue 21 (what is put right in a claim that waited is not lost); S120
import { expect, test } from 'vitest'
import { createFakeSurroundings } from '../claim-form/sending/testing/fake-surroundings.ts'
import { createUnfinished } from '../drafts/unfinished.ts'
import type { WorkInHand } from '../drafts/work-in-hand.ts'
import { leadIntoForm } from './use-open-waiting.ts'
import type { FinishedDraft, WaitingClaim } from './waiting-claim.ts'

/** A claim that waits on the device, the server having its draft. */
async function waiting() {
  const around = createFakeSurroundings()
  const newPage = () => createUnfinished(around) as WorkInHand['claim']
  const work = newPage()
  const id = work.begin('outpatient')
  work.change({ values: { receiptNo: 'R-1' }, touched: true })
  await work.saveNow()
  const draft = work.current() as FinishedDraft
  work.close()
  const lead = (into: WorkInHand['claim'], phase: 'waiting' | 'in-form') =>
    leadIntoForm(
      { id, stand: { phase } },
      {
        work: into,
        calls: around.network,
        outbox: {
          takeBack: async () => ({ id, draft }) as WaitingClaim,
          content: () => ({ claims: [], filed: [], begun: [] }),
        },
      },
    )
  const correct = async () => {
    work.change({ values: { receiptNo: 'R-2' } })
    await work.saveNow()
  }
  return { ...around, id, work, newPage, lead, correct, saved: () => around.network.drafts.get(id)?.form }
}

test('a claim that was taken back, corrected and left is gone on with as it was corrected', async () => {
  const { work, lead, correct, saved } = await waiting()
  await lead(work, 'waiting')
  expect(work.current()?.values).toMatchObject({ receiptNo: 'R-1' })
  await correct()
  await lead(work, 'in-form')
  await work.saveNow()
  expect(work.current()?.values).toMatchObject({ receiptNo: 'R-2' })
  expect(saved()).toMatchObject({ receiptNo: 'R-2' })
})

test('so it is after the page was closed', async () => {
  const { work, newPage, lead, correct, saved } = await waiting()
  await lead(work, 'waiting')
  await correct()
  const later = newPage()
  await lead(later, 'in-form')
  await later.saveNow()
  expect(later.current()).toMatchObject({ values: { receiptNo: 'R-2' }, saving: { phase: 'saved' }, checked: false })
  expect(saved()).toMatchObject({ receiptNo: 'R-2' })
})

test('where the server does not say what it has, the claim is there as it was finished', async () => {
  const { work, newPage, lead, network } = await waiting()
  await lead(work, 'waiting')
  network.setUp(false)
  const later = newPage()
  expect(await lead(later, 'in-form')).toBe(true)
  expect(later.current()?.values).toMatchObject({ receiptNo: 'R-1' })
})
