// Requirements: issue 21 (a claim from a photo): the form fills from the receipt, and nothing read leaves the device unchecked; S116, S118. CLM-067
import type { Browser, Locator, Request } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { typedDate } from '@member-care/domain/dates/typed-date.ts'
import { formatDecimal } from '@member-care/domain/money/money.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import {
  prePostHospitalisationLabels,
  claimTexts,
  yesNoLabels,
  paymentMethodLabels,
} from '@member-care/domain/texts/claim-texts.ts'
import { receiptFormTexts } from '@member-care/domain/texts/receipt-form-texts.ts'
import { receiptReadingTexts } from '@member-care/domain/texts/receipt-reading-texts.ts'
import { documentTexts, sendClaimTexts, claimFormHints } from '@member-care/domain/texts/submit-claim-texts.ts'
import { createRandom } from '@member-care/api/demonstration/random.ts'
import { layouts } from '../receipts/layouts.ts'
import { openReceiptsPage, shownOnPage } from '../receipts/opened-page.ts'
import { serveReceiptsPage } from '../receipts/served-page.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import {
  agreeAndSubmit,
  answer,
  attach,
  chooseClaimant,
  nextStep,
  receiptPicture,
  referralLetter,
  startClaim,
  typeWithoutSuggestion,
  type ChosenFile,
} from './claim-steps.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, danglingIds, expectDrawn, lookAt } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'

const company = 'Orchid Biscuits (Demo) Pte Ltd'
const layout = 'thermal clinic'
const seed = 109
const { origin } = productOfThisWorker()
let browser: Browser
let receipt: ChosenFile
beforeAll(async () => {
  browser = await launchBrowser()
  const served = await serveReceiptsPage()
  const page = await openReceiptsPage(browser, served.origin)
  const [first = Buffer.from('')] = await shownOnPage(page, layout, 'flat', seed)
  receipt = { name: 'clinic.jpg', mimeType: 'image/jpeg', buffer: first }
  await page.close()
  await served.close()
})
afterAll(() => browser.close())

test('a receipt fills in the form, what was typed stays, and nothing that was read is sent before it is checked', async () => {
  const truth = layouts[layout]?.(createRandom(seed)).truth
  if (truth === undefined) throw new Error('There is no such receipt.')
  const total = formatDecimal(truth.total)
  const { page, context, problems } = await openVisitor(browser, 'phone', origin)
  await arriveSignedIn(page, origin, 'willow.tan@example.com')
  await startClaim(page, 'outpatient')
  await page.getByText(receiptFormTexts.invitation).waitFor()
  await lookAt(page, bothWidths, 'receipt-invited')
  await chooseClaimant(page, company)
  const receiptNo = page.getByLabel(claimFieldLabels.receiptNo)
  const amount = page.getByLabel(claimFieldLabels.amount, { exact: true })
  const visitDate = page.getByLabel(claimFieldLabels.visitDate)
  await receiptNo.fill('TYPED-1')

  const sent: Request[] = []
  page.on('request', (request) => sent.push(request))
  const dark = await sharp({ create: { width: 700, height: 900, channels: 3, background: { r: 9, g: 9, b: 9 } } })
    .png()
    .toBuffer()
  await attach(page, claimFieldLabels.invoicesAndReceipts, { name: 'dark.png', mimeType: 'image/png', buffer: dark })
  await page.getByText(receiptReadingTexts.faults.tooDark).first().waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: documentTexts.remove('dark.png') }).click()
  await attach(page, claimFieldLabels.invoicesAndReceipts, receipt)
  await page.getByText(receiptFormTexts.filledTitle).waitFor({ timeout: 60_000 })
  await expect.poll(() => amount.inputValue()).toBe(total)
  await expect.poll(() => visitDate.inputValue()).toBe(typedDate.show(truth.date))
  await expect.poll(() => receiptNo.inputValue()).toBe('TYPED-1')
  // No name of the list stands on it.
  await expect.poll(() => page.getByLabel(claimFieldLabels.providerName, { exact: true }).inputValue()).toBe('')
  await page.getByText(receiptFormTexts.says(truth.number)).waitFor()
  await lookAt(page, bothWidths, 'receipt-filled')
  expect(await danglingIds(page)).toEqual([])

  // The draft is saved with what was typed, and without what was read.
  await page.getByLabel(claimFieldLabels.empSubRemarks).fill('Typed after the reading')
  const isSaved = () => sent.some((request) => request.postData()?.includes('Typed after the reading'))
  await expect.poll(isSaved).toBe(true)
  const read = [total, truth.number, truth.date]
  const told = sent.filter((request) => {
    // A document is sent as it is; what is in it is not looked for.
    const isDocument = request.headers()['content-type']?.startsWith('multipart/') === true
    const said = `${request.url()} ${isDocument ? '' : (request.postData() ?? '')}`
    return !request.url().startsWith(origin) || read.some((value) => said.includes(value))
  })
  expect(
    told.map((request) => `${request.method()} ${request.url()}`).filter((line) => !line.includes('blob:')),
  ).toEqual([])

  const shows = page.getByRole('button', { name: receiptFormTexts.show })
  await shows.and(page.locator('[aria-describedby="amount-name"]')).click()
  const dialog = page.getByRole('dialog', { name: receiptFormTexts.placeOf(claimFieldLabels.amount) })
  await expectDrawn(dialog.getByRole('img', { name: receiptFormTexts.pictureOf('clinic.jpg', total) }))
  const outlined = dialog.getByRole('img').locator('xpath=following-sibling::*')
  await expect.poll(() => isInside(outlined, dialog)).toBe(true)
  await lookAt(page, bothWidths, 'receipt-place')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: receiptFormTexts.use(truth.number) }).click()
  await expect.poll(() => receiptNo.inputValue()).toBe(truth.number)
  await page.getByRole('button', { name: receiptFormTexts.checked }).click()
  await page.getByText(receiptFormTexts.filledTitle).waitFor({ state: 'detached' })
  await page.getByLabel(claimFieldLabels.benefitGroup).selectOption('Specialist')
  await page
    .getByLabel(claimFieldLabels.benefitGroupItem, { exact: true })
    .selectOption({ label: 'Specialist consultation' })
  await typeWithoutSuggestion(page, claimFieldLabels.providerName, truth.provider)
  await typeWithoutSuggestion(page, claimFieldLabels.diagnosisText, 'Sore shoulder')
  await answer(page, claimFormHints.prePostQuestion, prePostHospitalisationLabels.N)
  await answer(page, claimFieldLabels.includeGST, yesNoLabels.N)
  await answer(page, claimFieldLabels.paymentMethod, paymentMethodLabels.Cheque)
  await attach(page, claimFieldLabels.otherDocuments, await referralLetter())

  // A second receipt is asked about, and the first one's amount stands meanwhile.
  await attach(page, claimFieldLabels.invoicesAndReceipts, await receiptPicture())
  await page.getByText(receiptFormTexts.severalTitle).waitFor({ timeout: 60_000 })
  await expect.poll(() => amount.inputValue()).toBe(total)
  await lookAt(page, bothWidths, 'receipt-several')
  await page.getByRole('button', { name: documentTexts.remove('receipt.png') }).click()
  await page.getByText(receiptFormTexts.severalTitle).waitFor({ state: 'detached' })

  // Marks are there again after the next step, and go with a change.
  await nextStep(page)
  await page.getByRole('heading', { level: 2, name: claimTexts.wizard.steps['2'] }).waitFor()
  await page.goBack()
  const mark = page.locator('#amount-note')
  await mark.getByText(receiptFormTexts.mark).waitFor()
  await amount.fill('50')
  await mark.getByText(receiptFormTexts.says(total)).waitFor()
  await nextStep(page)
  await agreeAndSubmit(page)
  await page.getByRole('heading', { level: 1, name: sendClaimTexts.submitted }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

/** Whether something is seen whole within what scrolls. */
async function isInside(inner: Locator, outer: Locator): Promise<boolean> {
  const [one, other] = await Promise.all([inner.boundingBox(), outer.boundingBox()])
  return (
    one !== null &&
    other !== null &&
    one.x >= other.x &&
    one.y >= other.y &&
    one.x + one.width <= other.x + other.width &&
    one.y + one.height <= other.y + other.height
  )
}
