// Requirements: ADM-USR-001, ADM-USR-003, ADM-USR-004, ADM-USR-005, ADM-USR-006, ADM-USR-007, ADM-USR-008, ADM-USR-024, ERR-050
import { listTexts } from '@member-care/domain/texts/list-texts.ts'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
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
    await expect.poll(() => cards(page).first().innerText()).toContain('Willow Tan')
    // What is searched for stands in no address.
    expect(page.url()).not.toMatch(/willow/i)
    await lookAt(page, bothWidths, 'users-list-searched')

    await cards(page)
      .first()
      .getByRole('link', { name: /^Dependents of Willow Tan/ })
      .click()
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
    await expect.poll(() => page.getByRole('searchbox', { name: userListTexts.search }).inputValue()).toBe('tan willow')
    expect(new URL(page.url()).search).toBe('?v=20&m=e')
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('at a desk', () => {
  test('twelve users are in sight at once, by name, with the columns and the density that somebody chose', async () => {
    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    await page.setViewportSize({ width: 1366, height: 900 })
    await openUsers(page)
    await page.goto(`${origin}/systemadmin/user?v=20`)
    const rows = page.getByRole('rowheader')
    await expect.poll(() => rows.count()).toBe(20)
    const tops = await rows.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().bottom))
    expect(tops.filter((bottom) => bottom <= 900).length).toBeGreaterThanOrEqual(12)
    // The name leads the row, and is a link; so is the rest of the row.
    await rows.first().getByRole('link').waitFor()

    await page.getByRole('button', { name: listTexts.columns }).click()
    await page
      .getByRole('option', { name: userListTexts.columns.studentId })
      .getByText(userListTexts.columns.studentId)
      .click()
    await page.keyboard.press('Escape')
    await page.getByRole('columnheader', { name: userListTexts.columns.studentId }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: listTexts.looser }).click()
    await lookAt(page, 'desktop', 'users-list-desk')
    await page.reload()
    await page.getByRole('button', { name: listTexts.denser }).waitFor()
    expect(await page.getByRole('columnheader', { name: userListTexts.columns.studentId }).count()).toBe(0)

    await page.getByRole('columnheader', { name: userListTexts.columns.startDate }).getByRole('button').click()
    await page.waitForURL('**/systemadmin/user?v=20&sort=effectiveStartDate&order=ASC')
    expect(
      await page.getByRole('columnheader', { name: userListTexts.columns.startDate }).getAttribute('aria-sort'),
    ).toBe('ascending')
    await page.getByRole('row').nth(3).getByRole('cell').nth(3).click()
    await page.waitForURL('**/systemadmin/user/update?idUser=*')
    await page.goBack()
    await page.waitForURL('**/systemadmin/user?v=20&sort=effectiveStartDate&order=ASC')
    // An old link may ask for a page that there is not.
    await page.goto(`${origin}/systemadmin/user?page=900`)
    await page.getByText(consoleTexts.listEnd.endsBefore).waitFor()
    await page.getByRole('button', { name: consoleTexts.listEnd.firstPage }).click()
    await expect.poll(() => rows.count()).toBe(10)
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
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.type('willow')
  const options = page.getByRole('option')
  await options.filter({ hasText: 'Willow Tan' }).waitFor()
  await lookAt(page, 'desktop', 'people-search')

  await page
    .getByRole('group', { name: peopleSearchTexts.matchedBy })
    .getByRole('button', { name: /^Name/ })
    .press('Enter')
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
  await field.waitFor({ state: 'detached' })

  await page.keyboard.press('Control+k')
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  // The page comes only now, and leaves the focus where somebody types.
  isOpenAgain.resolve()
  await page.locator('h1', { hasText: 'Willow Tan' }).waitFor()
  await page.keyboard.type('orchid')
  await page.getByRole('group', { name: peopleSearchTexts.clients }).getByRole('option').first().waitFor()
  await field.fill(consoleTexts.menu.outpatient)
  await page
    .getByRole('group', { name: peopleSearchTexts.pages })
    .getByRole('option', { name: consoleTexts.menu.outpatient })
    .waitFor()
  const claimNo = await numberOfSomeClaim(page)
  await field.fill(claimNo)
  await page.getByRole('group', { name: peopleSearchTexts.claims }).getByRole('option').first().waitFor()
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await context.close()
})

/** The transaction number of a claim of the demonstration data. */
async function numberOfSomeClaim(page: Page): Promise<string> {
  return page.evaluate(async (key) => {
    const { accessToken } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { accessToken: string }
    const query = new URLSearchParams({ filter: JSON.stringify({ claimStatus: 'ALL' }) })
    const answer = await fetch(`/api/console/outpatient-claims?${query.toString()}`, {
      headers: { Accesstoken: accessToken },
    })
    const claims = (await answer.json()) as { claimNo: string; transactionNo: string | null }[]
    return claims.map(({ transactionNo, claimNo }) => transactionNo ?? claimNo)[0] ?? ''
  }, storedSessionKeys.user)
}
