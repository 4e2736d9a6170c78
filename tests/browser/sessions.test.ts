// Requirements: AUTH-008, AUTH-088, AUTH-089, AUTH-090, AUTH-091, AUTH-092, AUTH-093, AUTH-094, AUTH-095, AUTH-096, AUTH-097, AUTH-098, AUTH-099,
// AUTH-101, CLM-003, ADM-MNU-011, STA-013, ERR-018, ERR-019
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { otpTexts } from '@member-care/domain/texts/account-texts.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { claimTexts, prePostHospitalisationLabels, yesNoLabels } from '@member-care/domain/texts/claim-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { excludedClinicTexts } from '@member-care/domain/texts/excluded-clinic-texts.ts'
import { otpPageTexts } from '@member-care/domain/texts/otp-page-texts.ts'
import { signInPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { menuTexts, quickMenuTexts, shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import { sessionEndTexts } from '@member-care/domain/texts/session-texts.ts'
import { sessionWarningTexts, signedOutInText } from '@member-care/domain/texts/session-warning-texts.ts'
import { endSignInLabel, signInsTexts } from '@member-care/domain/texts/sign-ins-texts.ts'
import { submitClaimTexts, sendClaimTexts, claimFormHints } from '@member-care/domain/texts/submit-claim-texts.ts'
import { launchBrowser, openVisitor, type Width } from '../support/browser.ts'
import {
  agreeAndSubmit,
  answer,
  attach,
  chooseClaimant,
  nextStep,
  receiptPicture,
  startClaim,
  typeWithoutSuggestion,
} from './claim-steps.ts'
import { LANGUAGE_KEY } from '@member-care/web-kit/language/language-key.ts'
import { ANYTHING, anyText } from './any-text.ts'
import { inEnglish } from './in-english.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { signInOnScreen, submitCredentials, submitOneTimePassword } from './sign-in-steps.ts'

/** Of a company that asks for no one-time password at sign-in, but for one around claims. */
const email = 'hornbill.nair@example.com'
const company = 'Kite School (Demo) Pte Ltd'
const { origin } = productOfThisWorker()
/** The bar below a page on a phone may call it shorter. */
const recordsEntry = anyText(menuTexts.claimRecords, quickMenuTexts.claimRecords)
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** @param options.isLive whether the page is told at once of what happens */
async function signInWithPassword(
  screen: Width = 'phone',
  { isLive = true } = {},
): Promise<{ page: Page; close: () => Promise<void> }> {
  const { page, context } = await openVisitor(browser, screen, origin)
  if (!isLive)
    await page.routeWebSocket(
      () => true,
      (socket) => socket.close(),
    )
  await page.goto('/')
  await submitCredentials(page, email)
  await page.waitForURL('**/app')
  return { page, close: () => context.close() }
}

const keptAcrossReloads = (page: Page) =>
  page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)])

describe('at phone width', () => {
  test('a member is asked for a one-time password in the middle of a claim, and loses nothing of what was typed', async () => {
    const { page, close } = await signInWithPassword()
    const provider = `Kestrel Clinic`
    await startClaim(page, 'outpatient')
    await chooseClaimant(page, company)
    await page.getByLabel(claimFieldLabels.visitDate).fill(singaporeToday(new Date()))
    await page.getByLabel(claimFieldLabels.benefitGroup).selectOption('General Practitioner')
    await page.getByLabel(claimFieldLabels.benefitGroupItem, { exact: true }).selectOption({ index: 1 })
    await typeWithoutSuggestion(page, claimFieldLabels.providerName, provider)
    await typeWithoutSuggestion(page, claimFieldLabels.diagnosisText, 'Sore throat')
    await answer(page, claimFormHints.prePostQuestion, prePostHospitalisationLabels.N)
    await page.getByLabel(claimFieldLabels.receiptNo).fill('R-2026-428')
    await page.getByLabel(claimFieldLabels.amount, { exact: true }).fill('42.80')
    await answer(page, claimFieldLabels.includeGST, yesNoLabels.N)
    await attach(page, claimFieldLabels.invoicesAndReceipts, await receiptPicture())
    await nextStep(page)
    await agreeAndSubmit(page)

    const dialog = page.getByRole('dialog', { name: otpPageTexts.stepUpTitle })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    // A person who cancels stays where they are, with what was typed and the button to try again.
    await dialog.getByRole('button', { name: otpTexts.cancel }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('R-2026-428').waitFor()
    await page.getByText(provider).first().waitFor()
    await agreeAndSubmit(page)
    await dialog.waitFor()
    await dialog.getByRole('button', { name: otpTexts.submit, exact: true }).click()
    await dialog.getByText(otpTexts.required).waitFor()
    await lookAt(page, bothWidths, 'step-up-in-a-claim')
    await submitOneTimePassword(page, origin, email)
    await dialog.waitFor({ state: 'detached' })

    // What was to be sent goes by itself.
    await page.getByRole('heading', { level: 1, name: sendClaimTexts.submitted }).waitFor()
    // The school takes no inpatient claims, and so does not offer any.
    await page.getByRole('button', { name: submitClaimTexts.submitAnother }).click()
    await page.getByRole('button', { name: claimTexts.wizard.outpatient }).waitFor()
    expect(await page.getByRole('button', { name: claimTexts.wizard.inpatient }).count()).toBe(0)
    await close()
  })

  test('cancelling the one-time password leads back to where nothing was asked', async () => {
    const { page, close } = await signInWithPassword()
    await page.getByRole('navigation').getByRole('link', { name: recordsEntry }).first().click()
    const dialog = page.getByRole('dialog', { name: otpPageTexts.stepUpTitle })
    await dialog.getByRole('button', { name: otpTexts.cancel }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.waitForURL('**/app')
    await close()
  })

  test('a member ends the sign-in on another device, which is out with its next step', async () => {
    const here = await signInWithPassword()
    await here.page.goto('/app/profile?show=signins')
    await here.page.getByText(signInsTexts.current).waitFor()
    // Earlier journeys may have left some.
    const endOthers = here.page.getByRole('button', { name: signInsTexts.endOthers })
    await endOthers.or(here.page.getByText(signInsTexts.onlyOne)).first().waitFor()
    if (await endOthers.isVisible()) await endOthers.click()
    await here.page.getByText(signInsTexts.onlyOne).waitFor()

    // Told at once, it would be out without a step.
    const there = await signInWithPassword('desktop', { isLive: false })
    await here.page.reload()
    const end = here.page.getByRole('button', { name: anyText(endSignInLabel(ANYTHING)) })
    await end.waitFor()
    await lookAt(here.page, bothWidths, 'sign-ins')
    await end.click()
    await here.page.getByText(signInsTexts.ended).waitFor()
    await here.page.getByText(signInsTexts.onlyOne).waitFor()

    await there.page.getByRole('navigation').getByRole('link', { name: recordsEntry }).first().click()
    await there.page.waitForURL(
      (url) => url.pathname === '/' && url.searchParams.get('redirect') === '/app/claimrecords',
    )
    await there.page.getByText(errorTexts.unauthorized).waitFor()
    await there.page.getByText(sessionEndTexts.ENDED_ELSEWHERE).waitFor()
    // The sign-in page reads the launch configuration anew; of the person nothing is left.
    const ofNobody: readonly string[] = [storedSessionKeys.appConfig, LANGUAGE_KEY]
    expect((await keptAcrossReloads(there.page)).filter((key) => !ofNobody.includes(key))).toEqual([])
    // What is kept for the time without a network is theirs as long as they are signed in here.
    const slices: readonly string[] = [...Object.values(storedSessionKeys), LANGUAGE_KEY, 'member-care.last-seen']
    expect((await keptAcrossReloads(here.page)).filter((key) => !slices.includes(key))).toEqual([])

    await here.page.getByRole('button', { name: signInsTexts.endEverywhere }).click()
    await here.page.waitForURL((url) => url.pathname === '/')
    await there.close()
    await here.close()
  })

  test('the tabs of a browser share one sign-in: a new one has it, all are warned of its end, and sign out together', async () => {
    const { page, close } = await signInWithPassword()
    const tab = await page.context().newPage()
    await tab.goto('/app/profile')
    await tab.getByRole('heading', { level: 1, name: menuTexts.profile }).waitFor()
    const fromStart = await page.context().newPage()
    await fromStart.goto('/')
    await fromStart.waitForURL('**/app')
    const stranger = await openVisitor(browser, 'phone', origin)
    await stranger.page.goto('/app/profile')
    await stranger.page.getByRole('heading', { level: 1, name: signInPageTexts.title }).waitFor()
    await stranger.context.close()

    // The answer is made up, so that nobody has to wait for half an hour; what keeps the session is the server's own.
    const remaining = '**/api/users/me/session'
    for (const one of [page, tab])
      await one.route(remaining, (route) =>
        route.request().method() === 'GET'
          ? route.fulfill({ json: { endsInSeconds: 100, because: 'IDLE' } })
          : route.continue(),
      )
    for (const one of [page, tab]) await one.reload()
    const warnings = [page, tab].map((one) => one.getByRole('alertdialog', { name: sessionWarningTexts.idleTitle }))
    for (const warning of warnings)
      await warning
        .getByText(anyText(...Array.from({ length: 40 }, (_, gone) => signedOutInText(100 - gone))))
        .waitFor()
    await lookAt(tab, bothWidths, 'session-warning')
    await expect.poll(() => tab.evaluate(() => document.activeElement?.textContent)).toBe(sessionWarningTexts.stay)
    for (const one of [page, tab]) await one.unroute(remaining)
    await tab.keyboard.press('Enter')
    for (const warning of warnings) await warning.waitFor({ state: 'detached' })

    await tab.getByRole('button', { name: shellTexts.openMenu }).click()
    await tab.getByRole('button', { name: menuTexts.logOut }).click()
    await tab.waitForURL(({ pathname }) => pathname === '/')
    for (const one of [page, fromStart]) await one.getByText(sessionEndTexts.SIGNED_OUT).waitFor()
    await lookAt(page, bothWidths, 'session-ended-in-another-tab')
    await close()
  })

  test('an administrator finds the own sign-ins through the account menu, and keeps what was typed when the session ends', () =>
    inEnglish(walkOfAdministrator))
})

async function walkOfAdministrator(): Promise<void> {
  const { page, context } = await openVisitor(browser, 'phone', origin)
  await signInOnScreen(page, origin, 'it@example.com')
  await page.waitForURL('**/systemadmin**')
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: signInsTexts.title }).click()
  await page.getByRole('heading', { level: 1, name: signInsTexts.title }).waitFor()
  await page.getByText(signInsTexts.current).waitFor()
  await lookAt(page, bothWidths, 'console-sign-ins')

  await page.goto('/systemadmin/excludedclinic/create')
  const code = page.getByLabel(excludedClinicTexts.code)
  await code.fill('SESSION01')
  await endSessionOf(page)
  await page.getByRole('button', { name: excludedClinicTexts.create }).click()
  const ended = page.getByRole('alertdialog', { name: editTexts.sessionEnded.title })
  await ended.getByText(errorTexts.unauthorized).waitFor()
  await ended.getByText(sessionEndTexts.SIGNED_OUT).waitFor()
  await lookAt(page, bothWidths, 'console-session-ended')
  const signIn = ended.getByRole('link', { name: editTexts.sessionEnded.signIn })
  await page.keyboard.press('Escape')
  const [tab] = await Promise.all([context.waitForEvent('page'), signIn.click()])
  // Nobody else's session will do.
  await signOn(tab, 'Olive Operation')
  await tab.getByRole('button', { name: /^Account/ }).waitFor()
  await tab.getByRole('button', { name: /^Account/ }).click()
  await tab.getByRole('menuitem', { name: consoleTexts.menu.logout }).click()
  await tab.waitForURL(({ pathname }) => pathname === '/')
  await signOn(tab, 'Ivy Informatics')
  await page.bringToFront()
  await ended.waitFor({ state: 'detached' })
  await expect.poll(() => code.inputValue()).toBe('SESSION01')
  expect(new URL(page.url()).pathname).toBe('/systemadmin/excludedclinic/create')

  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: consoleTexts.menu.logout }).click()
  await page
    .getByRole('alertdialog', { name: editTexts.leave.title })
    .getByRole('button', { name: editTexts.leave.leave })
    .click()
  await page.waitForURL((url) => url.pathname === '/')
  await context.close()
}

/** Ends the session on the server; its tab does not hear of it. */
async function endSessionOf(page: Page): Promise<void> {
  const status = await page.evaluate(async (key) => {
    const { accessToken } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { accessToken: string }
    return (await fetch('/api/users/logout', { method: 'POST', headers: { Accesstoken: accessToken } })).status
  }, storedSessionKeys.user)
  expect(status).toBe(200)
}

/** By single sign-on with the local issuer, from the sign-in page to the console. */
async function signOn(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: signInPageTexts.singleSignOn }).click()
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await page.waitForURL('**/systemadmin**')
}
