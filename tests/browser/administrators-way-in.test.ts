// Requirements: AUTH-002, AUTH-008, AUTH-034, AUTH-035, AUTH-036, AUTH-080, AUTH-081, AUTH-082, AUTH-083, AUTH-084, AUTH-086, LIM-018
/** How administrators get in besides with a password: the activation of an invited account, and single sign-on with the local issuer. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invitedAdministratorEmails } from '@member-care/api/demonstration/people.ts'
import { SIGN_ON_REDIRECT_MS } from '@member-care/domain/account/single-sign-on.ts'
import { activationTexts, newPasswordTexts } from '@member-care/domain/texts/account-texts.ts'
import {
  activationPageTexts,
  administratorTexts,
  signOnPageTexts,
} from '@member-care/domain/texts/administrator-texts.ts'
import { newPasswordPageTexts } from '@member-care/domain/texts/password-page-texts.ts'
import { publicPageTexts, signInPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { tabToField, tabToText, tabUntil } from './keyboard.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { submitCredentials, submitOneTimePassword } from './sign-in-steps.ts'

const CHOSEN = 'Chosen-2026'
const { origin } = productOfThisWorker()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** The path of the activation link that was e-mailed to somebody. */
async function linkMailedTo(email: string): Promise<string> {
  const messages = (await (await fetch(`${origin}/dev/mail.json?to=${encodeURIComponent(email)}`)).json()) as {
    text: string
  }[]
  const path = messages
    .map(({ text }) => /\/registeradmin\/[\w-]+/.exec(text)?.[0])
    .find((found) => found !== undefined)
  if (path === undefined) throw new Error(`No activation link has come to ${email}.`)
  return path
}

const newPassword = (page: Page) => page.getByLabel(newPasswordPageTexts.newPassword, { exact: true })
const reEntered = (page: Page) => page.getByLabel(activationPageTexts.reEnterPassword, { exact: true })
const consoleHeading = (page: Page) => page.getByRole('heading', { level: 1 })

describe('at desktop width', () => {
  const invited = invitedAdministratorEmails[0] ?? 'nobody'

  test('an invited administrator chooses a password and signs in with it', async () => {
    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    const link = await linkMailedTo(invited)
    await page.goto(link)
    await page.getByRole('heading', { level: 1, name: activationPageTexts.title }).waitFor()
    await newPassword(page).waitFor()
    await lookAt(page, bothWidths, 'activation')

    const activate = page.getByRole('button', { name: activationPageTexts.submit })
    await activate.click()
    await page.getByText(newPasswordTexts.required).waitFor()
    await newPassword(page).fill('onlylowercase1')
    await page.getByText(newPasswordTexts.tooSimple).waitFor()
    await newPassword(page).fill(CHOSEN)
    await reEntered(page).fill('Other-2026')
    await activate.click()
    await page.getByText(newPasswordTexts.mismatchAdministrator).waitFor()
    await lookAt(page, bothWidths, 'activation-mismatch')
    await reEntered(page).fill(CHOSEN)
    await activate.click()

    await page.getByText(activationTexts.success).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await lookAt(page, bothWidths, 'activation-done')
    await submitCredentials(page, invited, CHOSEN)
    await submitOneTimePassword(page, origin, invited)
    await page.waitForURL('**/systemadmin**')
    await consoleHeading(page).waitFor()

    await page.goto(link)
    await page.getByText(activationTexts.invalidActivationLink).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await lookAt(page, bothWidths, 'activation-link-used')
    // The used link is refused once, which the console of the browser notes.
    expect(problems).toEqual(['Failed to load resource: the server responded with a status of 400 (Bad Request)'])
    await context.close()
  })

  test('without a link there is nothing to activate', async () => {
    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    await page.goto('/registeradmin')
    await page.getByText(activationTexts.invalidLink, { exact: true }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('single sign-on leads to the console, after a word that it worked', async () => {
    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    let [landed, left] = [0, 0]
    page.on('request', (request) => {
      if (request.url().endsWith('/api/users/ssoLogin')) landed = Date.now()
      if (request.isNavigationRequest() && request.url().endsWith('/systemadmin')) left = Date.now()
    })
    // Another origin is no page of ours, however it came there.
    await page.goto('/?redirect=//evil.example/systemadmin')
    await page.getByRole('link', { name: signInPageTexts.singleSignOn }).click()
    await page.getByRole('heading', { level: 1, name: 'Choose who signs on' }).waitFor()
    await lookAt(page, bothWidths, 'local-issuer')
    await page.getByRole('button', { name: /Olive Operation/ }).click()

    await page.getByRole('heading', { level: 1, name: signOnPageTexts.done }).waitFor()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/redirect_login')
    await page.waitForURL('**/systemadmin**')
    expect(left - landed).toBeGreaterThanOrEqual(SIGN_ON_REDIRECT_MS)
    await consoleHeading(page).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('single sign-on refuses who is no administrator, who cancels, and who comes without a code', async () => {
    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    const failure = page.getByRole('alert').filter({ hasText: signOnPageTexts.failedTitle })
    await page.goto('/')
    await page.getByRole('link', { name: signInPageTexts.singleSignOn }).click()
    await page.getByRole('button', { name: /Willow Tan/ }).click()
    await failure.getByText(administratorTexts.signOnFailures['not-administrator']).waitFor()
    expect(new URL(page.url()).search).toBe('')
    await lookAt(page, bothWidths, 'single-sign-on-refused')

    await page.getByRole('link', { name: signOnPageTexts.tryAgain }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await failure.getByText(administratorTexts.signOnFailures.refused).waitFor()

    await page.goto('/redirect_login')
    await failure.getByText(signOnPageTexts.noToken).waitFor()
    await page.getByRole('link', { name: publicPageTexts.backToSignIn }).click()
    await page.getByRole('heading', { level: 1, name: signInPageTexts.title }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('the keyboard alone is enough for single sign-on, which need not wait and leads where one came from', async () => {
    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    // The landing page stays, so that it can be looked at.
    await page.addInitScript((delay) => {
      const { setTimeout } = window
      Object.assign(window, {
        setTimeout: (todo: () => void, milliseconds?: number) =>
          milliseconds === delay ? 0 : setTimeout(todo, milliseconds),
      })
    }, SIGN_ON_REDIRECT_MS)
    const wanted = '/systemadmin/record-views'
    await page.goto(`/?${new URLSearchParams({ redirect: wanted }).toString()}`)
    await page.getByRole('link', { name: signInPageTexts.singleSignOn }).waitFor()
    await tabToText(page, signInPageTexts.singleSignOn)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Choose who signs on' }).waitFor()
    await tabUntil(page, () =>
      page.evaluate(() => document.activeElement?.textContent?.startsWith('Rowan Replay') ?? false),
    )
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: signOnPageTexts.done }).waitFor()
    await lookAt(page, bothWidths, 'single-sign-on-done')
    await tabToText(page, signOnPageTexts.openNow)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${wanted}**`)
    expect(problems).toEqual([])
    await context.close()
  })
})

test('the keyboard alone is enough on the activation page, and the focus goes to what is wrong', async () => {
  const { page, context } = await openVisitor(browser, 'desktop', origin)
  // The link need not be good for that: the page is asked to believe it.
  await page.route('**/api/users/activateLink/check', (route) =>
    route.fulfill({ json: { valid: true, email: 'somebody@example.com' } }),
  )
  await page.goto('/registeradmin/x')
  await newPassword(page).waitFor()
  await tabToText(page, activationPageTexts.submit)
  await page.keyboard.press('Enter')
  await page.getByText(newPasswordTexts.required).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('newPassword')
  await page.keyboard.type(CHOSEN)
  await tabToField(page, 'newPasswordConfirm')
  await page.keyboard.type(CHOSEN)
  await page.keyboard.press('Enter')
  await page.getByText(activationTexts.invalidActivationLink).waitFor()
  await context.close()
})
