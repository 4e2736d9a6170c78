// Requirements: AUTH-001, AUTH-002, AUTH-005, AUTH-006, AUTH-007, AUTH-013, AUTH-014, AUTH-015, AUTH-016, AUTH-017, AUTH-018, AUTH-020, AUTH-021,
// AUTH-022, AUTH-023, AUTH-024, AUTH-025, AUTH-026, AUTH-027, AUTH-028, AUTH-029, AUTH-030, AUTH-031, AUTH-032, AUTH-033, AUTH-102, AUTH-112,
// AUTH-113, ERR-001, ERR-003, ERR-006
import { otpPageTexts, otpResendLabel, otpStandText } from '@member-care/domain/texts/otp-page-texts.ts'
import { overviewTexts } from '@member-care/domain/texts/portal-texts.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMONSTRATION_PASSWORD } from '@member-care/api/demonstration/sign-ins.ts'
import { errorBody } from '@member-care/domain/errors/error-body.ts'
import { otpTexts, signInTexts } from '@member-care/domain/texts/account-texts.ts'
import { sorryText } from '@member-care/domain/texts/error-texts.ts'
import { signInPageTexts, statementTitles } from '@member-care/domain/texts/public-page-texts.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { newestOneTimePassword } from '../support/member-session.ts'
import { pressWhileRefused } from './mouse.ts'
import { tabToCaptcha } from './keyboard.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { shownSurface } from './shown-surface.ts'
import { submitCredentials, submitOneTimePassword, mailedText } from './sign-in-steps.ts'
import { anyText } from './any-text.ts'

const email = 'willow.tan@example.com'
/** Signs in without a one-time password. */
const member = 'hornbill.nair@example.com'
const { origin } = productOfThisWorker()
let browser: Browser

/** The button that has another code sent, while it may not. */
const resendLater = anyText(...Array.from({ length: 99 }, (_, second) => otpResendLabel(second + 1)))

/** What the page leads to besides into the portal (1§2). */
const waysOn = [
  [signInPageTexts.register, '/register'],
  [signInPageTexts.forgotPassword, '/forgetpassword'],
  [signInPageTexts.recoverAccount, '/recoveraccount'],
  [signInPageTexts.emailUs, 'mailto:support@member-care.example'],
  [statementTitles.securityPrivacy, '/statements/security-privacy'],
  [statementTitles.websiteTerms, '/statements/website-terms'],
  [statementTitles.personalData, '/personal-data.html'],
] as const

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe('at phone width', () => {
  test('a member signs in with password, captcha and the e-mailed one-time password', async () => {
    const { page, context, problems } = await openVisitor(browser, 'phone', origin)
    await page.goto('/')
    await page.getByRole('heading', { level: 1, name: signInPageTexts.signIn }).waitFor()
    await lookAt(page, bothWidths, 'sign-in')
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await shownSurface(page)).toBe(tokens.darkColour.surface)
    // Paper is white.
    await page.emulateMedia({ media: 'print' })
    expect(await shownSurface(page)).toBe(tokens.colour.surface)
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
    expect(await shownSurface(page)).toBe(tokens.colour.surface)

    await submitCredentials(page, email)
    await page.getByRole('heading', { level: 1, name: signInPageTexts.confirmTitle }).waitFor()
    await page.getByText(mailedText(email)).waitFor()
    await lookAt(page, bothWidths, 'one-time-password')

    await submitOneTimePassword(page, origin, email)
    await page.waitForURL('**/app')
    await page.getByRole('heading', { level: 1, name: /Willow Tan/ }).waitFor()
    await page.getByRole('heading', { name: overviewTexts.lastClaim }).waitFor()
    await lookAt(page, bothWidths, 'home')
    expect(problems).toEqual([])
    await context.close()
  })

  test('what comes after the sign-in is fetched while one types, and by the sign-in nothing more of the program', async () => {
    const { page, context, problems } = await openVisitor(browser, 'phone', origin)
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto('/')
    await page.getByLabel(signInPageTexts.email).fill(member)
    const isHomeThere = () => scripts.some((address) => /home-page/.test(address))
    await expect.poll(isHomeThere).toBe(true)
    const typed = scripts.length
    await submitCredentials(page, member)
    await page.getByRole('heading', { level: 1, name: /Hornbill Nair/ }).waitFor()
    expect(scripts.slice(typed).filter((address) => /home-page|member-area/.test(address))).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })

  test('an empty form says at each field what is missing, and sends nothing', async () => {
    const { page, context, problems } = await openVisitor(browser, 'phone', origin)
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    // A person who is not signed in is led to the form, and comes back afterwards.
    await page.goto('/app/claimrecords')
    await page.waitForURL(
      ({ pathname, searchParams }) => pathname === '/' && searchParams.get('redirect') === '/app/claimrecords',
    )
    await pressWhileRefused(
      page,
      page.getByLabel(signInPageTexts.email),
      page.getByRole('button', { name: signInPageTexts.signIn }),
    )
    await page.getByText(signInTexts.emailRequired).waitFor()
    await page.getByText(signInTexts.passwordRequired).waitFor()
    await page
      .getByRole('alert')
      .filter({ hasText: signInTexts.captchaTitle })
      .getByText(signInTexts.captchaMissing)
      .waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('email')
    await page.getByLabel(signInPageTexts.email).fill('willow.tan')
    await page.getByLabel(signInPageTexts.password, { exact: true }).fill('short')
    await page.getByText(signInTexts.emailInvalid).waitFor()
    await page.getByText(signInTexts.passwordTooShort).waitFor()
    await lookAt(page, bothWidths, 'sign-in-missing')
    expect(calls).not.toContain('/api/users/login/v3')
    for (const [name, address] of waysOn)
      await page
        .getByRole('link', { name, exact: true })
        .and(page.locator(`[href="${address}"]`))
        .waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('a wrong password and a wrong one-time password are told apart, and each can be put right', async () => {
    const { page, context, problems } = await openVisitor(browser, 'phone', origin)
    await page.goto('/')
    await submitCredentials(page, email, 'Wrong-2026')
    const failure = page.getByRole('alert').filter({ hasText: signInTexts.failedTitle })
    await failure.waitFor()
    await expect.poll(() => failure.innerText()).toContain(sorryText(signInTexts.wrongEmailOrPassword))
    await lookAt(page, bothWidths, 'sign-in-refused')

    // The captcha was used up with the refused attempt, and starts anew.
    await submitCredentials(page, email)
    await page.getByText(mailedText(email)).waitFor()
    const right = await newestOneTimePassword(origin, email)
    await page.getByLabel(otpPageTexts.label).fill(right === '000000' ? '000001' : '000000')
    await page.getByRole('button', { name: otpTexts.submit, exact: true }).click()
    await page.getByRole('alert').getByText(otpTexts.wrong).waitFor()
    await expect.poll(() => page.getByLabel(otpPageTexts.label).inputValue()).toBe('')
    await lookAt(page, bothWidths, 'one-time-password-refused')
    // A reload keeps the step and sends no other one; how long until one may be sent is counted down.
    await page.reload()
    await page.getByText(mailedText(email)).waitFor()
    await page.getByRole('button', { name: resendLater }).waitFor()
    expect(await newestOneTimePassword(origin, email)).toBe(right)
    // Back leads to the form. A person who begins anew within half a minute is told that the mailed code works, and it
    // does.
    await page.goBack()
    await submitCredentials(page, email)
    await page.getByText(otpStandText(email, { phase: 'mailed', times: 1, isEarlier: true })).waitFor()
    await page.getByRole('button', { name: resendLater }).waitFor()
    await lookAt(page, bothWidths, 'one-time-password-again')
    await page.getByLabel(otpPageTexts.label).fill(right)
    await page.getByRole('button', { name: otpTexts.submit, exact: true }).click()
    await page.waitForURL('**/app')
    await page.getByRole('heading', { level: 1, name: /Willow Tan/ }).waitFor()
    // Nobody signed in comes back to the form.
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /Willow Tan/ }).waitFor()
    // The two refusals, and nothing else.
    const refusal = 'Failed to load resource: the server responded with a status of 400 (Bad Request)'
    expect(problems).toEqual([refusal, refusal])
    await context.close()
  })

  test('the keyboard alone is enough', async () => {
    const { page, context, problems } = await openVisitor(browser, 'phone', origin)
    await page.goto('/')
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.id ?? '')
    await page.getByLabel(signInPageTexts.email).waitFor()
    await tabTo('email')
    await page.keyboard.type(email)
    await tabTo('password')
    await page.keyboard.type(DEMONSTRATION_PASSWORD)
    await tabToCaptcha(page)
    await page.keyboard.press('Space')
    await page.locator('altcha-widget [data-state="verified"]').waitFor()
    await page.keyboard.press('Enter')
    await page.getByText(mailedText(email)).waitFor()
    // The field has the focus already.
    await expect.poll(focused).toBe('otp')
    await page.keyboard.type(await newestOneTimePassword(origin, email))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/app')
    expect(problems).toEqual([])
    await context.close()

    async function tabUntil(reached: () => Promise<boolean>): Promise<void> {
      for (let presses = 0; presses < 15; presses++) {
        if (await reached()) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`The Tab key does not lead there; it ended at ${await focused()}.`)
    }
    function tabTo(name: string): Promise<void> {
      return tabUntil(async () => (await focused()) === name)
    }
  })
})

test('Back to Login leads back to the form, and a locked account is told in a dialog that can be closed', async () => {
  const { page, context } = await openVisitor(browser, 'desktop', origin)
  // The answers are made up, so that no code and no account is used up for it.
  await page.route('**/api/users/login/v3', (route) =>
    route.fulfill({ json: { user: { email, identifier: 'a sign-in' }, notifyUserLastPasswordUpdate: false } }),
  )
  await page.route('**/api/users/generateLoginOTPEmailCode', (route) =>
    route.fulfill({ json: { sent: true, resendAfterSeconds: 30 } }),
  )
  await page.goto('/')
  await submitCredentials(page, email)
  await page.getByText(mailedText(email)).waitFor()
  await page.getByRole('button', { name: signInTexts.backToLogin }).click()
  await page.getByRole('heading', { level: 1, name: signInPageTexts.signIn }).waitFor()

  await page.route('**/api/users/login/v3', (route) =>
    route.fulfill({ status: 401, json: errorBody('ACCOUNT_LOCKED') }),
  )
  await submitCredentials(page, email)
  const dialog = page.getByRole('dialog', { name: signInTexts.lockDialog.title })
  await dialog.getByText(signInTexts.lockDialog.message, { exact: true }).waitFor()
  await dialog.getByRole('button', { name: signInTexts.lockDialog.contactUs }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, name: signInPageTexts.signIn }).waitFor()
  await context.close()
})
