// Requirements: RWD-001, RWD-002, RWD-003, RWD-004, RWD-005, RWD-006, RWD-007, RWD-008, RWD-009, RWD-010, RWD-011, RWD-012, RWD-013, RWD-014, SHELL-010, LIM-025
/** A member looks at rewards, redeems one by mouse and one by keyboard alone, and finds the vouchers again; each stays redeemed, of a reward that no other journey redeems. */
import { DEFAULT_LANGUAGE } from '@member-care/domain/language/language.ts'
import { diningTranslations, teaTranslations } from '@member-care/api/demonstration/translated-content.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { menuTexts, shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import { rewardTexts as texts } from '@member-care/domain/texts/reward-texts.ts'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { pressEnterAt, tabToText } from './keyboard.ts'
import { noteWords } from '../support/page-words.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'
import { readerLanguage } from '../support/reader-language.ts'
import { ANYTHING, anyText, escaped } from './any-text.ts'

const willow = 'willow.tan@example.com'
const { origin } = productOfThisWorker()
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** The value beside a label. */
const valueOf = (page: Page, label: string) => page.locator('dl > div', { hasText: label }).locator('dd')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** What the tea and its category say to the reader; what is not translated says it in English. */
const translated = readerLanguage === DEFAULT_LANGUAGE ? undefined : readerLanguage
const food = (translated && diningTranslations?.[translated]?.name) ?? 'Food and drink'
const tea = {
  title: 'Tea for two',
  terms: 'One voucher for each member.',
  redeemDescription: 'Show the code at the counter',
  ...(translated && teaTranslations?.[translated]),
}

/** 05 Mar 2026 9:07 AM in English. */
const hour = translated ? /\d{1,2}:\d{2}/ : /^\d{2} [A-Z][a-z]{2} \d{4} \d{1,2}:\d{2} [AP]M$/
/** 05/03/2026 09:07 AM in English (C44), and in other languages their own date, with no AM or PM. */
const slashed = translated ? /^[^/]*\d{4}[^/]* \d{2}:\d{2}$/ : /^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2} [AP]M$/

describe('at desktop width', () => {
  test('a member finds a reward, redeems it once however often the button is pressed, and has its voucher', async () => {
    const { page, context, problems } = await openVisitor(browser, 'desktop', origin)
    await arriveSignedIn(page, origin, willow)
    await page
      .getByRole('navigation', { name: shellTexts.mainMenu })
      .getByRole('link', { name: menuTexts.rewards })
      .click()
    await heading(page, texts.title).waitFor()
    const categories = page.getByRole('list', { name: texts.categories }).getByRole('link')
    await categories.first().waitFor()
    await expect.poll(async () => (await categories.allInnerTexts()).toSorted()).toEqual(['Fitness', food].toSorted())
    await lookAt(page, bothWidths, 'rewards')

    // While the list is on its way, something lies over its place.
    const answer = Promise.withResolvers<void>()
    await page.route(
      '**/api/externalapi/rewards/category/food-and-drink',
      async (route) => {
        await answer.promise
        await route.continue()
      },
      { times: 1 },
    )
    await page.getByRole('link', { name: food }).click()
    await page.waitForURL(`**/app/rewards/food-and-drink/${encodeURIComponent(food)}`)
    await page.getByText(texts.loadingList).waitFor()
    await lookAt(page, bothWidths, 'rewards-loading')
    answer.resolve()
    await heading(page, food).waitFor()
    const item = page.getByRole('listitem').filter({ hasText: tea.title })
    await item.getByText(anyText(texts.validTillDay(ANYTHING))).waitFor()
    await page.getByRole('listitem').filter({ hasText: 'A loaf on the house' }).getByText(texts.redeemedMark).waitFor()
    await lookAt(page, bothWidths, 'reward-list')

    await item.getByRole('link').click()
    await heading(page, tea.title).waitFor()
    await expect.poll(() => valueOf(page, texts.validTill).innerText()).toMatch(hour)
    await expect.poll(() => valueOf(page, texts.address).innerText()).toBe('12 Example Walk #01-03, Singapore 000012')
    const hrefOf = (label: string) => valueOf(page, label).getByRole('link').getAttribute('href')
    expect(await hrefOf(texts.phone)).toBe('tel:+6560000012')
    expect(await hrefOf(texts.email)).toBe('mailto:hello@kettle-and-crumb.example')
    expect(await hrefOf(texts.website)).toBe('https://kettle-and-crumb.example')
    await page.getByRole('region', { name: texts.merchant }).getByText('A made-up bakery.').waitFor()
    await page.getByRole('region', { name: texts.terms }).getByText(tea.terms).waitFor()
    await lookAt(page, bothWidths, 'reward')

    await page.getByRole('button', { name: texts.redeem, exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByText(texts.confirmText).waitFor()
    await lookAt(page, bothWidths, 'reward-confirm')
    await dialog.getByRole('button', { name: texts.cancel }).click()
    await dialog.waitFor({ state: 'detached' })

    const sent: string[] = []
    page.on('request', (request) => request.url().includes('/redeemReward/') && sent.push(request.method()))
    await page.getByRole('button', { name: texts.redeem, exact: true }).click()
    await dialog.getByRole('button', { name: texts.confirm }).dblclick()
    const toVoucher = page.getByRole('link', { name: texts.viewRedeemed })
    await toVoucher.waitFor()
    expect(sent).toEqual(['POST'])
    expect(await page.getByRole('button', { name: texts.redeem, exact: true }).count()).toBe(0)
    await lookAt(page, bothWidths, 'reward-redeemed')

    await toVoucher.click()
    await page.waitForURL('**/redeemed')
    await page.getByText(texts.offeredBy('Kettle & Crumb (Demo)')).waitFor()
    const code = await page.locator('[data-code]').innerText()
    expect(code).toMatch(/^DEMO-TEA-\d+$/)
    await page.getByRole('img', { name: texts.qrLabel(code) }).waitFor()
    await expect.poll(() => valueOf(page, texts.redeemedOn).innerText()).toMatch(hour)
    await expect.poll(() => valueOf(page, texts.validTill).innerText()).toMatch(slashed)
    await page.getByText(tea.redeemDescription).waitFor()
    expect(await page.getByRole('link', { name: texts.newTab(texts.brochure) }).getAttribute('href')).toBe(
      '/rewards/tea.svg',
    )
    // Latitude is the second coordinate.
    await page.locator('[data-shows="17/1.2903/103.8519"]').waitFor()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: texts.copy }).click()
    await page.getByText(texts.copied).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
    await lookAt(page, bothWidths, 'voucher')

    // The list says so too.
    await page.getByRole('link', { name: texts.toReward }).click()
    await page.getByRole('link', { name: texts.toList }).click()
    await item.getByText(texts.redeemedMark).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('what is not there, fails or has ended is said, and tried again', async () => {
    const { page, context } = await openVisitor(browser, 'desktop', origin)
    await arriveSignedIn(page, origin, willow)
    await page.goto('/app/rewards/fitness/details/nothing')
    await page.getByText(texts.missing).waitFor()
    await lookAt(page, bothWidths, 'reward-missing')
    await page.route('**/api/externalapi/rewards/category', (route) => route.abort(), { times: 1 })
    await page.goto('/app/rewards')
    await page.getByRole('alert').waitFor()
    await lookAt(page, bothWidths, 'rewards-failed')
    await page.getByRole('button', { name: pageTexts.tryAgain }).click()
    await page.getByRole('link', { name: 'Fitness' }).waitFor()
    noteWords(page, ['Nothing'])
    await page.goto('/app/rewards/nothing/Nothing')
    await page.getByText(texts.noRewards).waitFor()
    await lookAt(page, bothWidths, 'reward-list-empty')
    await page.goto('/app/rewards/vouchers')
    await heading(page, texts.vouchers).waitFor()
    // Those that are good come first.
    await expect
      .poll(async () =>
        (await page.getByRole('main').getByRole('listitem').allInnerTexts()).join(' ').replaceAll(/\s+/g, ' '),
      )
      .toMatch(
        new RegExp(
          `A loaf on the house .*${escaped(texts.voucherStates.good)}.*Eye check .*${escaped(texts.voucherStates.ended)}`,
        ),
      )
    await lookAt(page, bothWidths, 'vouchers')
    await page.getByRole('link', { name: /Eye check/ }).click()
    await page.getByText(texts.ended).waitFor()
    // Nobody has placed it, and nothing is attached.
    await expect.poll(() => valueOf(page, texts.address).innerText()).toBe(texts.noAddress)
    expect(await page.getByRole('region', { name: texts.mapLabel }).count()).toBe(0)
    expect(await page.getByRole('link', { name: texts.newTab(texts.brochure) }).count()).toBe(0)
    await context.close()
  })
})

describe('at phone width, by keyboard alone', () => {
  test('a member redeems a reward', async () => {
    const { page, context, problems } = await openVisitor(browser, 'phone', origin)
    await arriveSignedIn(page, origin, willow)
    await page.goto('/app/rewards')
    await page.getByRole('link', { name: 'Fitness' }).waitFor()
    await tabToText(page, 'Fitness')
    await page.keyboard.press('Enter')
    await heading(page, 'Fitness').waitFor()
    const yoga = page.getByRole('link', { name: /First class free/ })
    await yoga.waitFor()
    await tabToText(page, await yoga.evaluate(({ textContent }) => textContent ?? ''))
    await page.keyboard.press('Enter')
    await heading(page, 'First class free').waitFor()
    // It says nothing of an end, an address or a number to call.
    await expect.poll(() => valueOf(page, texts.validTill).innerText()).toBe('-')
    await expect.poll(() => valueOf(page, texts.phone).innerText()).toBe('-')
    await expect.poll(() => valueOf(page, texts.address).innerText()).toBe(texts.noAddress)
    await tabToText(page, texts.redeem)
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').waitFor()
    // A second Enter does not redeem.
    await pressEnterAt(page, '[role=alertdialog] button')
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await tabToText(page, texts.redeem)
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').waitFor()
    await tabToText(page, texts.confirm)
    await page.keyboard.press('Enter')
    await page.getByText(texts.redeemed).waitFor()
    await tabToText(page, texts.viewRedeemed)
    await page.keyboard.press('Enter')
    await page.getByText('DEMO-YOGA').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})
