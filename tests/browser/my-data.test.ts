/** "Take my data with me": asked for in the profile with a one-time password, made meanwhile, downloaded; and each state in which the panel can be. */
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PersonalDataState } from '@member-care/domain/export/personal-data.ts'
import { otpPageTexts } from '@member-care/domain/texts/otp-page-texts.ts'
import { otpTexts } from '@member-care/domain/texts/account-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { personalDataFileName, personalDataTexts as texts } from '@member-care/domain/texts/personal-data-texts.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { expectDatedName } from './dated-file-name.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { submitCredentials, submitOneTimePassword } from './sign-in-steps.ts'

/** Of a company that asks for no one-time password at sign-in. */
const email = 'hornbill.nair@example.com'
const { origin } = productOfThisWorker()
const calls = '**/api/profile/personal-data'
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** The panel while the server says this of the file. */
async function showing(page: Page, state: PersonalDataState, text: string): Promise<void> {
  const requestedAt = new Date().toISOString()
  const file = { state, requestedAt, expiresAt: state === 'ready' ? requestedAt : null, bytes: null }
  await page.route(calls, (route) => route.fulfill({ json: { file } }))
  await page.reload()
  await page.getByText(text, { exact: true }).waitFor()
  await page.unroute(calls)
}

test('a member asks for their data with a one-time password, is told when it is ready, and downloads it', async () => {
  const { page, context } = await openVisitor(browser, 'phone', origin)
  await page.goto('/')
  await submitCredentials(page, email)
  await page.waitForURL('**/app')

  await page.route(calls, (route) => route.abort())
  await page.goto('/app/profile')
  const panel = page.getByRole('region', { name: texts.title })
  await panel.getByRole('alert').waitFor()
  await page.unroute(calls)
  await panel.getByRole('button', { name: pageTexts.tryAgain }).click()
  const ask = panel.getByRole('button', { name: texts.ask })
  await ask.waitFor()
  await lookAt(page, bothWidths, 'my-data-none')

  // Who leaves the question for the one-time password has asked for nothing.
  await ask.click()
  const dialog = page.getByRole('dialog', { name: otpPageTexts.stepUpTitle })
  await dialog.getByRole('button', { name: otpTexts.cancel }).click()
  await dialog.waitFor({ state: 'hidden' })
  await ask.press('Enter')
  await submitOneTimePassword(page, origin, email)
  // The button is gone while the file is made. The keyboard goes on from what is said of it.
  await expect.poll(() => panel.getByRole('status').evaluate((said) => said === document.activeElement)).toBe(true)
  const download = panel.getByRole('button', { name: texts.download })
  await download.waitFor()
  await panel.getByText(texts.ready, { exact: true }).waitFor()
  await lookAt(page, bothWidths, 'my-data-ready')

  const [saved] = await Promise.all([page.waitForEvent('download'), download.click()])
  expectDatedName(saved.suggestedFilename(), personalDataFileName, /^my-data-\d{4}-\d\d-\d\d\.zip$/)
  // What is in them, `api/personal-data` has the test of.
  const bytes = (await readFile(await saved.path())).toString('latin1')
  expect(bytes.slice(0, 2)).toBe('PK')
  for (const name of ['my-data.pdf', 'data.json', 'claims.fhir.json']) expect(bytes).toContain(name)

  await page.route(`${calls}/file`, (route) =>
    route.fulfill({
      status: 404,
      json: { errorCode: 'NOT_FOUND', errorMessage: texts.gone, error: texts.gone, message: texts.gone },
    }),
  )
  await download.click()
  await panel.getByRole('alert').getByText(texts.gone).waitFor()

  await showing(page, 'writing', texts.working)
  expect(await panel.getByRole('button').count()).toBe(0)
  await lookAt(page, bothWidths, 'my-data-working')
  await showing(page, 'expired', texts.expired)
  await panel.getByRole('button', { name: texts.askAgain }).waitFor()
  await lookAt(page, bothWidths, 'my-data-expired')
  await showing(page, 'failed', texts.failed)
  await lookAt(page, bothWidths, 'my-data-failed')
  await context.close()
})
