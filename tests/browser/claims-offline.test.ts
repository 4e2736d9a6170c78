// Requirements: issue 21 (a claim finished without a network, a receipt shared from the gallery); S120. CLM-006, CLM-008
/** Claims that are finished without a network, in a real browser: they wait on the device, and are filed once. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { savedAtText } from '@member-care/domain/texts/claim-draft-texts.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { claimWithoutNetworkTexts } from '@member-care/domain/texts/claim-without-network-texts.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { outboxTexts, sharedReceiptTexts } from '@member-care/domain/texts/outbox-texts.ts'
import { menuTexts, shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import { documentTexts, sendClaimTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import {
  agreeAndSubmit,
  attach,
  fillOutpatientClaim,
  nextStep,
  receiptPicture,
  recordOf,
  referralLetter,
  suspiciousFile,
} from './claim-steps.ts'
import { ANY_TIME, anyText } from './any-text.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'
import { submitWithoutNetwork, timesFiled, waitingClaim } from './waiting-claim-steps.ts'
import { noteWords } from '../support/page-words.ts'

const email = 'willow.tan@example.com'
const visit = { company: 'Orchid Biscuits (Demo) Pte Ltd', visitDate: singaporeToday(new Date()) }
const { origin } = productOfThisWorker()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function openMember() {
  const visitor = await openVisitor(browser, 'phone', origin, { serviceWorkers: 'allow' })
  await arriveSignedIn(visitor.page, origin, email)
  await visitor.page.evaluate(async () => void (await navigator.serviceWorker.ready))
  return visitor
}

const confirmHeading = (page: Page) => page.getByRole('heading', { level: 2, name: claimTexts.wizard.steps['2'] })

test('finished without a network it waits through the end of the app, and is filed once after the next sign-in', async () => {
  const provider = 'Faraway Clinic'
  const { page, context } = await openMember()
  await fillOutpatientClaim(page, { ...visit, provider, receiptNo: 'R-AWAY' })
  await attach(page, claimFieldLabels.invoicesAndReceipts, await receiptPicture())
  await attach(page, claimFieldLabels.otherDocuments, await referralLetter())
  await nextStep(page)
  await confirmHeading(page).waitFor()
  await context.setOffline(true)
  await submitWithoutNetwork(page)
  await page.getByRole('status').getByText(outboxTexts.waiting).waitFor()
  await lookAt(page, bothWidths, 'claim-put-aside')
  await page.getByRole('link', { name: claimTexts.submitted.backToClaims }).click()
  await waitingClaim(page, provider).getByText(outboxTexts.waiting).waitFor()
  await lookAt(page, bothWidths, 'claim-waits-in-records')
  await page.close()

  const again = await context.newPage()
  await again.goto('/app')
  await waitingClaim(again, provider).getByText(outboxTexts.waiting).waitFor()
  expect(await waitingClaim(again, provider).getByRole('button').count()).toBe(0)
  await context.setOffline(false)
  await again.goto('/')
  await again.getByText(outboxTexts.signInToFile(1)).waitFor()
  await lookAt(again, bothWidths, 'claim-waits-before-sign-in')
  await arriveSignedIn(again, origin, email)
  await again.getByText(outboxTexts.filedTitle).waitFor()
  await lookAt(again, bothWidths, 'claim-filed-later')
  await again.getByRole('button', { name: outboxTexts.seen, exact: true }).click()
  await again.getByText(outboxTexts.filedTitle).waitFor({ state: 'detached' })
  expect(await timesFiled(again, provider)).toBe(1)
  await context.close()
})

test('what is refused later says why, leads back into the form with everything in it, and logging out asks first', async () => {
  const provider = 'Refused Later Clinic'
  const { page, context } = await openMember()
  await fillOutpatientClaim(page, { ...visit, provider, receiptNo: 'R-LATER' })
  await attach(page, claimFieldLabels.otherDocuments, await referralLetter())
  await context.setOffline(true)
  await attach(page, claimFieldLabels.invoicesAndReceipts, suspiciousFile, await receiptPicture())
  await nextStep(page)
  await confirmHeading(page).waitFor()
  await submitWithoutNetwork(page)

  await page.getByRole('button', { name: shellTexts.openMenu }).click()
  await page.getByRole('button', { name: menuTexts.logOut }).click()
  const question = page.getByRole('alertdialog', { name: outboxTexts.logOutTitle(1) })
  await question.waitFor()
  await lookAt(page, bothWidths, 'claim-waits-at-log-out')
  await question.getByRole('button', { name: outboxTexts.logOutStay }).click()
  await page.keyboard.press('Escape')

  await context.setOffline(false)
  await page.goto('/app')
  const row = waitingClaim(page, provider)
  await row.getByText(errorTexts.suspiciousFile).waitFor()
  await lookAt(page, bothWidths, 'claim-refused-later')
  await row.getByRole('button', { name: outboxTexts.correct }).click()
  await page.getByRole('form', { name: claimTexts.wizard.outpatient }).waitFor()
  expect(await page.getByLabel(claimFieldLabels.receiptNo).inputValue()).toBe('R-LATER')
  // The server takes each document as soon as it is back in the form, and says of this one what it said before.
  await page.getByRole('alert').getByText(errorTexts.suspiciousFile).waitFor()
  await page.getByText('receipt.png').first().waitFor()
  await page.getByRole('button', { name: documentTexts.dismiss('invoice.pdf') }).click()
  // Put right and left, it is gone on with as it was left, also after the page was closed.
  await page.getByLabel(claimFieldLabels.receiptNo).fill('R-PUT-RIGHT')
  await page.getByText(anyText(savedAtText(ANY_TIME))).waitFor()
  await page.goto('/app')
  await row.getByRole('button', { name: outboxTexts.change }).click()
  await page.getByRole('form', { name: claimTexts.wizard.outpatient }).waitFor()
  expect(await page.getByLabel(claimFieldLabels.receiptNo).inputValue()).toBe('R-PUT-RIGHT')
  await page.getByText('receipt.png').first().waitFor()
  await nextStep(page)
  await agreeAndSubmit(page)
  await page.getByRole('heading', { level: 1, name: sendClaimTexts.submitted }).waitFor()
  await page.goto('/app/claimrecords')
  await recordOf(page, 'phone', provider).waitFor()
  expect(await waitingClaim(page, provider).count()).toBe(0)
  expect(await timesFiled(page, provider)).toBe(1)
  await context.close()
})

test('a network that breaks once the server has the claim leaves one claim, which the log-out cannot discard and says so', async () => {
  const provider = 'Halfway Clinic'
  const { page, context } = await openMember()
  await fillOutpatientClaim(page, { ...visit, provider, receiptNo: 'R-HALF' })
  await attach(page, claimFieldLabels.invoicesAndReceipts, await receiptPicture())
  await attach(page, claimFieldLabels.otherDocuments, await referralLetter())
  await nextStep(page)
  await page.route(
    FILING,
    async (route) => {
      await route.fetch()
      await context.setOffline(true)
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await agreeAndSubmit(page)
  await page.getByRole('status').getByText(outboxTexts.mayBeFiled).waitFor()

  await page.getByRole('button', { name: shellTexts.openMenu }).click()
  await page.getByRole('button', { name: menuTexts.logOut }).click()
  const question = page.getByRole('alertdialog', { name: outboxTexts.logOutTitle(1) })
  await question.getByText(outboxTexts.logOutStays(1)).waitFor()
  expect(await question.getByRole('button', { name: outboxTexts.logOutDiscard }).count()).toBe(0)
  await lookAt(page, bothWidths, 'claim-may-be-filed-at-log-out')
  await question.getByRole('button', { name: outboxTexts.logOutStay }).click()
  await page.keyboard.press('Escape')

  await context.setOffline(false)
  // It is sent again by itself, and its receipt takes the place of what was said meanwhile.
  await page.getByRole('heading', { level: 1, name: sendClaimTexts.submitted }).waitFor()
  expect(await timesFiled(page, provider)).toBe(1)
  await context.close()
})

test('a claim on which the server fails again and again holds back no other one, and is filed once it can be', async () => {
  const [failing, behind] = ['Failing Clinic', 'Behind It Clinic']
  const { page, context } = await openMember()
  for (const provider of [failing, behind]) {
    await context.setOffline(false)
    await fillOutpatientClaim(page, { ...visit, provider, receiptNo: `R-${provider.length}` })
    await attach(page, claimFieldLabels.invoicesAndReceipts, await receiptPicture())
    await attach(page, claimFieldLabels.otherDocuments, await referralLetter())
    await nextStep(page)
    await confirmHeading(page).waitFor()
    await context.setOffline(true)
    await submitWithoutNetwork(page)
    await page.getByRole('link', { name: claimTexts.submitted.backToClaims }).click()
    // The server fails on the one that was finished first.
    if (provider === failing) await failOnFirst(page)
  }
  await context.setOffline(false)
  await page.getByText(outboxTexts.filedTitle).waitFor()
  await waitingClaim(page, failing).getByText(claimWithoutNetworkTexts.failing).waitFor()
  expect(await waitingClaim(page, behind).count()).toBe(0)
  await lookAt(page, bothWidths, 'claim-failing')
  await page.unroute(FILING)
  await waitingClaim(page, failing).waitFor({ state: 'detached' })
  expect(await timesFiled(page, failing)).toBe(1)
  expect(await timesFiled(page, behind)).toBe(1)
  await context.close()
})

const FILING = '**/api/outpatientclaim/v2?*'

/** From now on the server fails on the claim that is sent first, and on no other one. */
async function failOnFirst(page: Page): Promise<void> {
  let first: string | undefined
  await page.route(FILING, async (route) => {
    const key = route.request().headers()['idempotency-key']
    first ??= key
    if (key === first) await route.fulfill({ status: 500, json: {} })
    else await route.continue()
  })
}

test('receipts that another app shares begin a claim once they are ticked, and not when another site sent them; what cannot be taken says why', async () => {
  const { page, context } = await openMember()
  // A page of another site can post there as well, and nothing tells it from the phone's system.
  await page.goto('about:blank')
  await share(page, [await receiptPicture()])
  await page.getByRole('region', { name: sharedReceiptTexts.title(1) }).waitFor()
  await page.getByRole('button', { name: claimTexts.wizard.outpatient }).click()
  await page.getByRole('form', { name: claimTexts.wizard.outpatient }).waitFor()
  expect(await page.getByRole('button', { name: documentTexts.remove('receipt.png') }).count()).toBe(0)
  // It is not lost: who shared it is asked again beside the form, also after going back and forth.
  await page.getByRole('region', { name: sharedReceiptTexts.title(1) }).waitFor()
  await lookAt(page, bothWidths, 'receipts-shared-beside-claim')
  await page.goBack()
  await page.getByLabel(sharedReceiptTexts.use).waitFor()
  await page.goForward()
  await page.getByRole('button', { name: sharedReceiptTexts.use }).click()
  await page.getByRole('button', { name: documentTexts.remove('receipt.png') }).waitFor()
  await page.getByRole('region', { name: sharedReceiptTexts.title(1) }).waitFor({ state: 'detached' })

  await share(page, [await receiptPicture()])
  await page.getByRole('region', { name: sharedReceiptTexts.title(1) }).waitFor()
  await page.getByRole('button', { name: claimTexts.wizard.inpatient }).click()
  await page.getByRole('form', { name: claimTexts.wizard.inpatient }).waitFor()
  await page.getByRole('button', { name: sharedReceiptTexts.leave }).click()
  await page.getByRole('region', { name: sharedReceiptTexts.title(1) }).waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: documentTexts.remove('receipt.png') }).count()).toBe(0)

  await share(page, [await receiptPicture(), { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }])
  await page.getByRole('region', { name: sharedReceiptTexts.title(1) }).waitFor()
  await page.getByText('notes.txt').waitFor()
  await lookAt(page, bothWidths, 'receipts-shared')
  await page.getByLabel(sharedReceiptTexts.use).check()
  await page.getByText(sharedReceiptTexts.detail).waitFor()
  await page.getByRole('button', { name: claimTexts.wizard.outpatient }).click()
  await page.getByRole('form', { name: claimTexts.wizard.outpatient }).waitFor()
  await page.getByRole('button', { name: documentTexts.remove('receipt.png') }).waitFor()
  await page.goto('/app/submitclaim?shared=none')
  await page.getByText(sharedReceiptTexts.notReceived).waitFor()
  await lookAt(page, bothWidths, 'receipts-not-received')
  await context.close()
})

/** Posts files as a phone's system does it for what is shared. */
async function share(
  page: Page,
  files: readonly { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }[],
): Promise<void> {
  await page.evaluate((target) => {
    const form = Object.assign(document.createElement('form'), {
      method: 'POST',
      action: `${target}/app/sharedreceipts`,
      enctype: 'multipart/form-data',
      id: 'share',
    })
    form.append(Object.assign(document.createElement('input'), { type: 'file', name: 'receipts', multiple: true }))
    document.body.append(form)
  }, origin)
  noteWords(
    page,
    files.map(({ name }) => name),
  )
  await page.locator('#share input').setInputFiles([...files])
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#share')?.submit())
  await page.waitForURL('**/app/submitclaim?shared=*')
}
