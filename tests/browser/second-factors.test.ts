/** Second factors on the screens: setting them up, signing in with each, what goes wrong, the fresh proof, and trusted devices. */
import { Secret, TOTP } from 'otpauth'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMONSTRATION_PASSWORD } from '@member-care/api/demonstration/sign-ins.ts'
import { otpTexts } from '@member-care/domain/texts/account-texts.ts'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { otpPageTexts } from '@member-care/domain/texts/otp-page-texts.ts'
import {
  removeFactorQuestion,
  secondFactorPageTexts as texts,
  waysToShow,
} from '@member-care/domain/texts/second-factor-page-texts.ts'
import { secondFactorTexts } from '@member-care/domain/texts/second-factor-texts.ts'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { addVirtualAuthenticator } from '../support/virtual-authenticator.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { inEnglish } from './in-english.ts'
import { bothWidths, lookAt } from './screens.ts'
import { arriveSignedIn, signInOnScreen, submitCredentials, submitOneTimePassword } from './sign-in-steps.ts'

const { origin } = productOfThisWorker()
const removal = userEditTexts.removeFactors
/** Nobody else's journeys go through this account. */
const administrator = 'callcentre@example.com'
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** Codes count once, so each is of a step of its own; one step ahead of the clock is borne. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

async function keepRecoveryCodes(page: Page): Promise<string[]> {
  await page.getByRole('heading', { name: texts.recovery.title, level: 2 }).waitFor()
  const codes = await page.getByRole('dialog').getByRole('listitem').allInnerTexts()
  await button(page, texts.recovery.kept).click()
  return codes
}

/** As in a new tab: to the second step, with the password. */
async function beginAnew(page: Page, email = administrator): Promise<void> {
  // A page without scripts, so that nothing else leads anywhere meanwhile.
  await page.goto('/healthz')
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/')
  await submitCredentials(page, email)
}

test('an administrator sets up a passkey and an app, and signs in with each and with a recovery code', () =>
  inEnglish(walkOfAdministrator))

async function walkOfAdministrator(): Promise<void> {
  const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
  const authenticator = await addVirtualAuthenticator(page)
  await signInOnScreen(page, origin, administrator)
  await page.waitForURL('**/systemadmin**')

  // All that one sees who has to set it up first; the page is asked to believe that this one has.
  await page.route('**/api/console/me', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), lacksSecondFactor: true } })
  })
  await page.goto('/systemadmin')
  await page.getByRole('heading', { level: 1, name: texts.missing.title }).waitFor()
  await button(page, texts.addPasskey).waitFor()
  await lookAt(page, bothWidths, 'second-factor-missing')

  await button(page, texts.addPasskey).click()
  await lookAt(page, bothWidths, 'add-passkey')
  await authenticator.setConfirming(true)
  await button(page, texts.passkey.submit).click()
  await page.getByRole('dialog').getByText(texts.recovery.keep).waitFor()
  await lookAt(page, bothWidths, 'recovery-codes')
  const [recoveryCode = ''] = await keepRecoveryCodes(page)
  await page.unroute('**/api/console/me')
  await button(page, texts.missing.goOn).click()

  await page.goto('/systemadmin/signins')
  await button(page, texts.addApp).click()
  await page.getByRole('img', { name: texts.app.qrLabel }).waitFor()
  await lookAt(page, bothWidths, 'add-app')
  const secret = (await page.getByRole('dialog').locator('code').innerText()).replaceAll(' ', '')
  const code = page.getByLabel(texts.app.code)
  await code.fill('12')
  await button(page, texts.app.submit).click()
  await page.getByText(secondFactorTexts.codeRequired).waitFor()
  await code.fill(codeOf(secret, 7))
  await button(page, texts.app.submit).click()
  await page.getByText(secondFactorTexts.wrong).waitFor()
  await code.fill(codeOf(secret, -1))
  await button(page, texts.app.submit).click()
  await page.getByRole('heading', { name: texts.appName }).waitFor()
  await button(page, pageTexts.labelled(texts.rename, texts.appName)).click()
  await page.getByRole('textbox', { name: texts.name }).fill('Work phone')
  await button(page, texts.save).click()
  await page.getByRole('heading', { name: 'Work phone' }).waitFor()
  await lookAt(page, bothWidths, 'second-factors')

  // The passkey, once it is confirmed.
  await authenticator.setConfirming(false)
  await beginAnew(page)
  await button(page, texts.step.usePasskey).waitFor()
  await lookAt(page, bothWidths, 'sign-in-passkey')
  await authenticator.setConfirming(true)
  await button(page, texts.step.usePasskey).click()
  await page.waitForURL('**/systemadmin**')

  // The app, after a code that was not right; a reload keeps the step.
  await beginAnew(page)
  await button(page, waysToShow.totp).click()
  await page.getByLabel(texts.app.code).fill(codeOf(secret, 9))
  await button(page, texts.step.submit).click()
  await page.getByText(secondFactorTexts.wrong).waitFor()
  await lookAt(page, bothWidths, 'sign-in-app-wrong')
  await page.reload()
  await button(page, waysToShow.totp).click()
  await page.getByLabel(texts.app.code).fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/systemadmin**')

  await beginAnew(page)
  await button(page, waysToShow['recovery-code']).click()
  await page.getByLabel(texts.step.recoveryCode).fill(recoveryCode)
  await button(page, texts.step.submit).click()
  await page.waitForURL('**/systemadmin**')

  // What wants a fresh proof asks for it by itself, and goes on: here the calls are told that it is a while ago.
  await page.goto('/systemadmin/signins')
  let refusals = 0
  await page.route('**/api/users/me/recovery-codes', async (route) => {
    refusals += 1
    if (refusals > 1) return route.fallback()
    return route.fulfill({
      status: 428,
      json: { errorCode: 'PROOF_REQUIRED', errorMessage: '', error: '', message: '' },
    })
  })
  await button(page, texts.recovery.makeNew).click()
  const dialog = page.getByRole('dialog', { name: otpPageTexts.stepUpTitle })
  await dialog.getByRole('button', { name: waysToShow.password }).click()
  await dialog.getByLabel(texts.step.password).fill('Wrong-2026')
  await dialog.getByRole('button', { name: texts.step.submit }).click()
  await dialog.getByText(secondFactorTexts.wrongPassword).waitFor()
  await lookAt(page, bothWidths, 'fresh-proof')
  await dialog.getByLabel(texts.step.password).fill(DEMONSTRATION_PASSWORD)
  await dialog.getByRole('button', { name: texts.step.submit }).click()
  await page.getByRole('dialog').getByText(texts.recovery.voided).waitFor()
  expect(await keepRecoveryCodes(page)).not.toContain(recoveryCode)

  // As it was before, for the next sign-in.
  for (const name of ['Work phone', texts.passkeyName]) {
    await button(page, pageTexts.labelled(texts.remove, name)).click()
    await page
      .getByRole('dialog', { name: removeFactorQuestion(name).title })
      .getByRole('button', { name: texts.remove })
      .click()
    // Below the dialog it is hidden, and still there.
    await page.getByRole('heading', { name, exact: true, includeHidden: true }).waitFor({ state: 'detached' })
  }
  await page.getByText(texts.none).waitFor()
  expect(problems.filter((problem) => !/status of (400|422)/.test(problem))).toEqual([])
  await context.close()
}

test('a browser without passkeys says so, and a member finds the rest in their profile', async () => {
  const { page, context, problems } = await openVisitor(browser, 'phone', origin)
  await page.addInitScript(() => Object.defineProperty(window, 'PublicKeyCredential', { value: undefined }))
  await signInOnScreen(page, origin, 'willow.tan@example.com')
  await page.waitForURL('**/app')
  await page.goto('/app/profile?show=signins')
  await page.getByText(texts.noPasskeys).waitFor()
  await expect.poll(() => button(page, texts.addPasskey).isDisabled()).toBe(true)
  await lookAt(page, bothWidths, 'member-second-factors')
  await button(page, texts.addApp).click()
  await page.getByRole('img', { name: texts.app.qrLabel }).waitFor()
  await lookAt(page, bothWidths, 'member-add-app')
  await page.getByRole('button', { name: otpTexts.cancel }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await context.close()
})

test('a member who has lost their second factor has it removed by an administrator, and then signs in with what is left, and trusts the device', async () => {
  // Their client allows trusted devices. No other journey counts what they are told.
  const member = 'swift.pillai@example.com'
  const { page, context, problems } = await openVisitor(browser, 'phone', origin)
  await signInOnScreen(page, origin, member)
  await page.waitForURL('**/app')
  await page.goto('/app/profile?show=signins')
  await button(page, texts.addApp).click()
  await page.getByRole('img', { name: texts.app.qrLabel }).waitFor()
  const secret = (await page.getByRole('dialog').locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel(texts.app.code).fill(codeOf(secret))
  await button(page, texts.app.submit).click()
  await keepRecoveryCodes(page)
  const userId = await page.evaluate(
    (key) => (JSON.parse(sessionStorage.getItem(key) ?? '{}') as { uuid: string }).uuid,
    storedSessionKeys.user,
  )

  await inEnglish(() => removeFactorsOf(userId))

  await page.goto('/app/profile?show=signins')
  await page.waitForURL(({ pathname }) => pathname === '/')
  await submitCredentials(page, member)
  await page.getByLabel(texts.trusted.trust).check()
  await lookAt(page, bothWidths, 'one-time-password-trusting')
  await submitOneTimePassword(page, origin, member)
  await page.waitForURL('**/app/profile**')
  await beginAnew(page, member)
  await page.waitForURL('**/app')
  await page.goto('/app/profile?show=signins')
  await page.getByRole('button', { name: texts.trusted.end }).click()
  await page.getByText(texts.trusted.ended).waitFor()
  expect(problems.filter((problem) => !problem.includes('401'))).toEqual([])
  await context.close()
})

/** As an administrator does for who has called. */
async function removeFactorsOf(userId: string): Promise<void> {
  const console_ = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(console_.page, origin, 'it@example.com')
  await console_.page.goto(`/systemadmin/user/update?idUser=${userId}`)
  const askToRemove = async () => {
    await button(console_.page, userEditTexts.more).click()
    await console_.page.getByRole('menuitem', { name: removal.label }).click()
    const dialog = console_.page.getByRole('dialog', { name: removal.label })
    await dialog.getByText(removal.consequence).waitFor()
    return dialog
  }
  const asked = await askToRemove()
  await asked.getByRole('button', { name: removal.label }).click()
  await asked.getByText(editTexts.reasonMissing).waitFor()
  await lookAt(console_.page, bothWidths, 'member-second-factors-removal')
  await asked.getByLabel(editTexts.reason).fill('Lost the phone; called back at the number on record')
  await asked.getByRole('button', { name: removal.label }).click()
  await console_.page.getByText(removal.done).waitFor()
  await asked.waitFor({ state: 'detached' })
  const again = await askToRemove()
  await again.getByLabel(editTexts.reason).fill('Once more')
  await again.getByRole('button', { name: removal.label }).click()
  await again.getByText(secondFactorTexts.noneToRemove).waitFor()
  await lookAt(console_.page, bothWidths, 'member-second-factors-none')
  expect(console_.problems.filter((problem) => !problem.includes('409'))).toEqual([])
  await console_.context.close()
}
