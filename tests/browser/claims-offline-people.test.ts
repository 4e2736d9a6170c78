// Requirements: issue 21 (what waits is its person's alone, a refusal is told, the session is verified first); S120, S125. AUTH-089
/** Claims that wait on a device: whose they are, what a log-out asks, what a refusal tells, and a session that has to be verified first. */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { otpPageTexts } from '@member-care/domain/texts/otp-page-texts.ts'
import { outboxTexts } from '@member-care/domain/texts/outbox-texts.ts'
import { menuTexts, overviewTexts, shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import { signInPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { FILE_TAG } from '@member-care/member-web/src/outbox/outbox-names.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { wakeServiceWorker } from '../support/wake-service-worker.ts'
import {
  attach,
  fillOutpatientClaim,
  nextStep,
  receiptPicture,
  recordOf,
  referralLetter,
  suspiciousFile,
  type ChosenFile,
} from './claim-steps.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { signInOnScreen, submitCredentials, submitOneTimePassword } from './sign-in-steps.ts'
import { submitWithoutNetwork, waitingClaim } from './waiting-claim-steps.ts'

const owner = 'willow.tan@example.com'
const other = 'cedar.rahman@example.com'
const company = 'Orchid Biscuits (Demo) Pte Ltd'
/** Of a company that asks for no one-time password at sign-in, but for one around claims. */
const unverified = { email: 'hornbill.nair@example.com', company: 'Kite School (Demo) Pte Ltd' }
const { origin } = productOfThisWorker()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function openPhone() {
  const visitor = await openVisitor(browser, 'phone', origin, { serviceWorkers: 'allow' })
  return { ...visitor, ready: () => visitor.page.evaluate(async () => void (await navigator.serviceWorker.ready)) }
}

interface Finished {
  readonly provider: string
  readonly company: string
  readonly receipts?: readonly ChosenFile[]
  readonly isPaidAsOffered?: boolean
}

/** Leaves the phone without a network. */
async function finishOffline(
  page: Page,
  { provider, company: under, receipts, isPaidAsOffered = false }: Finished,
): Promise<void> {
  await fillOutpatientClaim(page, {
    company: under,
    provider,
    receiptNo: `R-${provider.length}`,
    visitDate: singaporeToday(new Date()),
    isPaidAsOffered,
  })
  await attach(page, claimFieldLabels.otherDocuments, await referralLetter())
  await page.context().setOffline(true)
  await attach(page, claimFieldLabels.invoicesAndReceipts, ...(receipts ?? [await receiptPicture()]))
  await nextStep(page)
  await submitWithoutNetwork(page)
}

async function logOut(page: Page, answer: string): Promise<void> {
  await page.getByRole('button', { name: shellTexts.openMenu }).click()
  await page.getByRole('button', { name: menuTexts.logOut }).click()
  await page
    .getByRole('alertdialog', { name: outboxTexts.logOutTitle(1) })
    .getByRole('button', { name: answer })
    .click()
  await page.getByRole('heading', { level: 1, name: signInPageTexts.title }).waitFor()
}

async function isAtHome(page: Page): Promise<void> {
  await page.getByRole('heading', { name: overviewTexts.lastClaim }).waitFor()
}

/** Every claim on this device, and every token that could file one. */
async function keptOnDevice(page: Page): Promise<{ readonly claims: number; readonly sessions: number }> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('member-care.outbox')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(new Error('not opened'))
    })
    const count = (store: string) =>
      new Promise<number>((resolve) => {
        const counting = database.transaction(store).objectStore(store).count()
        counting.onsuccess = () => resolve(counting.result)
      })
    const kept = { claims: await count('claims'), sessions: await count('sessions') }
    database.close()
    return kept
  })
}

test('kept at the log-out, it waits for its person: somebody else on the device sees and files nothing; discarded, it is gone', async () => {
  const provider = 'Left To Its Person Clinic'
  const { page, context, ready } = await openPhone()
  await signInOnScreen(page, origin, owner)
  await isAtHome(page)
  await ready()
  await finishOffline(page, { provider, company })
  await logOut(page, outboxTexts.logOutKeep)
  await page.getByText(outboxTexts.signInToFile(1)).waitFor()
  await context.setOffline(false)
  await expect.poll(() => keptOnDevice(page)).toEqual({ claims: 1, sessions: 0 })

  await signInOnScreen(page, origin, other)
  await isAtHome(page)
  expect(await page.locator('body').innerText()).not.toContain(provider)
  await wakeServiceWorker(page, origin, FILE_TAG)
  await page.goto('/app/claimrecords')
  await page.getByRole('heading', { level: 1, name: menuTexts.claimRecords }).waitFor()
  expect(await page.getByRole('region', { name: outboxTexts.title }).count()).toBe(0)
  expect((await keptOnDevice(page)).claims).toBe(1)
  await page.getByRole('button', { name: shellTexts.openMenu }).click()
  await page.getByRole('button', { name: menuTexts.logOut }).click()
  await page.getByRole('heading', { level: 1, name: signInPageTexts.title }).waitFor()

  await signInOnScreen(page, origin, owner)
  await page.getByText(outboxTexts.filedTitle).waitFor()
  await page.getByRole('button', { name: outboxTexts.seen, exact: true }).click()
  await page.goto('/app/claimrecords')
  await recordOf(page, 'phone', provider).first().waitFor()
  expect(await recordOf(page, 'phone', provider).count()).toBe(1)

  const thrownAway = 'Thrown Away Clinic'
  await page.goto('/app')
  await isAtHome(page)
  await finishOffline(page, { provider: thrownAway, company })
  await logOut(page, outboxTexts.logOutDiscard)
  await context.setOffline(false)
  await expect.poll(() => keptOnDevice(page)).toEqual({ claims: 0, sessions: 0 })
  await context.close()
})

test('where the session has to be verified first it says so, and "File it now" asks for the one-time password', async () => {
  const provider = 'Verified First Clinic'
  const { page, context, ready } = await openPhone()
  await page.goto('/')
  await submitCredentials(page, unverified.email)
  await page.waitForURL('**/app')
  await ready()
  await finishOffline(page, { provider, company: unverified.company, isPaidAsOffered: true })
  await context.setOffline(false)
  await page.getByText(outboxTexts.unverified).waitFor()
  await page.goto('/app')
  const row = waitingClaim(page, provider)
  await row.getByText(outboxTexts.unverified).waitFor()
  await lookAt(page, bothWidths, 'claim-waits-unverified')
  await row.getByRole('button', { name: outboxTexts.fileNow }).click()
  await page.getByRole('dialog', { name: otpPageTexts.stepUpTitle }).waitFor()
  await submitOneTimePassword(page, origin, unverified.email)
  await page.getByText(outboxTexts.filedTitle).waitFor()
  await context.close()
})

test('refused while the portal was closed, it says so by a notification that tells nothing of the claim, and at the next opening', async () => {
  const provider = 'Refused Behind The Back Clinic'
  const { page, context, ready } = await openPhone()
  await signInOnScreen(page, origin, owner)
  await isAtHome(page)
  await ready()
  await finishOffline(page, { provider, company, receipts: [suspiciousFile, await receiptPicture()] })
  await page.close()
  const notifications = await seeNotifications(context)
  const again = await context.newPage()
  await context.setOffline(false)
  await again.goto('/healthz')
  await wakeServiceWorker(again, origin, FILE_TAG)
  const { notificationTitle: title, notificationBody: body } = outboxTexts
  await expect.poll(notifications).toEqual([{ title, body, tag: FILE_TAG, opens: '/app' }])
  expect(await waitingOn(again)).toEqual([{ phase: 'refused', notice: { title, body } }])
  await context.close()
})

/** A browser without a window lets nobody be told: the person's yes, and what shows a notification, are doubles in the worker. @returns what was shown */
async function seeNotifications(context: BrowserContext): Promise<() => Promise<readonly unknown[]>> {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('There is no service worker.')
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; shown: unknown[] }
    scope.shown = []
    Object.defineProperty(Notification, 'permission', { value: 'granted' })
    scope.registration.showNotification = async (title, { body, tag, data } = {}) =>
      void scope.shown.push({ title, body, tag, opens: (data as { url: string }).url })
  })
  return () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown)
}

/** How each claim on this device stands. */
async function waitingOn(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('member-care.outbox')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(new Error('not opened'))
    })
    const reading = database.transaction('claims').objectStore('claims').getAll() as IDBRequest<
      { readonly stand: { readonly phase: string }; readonly notice: unknown }[]
    >
    await new Promise((resolve) => (reading.onsuccess = resolve))
    database.close()
    return reading.result.map(({ stand: { phase }, notice }) => ({ phase, notice }))
  })
}
