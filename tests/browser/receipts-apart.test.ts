// Requirements: issue 21 (a claim from a photo): what one receipt says is not taken for another's, nothing read is left behind, and reading is tried again; S118.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { typedDate } from '@member-care/domain/dates/typed-date.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { receiptFormTexts } from '@member-care/domain/texts/receipt-form-texts.ts'
import { receiptReadingTexts } from '@member-care/domain/texts/receipt-reading-texts.ts'
import { documentTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { printedPdf } from '../receipts/printed-pdf.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { attach, discardUnfinishedClaims, startClaim, type ChosenFile } from './claim-steps.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, danglingIds, lookAt } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'

const company = 'Orchid Biscuits (Demo) Pte Ltd'
const { origin } = productOfThisWorker()
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const printed = (name: string, ...lines: readonly string[]): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(printedPdf(['Sample Family Clinic', ...lines])),
})
const abroad = printed(
  'abroad.pdf',
  'No. 12 Jalan Ampang, 50450 Kuala Lumpur, Malaysia',
  'Receipt No: R7654321',
  'Date: 05 Nov 2026',
  'Consultation  RM 54.50',
  'Total  RM 54.50',
  'Paid  RM 54.50',
)
const ofOne = (name: string, patient: string, date: string, ...more: readonly string[]) =>
  printed(
    name,
    ...more,
    `Date: ${date}`,
    `Patient: ${patient}`,
    'Subtotal  S$100.00',
    'GST 9%  S$9.00',
    'TOTAL  S$109.00',
  )

test('a reading is tried again, a corrected amount keeps its currency, and of receipts of two people each stands for itself', async () => {
  const { page, context, problems } = await openVisitor(browser, 'phone', origin)
  await arriveSignedIn(page, origin, 'willow.tan@example.com')
  await discardUnfinishedClaims(page)
  await startClaim(page, 'outpatient')
  const field = (name: 'claimantId' | 'currency' | 'amount' | 'visitDate' | 'receiptNo' | 'companyId') =>
    page.getByLabel(claimFieldLabels[name], { exact: true })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await field('companyId').selectOption({ label: company })
  const options = await field('claimantId').locator('option').allInnerTexts()
  const [, self = '', other = ''] = options.map((text) => /^[^(（]+/.exec(text)?.[0].trim())

  await page.route('**/pdf.worker*', (route) => route.abort())
  await attach(page, claimFieldLabels.invoicesAndReceipts, abroad)
  await page.getByText(receiptReadingTexts.faults.unavailable).waitFor()
  await lookAt(page, bothWidths, 'receipt-unavailable')
  await page.unroute('**/pdf.worker*')
  await press(receiptFormTexts.tryAgainNamed('abroad.pdf'))
  await page.getByText(receiptFormTexts.filledTitle).waitFor()
  await expect.poll(() => field('currency').inputValue()).toBe('MYR')
  await expect.poll(() => field('amount').inputValue()).toBe('54.50')

  await field('amount').fill('45.50')
  await press(documentTexts.remove('abroad.pdf'))
  await expect.poll(() => field('visitDate').inputValue()).toBe('')
  expect(await field('amount').inputValue()).toBe('45.50')
  expect(await field('currency').inputValue()).toBe('MYR')
  await field('currency').selectOption('SGD')
  await field('amount').fill('')

  await attach(page, claimFieldLabels.invoicesAndReceipts, ofOne('mine.pdf', self, '05 Nov 2026'))
  await page.getByText(receiptFormTexts.filledTitle).waitFor()
  await expect.poll(() => field('visitDate').inputValue()).toBe(typedDate.show('2026-11-05'))
  const gst = page.getByRole('radiogroup', { name: claimFieldLabels.includeGST })
  expect(await gst.getAttribute('aria-describedby')).toBe('includeGST-note')
  await page.locator('#includeGST-note').getByText(receiptFormTexts.saysGst('9.00')).waitFor()
  expect(await danglingIds(page)).toEqual([])

  await attach(
    page,
    claimFieldLabels.invoicesAndReceipts,
    ofOne('theirs.pdf', other, '07 Nov 2026', 'Receipt No: R7654399'),
  )
  await page.getByText(receiptFormTexts.severalPeople).waitFor()
  await page
    .locator('#visitDate-note')
    .getByText(receiptFormTexts.says(formatDisplay('2026-11-07')))
    .waitFor()
  await page.locator('#claimantId-note').getByText(receiptFormTexts.says(other)).waitFor()
  expect(await field('receiptNo').inputValue()).toBe('')
  expect(await field('amount').inputValue()).toBe('109.00')
  await page.getByRole('button', { name: receiptFormTexts.claimForEach }).waitFor()
  expect(await page.getByRole('button', { name: receiptFormTexts.oneClaim }).count()).toBe(0)
  expect(await danglingIds(page)).toEqual([])
  await lookAt(page, bothWidths, 'receipts-of-two-people')

  // Left as they are, each field says again where it was read.
  await press(receiptFormTexts.leave)
  await page.locator('#visitDate-note').getByText(receiptFormTexts.mark).waitFor()
  expect(problems.filter((problem) => !problem.includes('pdf.worker'))).toEqual([])
  await context.close()
})
