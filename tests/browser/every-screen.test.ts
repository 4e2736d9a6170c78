import { monthsBefore, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { memberPages } from '@member-care/member-web/src/shell/member-pages.tsx'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openVisitor, widths } from '../support/browser.ts'
import { consoleWalks, unwalkedPages } from './console-walks.ts'
import { walkByTab } from './keyboard.ts'
import { crampedParts } from './large-text.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { withTextTwiceAsLarge } from './screens.ts'
import { arriveSignedIn } from './sign-in-steps.ts'
import { addressBelow, walkByLinks, type Walk } from './walk-by-links.ts'

const { origin } = productOfThisWorker()
const today = singaporeToday(new Date())
/** The narrowest window that a page must fit (WCAG 1.4.10). */
const narrowest = { width: 320, height: 640 }
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

interface SomebodysWalk extends Walk {
  readonly who: string
}

const visitorsScreens = [
  '/',
  '/register',
  '/forgetpassword',
  '/recoveraccount',
  '/statements/faq',
  '/statements/security-privacy',
  '/statements/website-terms',
  '/personal-data.html',
  '/card',
  '/letter',
]
const portal: readonly SomebodysWalk[] = [
  {
    who: 'nobody',
    screens: [
      ...visitorsScreens,
      '/resetpassword/:tokenId',
      '/undoemailchange/:token',
      '/counter/:pass',
      '/no-such-page',
    ],
    starts: [...visitorsScreens, '/resetpassword/gone', '/undoemailchange/gone', '/counter/gone', '/no-such-page'],
  },
  {
    who: 'willow.tan@example.com',
    screens: [
      ...memberPages.map(({ routes }) => addressBelow('/app', routes)),
      '/app/claimrecords/out/:no/update',
      '/app/claimrecords/out/:no/:status?',
      '/app/visits/:visitNo/:visitId',
      '/app/elogrecords/:guaranteeId',
      '/app/healtharticles/view',
    ],
    // A year of claims has outpatient ones, on any day and after any earlier claims.
    starts: [
      `/app/claimrecords?from=${monthsBefore(today, 12)}&to=${today}`,
      ...memberPages.map(({ routes }) => addressBelow('/app', routes)),
    ],
  },
]

test('every page of the console is opened by somebody', () => {
  expect(unwalkedPages).toEqual([])
})

test.each([...portal, ...consoleWalks])(
  'no screen that $who opens is cramped by text of twice the size, or in a window of 320 px, or has the focus under a bar',
  async ({ who, screens, starts }) => {
    // A window that somebody has made narrow: a phone would make smaller what is too wide.
    const { page, context } = await openVisitor(browser, 'desktop', origin)
    await page.setViewportSize(widths.phone)
    if (who === 'nobody') await page.goto('/')
    else await arriveSignedIn(page, origin, who)
    const cramped: string[] = []
    const underBars: string[] = []
    const missed = await walkByLinks(page, origin, { screens, starts }, async (path) => {
      cramped.push(...(await crampedAtBoth(page)).map((part) => `${path}: ${part}`))
      underBars.push(...(await walkByTab(page)).hidden.map((stop) => `${path}: ${stop}`))
    })
    expect(cramped).toEqual([])
    expect(underBars).toEqual([])
    expect(missed).toEqual([])
    await context.close()
  },
)

async function crampedAtBoth(page: Page): Promise<string[]> {
  const found: string[] = []
  await withTextTwiceAsLarge(
    page,
    async () => void found.push(...(await crampedParts(page)).map((part) => `${part} (200 % text)`)),
  )
  await page.setViewportSize(narrowest)
  found.push(...(await crampedParts(page)).map((part) => `${part} (320 px)`))
  await page.setViewportSize(widths.phone)
  return found
}
