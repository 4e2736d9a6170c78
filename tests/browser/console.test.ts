// Requirements: AUTH-004, AUTH-009, AUTH-010, AUTH-011, AUTH-012, ADM-MNU-001, ADM-MNU-007, ADM-MNU-011, ADM-MNU-020, ADM-MNU-022, ADM-CLM-001,
// ADM-CLM-003, ADM-CLM-004, ADM-CLM-005, ADM-CLM-006, ADM-CLM-010, ROL-001, ROL-002, ERR-015, LIM-039
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appearanceTexts } from '@member-care/domain/texts/appearance-texts.ts'
import { claimStatusLabels } from '@member-care/domain/texts/claim-status-texts.ts'
import { formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { claimListTexts } from '@member-care/domain/texts/claim-list-texts.ts'
import { claimRefusalTexts } from '@member-care/domain/texts/claim-refusal-texts.ts'
import { claimEventTitles } from '@member-care/domain/texts/claim-history-texts.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { clientTexts } from '@member-care/domain/texts/client-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { contentFormTexts, contentPageTexts } from '@member-care/domain/texts/content-page-texts.ts'
import { dateFieldTexts } from '@member-care/domain/texts/date-field-texts.ts'
import { dashboardTexts } from '@member-care/domain/texts/dashboard-texts.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { fileOutpatientClaim, recordOf } from './claim-steps.ts'
import { pressEnterAt } from './keyboard.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, expectDrawn, lookAt } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'

const company = 'Orchid Biscuits (Demo) Pte Ltd'
const provider = 'Casuarina Specialist Centre'
const receiptNo = 'R-CONSOLE-1'
const { origin } = productOfThisWorker()
let browser: Browser
let transactionNo: string

beforeAll(async () => {
  browser = await launchBrowser()
  transactionNo = await fileClaimAsMember()
}, 180_000)
afterAll(() => browser.close())

/** The account menu stays open after a choice. */
async function openAppearance(page: Page): Promise<void> {
  const item = page.getByRole('menuitemradio', { name: appearanceTexts.system })
  if (!(await item.isVisible())) await page.getByRole('button', { name: /^Account:/ }).click()
  await item.waitFor()
}

/** A colour of the tokens, as the browser writes it. */
function rgbOf(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${parts.join(', ')})`
}

/** A claim that the insurer has after a hand-over that failed. @returns its transaction number */
async function fileClaimAsMember(): Promise<string> {
  const { page, context } = await openVisitor(browser, 'desktop', origin)
  await arriveSignedIn(page, origin, 'willow.tan@example.com')
  await fileOutpatientClaim(page, { company, provider, receiptNo, visitDate: singaporeToday(new Date()) })
  await page.getByRole('link', { name: claimTexts.submitted.backToClaims }).click()
  const record = recordOf(page, 'desktop', provider)
  await record.getByText(claimStatusLabels.SUBMITTED).waitFor({ timeout: 90_000 })
  const number = await record.getByRole('link').first().innerText()
  await context.close()
  return number
}

describe('at desktop width', () => {
  test('a system administrator finds a claim in the list, reads it with its documents, and sees its history and how it was before', async () => {
    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    await arriveSignedIn(page, origin, 'operation@example.com')
    await page.getByRole('heading', { level: 1, name: clientTexts.listTitle }).waitFor()
    await openPage(page, consoleTexts.menu.dashboard)
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    await page.getByText(/up to date/).waitFor()
    await page
      .getByRole('link', { name: /^Submitted/ })
      .first()
      .waitFor()
    await lookAt(page, bothWidths, 'console-dashboard')

    await limitLaunchMessage(page)

    await openPage(page, consoleTexts.menu.outpatient)
    await page.getByRole('heading', { level: 1, name: 'Outpatient claims' }).waitFor()
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Status' }).innerText())
      .toBe(claimStatusLabels.PROCESSING)
    await rows(page).first().waitFor()
    for (const row of await rows(page).all())
      await expect.poll(() => row.innerText()).toContain(claimStatusLabels.PROCESSING)
    await lookAt(page, bothWidths, 'console-claims')

    const waiting = await claimCount(page)
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: consoleTexts.claims.everyStatus }).click()
    await expect.poll(() => claimCount(page)).toBeGreaterThan(waiting)
    const all = await claimCount(page)
    await page.getByText(`1-10 of ${all}`).waitFor()
    await page.getByRole('button', { name: 'Go to the next page' }).click()
    await page.getByText(`11-20 of ${all}`).waitFor()
    await page.getByRole('combobox', { name: 'Company' }).fill('Orchid')
    await page.getByRole('option', { name: company }).click()
    await expect.poll(() => claimCount(page)).toBeLessThan(all)
    const ofCompany = await claimCount(page)
    await page.getByRole('searchbox', { name: 'Name' }).fill('willow t')
    await expect.poll(() => claimCount(page)).toBeLessThan(ofCompany)
    await rows(page).filter({ hasText: provider }).waitFor()
    for (const row of await rows(page).all()) await expect.poll(() => row.innerText()).toContain('Willow Tan')
    expect(
      await rows(page).filter({ hasText: provider }).getByRole('link', { name: 'Willow Tan' }).getAttribute('href'),
    ).toMatch(/\/systemadmin\/user\/update\?idUser=[\w-]+$/)
    await lookAt(page, bothWidths, 'console-claims-filtered')

    await rows(page)
      .filter({ hasText: provider })
      .getByRole('link', { name: /^[0-9A-F]{8}$/ })
      .click()
    await page.getByRole('heading', { level: 1, name: /^Claim / }).waitFor()
    await page.getByText(transactionNo).first().waitFor()
    await page.getByText(receiptNo).waitFor()
    await expectDrawn(page.getByRole('img', { name: 'receipt.png' }))
    await page
      .getByRole('button', { name: /referral letter\.pdf/ })
      .first()
      .waitFor()
    await lookAt(page, bothWidths, 'console-claim')
    expect(
      (
        await page.request.get(await page.locator('link[rel=icon]').evaluate((icon) => (icon as HTMLLinkElement).href))
      ).headers()['content-type'],
    ).toBe('image/svg+xml')

    await page.getByRole('navigation', { name: 'Claim sections' }).getByRole('link', { name: 'History' }).click()
    const timeline = page.getByRole('list', { name: 'Timeline' })
    const filed = timeline
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: claimEventTitles.ClaimFiled }) })
    const registered = timeline
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: claimEventTitles.ClaimRegistered }) })
    await filed.waitFor()
    await expect.poll(() => filed.innerText()).toMatch(/Willow Tan\s+· Member/)
    await timeline.getByRole('heading', { name: claimEventTitles.ClaimHandoverFailed }).waitFor()
    await expect.poll(() => registered.innerText()).toContain(transactionNo)
    await lookAt(page, bothWidths, 'console-history')

    await filed.getByRole('button', { name: /The claim as it was then/ }).click()
    const comparison = page.getByRole('table', { name: 'The claim then and now' })
    await comparison.waitFor()
    await page.getByText(/\d+ fields differ from now\./).waitFor()
    const status = comparison.getByRole('row', { name: /^Status/ })
    await expect
      .poll(() => status.getByRole('cell').allInnerTexts())
      .toEqual([claimStatusLabels.PROCESSING, claimStatusLabels.SUBMITTED])
    await lookAt(page, bothWidths, 'console-earlier-moment')
    // On a phone the moment opens over the timeline.
    const moment = page.getByRole('region', { name: 'As it was' })
    await moment.getByLabel('As it was on (Singapore time)').fill('2026-01-01T00:00:00')
    await moment.getByRole('button', { name: 'Show', exact: true }).click()
    await page.getByText('The claim had not been filed then.').waitFor()

    // The last question was for a moment at which there was no claim.
    expect(problems).toEqual(['Failed to load resource: the server responded with a status of 404 (Not Found)'])

    await page.route('**/api/console/outpatient-claims?*', (route) =>
      route.fulfill({ status: 500, json: { errorMessage: 'no' } }),
    )
    await page.goto('/systemadmin/userOutpatient')
    await page.getByText(consoleTexts.claimDataError).waitFor()
    await context.close()
  })

  test('an operator hands failed claims over again together, and is told of each what became of it', async () => {
    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    await page.setViewportSize({ width: 1366, height: 900 })
    await arriveSignedIn(page, origin, 'operation@example.com')
    await page.goto('/systemadmin/userOutpatient?searchMax=50&sort=filedAt&order=ASC')
    await rows(page).first().waitFor()
    await lookAt(page, 'desktop', 'console-claims-desk-width')

    // The insurer's answers are made up here, so that the claims stay as other journeys need them.
    const asked: string[] = []
    await page.route('**/api/console/claims/*/reprocess', (route) => {
      asked.push(route.request().headers()['idempotency-key'] ?? '')
      if (asked.length === 3) return route.abort()
      return asked.length === 1
        ? route.fulfill({ status: 409, json: { errorMessage: claimRefusalTexts.CLAIM_ALREADY_REGISTERED } })
        : route.fulfill({ json: {} })
    })
    const failed = rows(page).getByRole('checkbox', { disabled: false })
    await failed.nth(0).check()
    await failed.nth(1).check()
    await page.getByText('2 items selected').waitFor()
    await lookAt(page, bothWidths, 'console-claims-selected')
    await page.getByRole('button', { name: consoleTexts.claims.reprocess }).click()
    const dialog = page.getByRole('dialog', { name: claimListTexts.reprocess.title(2) })
    const outcomes = dialog.getByRole('list', { name: claimListTexts.reprocess.outcomes }).getByRole('listitem')
    await expect.poll(() => outcomes.count()).toBe(2)
    await dialog.getByRole('button', { name: consoleTexts.claims.reprocess }).click()
    await outcomes.nth(0).getByText(claimRefusalTexts.CLAIM_ALREADY_REGISTERED).waitFor()
    await outcomes.nth(1).getByText(claimListTexts.reprocess.done).waitFor()
    await lookAt(page, bothWidths, 'console-claims-reprocessed')

    // Only what was refused is sent again. While nobody knows whether a command arrived, it stays the same command.
    const again = dialog.getByRole('button', { name: claimListTexts.reprocess.tryAgain(1) })
    await again.click()
    await outcomes.nth(0).getByText(errorTexts.network).waitFor()
    await again.click()
    await outcomes.nth(0).getByText(claimListTexts.reprocess.done).waitFor()
    expect(asked[3]).toBe(asked[2])
    expect(new Set(asked).size).toBe(3)
    await dialog.getByRole('button', { name: claimListTexts.reprocess.close }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('2 items selected').waitFor({ state: 'hidden' })
    expect(problems).toEqual([
      'Failed to load resource: the server responded with a status of 409 (Conflict)',
      expect.stringMatching(/^Failed to load resource: net::ERR_FAILED \/api\/console\/claims\/[^/]+\/reprocess$/),
    ])
    await context.close()
  })

  test('the dashboard tells how the weeks went with a table behind it, and a chart that failed is tried again by itself', async () => {
    const { page, context } = await openVisitor(browser, 'desktop', origin)
    await arriveSignedIn(page, origin, 'claims@example.com')
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    const { weeks, late, of, asTable } = dashboardTexts
    const chart = page.getByRole('region', { name: weeks.title })
    await chart.getByRole('img').waitFor()
    await chart.getByRole('button', { name: of(asTable, weeks.title) }).click()
    const thisWeek = page.getByRole('table', { name: weeks.title }).getByRole('row').nth(1)
    // The claim of this journey was filed this week.
    expect(Number(await thisWeek.getByRole('cell').first().innerText())).toBeGreaterThanOrEqual(1)
    await lookAt(page, bothWidths, 'console-dashboard-desk')

    await page.route('**/api/console/claim-weeks', (route) =>
      route.fulfill({ status: 500, json: { errorMessage: 'no' } }),
    )
    await page.reload()
    await chart.getByText(weeks.failed).waitFor()
    await page.getByRole('region', { name: late.title }).getByRole('link').first().waitFor()
    await lookAt(page, 'desktop', 'console-dashboard-failed')
    await page.unroute('**/api/console/claim-weeks')
    await chart.getByRole('button', { name: 'Try again' }).click()
    await chart.getByRole('img').waitFor()
    await context.close()
  })

  test('light or dark is as the system has it, until one of them is chosen, which the device remembers', async () => {
    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    await arriveSignedIn(page, origin, 'claims@example.com')
    await page.goto('/systemadmin/dashboard')
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = rgbOf(tokens.colour.background)
    const dark = rgbOf(tokens.darkColour.background)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(ground).toBe(light)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(ground).toBe(dark)
    // At both widths, with the menu open.
    await openAppearance(page)
    await lookAt(page, bothWidths, 'appearance')
    await page.getByRole('menuitemradio', { name: appearanceTexts.light, exact: true }).click()
    await expect.poll(ground).toBe(light)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    await expect.poll(ground).toBe(light)
    await openAppearance(page)
    expect(
      await page.getByRole('menuitemradio', { name: appearanceTexts.light, exact: true }).getAttribute('aria-checked'),
    ).toBe('true')
    await page.getByRole('menuitemradio', { name: appearanceTexts.system }).click()
    await expect.poll(ground).toBe(dark)
    expect(problems).toEqual([])
    await context.close()
  })

  test('an auditor sees history and replay, and nothing else', async () => {
    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    await arriveSignedIn(page, origin, 'auditor@example.com')
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    await page.getByLabel('Claim number or id').waitFor()
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: 'Claim history' }).waitFor()
    await menu.getByRole('link', { name: 'Read models' }).waitFor()
    expect(await menu.getByRole('link', { name: consoleTexts.menu.outpatient }).count()).toBe(0)
    expect(await menu.getByRole('link', { name: consoleTexts.menu.inpatient }).count()).toBe(0)
    await lookAt(page, bothWidths, 'auditor-menu')

    await menu.getByRole('link', { name: 'Claim history' }).click()
    await page.getByRole('heading', { level: 1, name: 'Claim history' }).waitFor()
    await page.getByLabel('Claim number or id').fill(transactionNo)
    await page.getByRole('button', { name: 'Open history' }).click()
    await page
      .getByRole('list', { name: 'Timeline' })
      .getByRole('heading', { name: claimEventTitles.ClaimFiled })
      .waitFor()
    await lookAt(page, bothWidths, 'auditor-history')

    await openPage(page, 'Read models')
    await page.getByRole('heading', { level: 1, name: 'Read models' }).waitFor()
    await page
      .getByText(/up to date/)
      .first()
      .waitFor()
    await lookAt(page, bothWidths, 'auditor-read-models')

    await page.goto('/systemadmin/userOutpatient')
    await page.getByRole('heading', { level: 1, name: 'No access' }).waitFor()
    await page.getByText(errorTexts.forbidden).waitFor()
    await lookAt(page, bothWidths, 'auditor-no-access')
    await expectFrame(page)
    expect(problems).toEqual([])

    // Other journeys go on with this session: that its end is asked for is enough here.
    await page.route('**/api/users/logout', (route) => route.fulfill({ status: 204 }))
    const logout = (await openMenu(page)).getByRole('button', { name: consoleTexts.menu.logout })
    await Promise.all([page.waitForRequest('**/api/users/logout'), logout.click()])
    await page.waitForURL(`${origin}/`)
    await context.close()
  })

  test('a member who opens the console is sent to the portal, and a stranger to the sign-in and back', async () => {
    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    await arriveSignedIn(page, origin, 'willow.tan@example.com')
    await page.goto('/systemadmin/userOutpatient')
    await page.waitForURL(`${origin}/`)
    expect(problems).toEqual([])
    await context.close()

    const stranger = await openVisitor(browser, 'desktop', origin)
    await stranger.page.goto('/systemadmin/read-models')
    await stranger.page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    expect(new URL(stranger.page.url()).searchParams.get('redirect')).toBe('/systemadmin/read-models')
    expect(stranger.problems).toEqual([])
    await stranger.context.close()
  })
})

/** The claims of the console's list: rows of a table, or cards on a phone. */
function rows(page: Page): Locator {
  return page
    .getByRole('table', { name: 'Outpatient claims' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
}

async function claimCount(page: Page): Promise<number> {
  const text = await page
    .getByRole('status')
    .filter({ hasText: /claims?$/ })
    .innerText()
  return Number.parseInt(text.replaceAll(',', ''), 10)
}

/** Top bar 60, side menu 250, content at least 768 below the bar (3§9), on a page that has little in it. */
async function expectFrame(page: Page): Promise<void> {
  const sizeOf = (part: Locator) => part.boundingBox()
  expect((await sizeOf(page.getByRole('banner')))?.height).toBe(60)
  expect((await sizeOf(page.getByRole('main')))?.height).toBeGreaterThanOrEqual(60 + 768)
  expect((await sizeOf(page.locator('#console-menu')))?.width).toBe(250)
}

async function openMenu(page: Page): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.waitFor()
  return menu
}

/** Times are typed as people write them, or chosen from the calendar; nothing is published. */
async function limitLaunchMessage(page: Page): Promise<void> {
  await page.goto('/systemadmin/content/create?kind=launch-message')
  await page.getByLabel(contentFormTexts.fields.title, { exact: true }).fill('New clinics')
  await page.getByLabel(contentFormTexts.fields.text, { exact: true }).fill('Twelve more from April.')
  await page.getByRole('button', { name: contentFormTexts.create }).click()
  await page.getByRole('button', { name: contentPageTexts.publish, exact: true }).click()
  const asked = page.getByRole('dialog', { name: contentPageTexts.publishTitle(1) })
  const from = asked.getByLabel(contentPageTexts.from)
  await from.fill('1/1/2098 9:05')
  await from.press('Tab')
  await expect.poll(() => from.inputValue()).toBe('01 Jan 2098 09:05')
  const until = asked.getByLabel(contentPageTexts.until)
  await until.fill('soon')
  await until.press('Tab')
  await page.getByText(dateFieldTexts.notAMoment).waitFor()
  await lookAt(page, bothWidths, 'console-launch-message')
  await page.keyboard.press('Enter')
  const calendar = page.getByRole('dialog', { name: dateFieldTexts.calendar })
  await pressEnterAt(page, '[role=gridcell]')
  await calendar.waitFor({ state: 'detached' })
  await expect.poll(() => until.inputValue()).toBe(`${formatDisplay(singaporeToday(new Date()))} 23:59:59`)
  await page.keyboard.press('Escape')
  await asked.waitFor({ state: 'detached' })
}

async function openPage(page: Page, label: string): Promise<void> {
  await (await openMenu(page)).getByRole('link', { name: label, exact: true }).click()
}
