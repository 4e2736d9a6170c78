/** Signing in as a person does: what is typed, ticked and read. */
import { DEFAULT_LANGUAGE } from '@member-care/domain/language/language.ts'
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import type { Browser, Page } from 'playwright-core'
import { DEMONSTRATION_PASSWORD } from '@member-care/api/demonstration/sign-ins.ts'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { otpTexts } from '@member-care/domain/texts/account-texts.ts'
import { otpPageTexts, otpStandText } from '@member-care/domain/texts/otp-page-texts.ts'
import { captchaPageTexts, signInPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { openVisitor, type Width } from '../support/browser.ts'
import { newestOneTimePassword, sessionOf, type MemberSession, type SignInAnswer } from '../support/member-session.ts'

/** Has the browser do the captcha's proof of work. */
export async function solveCaptcha(page: Page): Promise<void> {
  const captcha = page.getByRole('group', { name: captchaPageTexts.label })
  // Not `check`: the box is ticked only when the work is done.
  await captcha.getByRole('checkbox').click()
  await captcha.locator('[data-state="verified"]').waitFor()
}

export async function submitCredentials(
  page: Page,
  email: string,
  password: string = DEMONSTRATION_PASSWORD,
): Promise<void> {
  await page.getByLabel(signInPageTexts.email).fill(email)
  await page.getByLabel(signInPageTexts.password, { exact: true }).fill(password)
  await solveCaptcha(page)
  await page.getByRole('button', { name: signInPageTexts.signIn }).click()
}

/** What the screen says once a code was e-mailed. */
export function mailedText(email: string): string {
  return otpStandText(email, { phase: 'mailed', times: 1, isEarlier: false })
}

/** Types the code that was e-mailed, once the screen says that it was. */
export async function submitOneTimePassword(page: Page, origin: string, email: string): Promise<void> {
  await page.getByText(mailedText(email)).waitFor()
  await page.getByLabel(otpPageTexts.label).fill(await newestOneTimePassword(origin, email))
  await page.getByRole('button', { name: otpTexts.submit, exact: true }).click()
}

/** From the sign-in page to the person's own area, for somebody who is always asked for the one-time password. */
export async function signInOnScreen(page: Page, origin: string, email: string): Promise<void> {
  await page.goto('/')
  await submitCredentials(page, email)
  await submitOneTimePassword(page, origin, email)
}

/** What the tab of somebody keeps who signed in in this file: its storage, and the area they were led to. */
const arrivals = new Map<string, { readonly storage: readonly (readonly [string, string])[]; readonly area: string }>()

/**
 * In their own area, signed in: the first time as {@link signInOnScreen} does, later in the session of that time. For journeys that are
 * about something else, and end no session.
 */
export async function arriveSignedIn(page: Page, origin: string, email: string): Promise<void> {
  const arrival = arrivals.get(email)
  if (arrival) {
    // Any page of the origin will do to fill the tab's storage.
    await page.goto('/healthz')
    await page.evaluate(
      (storage) => storage.forEach(([key, value]) => sessionStorage.setItem(key, value)),
      arrival.storage,
    )
    await page.goto(arrival.area)
  } else {
    await signInOnScreen(page, origin, email)
  }
  await page.waitForURL(({ pathname }) => /^.(app|systemadmin)/.test(pathname))
  await page.getByRole('heading', { level: 1 }).waitFor()
  if (!arrival)
    arrivals.set(email, { storage: await keptByTab(page), area: new URL(page.url()).pathname.split('/', 2).join('/') })
}

async function keptByTab(page: Page): Promise<readonly (readonly [string, string])[]> {
  const entries = await Promise.all(
    [storedSessionKeys.user, storedSessionKeys.systemAdmin, storedSessionKeys.hradmin].map(
      async (key) => [key, await page.evaluate((name) => sessionStorage.getItem(name), key)] as const,
    ),
  )
  return entries.flatMap(([key, value]) => (value === null ? [] : [[key, value] as const]))
}

/** The tab of somebody who is signed in already. @param user as the sign-in calls answer it, with the `accessToken` */
export async function openSignedIn(
  browser: Browser,
  width: Width,
  origin: string,
  user: object,
): ReturnType<typeof openVisitor> {
  const visitor = await openVisitor(browser, width, origin)
  await keepLanguage(origin, user)
  await visitor.context.addInitScript(({ key, value }) => sessionStorage.setItem(key, value), {
    key: storedSessionKeys.user,
    value: JSON.stringify(user),
  })
  return visitor
}

/** As the sign-in page has it kept. */
async function keepLanguage(origin: string, user: object): Promise<void> {
  const language = currentLanguage()
  if (language === DEFAULT_LANGUAGE) return
  await fetch(`${origin}/api/users/me/language`, {
    method: 'PUT',
    headers: {
      ...('accessToken' in user && { Accesstoken: String(user.accessToken) }),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ language }),
  })
}

/** Somebody who is signed in in another browser, for what they do beside the journey: their calls over HTTP. */
export async function signInElsewhere(browser: Browser, origin: string, email: string): Promise<MemberSession> {
  const { page, context } = await openVisitor(browser, 'desktop', origin)
  await page.goto('/')
  await submitCredentials(page, email)
  // Not everybody is asked for a one-time password.
  const isIn = page.waitForURL(({ pathname }) => pathname !== '/').then(() => 'in' as const)
  const isAsked = page
    .getByLabel(otpPageTexts.label)
    .waitFor()
    .then(
      () => 'asked' as const,
      () => 'in' as const,
    )
  if ((await Promise.race([isIn, isAsked])) === 'asked') await submitOneTimePassword(page, origin, email)
  await isIn
  const user = JSON.parse(
    (await page.evaluate((key) => sessionStorage.getItem(key), storedSessionKeys.user)) ?? '{}',
  ) as SignInAnswer['user']
  await context.close()
  return sessionOf(origin, user)
}
