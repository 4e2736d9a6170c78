// Requirements: issue 21 (a claim finished without a network is filed once); S120.
/** A claim that waits on a device which has no room left, in a real browser. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { attach, fillOutpatientClaim, nextStep, receiptPicture, referralLetter } from './claim-steps.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { arriveSignedIn } from './sign-in-steps.ts'
import { submitWithoutNetwork, timesFiled, waitingClaim } from './waiting-claim-steps.ts'

/** Bytes for the claim, and some that are filled with other things. */
const ROOM_LEFT = 3_000_000
const { origin } = productOfThisWorker()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a claim that waits is filed, and goes from the device, also where that has no room left', async () => {
  const provider = 'Full Phone Clinic'
  const { page, context } = await openVisitor(browser, 'phone', origin, { serviceWorkers: 'allow' })
  await arriveSignedIn(page, origin, 'willow.tan@example.com')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await fillOutpatientClaim(page, {
    company: 'Orchid Biscuits (Demo) Pte Ltd',
    visitDate: singaporeToday(new Date()),
    provider,
    receiptNo: 'R-FULL',
  })
  await attach(page, claimFieldLabels.invoicesAndReceipts, await receiptPicture())
  await attach(page, claimFieldLabels.otherDocuments, await referralLetter())
  await nextStep(page)
  await page.getByRole('heading', { level: 2, name: claimTexts.wizard.steps['2'] }).waitFor()
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate())
  const tools = await context.newCDPSession(page)
  await tools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + ROOM_LEFT })
  await context.setOffline(true)
  await submitWithoutNetwork(page)
  await page.getByRole('link', { name: claimTexts.submitted.backToClaims }).click()
  await waitingClaim(page, provider).waitFor()

  expect(await page.evaluate(fillDevice)).toBe('QuotaExceededError')
  await context.setOffline(false)
  await waitingClaim(page, provider).waitFor({ state: 'detached' })
  expect(await timesFiled(page, provider)).toBe(1)
  await context.close()
})

/** Writes until nothing more is taken, and then what the sender of a claim writes. Runs in the page. @returns the name of the error */
async function fillDevice(): Promise<string | undefined> {
  const opened = (name: string) =>
    new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name)
      opening.onupgradeneeded = () => opening.result.createObjectStore('filling', { autoIncrement: true })
      opening.onsuccess = () => resolve(opening.result)
    })
  const written = (database: IDBDatabase, store: string, write: (to: IDBObjectStore) => void) =>
    new Promise<string | undefined>((resolve) => {
      const writing = database.transaction(store, 'readwrite')
      writing.onabort = () => resolve(writing.error?.name)
      writing.oncomplete = () => resolve(undefined)
      write(writing.objectStore(store))
    })
  const filling = await opened('filling')
  for (const bytes of [100_000, 1_000, 10]) {
    const piece = crypto.getRandomValues(new Uint8Array(Math.min(bytes, 60_000)))
    while ((await written(filling, 'filling', (to) => void to.add(piece))) === undefined) continue
  }
  return written(await opened('member-care.outbox'), 'claims', (claims) => {
    const all = claims.getAll()
    all.onsuccess = () => void claims.put(all.result[0])
  })
}
