// Requirements: SHELL-011, SHELL-013, SHELL-014, CLM-051, CLM-094, CLM-101, CLM-102, CLM-103, CLM-119, CLM-120, CLM-121, CLM-123, CLM-124, CLM-125, CLM-128, CLM-129, CLM-132, CLM-133,
// ERR-009, ERR-014, LIM-014
import { spelledClaimStatuses } from '@member-care/domain/claim/claim-status.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { elogRecordsTexts } from '@member-care/domain/texts/guarantee-page-texts.ts'
import { menuTexts, overviewTexts, shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimStatusLabels } from '@member-care/domain/texts/claim-status-texts.ts'
import { addDays, formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { claimFieldLabels, claimFormTexts } from '@member-care/domain/texts/claim-form-texts.ts'
import {
  claimTexts,
  claimUpdatedText,
  paymentMethodLabels,
  viewDocumentText,
  yesNoLabels,
} from '@member-care/domain/texts/claim-texts.ts'
import { bankFieldLabels } from '@member-care/domain/texts/bank-texts.ts'
import { queueTexts } from '@member-care/domain/texts/claim-queue-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { dateFieldTexts } from '@member-care/domain/texts/date-field-texts.ts'
import { payoutWaitsText, payoutWaitTexts } from '@member-care/domain/texts/payout-wait-texts.ts'
import { claimFormHints, documentTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { closedReasons, updateClaimTexts } from '@member-care/domain/texts/update-claim-texts.ts'
import { launchBrowser } from '../support/browser.ts'
import { copyDemonstrationInstallation } from '../support/demonstration-installation.ts'
import { setEndOfCover } from '../support/end-of-cover.ts'
import { signIn, type MemberSession } from '../support/member-session.ts'
import { removeDataDirectory, startProduct, type RunningProduct } from '../support/running-product.ts'
import { answer, attach, heicPicture, receiptPicture, referralLetter } from './claim-steps.ts'
import { tabToField } from './keyboard.ts'
import { bothWidths, expectDrawn, lookAt } from './screens.ts'
import { openSignedIn } from './sign-in-steps.ts'
import { openDesk, type Insurer, type ClaimOnPaper, type RegisteredClaim, type Segment } from './update-steps.ts'
import { ANYTHING, anyText } from './any-text.ts'
import { inEnglish } from './in-english.ts'

const today = singaporeToday(new Date())
/** What the browser itself says of an answer that is an error. */
const refusedInConsole = (status: string) => `Failed to load resource: the server responded with a status of ${status}`
let product: RunningProduct
let browser: Browser
let member: MemberSession
let insurer: Insurer

beforeAll(async () => {
  // Of its own, so that claims can be filed over HTTP without a captcha.
  product = await startProduct({
    dataDirectory: await copyDemonstrationInstallation(),
    settings: { CAPTCHA: 'off', INSURER_RETRY_SECONDS: '1', RATE_LIMIT_PER_MINUTE: '12000' },
  })
  browser = await launchBrowser()
  member = await signIn(product.origin, 'willow.tan@example.com')
  insurer = await openDesk(product.origin, member)
}, 240_000)
afterAll(async () => {
  await browser.close()
  await product.stop()
  await removeDataDirectory(product.dataDirectory)
})

const addressOf = ({ kind, transactionNo }: RegisteredClaim) => `/app/claimrecords/${kind}/${transactionNo}`
const form = (page: Page) => page.getByRole('form', { name: updateClaimTexts.formName })
const update = (page: Page) => page.getByRole('button', { name: updateClaimTexts.send }).click()

async function openUpdate(claim: RegisteredClaim) {
  const visitor = await openSignedIn(browser, 'phone', product.origin, member.user)
  await visitor.page.goto(addressOf(claim))
  await visitor.page.getByRole('link', { name: claimTexts.detail.update }).click()
  await form(visitor.page).waitFor()
  return visitor
}

async function pending(kind: Segment, request: string): Promise<RegisteredClaim> {
  const claim = await insurer.receive(kind)
  await insurer.ask(claim, request)
  return claim
}

async function expectUpdated(page: Page, claim: RegisteredClaim, answersRequest: boolean): Promise<void> {
  await page.getByRole('heading', { level: 1, name: claimTexts.update.success }).waitFor()
  await page.getByRole('status').getByText(claimUpdatedText(claim.transactionNo, answersRequest)).waitFor()
}

const updatesOf = async (claim: RegisteredClaim) =>
  (await insurer.read(claim)).timeline.filter(({ what }) => what === 'ClaimUpdated').length

/** What the claims desk sees of a claim whose payout waits. */
async function expectDeskToWait(
  claim: RegisteredClaim,
  payoutWait: NonNullable<ClaimOnPaper['payoutWait']>,
): Promise<void> {
  const desk = await openSignedIn(
    browser,
    'desktop',
    product.origin,
    (await signIn(product.origin, 'claims@example.com')).user,
  )
  const { page: console } = desk
  await console.goto('/systemadmin/claims-desk?sort=filedAt&order=desc')
  await console.getByText(payoutWaitTexts.shortMark).first().waitFor()
  await lookAt(console, bothWidths, 'desk-queue-payout-waits')
  await console.getByRole('row').filter({ hasText: payoutWaitTexts.shortMark }).first().getByRole('checkbox').check()
  await console.getByRole('button', { name: queueTexts.selected.approve }).click()
  await console
    .getByRole('region', { name: payoutWaitTexts.leftOut(1) })
    .getByText(payoutWaitTexts.approvableFrom(payoutWait))
    .waitFor()
  await console.getByRole('button', { name: queueTexts.close }).click()
  await console.goto(`/systemadmin/claims-desk/view?_id=${claim.claimId}&kind=outpatient`)
  await console
    .getByRole('alert')
    .filter({ hasText: payoutWaitsText(payoutWait) })
    .waitFor()
  await lookAt(console, bothWidths, 'desk-payout-waits')
  const approve = console.getByRole('button', {
    name: consoleTexts.claims.approve,
    exact: true,
    description: payoutWaitTexts.approvableFrom(payoutWait),
  })
  await approve.focus()
  await approve.press('Enter')
  await console.keyboard.press('y')
  expect(await approve.getAttribute('aria-disabled')).toBe('true')
  expect(await console.getByRole('region', { name: consoleTexts.claims.approve, exact: true }).count()).toBe(0)
  await desk.context.close()
}

describe('at phone width', () => {
  test("a member sees what the insurer asks for, sends a phone's picture, and the claim goes on", async () => {
    const claim = await pending('out', 'Please send a clearer copy of the receipt.')
    const { page, context, problems } = await openSignedIn(browser, 'phone', product.origin, member.user)
    await page.goto(addressOf(claim))
    const request = page.getByRole('region', { name: claimTexts.detail.yourTurn })
    await request.getByText('Please send a clearer copy of the receipt.').waitFor()
    await lookAt(page, bothWidths, 'claim-pending')

    await request.getByRole('link', { name: updateClaimTexts.answerRequest }).click()
    await form(page).waitFor()
    expect(new URL(page.url()).searchParams.get('claimStatus')).toBe(spelledClaimStatuses.PENDING)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('invoicesAndReceipts')
    await update(page)
    await page.getByText(updateClaimTexts.nothingChanged).waitFor()

    await page.getByRole('button', { name: viewDocumentText('receipt.png') }).click()
    const dialog = page.getByRole('dialog', { name: 'receipt.png' })
    await expectDrawn(dialog.getByRole('img', { name: 'receipt.png' }))
    await dialog.getByRole('button', { name: claimTexts.document.close }).click()
    await page.getByRole('button', { name: documentTexts.remove('receipt.png') }).click()
    await update(page)
    await page.getByRole('paragraph').filter({ hasText: claimFormTexts.fieldRequired }).waitFor()
    expect(await updatesOf(claim)).toBe(0)
    await attach(page, claimFieldLabels.invoicesAndReceipts, await heicPicture())
    await page.getByRole('listitem').filter({ hasText: 'IMG_0042.HEIC' }).getByText(updateClaimTexts.added).waitFor()
    await lookAt(page, bothWidths, 'update-pending')
    // The browser sees no reason to ask, and nothing is lost.
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await page.reload()
    await page.getByText(updateClaimTexts.stillThere).waitFor()
    await page.getByRole('button', { name: updateClaimTexts.keepNamed('receipt.png') }).waitFor()
    await page.getByRole('listitem').filter({ hasText: 'IMG_0042.HEIC' }).getByText(updateClaimTexts.added).waitFor()
    expect(asked).toEqual([])
    await lookAt(page, bothWidths, 'update-reloaded')
    await update(page)
    await expectUpdated(page, claim, true)
    await page.getByRole('listitem').filter({ hasText: 'IMG_0042.HEIC' }).waitFor()
    await page.getByText(updateClaimTexts.askJoey).waitFor()
    const chat = page.getByRole('main').getByRole('link', { name: updateClaimTexts.chat })
    expect(await chat.getAttribute('href')).toMatch(/^\/app\/askjoey\?type=outclaim&id=./)
    await lookAt(page, bothWidths, 'updated-claim')

    await page.getByRole('link', { name: updateClaimTexts.view }).click()
    await chat.waitFor()
    await page.getByText(claimStatusLabels.PENDING_REVIEW).first().waitFor()
    await page.getByRole('button', { name: viewDocumentText('IMG_0042.HEIC') }).click()
    await expectDrawn(page.getByRole('dialog', { name: 'IMG_0042.HEIC' }).getByRole('img', { name: 'IMG_0042.HEIC' }))
    expect((await insurer.read(claim)).attachment.map(({ original_filename: name }) => name)).toEqual([
      'letter.pdf',
      'IMG_0042.HEIC',
    ])
    expect(problems).toEqual([])
    await context.close()
  })

  test('somebody who left signs in, and sends what is asked for of a claim from before', async () => {
    const email = 'fern.lee@example.com'
    const before = await signIn(product.origin, email)
    const desk = await openDesk(product.origin, before)
    const claim = await desk.receive('inp')
    await desk.ask(claim, 'The itemised bill, please.')
    await setEndOfCover(await signIn(product.origin, 'operation@example.com'), before, addDays(today, -1))
    await expect.poll(async () => (await before.fetch('/api/users/me/session')).status).toBe(401)

    const { user, fetch } = await signIn(product.origin, email)
    const { page, context, problems } = await openSignedIn(browser, 'desktop', product.origin, user)
    await page.goto('/app')
    await page.getByText(overviewTexts.notCoveredDetail).waitFor()
    const menu = page.getByRole('navigation', { name: shellTexts.mainMenu })
    for (const name of [menuTexts.home, menuTexts.claimRecords, menuTexts.elogRecords, menuTexts.profile])
      await menu.getByRole('link', { name, exact: true }).waitFor()
    const waiting = page.getByRole('region', { name: overviewTexts.attention })
    await waiting.getByText('The itemised bill, please.').waitFor()
    await lookAt(page, bothWidths, 'home-after-cover')

    // A letter from before would stand there; no other one is asked for.
    await menu.getByRole('link', { name: menuTexts.elogRecords, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: elogRecordsTexts.title }).waitFor()
    expect(await page.getByRole('main').getByRole('link', { name: elogRecordsTexts.request }).count()).toBe(0)
    await lookAt(page, bothWidths, 'letters-after-cover')

    await menu.getByRole('link', { name: menuTexts.claimRecords, exact: true }).click()
    await page.getByRole('link', { name: claim.transactionNo, exact: true }).click()
    await page.getByRole('main').getByRole('link', { name: updateClaimTexts.chat }).waitFor()
    await page.getByRole('link', { name: updateClaimTexts.answerRequest }).click()
    await form(page).waitFor()
    // Where the server cannot tell of the claim's company, it is said, and tried again.
    const config = '**/api/claims/config/benefits?*'
    const failure = { errorCode: 'INTERNAL_ERROR', errorMessage: 'It broke.', error: 'It broke.', message: 'It broke.' }
    await page.route(config, (route) => route.fulfill({ status: 500, json: failure }))
    await page.reload()
    const again = page.getByRole('main').getByRole('button', { name: pageTexts.tryAgain })
    await again.waitFor()
    await page.unroute(config)
    await again.click()
    await form(page).waitFor()
    await attach(page, claimFieldLabels.invoicesAndReceipts, await receiptPicture())
    await lookAt(page, bothWidths, 'update-after-cover')
    await update(page)
    await expectUpdated(page, claim, true)
    const sent = (await (await fetch(`/api/inpatientclaim/v3/${claim.claimId}`)).json()) as ClaimOnPaper
    expect(sent.attachment).toHaveLength(2)
    expect(problems).toEqual([refusedInConsole('500 (Internal Server Error)')])
    await context.close()
  })

  test('a member who changes the account, and the desk, see until when the payout waits', async () => {
    const claim = await insurer.receive('out')
    const { page, context, problems } = await openUpdate(claim)
    await answer(page, claimFieldLabels.paymentMethod, paymentMethodLabels.Bank)
    const another = page.getByRole('button', { name: claimFormHints.otherAccount })
    const bank = page.getByLabel(bankFieldLabels.bank, { exact: true })
    await another.or(bank).first().waitFor()
    if (await another.isVisible()) await another.click()
    await bank.selectOption({ label: 'POSB' })
    await page.getByText(payoutWaitTexts.ofTypedAccount(72)).waitFor()
    await lookAt(page, bothWidths, 'update-payout-will-wait')
    await page.getByLabel(bankFieldLabels.accountNo, { exact: true }).fill('123456789')
    await update(page)
    await expectUpdated(page, claim, false)
    await page.getByRole('link', { name: updateClaimTexts.view }).click()
    const { payoutWait } = await insurer.read(claim)
    if (payoutWait === null) throw new Error('The payout does not wait.')
    expect(Date.parse(payoutWait.until) - Date.parse(payoutWait.changedAt)).toBe(72 * 3_600_000)
    await page.getByText(payoutWaitTexts.ofClaim(payoutWait)).waitFor()
    await lookAt(page, bothWidths, 'claim-payout-waits')
    expect(problems).toEqual([])
    await context.close()

    await inEnglish(() => expectDeskToWait(claim, payoutWait))
  })

  test('before the insurer works on it everything but the person is open, and every rule of the form holds', async () => {
    const claim = await insurer.receive('out')
    const { page, context, problems } = await openUpdate(claim)
    await page.getByText(updateClaimTexts.personReason).waitFor()
    expect(await page.getByLabel(claimFieldLabels.companyId, { exact: true }).count()).toBe(0)
    await page.getByLabel(claimFieldLabels.visitDate).fill(addDays(today, 1))
    await page.getByText(claimFormTexts.dateInFuture).first().waitFor()
    await page.getByLabel(claimFieldLabels.visitDate).fill(today)
    await page.getByLabel(claimFieldLabels.amount, { exact: true }).fill('1000000')
    await answer(page, claimFieldLabels.includeGST, yesNoLabels.Y)
    await answer(page, claimFieldLabels.accidentRelated, yesNoLabels.Y)
    await page.getByLabel(claimFieldLabels.accidentDate).fill(addDays(today, 1))
    await page.getByLabel(claimFieldLabels.accidentDate).press('Tab')
    const accidentTime = page.getByLabel(claimFieldLabels.accidentTime)
    await page.getByRole('button', { name: dateFieldTexts.openClock }).click()
    // In steps of five minutes.
    const minutes = page
      .getByRole('dialog', { name: dateFieldTexts.clock })
      .getByRole('option', { name: anyText(dateFieldTexts.minutes(ANYTHING)) })
    await minutes.last().waitFor()
    await expect.poll(() => minutes.count()).toBe(12)
    await lookAt(page, bothWidths, 'time-clock')
    await page.keyboard.press('Escape')
    await accidentTime.fill('quarter past nine')
    await accidentTime.press('Tab')
    await page.getByRole('paragraph').filter({ hasText: dateFieldTexts.notATime }).waitFor()
    await accidentTime.fill('9.15 pm')
    await accidentTime.press('Tab')
    await expect.poll(() => accidentTime.inputValue()).toBe('21:15')
    await accidentTime.fill('')
    await answer(page, claimFieldLabels.claimingFromOtherInsurer, yesNoLabels.Y)
    await answer(page, claimFieldLabels.paymentMethod, paymentMethodLabels.PayNow)
    await update(page)
    for (const text of [
      claimFormTexts.amountTooHigh,
      claimFormTexts.gstRequired,
      claimFormTexts.dateInFuture,
      claimFormTexts.placeOfAccidentRequired,
      claimFormTexts.otherInsurerNameRequired,
      claimFormTexts.payNowNotConfirmed,
    ]) {
      await page.getByRole('paragraph').filter({ hasText: text }).first().waitFor()
    }
    await lookAt(page, bothWidths, 'update-errors')
    expect(await updatesOf(claim)).toBe(0)

    await page.getByLabel(claimFieldLabels.amount, { exact: true }).fill('99.90')
    await page.getByLabel(claimFieldLabels.gstAmount).fill('8.25')
    await answer(page, claimFieldLabels.accidentRelated, yesNoLabels.N)
    await page.getByLabel(claimFieldLabels.claimingFromOtherInsurerName).fill('Lion Insurance')
    await page.getByLabel(claimFieldLabels.payNowConfirmed).check()
    await attach(page, claimFieldLabels.otherDocuments, await referralLetter())
    await lookAt(page, bothWidths, 'update-submitted')
    await update(page)
    await expectUpdated(page, claim, false)
    await page.getByRole('link', { name: updateClaimTexts.view }).click()
    await page.getByText(formatMoney(99_90, 'SGD')).first().waitFor()
    await page.getByText('Lion Insurance').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test.each(['out', 'inp'] as const)('every field that the insurer looks at is locked: %s', async (kind) => {
    const claim = await pending(kind, 'Please call us.')
    const { page, context, problems } = await openUpdate(claim)
    const locked = page.getByRole('region', { name: updateClaimTexts.locked })
    await locked.getByText(updateClaimTexts.lockedReason).waitFor()
    const values = {
      out: [
        'Specialist consultation',
        'Sore shoulder',
        'Coral Family Clinic (Bishan)',
        formatMoney(120_50, 'SGD'),
        formatDisplay(today),
      ],
      inp: [
        'Appendicitis',
        'Appendicectomy',
        'Pain in the abdomen',
        'Mount Alvernia Hospital',
        formatMoney(4_800_00, 'SGD'),
        formatDisplay(addDays(today, -4)),
      ],
    }
    for (const value of values[kind]) await locked.getByText(value, { exact: true }).first().waitFor()
    const editable = await form(page).evaluate((element) =>
      [...element.querySelectorAll('input:not([type=file]), select, textarea')]
        .map((input) => (input as HTMLInputElement).name)
        .filter(Boolean),
    )
    expect([...new Set(editable)].sort()).toEqual(['accidentRelated', 'claimingFromOtherInsurer', 'paymentMethod'])
    await lookAt(page, bothWidths, `update-locked-${kind}`)
    if (kind === 'inp') {
      await page.getByRole('button', { name: documentTexts.remove('bill.png') }).click()
      await update(page)
      await page.getByRole('alert').getByText(claimFormTexts.noFiles).waitFor()
    }
    expect(problems).toEqual([])
    await context.close()
  })

  test('when the insurer asks meanwhile the member is told what changed, and keeps what was typed', async () => {
    const claim = await insurer.receive('out')
    const { page, context, problems } = await openUpdate(claim)
    await page.getByLabel(claimFieldLabels.amount, { exact: true }).fill('77.00')
    await answer(page, claimFieldLabels.claimingFromOtherInsurer, yesNoLabels.Y)
    await page.getByLabel(claimFieldLabels.claimingFromOtherInsurerName).fill('Tiger Assurance')
    await attach(page, claimFieldLabels.otherDocuments, await receiptPicture())
    await insurer.ask(claim, 'Which other insurer?')
    await update(page)

    const notice = page.getByRole('alert').filter({ hasText: updateClaimTexts.clash })
    await notice.getByText(updateClaimTexts.clashLost).waitFor()
    await notice.getByText('77.00').waitFor()
    await notice.getByRole('listitem').filter({ hasText: 'Which other insurer?' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert')
    await lookAt(page, bothWidths, 'update-clash')
    await expect
      .poll(() => page.getByLabel(claimFieldLabels.claimingFromOtherInsurerName).inputValue())
      .toBe('Tiger Assurance')
    await update(page)
    await expectUpdated(page, claim, true)
    expect(await insurer.read(claim)).toMatchObject({
      amount: '120.50',
      claimingFromOtherInsurerName: 'Tiger Assurance',
    })
    expect((await insurer.read(claim)).attachment).toHaveLength(3)
    expect(problems).toEqual([refusedInConsole('409 (Conflict)')])
    await context.close()
  })

  test('when it is decided meanwhile the member is told so, and what was not sent', async () => {
    const claim = await pending('out', 'The referral letter, please.')
    const { page, context, problems } = await openUpdate(claim)
    await attach(page, claimFieldLabels.otherDocuments, await heicPicture())
    await insurer.approve(claim)
    await update(page)
    await page.getByText(updateClaimTexts.closed).waitFor()
    await page.getByText(closedReasons.APPROVED ?? '').waitFor()
    await page.getByText('IMG_0042.HEIC').waitFor()
    await lookAt(page, bothWidths, 'update-closed')
    await page.getByRole('link', { name: updateClaimTexts.view }).click()
    await expect.poll(() => page.getByRole('button', { name: claimTexts.detail.update }).isDisabled()).toBe(true)
    expect(problems).toEqual([refusedInConsole('409 (Conflict)')])
    await context.close()
  })

  test('a lost connection loses nothing, and sending again updates the claim once', async () => {
    const claim = await pending('out', 'The referral letter, please.')
    const { page, context } = await openUpdate(claim)
    await attach(page, claimFieldLabels.otherDocuments, await receiptPicture())
    await answer(page, claimFieldLabels.accidentRelated, yesNoLabels.N)
    // First the way there breaks, then the way back: the server has done it, and the browser does not know.
    let tries = 0
    await page.route('**/api/outpatientclaim/v2/web/**', async (route) => {
      if (route.request().method() !== 'PUT' || ++tries > 2) return route.continue()
      if (tries === 2) await route.fetch()
      return route.abort('connectionreset')
    })
    await update(page)
    const failure = page.getByRole('alert').filter({ hasText: claimTexts.failed })
    await failure.getByText(updateClaimTexts.unanswered).waitFor()
    expect(await updatesOf(claim)).toBe(0)
    await lookAt(page, bothWidths, 'update-unanswered')
    await failure.getByRole('button', { name: updateClaimTexts.sendAgain }).click()
    await expect.poll(() => updatesOf(claim)).toBe(1)
    await failure.getByRole('button', { name: updateClaimTexts.sendAgain }).click()
    await expectUpdated(page, claim, true)
    expect(await updatesOf(claim)).toBe(1)
    expect((await insurer.read(claim)).attachment).toHaveLength(3)
    await context.close()
  })

  test('what was changed is not lost by going elsewhere, and only thrown away when the member says so', async () => {
    const claim = await insurer.receive('inp')
    const { page, context, problems } = await openUpdate(claim)
    await tabToField(page, 'providerName')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Lighthouse Hospital')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: menuTexts.home }).first().click()
    await page.getByRole('heading', { level: 1, name: /Willow/ }).waitFor()
    await page.goBack()
    await page.getByText(updateClaimTexts.stillThere).waitFor()
    await expect
      .poll(() => page.getByLabel(claimFieldLabels.hospital, { exact: true }).inputValue())
      .toBe('Lighthouse Hospital')
    await page.reload()
    await page.getByText(updateClaimTexts.stillThere).waitFor()
    await expect
      .poll(() => page.getByLabel(claimFieldLabels.hospital, { exact: true }).inputValue())
      .toBe('Lighthouse Hospital')

    await attach(page, claimFieldLabels.otherDocuments, await referralLetter())
    await page
      .getByRole('listitem')
      .filter({ hasText: 'referral letter.pdf' })
      .getByText(updateClaimTexts.added)
      .waitFor()

    await page.getByRole('link', { name: claimTexts.update.cancel }).click()
    const question = page.getByRole('alertdialog', { name: updateClaimTexts.leaveQuestion })
    await question.waitFor()
    await lookAt(page, bothWidths, 'update-leave')
    await question.getByRole('button', { name: updateClaimTexts.stay }).click()
    await question.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: claimTexts.update.cancel }).focus()
    await page.keyboard.press('Enter')
    const removed = page.waitForResponse(
      (response) => response.request().method() === 'DELETE' && response.url().includes('/api/claims/drafts/'),
    )
    await question.getByRole('button', { name: updateClaimTexts.discard }).click()
    expect((await removed).status()).toBe(200)
    await page.waitForURL(`**${addressOf(claim)}`)
    await page.getByText('Mount Alvernia Hospital').waitFor()
    expect(await updatesOf(claim)).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })

  test.each(['out', 'inp', 'out/NO-SUCH-CLAIM', 'inp/NO-SUCH-CLAIM/update'])(
    'no claim is at /app/claimrecords/%s, and the page says so',
    async (address) => {
      const { page, context } = await openSignedIn(browser, 'phone', product.origin, member.user)
      await page.goto(`/app/claimrecords/${address}`)
      await page.getByRole('alert').getByText(claimTexts.detail.missing, { exact: true }).waitFor()
      await page.getByRole('link', { name: claimTexts.detail.back }).waitFor()
      await context.close()
    },
  )
})
