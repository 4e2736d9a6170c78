// Requirements: AUTH-002, AUTH-003, AUTH-030, AUTH-032, AUTH-033, AUTH-061, AUTH-062, AUTH-063, AUTH-064, AUTH-065, AUTH-067, AUTH-068, AUTH-069,
// AUTH-070, AUTH-071, AUTH-072, AUTH-073, AUTH-074, AUTH-075, AUTH-076, AUTH-077, AUTH-078, AUTH-079, ERR-002, ERR-004, ERR-016
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { portalTexts } from '@member-care/domain/texts/portal-texts.ts'
import { signInPageTexts, captchaPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demonstrationPeople } from '@member-care/api/demonstration/fill-demonstration-data.ts'
import { newPasswordTexts, resetTexts, signInTexts } from '@member-care/domain/texts/account-texts.ts'
import { errorTexts, sorryText } from '@member-care/domain/texts/error-texts.ts'
import {
  linkRequestPageTexts,
  newPasswordPageTexts,
  resetPageTexts,
} from '@member-care/domain/texts/password-page-texts.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { tabToCaptcha, tabToField, tabToText } from './keyboard.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { solveCaptcha, submitCredentials } from './sign-in-steps.ts'

const NEW_PASSWORD = 'Renewed-2026'
const { origin } = productOfThisWorker()
let browser: Browser

/** Registered members whose client asks for no one-time password, and whom no other journey signs in as: their passwords change here. */
const people = demonstrationPeople()
  .employees.filter(({ registered, company }) => registered && company.companyCode === 'KITE')
  .slice(-4)
const emailOf = (index: number) => people[index]?.email ?? 'nobody'

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** The path of the newest link that was e-mailed to somebody; waits until there is one. */
async function linkMailedTo(email: string): Promise<string> {
  const newestLink = async () => {
    const messages = (await (await fetch(`${origin}/dev/mail.json?to=${encodeURIComponent(email)}`)).json()) as {
      text: string
    }[]
    return messages.map(({ text }) => /\/resetpassword\/[\w-]+/.exec(text)?.[0]).find((path) => path !== undefined)
  }
  await expect.poll(newestLink).toBeDefined()
  return (await newestLink()) ?? ''
}

async function fillRequest(page: Page, email: string, confirmEmail = email): Promise<void> {
  await page.getByLabel(linkRequestPageTexts.email, { exact: true }).fill(email)
  await page.getByLabel(linkRequestPageTexts.confirmEmail).fill(confirmEmail)
}

async function fillNewPassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel(newPasswordPageTexts.newPassword, { exact: true }).fill(password)
  await page.getByLabel(newPasswordPageTexts.confirmation, { exact: true }).fill(confirmation)
}

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '')

describe('at desktop width', () => {
  const forgetful = emailOf(0)
  const locked = emailOf(1)

  test('a forgotten password: asked for, e-mailed, chosen anew, signed in with', async () => {
    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    await page.goto('/')
    await page.getByRole('link', { name: signInPageTexts.forgotPassword }).click()
    await page.getByRole('heading', { level: 1, name: linkRequestPageTexts['reset-password'].title }).waitFor()
    const send = page.getByRole('button', { name: linkRequestPageTexts.send })
    await page.getByRole('group', { name: captchaPageTexts.label }).getByRole('checkbox').waitFor()
    await lookAt(page, bothWidths, 'forgot-password')

    await send.click()
    await expect.poll(() => page.getByText(signInTexts.emailRequired).count()).toBe(2)
    await page
      .getByRole('alert')
      .filter({ hasText: resetTexts.captchaTitle })
      .getByText(resetTexts.captchaMissing)
      .waitFor()
    await expect.poll(() => focusedId(page)).toBe('email')
    await fillRequest(page, forgetful, 'somebody.else@example.com')
    await page.getByText(resetTexts.emailsDiffer).waitFor()
    await lookAt(page, bothWidths, 'forgot-password-missing')

    await fillRequest(page, forgetful, forgetful.toUpperCase())
    await solveCaptcha(page)
    await send.click()
    await page.getByRole('status').getByText(resetTexts.completed).waitFor()
    await lookAt(page, bothWidths, 'forgot-password-completed')

    const link = await linkMailedTo(forgetful)
    await page.goto(link)
    await page.getByRole('heading', { level: 1, name: resetPageTexts.title }).waitFor()
    await page.getByLabel(newPasswordPageTexts.newPassword, { exact: true }).waitFor()
    await lookAt(page, bothWidths, 'reset-password')
    await fillNewPassword(page, 'abcdefg1', 'abc')
    await page.getByRole('button', { name: newPasswordPageTexts.showNewPassword }).click()
    await expect
      .poll(() => page.getByLabel(newPasswordPageTexts.newPassword, { exact: true }).getAttribute('type'))
      .toBe('text')
    const [length, digit, , lower] = newPasswordTexts.help
    const done = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: newPasswordPageTexts.met }) })
    await expect.poll(() => done.allInnerTexts()).toEqual([length, digit, lower])
    await page.getByRole('button', { name: resetPageTexts.save }).click()
    await page.getByText(newPasswordTexts.tooSimple).waitFor()
    await expect.poll(() => focusedId(page)).toBe('newPassword')
    await lookAt(page, bothWidths, 'reset-password-refused')

    await fillNewPassword(page, NEW_PASSWORD, `${NEW_PASSWORD}!`)
    await page.getByText(newPasswordTexts.mismatch).waitFor()
    await fillNewPassword(page, NEW_PASSWORD)
    await page.getByRole('button', { name: resetPageTexts.save }).click()
    await page.getByRole('status').getByText(resetTexts.success).waitFor()
    await lookAt(page, bothWidths, 'reset-password-changed')

    await page.getByRole('link', { name: resetPageTexts.toSignIn }).click()
    await submitCredentials(page, forgetful, NEW_PASSWORD)
    await page.waitForURL('**/app')
    // People who are signed in do not need the page.
    await page.goto(link)
    await page.waitForURL('**/app')
    expect(problems).toEqual([])
    await context.close()

    const stranger = await openVisitor(browser, 'desktop', origin)
    await stranger.page.goto(link)
    await stranger.page.getByRole('alert').getByText(resetTexts.linkInvalid).waitFor()
    await lookAt(stranger.page, bothWidths, 'reset-password-dead-link')
    await stranger.page.getByRole('link', { name: resetPageTexts.askForAnother }).click()
    await stranger.page.waitForURL('**/forgetpassword')
    expect(stranger.problems).toEqual([])
    await stranger.context.close()
  })

  test('an account that wrong passwords have locked is recovered, with the keyboard alone', async () => {
    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    await page.goto('/')
    for (let attempt = 1; attempt <= 5; attempt++) {
      await submitCredentials(page, locked, `Wrong-${attempt}-2026`)
      await page.getByText(signInTexts.failedTitle).waitFor()
      if (attempt < 5) await page.getByText(signInTexts.wrongEmailOrPassword).waitFor()
    }
    await page.getByRole('dialog', { name: signInTexts.lockDialog.title }).waitFor()
    await tabToText(page, signInTexts.lockDialog.ok)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: linkRequestPageTexts['recover-account'].title }).waitFor()
    await page.getByRole('group', { name: captchaPageTexts.label }).getByRole('checkbox').waitFor()
    await lookAt(page, bothWidths, 'recover-account')

    await tabToField(page, 'email')
    await page.keyboard.type(locked)
    await page.keyboard.press('Tab')
    await page.keyboard.type(locked)
    await tabToCaptcha(page)
    await page.keyboard.press('Space')
    await page.locator('altcha-widget [data-state="verified"]').waitFor()
    await tabToText(page, linkRequestPageTexts.send)
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText(resetTexts.completed).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status')

    await page.goto(await linkMailedTo(locked))
    await page.getByLabel(newPasswordPageTexts.newPassword, { exact: true }).waitFor()
    await tabToField(page, 'newPassword')
    await page.keyboard.type(NEW_PASSWORD)
    await tabToField(page, 'newPasswordConfirm')
    await page.keyboard.type(NEW_PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText(resetTexts.success).waitFor()
    await tabToText(page, resetPageTexts.toSignIn)
    await page.keyboard.press('Enter')
    await submitCredentials(page, locked, NEW_PASSWORD)
    await page.waitForURL('**/app')
    // The five refusals: four wrong passwords and the lock.
    expect(problems).toHaveLength(5)
    await context.close()
  })
})

test.each(['/recoveraccount', '/recoverAccount'])(
  '%s answers an unknown address, and a failure of the server, like a success',
  async (path) => {
    const { page, context } = await openVisitor(browser, 'desktop', origin)
    for (const failing of [false, true]) {
      if (failing)
        await page.route('**/api/users/requestAccountRecoverySuccess', (route) =>
          route.fulfill({ status: 500, json: { errorMessage: 'no' } }),
        )
      await page.goto(path)
      await fillRequest(page, 'nobody.we.know@example.com')
      await solveCaptcha(page)
      await page.getByRole('button', { name: linkRequestPageTexts.send }).click()
      await page.getByRole('status').getByText(resetTexts.completed).waitFor()
    }
    await context.close()
  },
)

test('a captcha that the server does not take starts anew, and says so', async () => {
  const { page, context } = await openVisitor(browser, 'desktop', origin)
  await page.goto('/forgetpassword')
  await page.route(
    '**/api/users/requestResetPasswordSuccess',
    (route) => route.fulfill({ status: 400, json: { errorCode: 'CAPTCHA_INVALID', errorMessage: 'no' } }),
    {
      times: 1,
    },
  )
  await fillRequest(page, 'nobody.we.know@example.com')
  await solveCaptcha(page)
  await page.getByRole('button', { name: linkRequestPageTexts.send }).click()
  await page
    .getByRole('alert')
    .filter({ hasText: resetTexts.captchaTitle })
    .getByText(resetTexts.captchaMissing)
    .waitFor()
  await solveCaptcha(page)
  await page.getByRole('button', { name: linkRequestPageTexts.send }).click()
  await page.getByRole('status').getByText(resetTexts.completed).waitFor()
  await context.close()
})

test('the form for a new password is not there before the public key is, and says what the server refuses', async () => {
  const { page, context } = await openVisitor(browser, 'phone', origin)
  const keyMayCome = Promise.withResolvers<void>()
  await page.route('**/api/publickey', async (route) => {
    await keyMayCome.promise
    await route.fulfill({ status: 503, json: { errorMessage: 'Not now.' } })
  })
  await page.route('**/api/users/resetPassword/check', (route) => route.fulfill({ json: { valid: true } }))
  await page.goto('/resetpassword/some-token')
  await page.getByRole('status', { name: portalTexts.loading }).waitFor()
  await lookAt(page, 'phone', 'reset-password-loading')
  const field = page.getByLabel(newPasswordPageTexts.newPassword, { exact: true })
  expect(await field.count()).toBe(0)
  keyMayCome.resolve()
  await page.getByRole('alert').getByText('Not now.').waitFor()
  await lookAt(page, 'phone', 'reset-password-failed')
  await page.unroute('**/api/publickey')
  await page.getByRole('button', { name: pageTexts.tryAgain }).click()
  await field.waitFor()

  await fillNewPassword(page, NEW_PASSWORD)
  await page.route(
    '**/api/users/resetPassword',
    (route) => route.fulfill({ status: 503, json: { errorMessage: 'Not now.' } }),
    { times: 1 },
  )
  await page.getByRole('button', { name: resetPageTexts.save }).click()
  await page.getByRole('alert').filter({ hasText: errorTexts.issue }).getByText(sorryText('Not now.')).waitFor()
  await lookAt(page, 'phone', 'reset-password-not-saved')
  // The link is a made-up one, which the server itself now says.
  await page.getByRole('button', { name: resetPageTexts.save }).click()
  await page.getByRole('alert').getByText(resetTexts.linkInvalid).waitFor()
  await context.close()
})
