// Requirements: issue 21 (a claim from a photo): PDF, hospital bill, HEIC and photos that cannot be read, through the form; S116, S118. CLM-052, CLM-067
import { yesNoLabels } from '@member-care/domain/texts/claim-texts.ts'
import type { Browser, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { claimFieldLabels, claimFormTexts } from '@member-care/domain/texts/claim-form-texts.ts'
import { receiptFormTexts } from '@member-care/domain/texts/receipt-form-texts.ts'
import { receiptReadingTexts } from '@member-care/domain/texts/receipt-reading-texts.ts'
import { documentTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { printedPdf } from '../receipts/printed-pdf.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { attach, chooseClaimant, heicPicture, receiptPicture, startClaim, type ChosenFile } from './claim-steps.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, expectDrawn, lookAt } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'

const company = 'Orchid Biscuits (Demo) Pte Ltd'
const today = singaporeToday(new Date())
const { origin } = productOfThisWorker()
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const printed = (name: string, ...pages: readonly (readonly string[])[]): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(printedPdf(...pages)),
})
const row = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: claimFieldLabels.invoicesAndReceipts }).getByRole('listitem').filter({ hasText: name })

async function openForm(kind: 'outpatient' | 'inpatient') {
  const visitor = await openVisitor(browser, 'phone', origin)
  await arriveSignedIn(visitor.page, origin, 'willow.tan@example.com')
  await startClaim(visitor.page, kind)
  await chooseClaimant(visitor.page, company)
  return visitor
}

test('a PDF fills in the form, its place is shown on its page, and GST is taken by a press alone', async () => {
  const { page, context, problems } = await openForm('outpatient')
  await attach(
    page,
    claimFieldLabels.invoicesAndReceipts,
    printed('receipt.pdf', [
      'Sample Family Clinic',
      'Receipt No: R7654321',
      `Date: ${formatDisplay(today)}`,
      'Subtotal  100.00',
      'GST 9%  9.00',
      'TOTAL  109.00',
    ]),
  )
  await page.getByText(receiptFormTexts.filledTitle).waitFor({ timeout: 60_000 })
  await expect.poll(() => page.getByLabel(claimFieldLabels.amount, { exact: true }).inputValue()).toBe('109.00')
  const gst = page.getByLabel(claimFieldLabels.gstAmount)
  await page.getByText(receiptFormTexts.saysGst('9.00')).waitFor()
  const yes = page
    .getByRole('radiogroup', { name: claimFieldLabels.includeGST })
    .getByRole('radio', { name: yesNoLabels.Y })
  expect([await yes.isChecked(), await gst.count()]).toEqual([false, 0])
  await lookAt(page, bothWidths, 'receipt-gst-said')
  await page
    .getByRole('button', { name: receiptFormTexts.show })
    .and(page.locator('[aria-describedby="includeGST-name"]'))
    .click()
  const dialog = page.getByRole('dialog', { name: receiptFormTexts.placeOf(claimFieldLabels.gstAmount) })
  await expectDrawn(dialog.getByRole('img', { name: receiptFormTexts.pictureOf('receipt.pdf', '9.00') }))
  const outlined = dialog.getByRole('img').locator('xpath=following-sibling::*')
  await expect.poll(async () => (await outlined.boundingBox())?.width ?? 0).toBeGreaterThan(20)
  await lookAt(page, bothWidths, 'receipt-pdf-place')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: receiptFormTexts.useGst('9.00') }).click()
  await expect.poll(async () => [await yes.isChecked(), await gst.inputValue()]).toEqual([true, '9.00'])
  await page.getByText(receiptFormTexts.saysGst('9.00')).waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await context.close()
})

test('a hospital bill of two pages fills in an inpatient claim', async () => {
  const { page, context, problems } = await openForm('inpatient')
  await attach(
    page,
    claimFieldLabels.invoicesAndReceipts,
    printed(
      'bill.pdf',
      ['Sample General Hospital', 'Tax Invoice No: H20260001', 'Admission: 01 Nov 2026', 'Ward charges  1,200.00'],
      ['Page 2', 'Surgery  800.00', 'Subtotal  2,000.00', 'GST 9%  180.00', 'TOTAL AMOUNT DUE  2,180.00'],
    ),
  )
  await page.getByText(receiptFormTexts.filledTitle).waitFor({ timeout: 60_000 })
  await expect.poll(() => page.getByLabel(claimFieldLabels.amount, { exact: true }).inputValue()).toBe('2180.00')
  await page
    .getByRole('button', { name: receiptFormTexts.show })
    .and(page.locator('[aria-describedby="amount-name"]'))
    .click()
  const dialog = page.getByRole('dialog', { name: receiptFormTexts.placeOf(claimFieldLabels.amount) })
  await expectDrawn(dialog.getByRole('img', { name: receiptFormTexts.pictureOf('bill.pdf', '2180.00') }))
  await lookAt(page, 'phone', 'receipt-bill-place')
  expect(problems).toEqual([])
  await context.close()
})

test('a photo that is too dark is said so at once: it is taken again with one press, or kept', async () => {
  const { page, context, problems } = await openForm('outpatient')
  const { buffer } = await receiptPicture()
  const dark = { name: 'dark.png', mimeType: 'image/png', buffer: await sharp(buffer).linear(0.06).png().toBuffer() }
  const blurred = { ...dark, name: 'blurred.png', buffer: await sharp(buffer).blur(12).png().toBuffer() }
  await attach(page, claimFieldLabels.invoicesAndReceipts, dark, blurred)
  await row(page, 'dark.png').getByText(receiptReadingTexts.faults.tooDark).waitFor({ timeout: 60_000 })
  await row(page, 'blurred.png').getByText(receiptReadingTexts.faults.tooBlurred).waitFor({ timeout: 60_000 })
  await lookAt(page, bothWidths, 'receipt-dark')
  await page.getByRole('button', { name: receiptFormTexts.keepNamed('blurred.png') }).click()
  await row(page, 'blurred.png').getByText(receiptFormTexts.kept).waitFor()

  await page.getByRole('button', { name: receiptFormTexts.goToPhoto }).click()
  const retake = page.getByRole('button', { name: receiptFormTexts.retakeNamed('dark.png') })
  await expect.poll(() => retake.evaluate((button) => button === document.activeElement)).toBe(true)
  const takeAgain = async (photo: ChosenFile) => {
    const camera = page.waitForEvent('filechooser')
    await retake.click()
    await (await camera).setFiles(photo)
  }
  // What is not taken takes nothing's place.
  await takeAgain({ name: 'photo.webp', mimeType: 'image/webp', buffer: await sharp(buffer).webp().toBuffer() })
  await page.getByRole('alert').getByText(claimFormTexts.fileTypeRefused).waitFor()
  await row(page, 'dark.png').getByText(receiptReadingTexts.faults.tooDark).waitFor()
  await takeAgain(await receiptPicture())
  await row(page, 'dark.png').waitFor({ state: 'detached' })
  await row(page, 'receipt.png').getByText(receiptFormTexts.read).waitFor({ timeout: 60_000 })

  // The other one may be a receipt of its own, and of what it comes to nobody knows.
  const question = page.getByRole('status').filter({ hasText: receiptFormTexts.severalTitle })
  await question.getByText(receiptFormTexts.severalUnsure).waitFor()
  await question.getByRole('button', { name: receiptFormTexts.oneClaim, exact: true }).click()
  await question.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await context.close()
})

test('a HEIC photo that this browser cannot draw is shown and read from the picture that the server makes of it', async () => {
  const { page, context } = await openForm('outpatient')
  await attach(page, claimFieldLabels.invoicesAndReceipts, await heicPicture())
  const shown = row(page, 'IMG_0042.HEIC')
  await expectDrawn(shown.locator('img'))
  // The fixture has 96 points across: it was looked at, and is said to be too small.
  await shown.getByText(receiptReadingTexts.faults.tooSmall).waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: documentTexts.remove('IMG_0042.HEIC') }).click()
  await shown.waitFor({ state: 'detached' })
  await context.close()
})

test('a document that could not be fetched to be read is fetched once more when the network is back', async () => {
  const { page, context } = await openForm('outpatient')
  const fetched = /\/api\/claims\/drafts\/[^/]+\/files\/[^/]+\?view=1$/
  await page.route(fetched, (route) => route.abort('internetdisconnected'))
  await attach(page, claimFieldLabels.invoicesAndReceipts, await heicPicture())
  const shown = row(page, 'IMG_0042.HEIC')
  await shown.getByText(receiptReadingTexts.faults.notFetched).waitFor({ timeout: 60_000 })
  await page.unroute(fetched)
  await context.setOffline(true)
  await context.setOffline(false)
  await shown.getByText(receiptReadingTexts.faults.tooSmall).waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: documentTexts.remove('IMG_0042.HEIC') }).click()
  await shown.waitFor({ state: 'detached' })
  await context.close()
})
