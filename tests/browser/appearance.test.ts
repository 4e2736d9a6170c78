/** Light, dark or as the system: the member's choice, from the first thing that a page shows. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appearanceTexts as texts } from '@member-care/domain/texts/appearance-texts.ts'
import { signInPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { shownSurface } from './shown-surface.ts'
import { submitCredentials } from './sign-in-steps.ts'

/** Of a company that asks for no one-time password at sign-in. */
const email = 'hornbill.nair@example.com'
const { origin } = productOfThisWorker()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a member chooses dark in the profile: it stays, before the sign-in too, until the system decides again', async () => {
  const { page, context, problems } = await openVisitor(browser, 'phone', origin)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await submitCredentials(page, email)
  await page.waitForURL('**/app')
  await page.goto('/app/profile')
  const select = page.getByRole('combobox', { name: texts.title })
  await select.waitFor()
  expect(await shownSurface(page)).toBe(tokens.colour.surface)

  await select.selectOption(texts.dark)
  expect(await shownSurface(page)).toBe(tokens.darkColour.surface)
  await lookAt(page, bothWidths, 'profile-appearance')
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  expect(await shownSurface(page)).toBe(tokens.colour.surface)
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })

  // The empty window is dark before any script of the portal has come.
  await page.route('**/assets/*.js', () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('html[data-scheme="dark"]').waitFor()
  expect(await page.locator('meta[name="color-scheme"]').getAttribute('content')).toBe('dark')
  await page.unroute('**/assets/*.js')
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: signInPageTexts.signIn }).waitFor()
  expect(await shownSurface(page)).toBe(tokens.darkColour.surface)

  await page.goto('/app/profile')
  await select.selectOption(texts.system)
  expect(await shownSurface(page)).toBe(tokens.colour.surface)
  expect(problems).toEqual([])
  await context.close()
})
