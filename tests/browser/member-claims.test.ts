// Requirements: AUTH-033, SHELL-008, SHELL-011, CLM-002, CLM-003, CLM-004, CLM-005, CLM-006, CLM-007, CLM-008, CLM-009, CLM-010, CLM-011, CLM-012,
// CLM-064, CLM-065, CLM-066, CLM-081, CLM-082, CLM-083, CLM-086, CLM-088, CLM-099, CLM-100, CLM-108, CLM-109, CLM-110, ERR-005, ERR-007, ERR-008,
// ERR-011, ERR-012, LIM-011, LIM-012, LIM-013
import { confirmCaptchaTexts } from '@member-care/domain/texts/account-texts.ts'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimStatusLabels } from '@member-care/domain/texts/claim-status-texts.ts'
import { addDays, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { typedDate } from '@member-care/domain/dates/typed-date.ts'
import { claimFieldLabels, claimFormTexts } from '@member-care/domain/texts/claim-form-texts.ts'
import { documentStateTexts } from '@member-care/domain/texts/claim-draft-texts.ts'
import { liveMessageSchema } from '@member-care/domain/notification/live-messages.ts'
import {
  claimTexts,
  prePostHospitalisationLabels,
  viewDocumentText,
  yesNoLabels,
  paymentMethodLabels,
  claimRegisteredText,
  recordsFoundText,
} from '@member-care/domain/texts/claim-texts.ts'
import { documentViewTexts } from '@member-care/domain/texts/document-view-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { menuTexts, overviewTexts } from '@member-care/domain/texts/portal-texts.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { dateFieldTexts } from '@member-care/domain/texts/date-field-texts.ts'
import { claimFormHints, sendClaimTexts, documentTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { readPdf } from '../support/read-pdf.ts'
import {
  agreeAndSubmit,
  answer,
  attach,
  chooseClaimant,
  disguisedText,
  heicPicture,
  nextStep,
  receiptPicture,
  recordOf,
  referralLetter,
  startClaim,
  suspiciousFile,
  typeWithoutSuggestion,
  anyRecords,
} from './claim-steps.ts'
import { pressEnterAt } from './keyboard.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { atWidth, bothWidths, expectDrawn, expectFocusInView, lookAt, withTextTwiceAsLarge } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'
import { ANY_NUMBER, ANYTHING, anyText } from './any-text.ts'

const { records } = claimTexts
const email = 'willow.tan@example.com'
const company = 'Orchid Biscuits (Demo) Pte Ltd'
const today = singaporeToday(new Date())
const { origin } = productOfThisWorker()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe('at phone width', () => {
  test('a member files an outpatient claim, is told what is wrong on the way, and sees it get its number', async () => {
    const { page, context, problems } = await openVisitor(browser, 'phone', origin)
    const provider = `Harbour Lights Clinic`
    await arriveSignedIn(page, origin, email)

    await startClaim(page, 'outpatient')
    for (const notice of [claimTexts.notices.paymentPrecedence, claimTexts.notices.keepReceipts])
      await page.getByText(notice).waitFor()
    await nextStep(page)
    for (const text of [
      claimFormTexts.companyRequired,
      claimFormTexts.visitDateRequired,
      claimFormTexts.receiptNoRequired,
      claimFormTexts.amountRequired,
    ]) {
      await page.getByRole('paragraph').filter({ hasText: text }).first().waitFor()
    }
    await expectFocusInView(page, 'companyId')
    await lookAt(page, bothWidths, 'outpatient-claim-errors')
    const nextWithLargeText = () =>
      withTextTwiceAsLarge(page, async () => {
        await nextStep(page)
        await expectFocusInView(page, 'companyId')
      })
    await nextWithLargeText()
    await atWidth(page, 'desktop', nextWithLargeText)

    await chooseClaimant(page, company)
    const visitDate = page.getByLabel(claimFieldLabels.visitDate)
    await visitDate.fill(typedDate.show(addDays(today, 1)))
    await page.getByText(claimFormTexts.dateInFuture).first().waitFor()
    await visitDate.fill('31 Feb 2026')
    await visitDate.press('Tab')
    await page.getByRole('paragraph').filter({ hasText: dateFieldTexts.notADate }).waitFor()
    await expect.poll(() => visitDate.inputValue()).toBe('31 Feb 2026')
    await page.keyboard.press('Enter')
    const calendar = page.getByRole('dialog', { name: dateFieldTexts.calendar })
    await calendar.getByRole('gridcell', { name: String(Number(today.slice(-2))), exact: true }).waitFor()
    await lookAt(page, bothWidths, 'date-calendar')
    await pressEnterAt(page, '[role=gridcell]')
    await calendar.waitFor({ state: 'detached' })
    await expect.poll(() => visitDate.inputValue()).toBe(typedDate.show(today))
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe(dateFieldTexts.openCalendar)
    const [year = '', month, day] = today.split('-')
    await visitDate.fill('')
    await visitDate.pressSequentially(`${Number(day)}/${month}/${year.slice(2)}`)
    await visitDate.press('Tab')
    await expect.poll(() => visitDate.inputValue()).toBe(typedDate.show(today))
    await page.getByLabel(claimFieldLabels.benefitGroup).selectOption('Specialist')
    await page.getByText(claimTexts.notices.referralLetter).waitFor()
    await page
      .getByLabel(claimFieldLabels.benefitGroupItem, { exact: true })
      .selectOption({ label: 'Specialist consultation' })
    await typeWithoutSuggestion(page, claimFieldLabels.providerName, provider)
    await typeWithoutSuggestion(page, claimFieldLabels.diagnosisText, 'Sore shoulder')
    await answer(page, claimFormHints.prePostQuestion, prePostHospitalisationLabels.N)
    await page.getByLabel(claimFieldLabels.receiptNo).fill('R-2026-118')
    await page.getByLabel(claimFieldLabels.amount, { exact: true }).fill('0')
    await page.getByText(claimFormTexts.amountNotPositive).first().waitFor()
    await page.getByLabel(claimFieldLabels.amount, { exact: true }).fill('109')
    await answer(page, claimFieldLabels.includeGST, yesNoLabels.Y)
    await page.getByLabel(claimFieldLabels.gstAmount).fill('109.00')
    await page.getByLabel(claimFieldLabels.receiptNo).focus()
    await page.getByText(claimFormTexts.gstTooHigh).first().waitFor()
    await page.getByLabel(claimFieldLabels.gstAmount).fill('9.00')
    await answer(page, claimFieldLabels.paymentMethod, paymentMethodLabels.Cheque)

    // By its name a picture, by its content not: only the server can tell.
    await attach(page, claimFieldLabels.invoicesAndReceipts, {
      ...disguisedText,
      name: 'diary.txt',
      mimeType: 'text/plain',
    })
    await page.getByRole('alert').getByText(claimFormTexts.fileTypeRefused).waitFor()
    await page.getByRole('button', { name: documentTexts.dismiss('diary.txt') }).click()
    await attach(page, claimFieldLabels.invoicesAndReceipts, disguisedText)
    await page.getByRole('alert').getByText(claimFormTexts.fileTypeRefused).waitFor()
    await attach(page, claimFieldLabels.invoicesAndReceipts, suspiciousFile)
    await page.getByRole('alert').getByText(errorTexts.suspiciousFile).waitFor()
    await lookAt(page, bothWidths, 'outpatient-claim-refused-files')
    await attach(page, claimFieldLabels.invoicesAndReceipts, await receiptPicture())
    await attach(page, claimFieldLabels.otherDocuments, await referralLetter())
    await page.getByText(documentStateTexts.received, { exact: true }).nth(1).waitFor()
    await lookAt(page, bothWidths, 'outpatient-claim-filled')
    await nextStep(page)
    await page.getByRole('heading', { level: 2, name: claimTexts.wizard.steps['2'] }).waitFor()
    await page.getByText('R-2026-118').waitFor()
    await lookAt(page, bothWidths, 'outpatient-claim-confirm')
    const send = page.getByRole('button', { name: claimTexts.wizard.submit })
    await expect.poll(() => send.isDisabled()).toBe(true)
    await page.getByLabel(claimTexts.wizard.consent).check()
    await page.getByText(confirmCaptchaTexts.message).waitFor()
    await expect.poll(() => send.isDisabled()).toBe(true)

    const message = 'The claim is not taken today.'
    const refusal = { errorCode: 'REFUSED', errorMessage: message, error: message, message }
    await page.route('**/api/outpatientclaim/v2?*', (route) => route.fulfill({ status: 400, json: refusal }), {
      times: 1,
    })
    await agreeAndSubmit(page)
    await page.getByRole('alert').filter({ hasText: claimTexts.failed }).getByText(message).waitFor()
    await lookAt(page, bothWidths, 'outpatient-claim-refused')
    await agreeAndSubmit(page)
    await page.getByRole('heading', { level: 1, name: sendClaimTexts.submitted }).waitFor()
    await page
      .getByRole('status')
      .getByText(anyText(claimRegisteredText(ANYTHING)))
      .waitFor()
    const chat = page.getByRole('main').getByRole('link', { name: claimTexts.submitted.askJoey })
    expect(await chat.getAttribute('href')).toMatch(/^\/app\/askjoey\?type=outclaim&id=./)
    await lookAt(page, bothWidths, 'outpatient-claim-submitted')

    await page.getByRole('link', { name: claimTexts.submitted.backToClaims }).click()
    const record = recordOf(page, 'phone', provider)
    await record.getByText(claimStatusLabels.PROCESSING).waitFor()
    await lookAt(page, bothWidths, 'claim-records')
    await atWidth(page, 'desktop', async () => {
      await expect
        .poll(() => page.getByRole('columnheader').allInnerTexts())
        .toEqual([
          records.referenceNumber,
          records.visitDate,
          records.provider,
          records.type,
          records.amount,
          records.status,
          records.chat,
        ])
    })
    // A reload would lose this.
    await page.evaluate(() => Object.assign(window, { openedOnce: true }))
    await record.getByText(claimStatusLabels.SUBMITTED).waitFor({ timeout: 90_000 })
    const number = await record.getByRole('link').first().innerText()
    expect(number).not.toBe(claimTexts.records.numberFollows)
    expect(await page.evaluate(() => 'openedOnce' in window)).toBe(true)

    await record.getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor()
    await page.getByText('R-2026-118').waitFor()
    await lookAt(page, bothWidths, 'claim-detail')
    const dialog = await openDocument(page, 'receipt.png')
    await expectDrawn(dialog.getByRole('img', { name: 'receipt.png' }))
    await dialog.getByRole('button', { name: documentViewTexts.zoomIn }).click()
    await dialog.getByText('150%').waitFor()
    await lookAt(page, bothWidths, 'claim-document')
    await dialog.getByRole('button', { name: claimTexts.document.close }).click()
    const letter = await openDocument(page, 'referral letter.pdf')
    await letter.locator('canvas').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      letter.getByRole('link', { name: documentViewTexts.download }).click(),
    ])
    expect(download.suggestedFilename()).toBe('referral letter.pdf')

    // Back closes the document first, and then leads to the row that the claim was opened from.
    await page.goBack()
    await letter.waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor()
    const { pages } = await readPdf(await page.pdf({ format: 'A4' }))
    expect(pages).toHaveLength(1)
    expect(pages[0]).toContain('referral letter.pdf')
    expect(pages[0]).not.toContain(menuTexts.submitClaim)
    await page.goBack()
    const row = record.getByRole('link').first()
    await row.waitFor()
    await expect.poll(() => row.evaluate((link) => link === document.activeElement)).toBe(true)

    // So it does from page to page.
    await page.goto(`/app/claimrecords?from=2020-01-01&to=${today}`)
    const turn = page.getByRole('button', { name: records.toPage(2) })
    await turn.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => window.scrollY)
    await turn.click()
    await page
      .getByText(anyText(recordsFoundText(ANY_NUMBER, 11, 20), recordsFoundText(ANY_NUMBER, 11, ANY_NUMBER)))
      .waitFor()
    await page.goBack()
    await page.getByText(anyText(recordsFoundText(ANY_NUMBER, 1, 10))).waitFor()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)

    // The disguised file, and the refused claim; the answer to the suspicious one is none that a browser calls an error, and a date to come is never asked about.
    expect(problems).toEqual([
      'Failed to load resource: the server responded with a status of 422 (Unprocessable Entity)',
      'Failed to load resource: the server responded with a status of 400 (Bad Request)',
    ])
    await context.close()
  })

  test('a claim that cannot be loaded says why, and is asked for again on a press', async () => {
    const { page, context } = await openVisitor(browser, 'phone', origin)
    await arriveSignedIn(page, origin, email)
    const ofClaim = /\/api\/.*NOSUCH/
    await page.route(ofClaim, (route) => route.abort())
    await page.goto('/app/claimrecords/out/NOSUCH')
    const failure = page.getByRole('main').getByRole('alert')
    await failure.getByText(errorTexts.network).waitFor()
    await lookAt(page, 'phone', 'claim-not-loaded')
    await page.unroute(ofClaim)
    await failure.getByRole('button', { name: pageTexts.tryAgain }).click()
    await page.getByText(claimTexts.detail.missing).waitFor()
    await context.close()
  })

  test("a member files an inpatient claim with a phone's HEIC picture, sees the picture, and deletes the claim", async () => {
    const { page, context, problems } = await openVisitor(browser, 'phone', origin)
    const hospital = `Lighthouse Hospital`
    const nextClaimNotice = followClaimNotices(page)
    await arriveSignedIn(page, origin, email)

    await startClaim(page, 'inpatient')
    await chooseClaimant(page, company)
    // Her other employer takes no inpatient claims.
    expect(
      await page.getByLabel(claimFieldLabels.companyId, { exact: true }).getByRole('option').allInnerTexts(),
    ).toEqual([claimFormHints.choose, company])
    await typeWithoutSuggestion(page, claimFieldLabels.hospital, hospital)
    await page.getByLabel(claimFieldLabels.admissionDate).fill(addDays(today, -4))
    await page.getByLabel(claimFieldLabels.dischargeDate).fill(addDays(today, -5))
    await typeWithoutSuggestion(page, claimFieldLabels.reasonForTreatment, 'Appendicitis')
    await page.getByText(claimFormTexts.dischargeBeforeAdmission).first().waitFor()
    await page.getByLabel(claimFieldLabels.dischargeDate).fill(addDays(today, -2))
    await typeWithoutSuggestion(page, claimFieldLabels.nameOfOperation, 'Appendectomy')
    await page.getByLabel(claimFieldLabels.symptoms, { exact: true }).fill('Pain in the belly')
    await page.getByLabel(claimFieldLabels.symptomsStartDate).fill(addDays(today, -5))
    await page.getByLabel(claimFieldLabels.amount, { exact: true }).fill('4321.5')
    await attach(page, claimFieldLabels.invoicesAndReceipts, await heicPicture())
    await nextStep(page)
    await page.getByRole('heading', { level: 2, name: claimTexts.wizard.steps['2'] }).waitFor()
    await lookAt(page, bothWidths, 'inpatient-claim-confirm')
    await agreeAndSubmit(page)
    await page.getByRole('heading', { level: 1, name: sendClaimTexts.submitted }).waitFor()

    await page.getByRole('link', { name: overviewTexts.seeClaim }).click()
    await page.getByText(hospital).first().waitFor()
    const dialog = await openDocument(page, 'IMG_0042.HEIC')
    await expectDrawn(dialog.getByRole('img', { name: 'IMG_0042.HEIC' }))
    await lookAt(page, bothWidths, 'heic-document')
    await dialog.getByRole('button', { name: claimTexts.document.close }).click()

    await page.getByRole('button', { name: claimTexts.detail.delete }).click()
    const question = page.getByRole('alertdialog', { name: claimTexts.delete.question })
    await question.getByRole('button', { name: claimTexts.delete.keep }).waitFor()
    await lookAt(page, bothWidths, 'delete-claim')
    await page.route(
      '**/api/inpatientclaim/delete/*',
      (route) => route.fulfill({ status: 409, json: { errorCode: 'DELETE_NOT_ALLOWED' } }),
      { times: 1 },
    )
    await question.getByRole('button', { name: claimTexts.detail.delete }).click()
    await page.getByRole('alert').getByText(claimTexts.delete.failed).waitFor()
    await page.getByRole('button', { name: claimTexts.detail.delete }).click()
    // The live notice comes before the answer: the claim that is gone is not asked for.
    await page.route('**/api/inpatientclaim/delete/*', async (route) => {
      const told = nextClaimNotice()
      const response = await route.fetch()
      await told
      await route.fulfill({ response })
    })
    await question.getByRole('button', { name: claimTexts.detail.delete }).click()
    await page.getByText(claimTexts.delete.success).waitFor()
    await page.getByRole('link', { name: claimTexts.detail.back }).click()
    await page.getByRole('heading', { level: 1, name: claimTexts.records.title }).waitFor()
    await page.getByText(anyRecords).waitFor()
    expect(await recordOf(page, 'phone', hospital).count()).toBe(0)
    expect(problems.filter((problem) => !problem.includes('409'))).toEqual([])
    await context.close()
  })
})

async function openDocument(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: viewDocumentText(name) }).click()
  return page.getByRole('dialog', { name })
}

/** @returns a function that waits for the next live notice of claims on the page */
function followClaimNotices(page: Page): () => Promise<void> {
  let onNotice: (() => void) | undefined
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const message = liveMessageSchema.safeParse(JSON.parse(payload.toString()))
      if (message.data?.type === 'claims') onNotice?.()
    })
  })
  return () => new Promise((resolve) => (onNotice = resolve))
}
