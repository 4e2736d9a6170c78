// The language of a page: chosen by the person, else the browser's; settled before anything is drawn.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pseudoText } from '@member-care/domain/language/pseudo-language.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { languageNames } from '@member-care/domain/language/language.ts'
import { registrationTexts } from '@member-care/domain/texts/account-texts.ts'
import { languageTexts } from '@member-care/domain/texts/language-texts.ts'
import { profileTabTexts } from '@member-care/domain/texts/profile-texts.ts'
import { menuTexts, shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import { signInPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { signOnPageTexts } from '@member-care/domain/texts/administrator-texts.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import {
  answerOtp,
  atStep,
  choosePassword,
  headings,
  identify,
  next,
  notAskedForEmail,
  press,
} from './registration-journey.ts'
import { bothWidths, lookAt } from './screens.ts'
import { arriveSignedIn, signInElsewhere, submitCredentials, submitOneTimePassword } from './sign-in-steps.ts'

/** Of a company that asks for no one-time password at sign-in. */
const email = 'hornbill.nair@example.com'
const { origin } = productOfThisWorker()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const languageOf = (page: Page) => page.locator('html').getAttribute('lang')

test('a member chooses a language, and finds it again at another device', async () => {
  const { page, context, problems } = await openVisitor(browser, 'phone', origin)
  await page.goto('/')
  await expect.poll(() => languageOf(page)).toBe('en-SG')
  await submitCredentials(page, email)
  await page.waitForURL('**/app')
  await page.goto('/app/profile')
  const select = page.getByRole('combobox', { name: languageTexts.title })
  await select.waitFor()
  await lookAt(page, bothWidths, 'profile-language')

  const called = page.waitForResponse(
    async (response) =>
      response.url().includes('/api/') && (await response.request().headerValue('accept-language')) === 'en-XA',
  )
  await select.selectOption('en-XA')
  await page.getByRole('heading', { level: 1, name: pseudoText(profileTabTexts.title) }).waitFor()
  await expect.poll(() => languageOf(page)).toBe('en-XA')
  expect(await (await called).headerValue('content-language')).toBe('en-XA')
  expect(problems).toEqual([])

  const other = await openVisitor(browser, 'phone', origin)
  await other.page.goto('/')
  await expect.poll(() => languageOf(other.page)).toBe('en-SG')
  await submitCredentials(other.page, email)
  await other.page.waitForURL('**/app')
  await other.page.locator('html[lang="en-XA"]').waitFor()
  await other.page.goto('/app/profile')
  await other.page.getByRole('combobox', { name: pseudoText(languageTexts.title) }).selectOption('en')
  await other.page.getByRole('heading', { level: 1, name: profileTabTexts.title, exact: true }).waitFor()
  await expect.poll(() => languageOf(other.page)).toBe('en-SG')
  await Promise.all([context.close(), other.context.close()])
})

test('an administrator chooses a language in the account menu, for the words of react-admin too', async () => {
  const { page, context } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, 'callcentre@example.com')
  await page.getByRole('button', { name: consoleTexts.menu.account }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).waitFor()
  await lookAt(page, 'desktop', 'account-menu-language')
  await page.getByRole('menuitemradio', { name: 'Pseudo-language' }).click()
  await page.locator('html[lang="en-XA"]').waitFor()
  await page.getByRole('button', { name: pseudoText(consoleTexts.menu.account) }).click()
  await page.getByRole('menuitem', { name: pseudoText(consoleTexts.menu.logout) }).waitFor()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await page.getByRole('button', { name: consoleTexts.menu.account }).waitFor()
  await expect.poll(() => languageOf(page)).toBe('en-SG')
  await context.close()
})

test('a browser in a language that there is gets it before anybody has signed in', async () => {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-XA' })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: pseudoText(signInPageTexts.signIn) }).waitFor()
  await expect.poll(() => languageOf(page)).toBe('en-XA')
  await context.close()
})

/** As somebody does who wants the one that the page is in. */
async function chooseEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: languageNames.en, exact: true }).click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('member-care.language-chosen'))).toBe('en')
}

const asked = (language: string) => ({
  method: 'PUT',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ language }),
})

test('what somebody chose to register in does not go with who signs in after them', async () => {
  const session = await signInElsewhere(browser, origin, email)
  await session.fetch('/api/users/me/language', asked('en-XA'))
  const { page, context } = await openVisitor(browser, 'phone', origin)
  const person = notAskedForEmail(3)
  await page.goto('/register')
  await chooseEnglish(page)
  await identify(page, person)
  await next(page)
  await answerOtp(page, origin, person.email)
  await choosePassword(page)
  await atStep(page, headings.bank)
  await press(page, registrationTexts.skip)
  await atStep(page, headings.completed)
  await page.getByRole('link', { name: registrationTexts.finish }).click()
  await page.getByRole('button', { name: shellTexts.openMenu }).click()
  await page.getByRole('button', { name: menuTexts.logOut }).click()
  await page.getByRole('heading', { level: 1, name: signInPageTexts.title }).waitFor()

  await submitCredentials(page, email)
  await page.locator('html[lang="en-XA"]').waitFor()
  expect(await (await session.fetch('/api/users/me/language')).json()).toEqual({ language: 'en-XA' })
  await session.fetch('/api/users/me/language', asked('en'))
  await context.close()
})

test('what somebody chose before single sign-on is kept with them, and with nobody else', async () => {
  const { page, context } = await openVisitor(browser, 'desktop', origin)
  await page.goto('/')
  await chooseEnglish(page)
  await page.getByRole('link', { name: signInPageTexts.singleSignOn }).click()
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/users/me/language') && answer.request().method() === 'PUT',
  )
  await page.getByRole('button', { name: /Olive Operation/ }).click()
  expect((await kept).request().postDataJSON()).toEqual({ language: 'en' })
  await page.getByRole('heading', { level: 1, name: signOnPageTexts.done }).waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('member-care.language-chosen'))).toBeNull()
  await context.close()
})

test('on the way to the console the choice is waited for, and not for long', async () => {
  const administrator = 'claims@example.com'
  const call = '**/api/users/me/language'
  const unanswered = await openVisitor(browser, 'desktop', origin)
  await unanswered.page.route(call, () => undefined)
  await unanswered.page.goto('/')
  await chooseEnglish(unanswered.page)
  await submitCredentials(unanswered.page, administrator)
  await submitOneTimePassword(unanswered.page, origin, administrator)
  await unanswered.page.waitForURL('**/systemadmin**')
  await unanswered.context.close()

  const { page, context } = await openVisitor(browser, 'desktop', origin)
  const order: string[] = []
  await page.route(call, async (route) => {
    const response = await route.fetch()
    order.push(`${route.request().method()} ${response.status()}`)
    await route.fulfill({ response })
  })
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('/systemadmin')) order.push('left')
  })
  await page.goto('/')
  await chooseEnglish(page)
  await submitCredentials(page, administrator)
  await submitOneTimePassword(page, origin, administrator)
  await page.waitForURL('**/systemadmin**')
  expect(order.slice(0, 2)).toEqual(['PUT 200', 'left'])
  await context.close()
})
