// Requirements: ADM-USR-001, ADM-USR-003, ADM-USR-004, ADM-USR-005, ADM-USR-006, ADM-USR-007, ADM-USR-008, ADM-USR-024, ERR-050
import { peopleSearchTexts } from '@member-care/domain/texts/people-search-texts.ts'
import { userListTexts } from '@member-care/domain/texts/user-list-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'

const { origin } = productOfThisWorker()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function openUsers(page: Page): Promise<void> {
  await arriveSignedIn(page, origin, 'operation@example.com')
  await page.goto(`${origin}/systemadmin/user`)
  await page.getByRole('heading', { level: 1, name: userListTexts.title }).waitFor()
}

/** The cards of a phone. */
function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('listitem')
}

describe('at phone width', () => {
  test('an administrator pages through the users, narrows them, and sees whom an employee covers', async () => {
    const { page, context, problems } = await openVisitor(browser, 'phone', origin)
    await openUsers(page)
    await expect.poll(() => cards(page).count()).toBe(10)
    await lookAt(page, bothWidths, 'users-list')

    const names = async () => (await cards(page).allInnerTexts()).join('\n')
    const firstPage = await names()
    await page.getByRole('button', { name: 'Go to the next page' }).click()
    await page.getByText(/^11-\d+ of/).waitFor()
    await expect.poll(names).not.toBe(firstPage)
    expect(new URL(page.url()).searchParams.get('page')).toBe('2')
    await page.getByRole('textbox', { name: 'Page' }).fill('99999')
    await page.getByRole('textbox', { name: 'Page' }).press('Enter')
    await page.getByText(/Please give a number from 1 to/).waitFor()

    await page.getByRole('combobox', { name: userListTexts.memberType }).click()
    await page.getByRole('option', { name: userListTexts.memberTypes.E }).click()
    await page.getByRole('searchbox', { name: userListTexts.search }).fill('tan willow')
    await expect.poll(() => cards(page).count()).toBe(1)
    expect(await cards(page).first().innerText()).toContain('Willow Tan')
    // What is searched for stands in no address.
    expect(page.url()).not.toMatch(/willow/i)
    await lookAt(page, bothWidths, 'users-list-searched')

    await cards(page).first().getByRole('link', { name: /^Dependents of Willow Tan/ }).click()
    await page.getByRole('heading', { level: 1, name: userListTexts.dependantsOf('Willow Tan') }).waitFor()
    await page.getByRole('rowheader').first().waitFor()
    await lookAt(page, bothWidths, 'dependants')

    await page.goBack()
    await page.getByRole('searchbox', { name: userListTexts.search }).fill('nobody of this name')
    await page.getByText(userListTexts.empty).waitFor()
    await lookAt(page, bothWidths, 'users-list-empty')
    await page.getByRole('main').getByRole('button', { name: userListTexts.clearSearch }).first().click()
    await expect.poll(() => cards(page).count()).toBe(10)

    // An old link with the parameters of 3§2.9: what it searches for is taken out of the address.
    await page.goto(`${origin}/systemadmin/user?page=1&v=20&filter=name&query=tan+willow&m=E`)
    await expect.poll(() => cards(page).count()).toBe(1)
    expect(await page.getByRole('searchbox', { name: userListTexts.search }).inputValue()).toBe('tan willow')
    expect(new URL(page.url()).search).toBe('?v=20&m=e')
    expect(problems).toEqual([])
    await context.close()
  })
})

test('anybody is found from everywhere with the keyboard alone, step by step; so are clients and pages', async () => {
  const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
  await openUsers(page)
  await page.goto(`${origin}/systemadmin/job`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: peopleSearchTexts.open })
  await field.waitFor()
  await page.keyboard.type('willow')
  const options = page.getByRole('option')
  await options.filter({ hasText: 'Willow Tan' }).waitFor()
  await lookAt(page, 'desktop', 'people-search')

  await page.getByRole('group', { name: peopleSearchTexts.matchedBy }).getByRole('button', { name: /^Name/ }).press('Enter')
  await page.getByRole('button', { name: peopleSearchTexts.clear('Name') }).waitFor()
  await page.getByText(/^\d+ results are listed\.$/).waitFor()
  await page.keyboard.type(' tan')
  await expect.poll(() => options.count()).toBe(1)
  const isOpenAgain = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await isOpenAgain.promise
    await route.continue()
  })
  await page.keyboard.press('Enter')
  await page.waitForURL('**/systemadmin/user/update?idUser=*')
  expect(page.url()).not.toMatch(/willow/i)

  await page.keyboard.press('Control+k')
  await field.waitFor()
  // The page comes only now, and leaves the focus where somebody types.
  isOpenAgain.resolve()
  await page.locator('h1', { hasText: 'Willow Tan' }).waitFor()
  await page.keyboard.type('orchid')
  await page.getByRole('group', { name: peopleSearchTexts.clients }).getByRole('option').first().waitFor()
  await field.fill(consoleTexts.menu.outpatient)
  await page.getByRole('group', { name: peopleSearchTexts.pages }).getByRole('option', { name: consoleTexts.menu.outpatient }).waitFor()
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await context.close()
})
