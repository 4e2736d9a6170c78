// Requirements: issue 21 (several receipts give several drafts or one sum; nothing read leaves the device unchecked); S118. CLM-005
import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { typedDate } from '@member-care/domain/dates/typed-date.ts'
import { formatDecimal, formatMoney } from '@member-care/domain/money/money.ts'
import { documentStateTexts } from '@member-care/domain/texts/claim-draft-texts.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { claimTexts, paymentMethodLabels, yesNoLabels } from '@member-care/domain/texts/claim-texts.ts'
import { madeTitleText, receiptFormTexts } from '@member-care/domain/texts/receipt-form-texts.ts'
import { documentTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { createRandom } from '@member-care/api/demonstration/random.ts'
import { layouts } from '../receipts/layouts.ts'
import { openReceiptsPage, shownOnPage } from '../receipts/opened-page.ts'
import { serveReceiptsPage } from '../receipts/served-page.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { attach, answer, chooseClaimant, referralLetter, startClaim, type ChosenFile } from './claim-steps.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'

const company = 'Orchid Biscuits (Demo) Pte Ltd'
const drawn = { 'clinic.jpg': ['thermal clinic', 109], 'practice.jpg': ['clinic receipt', 11] } as const
const { origin } = productOfThisWorker()
let browser: Browser
const receipts: ChosenFile[] = []
beforeAll(async () => {
  browser = await launchBrowser()
  const served = await serveReceiptsPage()
  const page = await openReceiptsPage(browser, served.origin)
  for (const [name, [layout, seed]] of Object.entries(drawn)) {
    const [buffer = Buffer.from('')] = await shownOnPage(page, layout, 'flat', seed)
    receipts.push({ name, mimeType: 'image/jpeg', buffer })
  }
  await page.close()
  await served.close()
})
afterAll(() => browser.close())

const truthOf = (name: keyof typeof drawn) => {
  const [layout, seed] = drawn[name]
  const made = layouts[layout]?.(createRandom(seed))
  if (made === undefined) throw new Error('There is no such receipt.')
  return made.truth
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const untilReceived = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).getByText(documentStateTexts.received, { exact: true }).waitFor()
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: claimFieldLabels.invoicesAndReceipts }).getByRole('listitem').filter({ hasText: name })

test('each receipt becomes a claim of its own, goes back, and is read again where it is opened', async () => {
  const [first, second] = [truthOf('clinic.jpg'), truthOf('practice.jpg')]
  const { page, context, problems } = await openVisitor(browser, 'phone', origin)
  await arriveSignedIn(page, origin, 'willow.tan@example.com')
  await startClaim(page, 'outpatient')
  const sent: Request[] = []
  page.on('request', (request) => sent.push(request))
  await chooseClaimant(page, company)
  await answer(page, claimFieldLabels.paymentMethod, paymentMethodLabels.Cheque)
  await attach(page, claimFieldLabels.otherDocuments, await referralLetter())
  await attach(page, claimFieldLabels.invoicesAndReceipts, ...receipts)
  await page.getByText(receiptFormTexts.severalTitle).waitFor({ timeout: 60_000 })
  for (const name of [...Object.keys(drawn), 'referral letter.pdf']) await untilReceived(page, name)
  await lookAt(page, bothWidths, 'receipts-asked')
  const amount = page.getByLabel(claimFieldLabels.amount, { exact: true })

  // A sum stands for its receipts: with one of them it goes.
  await press(page, receiptFormTexts.useSum(formatMoney(first.total + second.total, 'SGD')))
  await expect.poll(() => amount.inputValue()).toBe(formatDecimal(first.total + second.total))
  await press(page, documentTexts.remove('practice.jpg'))
  await expect.poll(() => amount.inputValue()).toBe(formatDecimal(first.total))
  await attach(page, claimFieldLabels.invoicesAndReceipts, ...receipts.slice(1))
  await page.getByText(receiptFormTexts.severalTitle).waitFor({ timeout: 60_000 })
  await untilReceived(page, 'practice.jpg')

  // Without a connection nothing is lost, and it is tried again.
  await context.setOffline(true)
  await press(page, receiptFormTexts.claimForEach)
  await page.getByRole('alert').getByText(receiptFormTexts.noAnswer).waitFor()
  await row(page, 'practice.jpg').waitFor()
  await context.setOffline(false)
  await press(page, receiptFormTexts.tryAgain)
  await page.getByText(madeTitleText(1)).waitFor()
  await row(page, 'practice.jpg').waitFor({ state: 'detached' })
  await expect.poll(() => amount.inputValue()).toBe(formatDecimal(first.total))
  await expect.poll(() => page.getByLabel(claimFieldLabels.visitDate).inputValue()).toBe(typedDate.show(first.date))
  await lookAt(page, bothWidths, 'receipts-drafts-made')

  // Put back, it is asked again.
  await press(page, receiptFormTexts.putBack)
  await row(page, 'practice.jpg').waitFor()
  await page.getByText(receiptFormTexts.severalTitle).waitFor({ timeout: 60_000 })
  await press(page, receiptFormTexts.claimForEach)
  await page.getByText(madeTitleText(1)).waitFor()

  // A letter goes along where the member wants it.
  await press(page, receiptFormTexts.moveNamed('referral letter.pdf'))
  await page.getByRole('menuitem', { name: receiptFormTexts.claimFor('practice.jpg') }).click()
  await page.getByRole('listitem').filter({ hasText: 'referral letter.pdf' }).waitFor({ state: 'detached' })

  await page.getByRole('link', { name: receiptFormTexts.claimFor('practice.jpg') }).click()
  await untilReceived(page, 'referral letter.pdf')
  await page.getByText(receiptFormTexts.filledTitle).waitFor({ timeout: 60_000 })
  await expect.poll(() => amount.inputValue()).toBe(formatDecimal(second.total))
  await expect.poll(() => page.getByRole('radio', { name: paymentMethodLabels.Cheque }).isChecked()).toBe(true)
  await expect.poll(() => page.getByLabel(claimFieldLabels.claimantId, { exact: true }).inputValue()).not.toBe('')
  await page.getByText(receiptFormTexts.mark).first().waitFor()
  // It opens with the usual answers, and to open it is no change.
  const accident = page.getByRole('radiogroup', { name: claimFieldLabels.accidentRelated })
  await expect.poll(() => accident.getByRole('radio', { name: yesNoLabels.N }).isChecked()).toBe(true)
  await page.goBack()
  await page.getByRole('button', { name: receiptFormTexts.putBack }).waitFor()
  await page.goForward()
  await page.getByText(receiptFormTexts.filledTitle).waitFor({ timeout: 60_000 })
  await lookAt(page, bothWidths, 'receipts-draft-opened')

  // Nothing that was read has been sent, neither with this claim nor with the other.
  await page.getByLabel(claimFieldLabels.empSubRemarks).fill('Typed in the second claim')
  const isSaved = () => sent.some((request) => request.postData()?.includes('Typed in the second claim'))
  await expect.poll(isSaved).toBe(true)
  const read = [first, second].flatMap(({ total, number, date }) => [formatDecimal(total), number, date])
  const told = sent
    .filter((request) => request.headers()['content-type']?.startsWith('multipart/') !== true)
    .map((request) => `${request.method()} ${request.url()} ${request.postData() ?? ''}`)
    .filter((line) => read.some((value) => line.includes(value)))
  expect(told).toEqual([])

  // The first claim still says what became of its receipt, and that it stays so now.
  await page.goBack()
  await page.getByText(madeTitleText(1)).waitFor()
  await page.getByText(receiptFormTexts.changedSince).waitFor()
  await page.getByRole('button', { name: receiptFormTexts.putBack }).waitFor({ state: 'detached' })
  await page.getByRole('form', { name: claimTexts.wizard.outpatient }).waitFor()
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  await context.close()
})
