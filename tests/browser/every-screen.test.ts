import { consolePages, isConsolePage, type ConsolePage } from '@member-care/admin-web/src/console/console-pages.tsx'
import { powersOf, type AdministratorRole } from '@member-care/domain/access/powers.ts'
import { monthsBefore, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { memberPages } from '@member-care/member-web/src/shell/member-pages.tsx'
import type { Browser, Page } from 'playwright-core'
import { matchPath } from 'react-router-dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openVisitor, widths } from '../support/browser.ts'
import { crampedParts } from './large-text.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { withTextTwiceAsLarge } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'

const { origin } = productOfThisWorker()
const today = singaporeToday(new Date())
/** The narrowest window that a page must fit (WCAG 1.4.10). */
const narrowest = { width: 320, height: 640 }
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

interface Walk {
  readonly who: string
  /** Patterns of the addresses that are to be opened, each once. */
  readonly screens: readonly string[]
  /** Where the walk begins; the others are found by links. */
  readonly starts: readonly string[]
}

const visitorsScreens = ['/', '/register', '/forgetpassword', '/recoveraccount', '/statements/faq', '/statements/security-privacy', '/statements/website-terms', '/personal-data.html']
const portal: readonly Walk[] = [
  { who: 'nobody', screens: [...visitorsScreens, '/resetpassword/:tokenId', '/no-such-page'], starts: [...visitorsScreens, '/resetpassword/gone', '/no-such-page'] },
  {
    who: 'willow.tan@example.com',
    screens: [
      ...memberPages.map(({ routes }) => addressBelow('/app', routes)),
      '/app/claimrecords/out/:no/update',
      '/app/claimrecords/out/:no/:status?',
      '/app/visits/:visitNo/:visitId',
      '/app/healtharticles/view',
    ],
    // A year of claims has outpatient ones, whatever day it is and whatever was filed before.
    starts: [`/app/claimrecords?from=${monthsBefore(today, 12)}&to=${today}`, ...memberPages.map(({ routes }) => addressBelow('/app', routes))],
  },
]

/** Those whose powers together open every page of the console. Who comes first opens what several may. */
const administrators: readonly { readonly who: string; readonly role: AdministratorRole }[] = [
  { who: 'operation@example.com', role: 'ADMIN_OPERATION' },
  { who: 'claims@example.com', role: 'ADMIN_CLAIM' },
  { who: 'account@example.com', role: 'ADMIN_ACCOUNT' },
  { who: 'it@example.com', role: 'ADMIN_IT' },
]
const pagesOfConsole = consolePages.filter(isConsolePage)
const mayOpen = ({ needs }: ConsolePage, role: AdministratorRole) => needs === undefined || powersOf([role]).has(needs)
const inConsole = administrators.map(({ who, role }, index): Walk => {
  const own = pagesOfConsole.filter((page) => mayOpen(page, role) && !administrators.slice(0, index).some((before) => mayOpen(page, before.role)))
  const screens = own.flatMap(addressesOf)
  // Nothing links to an export but the message that it is ready.
  return { who, screens, starts: [...screens.filter((screen) => !screen.includes(':')), '/systemadmin/exports/none'] }
})

test('every page of the console is opened by somebody', () => {
  expect(pagesOfConsole.filter((page) => !administrators.some(({ role }) => mayOpen(page, role)))).toEqual([])
})

test.each([...portal, ...inConsole])('no screen that $who opens is cramped by text of twice the size, or in a window of 320 px', async ({ who, screens, starts }) => {
  // A window that somebody has made narrow: a phone would make smaller what is too wide.
  const { page, context } = await openVisitor(browser, 'desktop', origin)
  await page.setViewportSize(widths.phone)
  if (who === 'nobody') await page.goto('/')
  else await arriveSignedIn(page, origin, who)
  const opened = new Set<string>()
  const cramped: string[] = []
  const waiting = [...starts]
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const screen = screenOf(path, screens)
    if (screen === undefined || opened.has(screen)) continue
    await openByLink(page, path)
    if (screenOf(page.url(), screens) === screen) opened.add(screen)
    cramped.push(...(await crampedAtBoth(page)).map((part) => `${path}: ${part}`))
    // First, because they name a record that is there.
    const links = await linksOn(page)
    waiting.unshift(...links)
    waiting.push(...links.flatMap(addressesBeside))
  }
  expect(cramped).toEqual([])
  expect(screens.filter((screen) => !opened.has(screen))).toEqual([])
  await context.close()
})

/** A page's own address, and those below it that show something else. */
function addressesOf({ path, page, below = {} }: ConsolePage): readonly string[] {
  const others = Object.entries(below).filter(([, other]) => other !== page)
  return [...(page ? [path] : []), ...others.map(([inner]) => `${path}/${inner}`)].map((address) => addressBelow('/systemadmin', address))
}

function addressBelow(base: string, routes: string): string {
  return `${base}/${routes.replace(/\/?\*$/, '')}`.replace(/\/+$/, '')
}

/** @returns the pattern of the screen at an address, the most exact one first */
function screenOf(address: string, screens: readonly string[]): string | undefined {
  const { pathname } = new URL(address, origin)
  return [...screens].sort((one, other) => one.split(':').length - other.split(':').length).find((screen) => matchPath(screen, pathname))
}

async function crampedAtBoth(page: Page): Promise<string[]> {
  const found: string[] = []
  await withTextTwiceAsLarge(page, async () => void found.push(...(await crampedParts(page)).map((part) => `${part} (200 % text)`)))
  await page.setViewportSize(narrowest)
  found.push(...(await crampedParts(page)).map((part) => `${part} (320 px)`))
  await page.setViewportSize(widths.phone)
  return found
}

/** As a link of the page does it, which is much quicker than loading all of it for each screen. Once its heading stands, and nothing is loading any more. */
async function openByLink(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    if (location.pathname + location.search === address) return
    // What stands now may stay a while, or become the next one's.
    for (const heading of document.querySelectorAll('h1')) heading.dataset.before = heading.textContent
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  // Also below an open dialog.
  await page.waitForFunction(() => [...document.querySelectorAll('h1')].some(({ dataset, textContent }) => dataset.before !== textContent))
  await page.waitForFunction(() => document.querySelector('.MuiSkeleton-root, [role="progressbar"]:not([aria-valuenow])') === null && document.fonts.status === 'loaded')
}

/** What a page does not link to for everybody, or always, but has an address with the same id. */
function addressesBeside(link: string): readonly string[] {
  const [memberClaim] = /^\/app\/claimrecords\/(?:out|inp)\/[^/?]+/.exec(link) ?? []
  const [, claimId] = /^\/systemadmin\/hrclaims\/view\/([^/?]+)/.exec(link) ?? []
  return [...(memberClaim ? [`${memberClaim}/update`] : []), ...(claimId ? [`/systemadmin/history/${claimId}`] : [])]
}

async function linksOn(page: Page): Promise<string[]> {
  const addresses = await page.locator('a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  return addresses.map((address) => new URL(address)).filter((address) => address.origin === origin).map(({ pathname, search }) => pathname + search)
}
