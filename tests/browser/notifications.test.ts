// Requirements: SHELL-006, PRO-001, NOT-001, NOT-002, NOT-003, NOT-004, NOT-005, STA-001, LIM-001
import { spelledClaimStatuses } from '@member-care/domain/claim/claim-status.ts'
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import { languageTag } from '@member-care/domain/language/language.ts'
import { amountText } from '@member-care/domain/money/money.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { clinicTypeLabels } from '@member-care/domain/texts/portal-texts.ts'
import { singaporeToday, formatSingaporeTwelveHours } from '@member-care/domain/dates/singapore-dates.ts'
import { UNATTENDED_HEADER } from '@member-care/domain/account/session-lifetime.ts'
import { claimStatusLabels } from '@member-care/domain/texts/claim-status-texts.ts'
import { claimChangedText, claimChangeTexts } from '@member-care/domain/texts/claim-change-texts.ts'
import { notificationKindLabels, notificationWords } from '@member-care/domain/texts/notification-kind-texts.ts'
import { notificationTexts } from '@member-care/domain/texts/notification-texts.ts'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, openVisitor, type Width } from '../support/browser.ts'
import { comparedWith, type PossibleDuplicates } from '../support/compared-duplicates.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { bothWidths, lookAt } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'
import { inEnglish } from './in-english.ts'

const { origin } = productOfThisWorker()
/** Covered by Lantern Shipyard, which no other journey decides claims of. */
const email = 'cedar.rahman@example.com'
let browser: Browser
let desk: Page

beforeAll(async () => {
  browser = await launchBrowser()
  desk = await inEnglish(async () => {
    const { page } = await openVisitor(browser, 'desktop', origin)
    await arriveSignedIn(page, origin, 'claims@example.com')
    return page
  })
}, 120_000)
afterAll(() => browser.close())

/** Calls the API as the person who is signed in on a page. */
async function call<Answer>(page: Page, method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer> {
  const token = await page.evaluate(
    (key) => (JSON.parse(sessionStorage.getItem(key) ?? '{}') as { accessToken?: string }).accessToken ?? '',
    storedSessionKeys.user,
  )
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: { Accesstoken: token, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

/** The member on Home. */
async function arrive(width: Width) {
  const visitor = await openVisitor(browser, width, origin)
  await arriveSignedIn(visitor.page, origin, email)
  return visitor
}

/** As much of a row of the claim list as names it. */
interface ListedClaim {
  readonly id: string
  readonly s: string
  readonly tx: string
  readonly t: number
  readonly p: string
  readonly ia: string
}

/** A claim of the member's that the desk can decide. */
async function openClaim(page: Page): Promise<ListedClaim> {
  const today = singaporeToday(new Date()).replaceAll('-', '')
  const claims = await call<ListedClaim[]>(page, 'GET', `/claims?from=20200101&to=${today}`)
  const open = claims.find(({ s, t }) => t !== 1 && ['Submitted', 'Pending', 'Pending Review'].includes(s))
  if (!open) throw new Error('The member has no open claim left.')
  return open
}

/** The desk approves an open claim of the member's, or asks for something; that may be asked again and again. @returns the claim */
async function decideClaim(page: Page, decision: 'approve' | 'request-information'): Promise<ListedClaim> {
  const open = await openClaim(page)
  const { version: expectedVersion } = await call<{ version: number }>(
    desk,
    'GET',
    `/console/${open.t === 3 ? 'outpatient' : 'inpatient'}-claims/${open.id}`,
  )
  const said =
    decision === 'approve'
      ? {
          payableCents: 4_200,
          otherAmountReason: 'As agreed.',
          batchNo: 'B-1',
          ...comparedWith(
            await call<PossibleDuplicates>(desk, 'GET', `/console/claims/${open.id}/possible-duplicates`),
          ),
        }
      : { request: 'The itemised invoice, please.' }
  await call(desk, 'POST', `/console/claims/${open.id}/${decision}`, { expectedVersion, ...said })
  return open
}

/** What an open page says of a claim that has changed under its reader. */
const news = (page: Page, { p, ia }: ListedClaim, status: 'APPROVED' | 'PENDING' | undefined) =>
  page.getByRole('status').getByText(claimChangedText({ provider: p, amount: amountText(ia, 'SGD') }, status))

const bell = (page: Page, unread: number) =>
  page.getByRole('banner').getByRole('link', { name: notificationTexts.bell(unread), exact: true })
/** Whether its picture is drawn in the middle, too. */
const isFilled = (link: Locator) =>
  link
    .locator('svg path')
    .evaluate((path) => path instanceof SVGGeometryElement && path.isPointInFill(new DOMPoint(12, 12)))

test('a member whom nothing was told reads that there is nothing', async () => {
  const { page, context, problems } = await openVisitor(browser, 'phone', origin)
  await arriveSignedIn(page, origin, email)
  await bell(page, 0).click()
  await page.getByText(notificationTexts.empty).waitFor()
  await lookAt(page, 'phone', 'notifications-none')
  expect(problems).toEqual([])
  await context.close()
})

describe.each(bothWidths)('at %s width', (width) => {
  test('the bell fills when a claim is decided, the list says so, and opening it makes it read', async () => {
    const { page, context, problems } = await arrive(width)
    await call(page, 'PUT', '/notifications/read', { all: true })
    await bell(page, 0).waitFor()
    expect(await isFilled(bell(page, 0))).toBe(false)
    // A reload would lose this.
    await page.evaluate(() => Object.assign(window, { openedOnce: true }))
    const [decision, title] =
      width === 'phone'
        ? (['approve', notificationWords['claim-approved'].title] as const)
        : (['request-information', notificationWords['claim-information-requested'].title] as const)
    const asked = (await openClaim(page)).s === spelledClaimStatuses.PENDING
    // Who reads further down, by keys, stays there.
    const place = page.getByRole('link', { name: clinicTypeLabels['3'] })
    await place.focus()
    await place.scrollIntoViewIfNeeded()
    const claim = await decideClaim(page, decision)
    const number = claim.tx
    await bell(page, 1).waitFor()
    expect(await isFilled(bell(page, 1))).toBe(true)
    if (decision === 'approve' || !asked)
      await news(page, claim, decision === 'approve' ? 'APPROVED' : 'PENDING').waitFor()
    expect(await place.evaluate((link) => link === document.activeElement)).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await lookAt(page, width, 'bell-unread')
    await bell(page, 1).click()

    const newest = page.getByRole('list', { name: notificationTexts.title }).getByRole('listitem').first()
    await newest.getByText(title).first().waitFor()
    await expect.poll(() => newest.getByText(title).first().getAttribute('lang')).toBe(languageTag(currentLanguage()))
    await newest.getByText(new RegExp(number)).waitFor()
    await newest.getByText(notificationTexts.unread).waitFor()
    const when = newest.getByRole('time')
    await when.waitFor()
    const told = formatSingaporeTwelveHours(new Date((await when.getAttribute('datetime')) ?? ''))
    await expect.poll(() => when.innerText()).toBe(told)
    await lookAt(page, width, 'notifications')
    await newest.getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor()
    await bell(page, 0).waitFor()
    expect(await page.evaluate(() => 'openedOnce' in window)).toBe(true)

    // The list and the claim that are open follow as well, each in its place.
    const next = await openClaim(page)
    await page.goto(`/app/claimrecords?from=2020-01-01&to=${singaporeToday(new Date())}`)
    const reading = await page.context().newPage()
    await arriveSignedIn(reading, origin, email)
    await reading.goto(`/app/claimrecords/${next.t === 3 ? 'out' : 'inp'}/${next.tx}`)
    await reading.getByRole('heading', { level: 1, name: new RegExp(next.tx) }).waitFor()
    await page.getByRole('link', { name: next.tx }).waitFor()
    await decideClaim(page, 'request-information')
    await reading.getByText('The itemised invoice, please.').waitFor()
    await news(reading, next, next.s === spelledClaimStatuses.PENDING ? undefined : 'PENDING').waitFor()
    await reading.getByRole('button', { name: claimChangeTexts.dismiss }).click()
    await reading.getByRole('button', { name: claimChangeTexts.dismiss }).waitFor({ state: 'detached' })
    await reading.close()
    await page
      .getByRole(width === 'phone' ? 'listitem' : 'row')
      .filter({ hasText: next.tx })
      .getByText(claimStatusLabels.PENDING, { exact: true })
      .waitFor()
    await bell(page, 1).click()
    await page.getByRole('button', { name: notificationTexts.markAllRead }).click()
    await page.getByText(notificationTexts.unreadCount(0)).waitFor()
    await bell(page, 0).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('a member chooses by which ways to be told, and the choice is kept', async () => {
    const { page, context, problems } = await arrive(width)
    const choice = page.getByRole('checkbox', {
      name: pageTexts.labelled(notificationKindLabels['claim-in-review'], notificationTexts.preferences.portal),
    })
    const openSettings = async () => {
      await page.goto('/app/profile?show=notifications')
      await page.getByRole('button', { name: notificationTexts.preferences.open }).click()
      await choice.waitFor()
    }
    await openSettings()
    const before = await choice.isChecked()
    await choice.focus()
    await page.keyboard.press('Space')
    await page.getByRole('status').getByText(notificationTexts.preferences.saved).waitFor({ state: 'attached' })
    await lookAt(page, width, 'notification-settings')
    await openSettings()
    await expect.poll(() => choice.isChecked()).toBe(!before)
    expect(
      await page
        .getByRole('checkbox', {
          name: pageTexts.labelled(notificationKindLabels['password-changed'], notificationTexts.preferences.email),
        })
        .isDisabled(),
    ).toBe(true)
    expect(problems).toEqual([])

    // Said where it was chosen, and the box shows again what holds.
    await page.route('**/api/notifications/preferences', (route) => route.abort())
    await choice.press('Space')
    await page
      .getByRole('row')
      .getByRole('alert')
      .filter({ hasText: notificationTexts.preferences.saveFailed })
      .waitFor()
    await expect.poll(() => choice.isChecked()).toBe(!before)
    await context.close()
  })
})

test('where the live connection is blocked, the portal asks every minute', async () => {
  const { page, context } = await arrive('desktop')
  await call(page, 'PUT', '/notifications/read', { all: true })
  await page.routeWebSocket('**/api/notifications/live', (socket) => socket.close())
  await page.clock.install()
  const asked: string[] = []
  page.on(
    'request',
    (request) => void (request.url().includes('/api/appnotification/notifications') && asked.push(request.url())),
  )
  const time = () => page.evaluate(() => Date.now())
  const before = await time()
  const first = page.waitForResponse('**/api/appnotification/notifications*')
  await page.goto('/app')
  await first
  await bell(page, 0).waitFor()
  const opened = await time()
  await page.clock.pauseAt(before + 59_000)
  expect(asked).toHaveLength(1)
  await decideClaim(page, 'request-information')
  const unread = async () => (await call<{ unreadCount: number }>(page, 'GET', '/notifications?limit=1')).unreadCount
  await expect.poll(unread).toBe(1)
  expect(asked).toHaveLength(1)
  const listed = page.waitForRequest('**/api/claims?*')
  await page.clock.resume()
  await page.clock.fastForward(opened + 60_000 - (await time()))
  await bell(page, 1).waitFor()
  expect(asked).toHaveLength(2)
  // So do the claims that are open, and neither is anybody's use of the session.
  expect((await listed).headers()[UNATTENDED_HEADER]).toBe('1')
  await context.close()
})

test('a failed list says so and can be asked for again, and a slow one shows that it is coming', async () => {
  const { page, context } = await arrive('phone')
  const list = '**/api/notifications?*'
  // One for both: what is asked for while one goes and another comes is never answered.
  let isHeld = false
  const answer = Promise.withResolvers<void>()
  await page.route(list, async (route) => {
    if (!isHeld)
      return route.fulfill({
        status: 503,
        json: {
          errorCode: 'UNAVAILABLE',
          errorMessage: 'Please try again.',
          error: 'UNAVAILABLE',
          message: 'Please try again.',
        },
      })
    await answer.promise
    return route.continue()
  })
  await page.goto('/app/profile?show=notifications')
  await page.getByRole('alert').getByText('Please try again.').waitFor()
  await lookAt(page, 'phone', 'notifications-failed')
  isHeld = true
  await page.getByRole('button', { name: pageTexts.tryAgain }).click()
  answer.resolve()
  await page.getByRole('list', { name: notificationTexts.title }).waitFor()
  await context.close()
})
