// Requirements: AUTH-004, AUTH-103, SHELL-001, SHELL-002, SHELL-003, SHELL-004, SHELL-005, SHELL-007, SHELL-008, SHELL-010, SHELL-028, SHELL-029, SHELL-030, SHELL-032, SHELL-033,
// SHELL-034, SHELL-035, SHELL-039, PRO-001, PRO-003, PRO-004, PRO-027, PRO-028, PRO-029, PRO-030, ECD-001, ECD-002, ECD-003, ECD-004, ECD-005,
// ECD-006, CLI-001, CLI-002, CLI-004, CLI-005, CLI-006, CLI-007, CLI-011, ART-001, ART-002, ART-004, ART-005, ART-007, HR-001, HR-002, STA-001,
// STA-010, ERR-027, ERR-040, LIM-023, LIM-039
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  clinicTexts,
  healthArticleTexts,
  launchTexts,
  passwordReminderTexts,
  clinicCountText,
} from '@member-care/domain/texts/home-texts.ts'
import { formatSingaporeInstant, formatWholeDate } from '@member-care/domain/dates/singapore-dates.ts'
import { eCardTexts } from '@member-care/domain/texts/e-card-texts.ts'
import { hrTexts } from '@member-care/domain/texts/hr-texts.ts'
import { homeCoverTexts } from '@member-care/domain/texts/my-cover-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import {
  homeTexts,
  menuTexts,
  overviewTexts,
  shellTexts,
  clinicTypeLabels,
  portalTexts,
} from '@member-care/domain/texts/portal-texts.ts'
import {
  dependentsText,
  cutPhotoTexts,
  profilePhotoTexts,
  profileTabTexts,
  profileTexts,
} from '@member-care/domain/texts/profile-texts.ts'
import { updateBioTexts } from '@member-care/domain/texts/update-bio-texts.ts'
import { launchBrowser, openVisitor, type Width } from '../support/browser.ts'
import { readPdf, drawnLetters } from '../support/read-pdf.ts'
import { receiptPicture, referralLetter } from './claim-steps.ts'
import { isFocusInSight, tabToText } from './keyboard.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, expectDrawn, lookAt } from './screens.ts'
import { arriveSignedIn, signInOnScreen } from './sign-in-steps.ts'
import { ANY_NUMBER, anyText } from './any-text.ts'

const email = 'willow.tan@example.com'
const secondEmployer = { name: 'Kite School (Demo) Pte Ltd', policyNo: 'DEMO-GE-3001' }
/** HR administrator of Orchid Biscuits in the demonstration data. */
const hrAdministrator = 'fern.lee@example.com'
const { origin } = productOfThisWorker()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function openHome(
  width: Width,
  who = email,
): Promise<{ page: Page; context: BrowserContext; problems: string[] }> {
  const visitor = await openVisitor(browser, width, origin)
  await arriveSignedIn(visitor.page, origin, who)
  return visitor
}

/** Through the side menu, or on a phone through the drawer. */
async function choose(page: Page, width: Width, entry: string): Promise<void> {
  if (width === 'phone') await page.getByRole('button', { name: shellTexts.openMenu }).click()
  await page.getByRole('navigation', { name: shellTexts.mainMenu }).getByRole('link', { name: entry }).click()
}

function panel(page: Page, name: string): Locator {
  return page.getByRole('region', { name })
}

describe('at desktop width', () => {
  test('Home says first what waits for the member, and every way on leads somewhere', async () => {
    const opening = new Date()
    const { page, context, problems } = await openHome('desktop')
    await panel(page, overviewTexts.lastClaim).waitFor()
    const waiting = panel(page, overviewTexts.attention)
    await waiting.getByRole('blockquote').first().waitFor()
    await panel(page, healthArticleTexts.title).getByRole('listitem').first().waitFor()
    expect(await page.getByRole('region').first().getAttribute('aria-label')).toBe(overviewTexts.attention)
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(60)
    await page.getByRole('banner').getByText('Willow Tan').waitFor()
    await page.getByRole('heading', { level: 1, name: /Willow Tan/ }).waitFor()
    await page.getByText(anyText(formatWholeDate(opening), formatWholeDate(new Date()))).waitFor()
    expect((await page.getByRole('navigation', { name: shellTexts.mainMenu }).boundingBox())?.width).toBe(250)
    const submit = page
      .getByRole('navigation', { name: overviewTexts.quickLinks })
      .getByRole('link', { name: homeTexts.submitClaim })
    expect(await submit.getAttribute('href')).toBe('/app/submitclaim')
    await lookAt(page, bothWidths, 'home-full')

    // On paper it begins with what it says, and no bar stands on any sheet.
    const { pages: sheets } = await readPdf(await page.pdf({ format: 'A4' }))
    expect(drawnLetters(sheets[0] ?? '')).toContain(drawnLetters(overviewTexts.lastClaim))
    for (const sheet of sheets) expect(drawnLetters(sheet)).not.toContain(drawnLetters(menuTexts.logOut))

    await page.getByRole('link', { name: clinicTypeLabels['3'] }).click()
    await page.getByRole('heading', { level: 1, name: clinicTexts.title }).waitFor()
    await page.getByText(clinicCountText(10, 35)).waitFor()
    // CLI-008
    expect(
      await page
        .getByRole('link', { name: pageTexts.labelled(clinicTexts.map, '') })
        .first()
        .getAttribute('href'),
    ).toMatch(/^https:\/\/www\.openstreetmap\.org\/\?mlat=1\.\d+&mlon=10\d\.\d+#map=17\/1\.\d+\/10\d\.\d+$/)
    await page.getByRole('button', { name: clinicTexts.more }).scrollIntoViewIfNeeded()
    await page.getByText(anyText(clinicCountText(20, 35), clinicCountText(30, 35), clinicCountText(35, 35))).waitFor()
    await page.getByLabel(clinicTexts.area).selectOption('Bishan')
    await page.getByText(anyText(clinicCountText(1, 1), clinicCountText(ANY_NUMBER, ANY_NUMBER))).waitFor()
    await page.getByLabel(clinicTexts.search).fill('no such clinic')
    await page.getByText(clinicTexts.none).waitFor()
    await lookAt(page, bothWidths, 'clinics-none')
    await page.getByRole('button', { name: clinicTexts.clearFilters }).click()
    await page.getByText(anyText(...[10, 20, 30].map((shown) => clinicCountText(shown, 300)))).waitFor()
    await page.getByLabel(clinicTexts.company).selectOption(secondEmployer.name)
    await page.getByText(anyText(...[10, 20, 30].map((shown) => clinicCountText(shown, 300)))).waitFor()
    await lookAt(page, bothWidths, 'clinics')

    await page.goto('/app')
    await page.getByRole('link', { name: homeTexts.accessECard }).click()
    await page.getByRole('heading', { level: 1, name: eCardTexts.title }).waitFor()
    const front = panel(page, eCardTexts.front)
    await front.getByText('DEMO-P2-1001').waitFor()
    await expect.poll(() => front.getByRole('timer').innerText()).toMatch(/\d{4}.* \d\d:\d\d:\d\d$/)
    await page.getByRole('button', { name: eCardTexts.flip }).click()
    await panel(page, eCardTexts.back).waitFor()
    await lookAt(page, bothWidths, 'e-card-back')
    await page.getByLabel(eCardTexts.person).selectOption({ index: 1 })
    await front.waitFor()
    await page.getByRole('button', { name: eCardTexts.flip }).click()
    await page.getByLabel(eCardTexts.company).selectOption(secondEmployer.name)
    await front.getByText(secondEmployer.policyNo).waitFor()

    await page.goto('/app')
    await page.getByRole('link', { name: healthArticleTexts.seeAllArticles }).click()
    await page.getByRole('tab', { name: healthArticleTexts.videos }).click()
    await page.getByRole('link', { name: /Five stretches/ }).waitFor()
    await page.getByRole('tab', { name: healthArticleTexts.articles }).click()
    await page.getByRole('link', { name: /hawker centre/ }).click()
    await page.getByRole('heading', { level: 2, name: 'Ask for' }).waitFor()
    await lookAt(page, bothWidths, 'health-article')
    await page.goto('/app/healtharticles/view?type=3&id=1')
    await page.getByText(healthArticleTexts.noMatch).waitFor()

    await page.goto('/app')
    await page.getByRole('link', { name: homeTexts.coveragePlans }).click()
    await page.getByRole('heading', { level: 1, name: menuTexts.profile }).waitFor()
    const plans = page.getByRole('heading', { level: 2, name: homeTexts.coveragePlans })
    await plans.waitFor()
    await expect
      .poll(() =>
        plans.evaluate(
          (heading) => heading === document.activeElement && heading.getBoundingClientRect().top < window.innerHeight,
        ),
      )
      .toBe(true)
    await panel(page, homeTexts.coveragePlans).getByText(secondEmployer.policyNo).waitFor()
    // Each tab is a place of its own in the history.
    await page
      .getByRole('navigation', { name: profileTabTexts.title })
      .getByRole('link', { name: profileTabTexts.notifications })
      .click()
    await page.waitForURL(/show=notifications/)
    await page.goBack()
    await plans.waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('the profile shows who one is and whom one covers, and takes another photo', async () => {
    const { page, context, problems } = await openHome('desktop')
    await choose(page, 'desktop', menuTexts.profile)
    await page
      .getByRole('region', { name: dependentsText(3), exact: true })
      .getByRole('listitem')
      .first()
      .waitFor()
    await expect.poll(() => panel(page, profileTexts.personalInformation).innerText()).toMatch(/\*{5}\d{3}[A-Z]/)
    await lookAt(page, bothWidths, 'profile')

    await panel(page, profileTexts.photo).getByRole('link', { name: profilePhotoTexts.change }).click()
    const input = page.getByLabel(profilePhotoTexts.title, { exact: true }).and(page.locator('input'))
    await input.setInputFiles(await referralLetter())
    await page.getByRole('alert').getByText(profilePhotoTexts.wrongType).waitFor()
    await lookAt(page, bothWidths, 'profile-photo-refused')
    await input.setInputFiles(await receiptPicture())
    await page
      .getByRole('dialog', { name: cutPhotoTexts.title })
      .getByRole('button', { name: cutPhotoTexts.use })
      .click()
    await page.getByText(profilePhotoTexts.changed).waitFor()
    await expectDrawn(panel(page, updateBioTexts.photo).locator('img'))
    await expectDrawn(page.getByRole('banner').locator('img'))
    await lookAt(page, bothWidths, 'profile-photo')
    expect(problems).toEqual([])
    await context.close()
  })

  test('a message to everybody comes first, then the reminder; each is answered once', async () => {
    // The sign-in before this one.
    await (await openHome('desktop')).context.close()
    const visitor = await openVisitor(browser, 'desktop', origin)
    const { page, context, problems } = visitor
    // Nobody has published a message here, and no password is old enough: the answers say otherwise.
    const appLaunch = {
      publish: true,
      startDate: '2020-01-01 00:00:00',
      endDate: '',
      title: 'New clinics',
      message: 'Twelve more from April.',
    }
    await alterAnswer(page, '**/getAppLaunchConfigFromMHC', { appLaunch })
    await alterAnswer(page, '**/users/verifyLoginOTPEmailCode', { notifyUserLastPasswordUpdate: true })
    await signInOnScreen(page, origin, email)

    const message = page.getByRole('dialog', { name: appLaunch.title })
    await message.getByText(appLaunch.message).waitFor()
    await lookAt(page, bothWidths, 'launch-message')
    await message.getByRole('button', { name: launchTexts.close }).click()
    const reminder = page.getByRole('dialog', { name: passwordReminderTexts.title })
    await reminder.waitFor()
    await lookAt(page, bothWidths, 'password-reminder')
    await page.keyboard.press('Escape')
    await reminder.waitFor({ state: 'detached' })
    await page.reload()
    await panel(page, overviewTexts.lastClaim).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    const lastLogin = page.getByRole('banner').getByText(shellTexts.lastLogin).locator('time')
    const at = new Date((await lastLogin.getAttribute('datetime')) ?? '')
    expect(Date.now() - at.getTime()).toBeLessThan(3_600_000)
    expect(await lastLogin.innerText()).toBe(formatSingaporeInstant(at))
    expect(problems).toEqual([])
    await context.close()
  })

  test('the menu comes once it is known what the company offers', async () => {
    const { page, context } = await openHome('desktop')
    const menu = page.getByRole('navigation', { name: shellTexts.mainMenu })
    await menu.waitFor()
    const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/api/claims/config/benefits?*', async (route) => {
      asked.resolve()
      await held.promise
      await route.continue()
    })
    await page.reload()
    await asked.promise
    await page.getByRole('heading', { level: 1, name: /Willow Tan/ }).waitFor()
    expect(await menu.count()).toBe(0)
    held.resolve()
    await menu.waitFor()
    await context.close()
  })

  test('a part that is slow or fails leaves the others alone, and can be tried again', async () => {
    const { page, context } = await openHome('desktop')
    await panel(page, overviewTexts.lastClaim).waitFor()
    const held = Promise.withResolvers<void>()
    await page.route('**/api/claims?*', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.route('**/getMHCArticlesBannerList/homepage', (route) => route.abort())
    await page.reload()
    const articles = panel(page, healthArticleTexts.title)
    await articles.getByRole('alert').waitFor()
    await page.getByRole('status', { name: portalTexts.loading }).first().waitFor()
    await page.getByRole('link', { name: clinicTypeLabels['3'] }).waitFor()
    await lookAt(page, bothWidths, 'home-slow-and-failed')

    held.resolve()
    await panel(page, overviewTexts.lastClaim).waitFor()
    await page.unroute('**/getMHCArticlesBannerList/homepage')
    await articles.getByRole('button', { name: pageTexts.tryAgain }).click()
    await articles.getByRole('listitem').first().waitFor()
    await context.close()
  })

  test.each(bothWidths)('at %s width, the keyboard alone leads through the menu', async (width) => {
    const { page, context, problems } = await openHome(width)
    await panel(page, overviewTexts.lastClaim).waitFor()
    if (width === 'phone') {
      await page.getByRole('button', { name: shellTexts.openMenu }).press('Enter')
      await page.getByRole('navigation', { name: shellTexts.mainMenu }).waitFor()
    }
    // SHELL-025
    const faq = page.getByRole('navigation', { name: shellTexts.mainMenu }).getByRole('link', { name: menuTexts.faq })
    expect([await faq.getAttribute('target'), await faq.getAttribute('href')]).toEqual(['_blank', '/statements/faq'])
    await tabToText(page, menuTexts.findClinics)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: clinicTexts.title }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    expect(problems).toEqual([])
    await context.close()
  })
})

test('what the Tab key has led to stays in sight when more of Home comes above it', async () => {
  const { page, context } = await openVisitor(browser, 'phone', origin)
  const held = Promise.withResolvers<void>()
  // What is nearly used stands above the kinds of clinic, and is reckoned last.
  await page.route('**/api/cover?*', async (route) => {
    await held.promise
    await route.continue()
  })
  await arriveSignedIn(page, origin, email)
  await panel(page, healthArticleTexts.title).getByRole('listitem').first().waitFor()
  await panel(page, overviewTexts.lastClaim).waitFor()
  await tabToText(page, clinicTypeLabels['1'])
  expect(await isFocusInSight(page)).toBe(true)
  held.resolve()
  await page.getByText(homeCoverTexts.title).waitFor()
  expect(await isFocusInSight(page)).toBe(true)

  // Who has gone on by hand is not led back to it.
  await page.mouse.wheel(0, -10_000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await context.setOffline(true)
  await page.getByText(shellTexts.offlineDetail).waitFor()
  expect(await isFocusInSight(page)).toBe(false)
  await context.close()
})

test('an HR administrator comes from the menu to their companies, and another member does not', async () => {
  const { page, context } = await openHome('desktop', hrAdministrator)
  await choose(page, 'desktop', menuTexts.hrAdmin)
  await page.getByRole('heading', { level: 1, name: hrTexts.welcome }).waitFor()
  const companies = page.getByRole('list', { name: hrTexts.companies }).getByRole('listitem')
  await companies.first().waitFor()
  await expect
    .poll(() => companies.allInnerTexts())
    .toEqual([expect.stringContaining('Orchid Biscuits (Demo) Pte Ltd')])
  await lookAt(page, 'desktop', 'hr-area')
  await context.close()

  const member = await openHome('desktop')
  await member.page.goto('/hradmin')
  await member.page.getByText(hrTexts.notAllowed).waitFor()
  await member.context.close()
})

/** Lets the product answer, and changes a part of what it says. */
async function alterAnswer(page: Page, address: string, part: object): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...part } })
  })
}
