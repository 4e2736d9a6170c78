// Requirements: CLM-004, CLM-005
/** Unfinished claims in a real browser: found again on another device, through a broken connection, a refused file and a session that ended. */
import { signInPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAXIMUM_FILE_BYTES } from '@member-care/domain/claim/form/attachment-errors.ts'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { MOST_DRAFTS } from '@member-care/domain/draft/draft-limits.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { overviewTexts } from '@member-care/domain/texts/portal-texts.ts'
import {
  documentStateTexts,
  draftTexts,
  moreDraftsText,
  savedAtText,
  draftStandText,
} from '@member-care/domain/texts/claim-draft-texts.ts'
import { outboxTexts } from '@member-care/domain/texts/outbox-texts.ts'
import { claimFieldLabels, claimFormTexts } from '@member-care/domain/texts/claim-form-texts.ts'
import {
  claimTexts,
  prePostHospitalisationLabels,
  viewDocumentText,
  yesNoLabels,
  paymentMethodLabels,
} from '@member-care/domain/texts/claim-texts.ts'
import {
  madeSmallerText,
  sendClaimTexts,
  submitClaimTexts,
  documentTexts,
  claimFormHints,
} from '@member-care/domain/texts/submit-claim-texts.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { launchBrowser, openVisitor, type Width } from '../support/browser.ts'
import {
  agreeAndSubmit,
  answer,
  attach,
  chooseClaimant,
  disguisedText,
  largePdf,
  largeSidewaysPhoto,
  nextStep,
  receiptPicture,
  recordOf,
  referralLetter,
  startClaim,
  suspiciousFile,
  typeWithoutSuggestion,
  openClaimForms,
} from './claim-steps.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, expectDrawn, lookAt } from './screens.ts'
import { arriveSignedIn, signInOnScreen, submitCredentials, submitOneTimePassword } from './sign-in-steps.ts'
import { goOnWith } from './begun-claim-steps.ts'
import { ANYTHING, anyText, anyTextWith, ANY_TIME } from './any-text.ts'

const email = 'willow.tan@example.com'
const company = 'Orchid Biscuits (Demo) Pte Ltd'
const today = singaporeToday(new Date())
const { origin } = productOfThisWorker()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function openMember(width: Width = 'phone') {
  const visitor = await openVisitor(browser, width, origin)
  await arriveSignedIn(visitor.page, origin, email)
  return visitor
}

async function fillInVisit(
  page: Page,
  claim: { readonly provider: string; readonly receiptNo: string },
): Promise<void> {
  await chooseClaimant(page, company)
  await page.getByLabel(claimFieldLabels.visitDate).fill(today)
  await page.getByLabel(claimFieldLabels.benefitGroup).selectOption('Specialist')
  await page
    .getByLabel(claimFieldLabels.benefitGroupItem, { exact: true })
    .selectOption({ label: 'Specialist consultation' })
  await typeWithoutSuggestion(page, claimFieldLabels.providerName, claim.provider)
  await page.getByLabel(claimFieldLabels.receiptNo).fill(claim.receiptNo)
}

async function fillInTheRest(page: Page): Promise<void> {
  await typeWithoutSuggestion(page, claimFieldLabels.diagnosisText, 'Sore shoulder')
  await answer(page, claimFormHints.prePostQuestion, prePostHospitalisationLabels.N)
  await page.getByLabel(claimFieldLabels.amount, { exact: true }).fill('120.50')
  await answer(page, claimFieldLabels.includeGST, yesNoLabels.N)
  await answer(page, claimFieldLabels.paymentMethod, paymentMethodLabels.Cheque)
}

const anySaved = anyText(savedAtText(ANY_TIME))
const untilSaved = (page: Page) => page.getByText(anySaved).waitFor()
const untilReceived = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).getByText(documentStateTexts.received, { exact: true }).waitFor()
/** The entry of "Continue your claim" that names a provider. */
const entryOf = (page: Page, provider: string) => page.getByRole('listitem').filter({ hasText: provider })

async function discard(page: Page, provider: string): Promise<void> {
  await entryOf(page, provider).getByRole('button', { name: draftTexts.discard }).click()
  const question = page.getByRole('alertdialog', { name: draftTexts.discardQuestion })
  await question.getByRole('button', { name: draftTexts.discard }).click()
  // Beneath it nothing is there for assistive technology, nor for a role: it closes once the server knows.
  await question.waitFor({ state: 'detached' })
  await entryOf(page, provider).waitFor({ state: 'detached' })
}

test('begun on a phone, a claim is continued at a desk with its documents there, and submitted once', async () => {
  const provider = 'Two Devices Clinic'
  const phone = await openMember('phone')
  await startClaim(phone.page, 'outpatient')
  await fillInVisit(phone.page, { provider, receiptNo: 'R-TWO-DEVICES' })
  await attach(phone.page, claimFieldLabels.invoicesAndReceipts, await receiptPicture())
  await untilReceived(phone.page, 'receipt.png')
  await untilSaved(phone.page)
  await lookAt(phone.page, 'phone', 'claim-draft-saved')
  // A line of its own below the bar: no field shows beside the word or through it.
  const line = await phone.page.getByText(anySaved).evaluate((word) => {
    let box: Element = word
    while (box.parentElement !== null && getComputedStyle(box).position !== 'sticky') box = box.parentElement
    return {
      beyond: window.innerWidth - box.getBoundingClientRect().width,
      ground: getComputedStyle(box).backgroundColor,
    }
  })
  expect(line).toEqual({ beyond: 0, ground: expect.stringMatching(/^rgb\(/) })

  const desk = await openMember('desktop')
  await entryOf(desk.page, provider)
    .getByText(anyText(draftStandText(ANYTHING, 1)))
    .waitFor()
  await lookAt(desk.page, 'desktop', 'home-unfinished-claim')
  await entryOf(desk.page, provider).getByRole('link', { name: draftTexts.continue }).click()
  await desk.page.getByRole('form', { name: claimTexts.wizard.outpatient }).waitFor()
  await expect.poll(() => desk.page.getByLabel(claimFieldLabels.receiptNo).inputValue()).toBe('R-TWO-DEVICES')
  await untilReceived(desk.page, 'receipt.png')
  await fillInTheRest(desk.page)
  await attach(desk.page, claimFieldLabels.otherDocuments, await referralLetter())
  await untilReceived(desk.page, 'referral letter.pdf')
  await untilSaved(desk.page)
  await lookAt(desk.page, 'desktop', 'claim-draft-continued')

  // The phone still has the claim as it left it.
  await phone.page.getByLabel(claimFieldLabels.receiptNo).fill('R-FROM-THE-PHONE')
  await phone.page.getByRole('button', { name: draftTexts.takeTheirs }).waitFor()
  await lookAt(phone.page, 'phone', 'claim-draft-two-versions')
  await phone.page.getByRole('button', { name: draftTexts.takeTheirs }).click()
  await untilReceived(phone.page, 'referral letter.pdf')
  await expect.poll(() => phone.page.getByLabel(claimFieldLabels.receiptNo).inputValue()).toBe('R-TWO-DEVICES')

  await nextStep(desk.page)
  await agreeAndSubmit(desk.page)
  await desk.page.getByRole('heading', { level: 1, name: sendClaimTexts.submitted }).waitFor()
  await phone.page.getByLabel(claimFieldLabels.receiptNo).fill('R-TOO-LATE')
  await phone.page.getByRole('alert').getByText(draftTexts.gone).waitFor()
  await lookAt(phone.page, 'phone', 'claim-draft-gone')

  await desk.page.getByRole('link', { name: claimTexts.submitted.backToClaims }).click()
  await recordOf(desk.page, 'desktop', provider).first().waitFor()
  await expect.poll(() => recordOf(desk.page, 'desktop', provider).count()).toBe(1)
  await desk.page.goto('/app')
  await desk.page.getByRole('heading', { level: 1 }).waitFor()
  await desk.page.waitForLoadState('networkidle')
  expect(await entryOf(desk.page, provider).getByRole('link', { name: draftTexts.continue }).count()).toBe(0)

  await phone.page.getByRole('button', { name: draftTexts.keepMine }).click()
  await untilReceived(phone.page, 'receipt.png')
  await untilSaved(phone.page)
  await expect.poll(() => phone.page.getByLabel(claimFieldLabels.receiptNo).inputValue()).toBe('R-TOO-LATE')
  await phone.page
    .getByRole('listitem')
    .filter({ hasText: 'referral letter.pdf' })
    .getByText(documentStateTexts.gone)
    .waitFor()
  await lookAt(phone.page, 'phone', 'claim-draft-kept-as-new')
  await phone.page.goto('/app')
  await discard(phone.page, provider)
  await phone.context.close()
  await desk.context.close()
})

test('a connection that is lost in the middle of an upload costs nothing', async () => {
  const provider = `Broken Line Clinic`
  const { page, context } = await openMember()
  await startClaim(page, 'outpatient')
  await fillInVisit(page, { provider, receiptNo: `R-LINE` })
  await untilSaved(page)

  // The line breaks while the file is on its way, again and again.
  const uploads = '**/api/claims/drafts/*/files?*'
  let tries = 0
  await page.route(uploads, (route) => {
    tries += 1
    return route.abort('connectionreset')
  })
  await attach(page, claimFieldLabels.invoicesAndReceipts, await receiptPicture())
  await page.getByText(documentStateTexts.failed).waitFor()
  await lookAt(page, bothWidths, 'claim-draft-file-failed')
  const before = tries
  await page.getByRole('button', { name: pageTexts.labelled(documentStateTexts.tryAgain, 'receipt.png') }).click()
  await expect.poll(() => tries).toBeGreaterThan(before)
  await page.unroute(uploads)
  // The browser notices that the line stands again.
  await context.setOffline(true)
  await context.setOffline(false)
  await untilReceived(page, 'receipt.png')

  await context.setOffline(true)
  await fillInTheRest(page)
  // Kept on the device meanwhile, and said so (S125).
  await page.getByText(outboxTexts.begunHere).waitFor()
  await attach(page, claimFieldLabels.otherDocuments, await referralLetter())
  await page.getByText(documentStateTexts.waitingForConnection).waitFor()
  await lookAt(page, bothWidths, 'claim-draft-offline')
  await context.setOffline(false)
  await untilReceived(page, 'referral letter.pdf')
  await untilSaved(page)

  await nextStep(page)
  await agreeAndSubmit(page)
  await page.getByRole('heading', { level: 1, name: sendClaimTexts.submitted }).waitFor()
  await page.getByText('referral letter.pdf').waitFor()
  await context.close()
})

test('a claim whose documents are still going up has them all, though another one is begun meanwhile', async () => {
  const provider = 'Slow Line Clinic'
  const { page, context } = await openMember()
  await startClaim(page, 'outpatient')
  await fillInVisit(page, { provider, receiptNo: 'R-SLOW' })
  await untilSaved(page)
  const uploads = '**/api/claims/drafts/*/files?*'
  const line = Promise.withResolvers<void>()
  await page.route(uploads, async (route) => {
    await line.promise
    await route.continue()
  })
  await attach(page, claimFieldLabels.invoicesAndReceipts, await receiptPicture())
  await attach(page, claimFieldLabels.otherDocuments, await referralLetter())

  await page.getByRole('button', { name: claimTexts.wizard.steps[0] }).click()
  await page.getByRole('button', { name: claimTexts.wizard.inpatient }).click()
  await page.getByRole('form', { name: claimTexts.wizard.inpatient }).waitFor()
  line.resolve()
  await page.goto('/app')
  await goOnWith(page, provider)
  await page.getByRole('form', { name: claimTexts.wizard.outpatient }).waitFor()
  await untilReceived(page, 'receipt.png')
  await untilReceived(page, 'referral letter.pdf')
  await page.goto('/app/submitclaim')
  await discard(page, provider)
  await context.close()
})

test('a file that is refused says why, the rest stays, and the claim is discarded when that is wanted', async () => {
  const provider = `Refused File Clinic`
  const { page, context } = await openMember()
  await startClaim(page, 'outpatient')
  await fillInVisit(page, { provider, receiptNo: 'R-REFUSED' })
  await attach(page, claimFieldLabels.otherDocuments, await referralLetter())
  await attach(page, claimFieldLabels.invoicesAndReceipts, disguisedText, suspiciousFile)
  await page.getByRole('alert').getByText(claimFormTexts.fileTypeRefused).waitFor()
  await page.getByRole('alert').getByText(errorTexts.suspiciousFile).waitFor()
  await untilReceived(page, 'referral letter.pdf')
  await lookAt(page, bothWidths, 'claim-draft-file-refused')

  const photo = await largeSidewaysPhoto()
  expect(photo.buffer.length).toBeGreaterThan(MAXIMUM_FILE_BYTES)
  await attach(page, claimFieldLabels.invoicesAndReceipts, photo, largePdf)
  await page.getByRole('alert').getByText(claimFormTexts.fileTooLarge).waitFor()
  await page
    .getByText(anyTextWith(madeSmallerText(ANYTHING, `${(photo.buffer.length / 2 ** 20).toFixed(1)} MB`)))
    .waitFor()
  await untilReceived(page, 'IMG_0043.jpg')
  await page.getByRole('button', { name: viewDocumentText('IMG_0043.jpg') }).click()
  const preview = page.getByRole('dialog').getByRole('img', { name: 'IMG_0043.jpg' })
  await expectDrawn(preview)
  await lookAt(page, bothWidths, 'claim-draft-photo')
  const sent = Buffer.from(
    await preview.evaluate(async (image) => [
      ...new Uint8Array(await (await fetch((image as HTMLImageElement).src)).arrayBuffer()),
    ]),
  )
  expect(sent.length).toBeLessThanOrEqual(MAXIMUM_FILE_BYTES)
  // Upright in its very points, not by a note that not everybody reads.
  const { width, height, orientation } = await sharp(sent).metadata()
  expect({ width, height, orientation }).toEqual({ width: 1500, height: 2000, orientation: undefined })
  const halves = await Promise.all(
    [0, 1000].map((top) =>
      sharp(sent)
        .extract({ left: 0, top, width: 1500, height: 1000 })
        .toBuffer()
        .then((half) => sharp(half).stats()),
    ),
  )
  expect(halves.map(({ channels: [red, , blue] }) => ((red?.mean ?? 0) > (blue?.mean ?? 0) ? 'red' : 'blue'))).toEqual([
    'red',
    'blue',
  ])
  await page.getByRole('button', { name: claimTexts.document.close }).click()
  await page.getByRole('button', { name: documentTexts.remove('IMG_0043.jpg') }).click()
  await page.getByRole('button', { name: documentTexts.remove('IMG_0043.jpg') }).waitFor({ state: 'detached' })
  await expect.poll(() => page.getByLabel(claimFieldLabels.receiptNo).inputValue()).toBe('R-REFUSED')
  await untilSaved(page)

  await page.reload()
  await untilReceived(page, 'referral letter.pdf')
  await expect.poll(() => page.getByLabel(claimFieldLabels.receiptNo).inputValue()).toBe('R-REFUSED')
  // On a slow line the list is opened before the server knows that the document was taken away.
  const maySayIt = Promise.withResolvers<void>()
  await page.route('**/api/claims/drafts/*/files/*', async (route) => {
    await maySayIt.promise
    await route.continue()
  })
  await page.getByRole('button', { name: documentTexts.remove('referral letter.pdf') }).click()
  await page.getByRole('button', { name: documentTexts.remove('referral letter.pdf') }).waitFor({ state: 'detached' })

  await openClaimForms(page)
  await page.getByRole('heading', { level: 2, name: submitClaimTexts.typeQuestion }).waitFor()
  maySayIt.resolve()
  await entryOf(page, provider)
    .getByText(anyText(draftStandText(ANYTHING, 0)))
    .waitFor()
  await lookAt(page, bothWidths, 'claim-draft-list')
  await entryOf(page, provider).getByRole('button', { name: draftTexts.discard }).click()
  const question = page.getByRole('alertdialog', { name: draftTexts.discardQuestion })
  await question.getByRole('button', { name: draftTexts.keep }).waitFor()
  await lookAt(page, bothWidths, 'claim-draft-discard')
  await question.getByRole('button', { name: draftTexts.keep }).click()
  await discard(page, provider)
  await page.goto('/app')
  await page.waitForLoadState('networkidle')
  expect(await entryOf(page, provider).count()).toBe(0)
  await context.close()
})

test('of many unfinished claims the newest shows, and that there are too many is said before one more is begun', async () => {
  const { page, context } = await openMember('desktop')
  const drafts = Array.from({ length: MOST_DRAFTS }, () => crypto.randomUUID())
  const call = (method: 'PUT' | 'DELETE', id: string) =>
    page.evaluate(
      async ({ key, path, ...request }) => {
        const { accessToken } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { accessToken?: string }
        const response = await fetch(path, {
          ...request,
          headers: {
            Accesstoken: accessToken ?? '',
            ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
          },
        })
        return response.status
      },
      {
        key: storedSessionKeys.user,
        path: `/api/claims/drafts/${id}`,
        method,
        ...(method === 'PUT' && {
          body: JSON.stringify({
            kind: 'outpatient',
            companyId: '',
            form: { providerName: `Clinic ${id}` },
            step: 'information',
            expectedVersion: 0,
          }),
        }),
      },
    )
  for (const id of drafts) expect(await call('PUT', id)).toBe(200)
  await page.reload()
  const unfinished = page.getByRole('region', { name: draftTexts.continueTitle })
  await unfinished.getByText(draftTexts.tooMany).waitFor()
  // The two come by calls of their own.
  const firstRegions = () =>
    page
      .getByRole('region')
      .evaluateAll((regions) => regions.slice(0, 2).map((region) => region.getAttribute('aria-label')))
  await expect.poll(firstRegions).toEqual([overviewTexts.attention, draftTexts.continueTitle])
  await expect
    .poll(() => unfinished.getByRole('listitem').allInnerTexts())
    .toEqual([expect.stringContaining(`Clinic ${drafts.at(-1)}`)])
  await lookAt(page, bothWidths, 'home-many-unfinished-claims')
  await unfinished.getByRole('button', { name: moreDraftsText(MOST_DRAFTS - 1) }).click()
  await expect.poll(() => unfinished.getByRole('listitem').count()).toBe(MOST_DRAFTS)

  await page.goto('/app/submitclaim')
  await unfinished.getByText(draftTexts.tooMany).waitFor()
  const begin = page.getByRole('button', { name: claimTexts.wizard.outpatient })
  await expect.poll(() => begin.isDisabled()).toBe(true)
  await lookAt(page, bothWidths, 'claim-draft-too-many')
  await discard(page, `Clinic ${drafts.at(-1)}`)
  await expect.poll(() => begin.isEnabled()).toBe(true)
  for (const id of drafts.slice(0, -1)) await call('DELETE', id)
  await context.close()
})

test('a session that ends in the middle leads back to the claim after signing in again', async () => {
  const provider = 'Ended Session Clinic'
  const { page, context } = await openVisitor(browser, 'desktop', origin)
  // The next save is what tells the page that its session has ended, not the live connection, which would before anything more is typed.
  await page.routeWebSocket(
    () => true,
    (socket) => socket.close(),
  )
  await signInOnScreen(page, origin, email)
  await page.waitForURL('**/app')
  await startClaim(page, 'outpatient')
  await fillInVisit(page, { provider, receiptNo: 'R-BEFORE' })
  await untilSaved(page)
  await page.evaluate(async (key) => {
    const { accessToken } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { accessToken?: string }
    await fetch('/api/users/logout', { method: 'POST', headers: { Accesstoken: accessToken ?? '' } })
  }, storedSessionKeys.user)
  await page.getByLabel(claimFieldLabels.receiptNo).fill('R-AFTER')
  await page.getByLabel(signInPageTexts.email).waitFor()
  await submitCredentials(page, email)
  await submitOneTimePassword(page, origin, email)
  await page.getByRole('form', { name: claimTexts.wizard.outpatient }).waitFor()
  await expect.poll(() => page.getByLabel(claimFieldLabels.receiptNo).inputValue()).toBe('R-AFTER')
  await untilSaved(page)
  await page.reload()
  await page.getByRole('form', { name: claimTexts.wizard.outpatient }).waitFor()
  await expect.poll(() => page.getByLabel(claimFieldLabels.receiptNo).inputValue()).toBe('R-AFTER')
  await openClaimForms(page)
  await discard(page, provider)
  await context.close()
})
