// Requirements: SHELL-001
/** The menu of a narrow window comes after the page: who opens it first, and has no connection by then, loses nothing of the page by it. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimChangeTexts } from '@member-care/domain/texts/claim-change-texts.ts'
import { errorTexts, pageFailureTexts } from '@member-care/domain/texts/error-texts.ts'
import { clinicTexts } from '@member-care/domain/texts/home-texts.ts'
import { shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { lookAt } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'

const email = 'willow.tan@example.com'
const filesOfMenu = '**/assets/phone-menu-*'
/** Somewhere on the page. */
const typed = 'no such clinic'
const { origin } = productOfThisWorker()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const search = (page: Page) => page.getByLabel(clinicTexts.search)
const openMenu = (page: Page) => page.getByRole('button', { name: shellTexts.openMenu }).click()
const menuOf = (page: Page) => page.getByRole('navigation', { name: shellTexts.mainMenu })
const refusalOn = (page: Page) => page.getByRole('banner').getByRole('alert')

async function expectPageAsItWas(page: Page): Promise<void> {
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(clinicTexts.title)
  expect(await search(page).inputValue()).toBe(typed)
}

test('the menu says that there is no connection, and opens once there is one; the page stays meanwhile', async () => {
  const { page, context } = await openVisitor(browser, 'phone', origin)
  await arriveSignedIn(page, origin, email)
  const held = Promise.withResolvers<void>()
  await page.route(filesOfMenu, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/app/cliniclocator')
  await search(page).fill(typed)
  await page.getByText(clinicTexts.none).waitFor()
  await context.setOffline(true)
  await openMenu(page)
  await refusalOn(page).getByText(shellTexts.offline).waitFor()
  await expectPageAsItWas(page)
  await lookAt(page, 'phone', 'menu-without-connection')
  // It is put away by its button, and by going on: it never lies over what has the focus.
  await refusalOn(page).getByRole('button', { name: claimChangeTexts.dismiss }).click()
  await refusalOn(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(shellTexts.openMenu)
  await openMenu(page)
  await refusalOn(page).waitFor()
  await search(page).focus()
  await refusalOn(page).waitFor({ state: 'detached' })

  await context.setOffline(false)
  held.resolve()
  await openMenu(page)
  await menuOf(page).waitFor()
  await page.keyboard.press('Escape')
  await menuOf(page).waitFor({ state: 'detached' })
  await expectPageAsItWas(page)
  await context.close()
})

test('where the menu cannot be fetched it says so, and the page stays until somebody loads it anew', async () => {
  const { page, context } = await openVisitor(browser, 'phone', origin)
  await arriveSignedIn(page, origin, email)
  await page.route(filesOfMenu, (route) => route.abort())
  await page.goto('/app/cliniclocator')
  await search(page).fill(typed)
  await page.getByText(clinicTexts.none).waitFor()
  await openMenu(page)
  await refusalOn(page).getByText(errorTexts.network).waitFor()
  await expectPageAsItWas(page)
  await lookAt(page, 'phone', 'menu-not-fetched')
  await page.unroute(filesOfMenu)
  await refusalOn(page).getByRole('button', { name: pageFailureTexts.reload }).click()
  await refusalOn(page).waitFor({ state: 'detached' })
  await search(page).waitFor()
  await openMenu(page)
  await menuOf(page).waitFor()
  await context.close()
})
