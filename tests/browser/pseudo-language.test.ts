// Every page of the portal and the console in the pseudo-language: a word in plain letters was written past domain/texts, unless it is data.
import { monthsBefore, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { memberPages } from '@member-care/member-web/src/shell/member-pages.tsx'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { consoleWalks } from './console-walks.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { openPseudoVisitor } from './pseudo-visitor.ts'
import { addressBelow, walkByLinks } from './walk-by-links.ts'

const { origin } = productOfThisWorker()
const today = singaporeToday(new Date())
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const visitorsScreens = ['/', '/register', '/forgetpassword', '/recoveraccount', '/no-such-page']
const membersScreens = [
  ...memberPages.map(({ routes }) => addressBelow('/app', routes)),
  '/app/claimrecords/out/:no/update',
  '/app/claimrecords/out/:no/:status?',
  '/app/visits/:visitNo/:visitId',
  '/app/healtharticles/view',
]

test.each([
  { who: 'nobody', screens: visitorsScreens, starts: visitorsScreens, tabs: [] },
  {
    who: 'willow.tan@example.com',
    screens: membersScreens,
    starts: [
      `/app/claimrecords?from=${monthsBefore(today, 12)}&to=${today}`,
      ...membersScreens.filter((screen) => !screen.includes(':')),
    ],
    tabs: ['/app/profile?show=wallet', '/app/profile?show=notifications', '/app/profile?show=signins'],
  },
  ...consoleWalks.map((walk) => ({ ...walk, tabs: [] })),
])(
  'no page that $who opens has an English word left, or is cramped on a phone',
  async ({ who, screens, starts, tabs }) => {
    const visitor = await openPseudoVisitor(browser, origin, who === 'nobody' ? undefined : who)
    const { page, context, look } = visitor
    const missed = await walkByLinks(page, origin, { screens, starts }, look)
    for (const tab of tabs) {
      await page.goto(tab)
      await page.locator('h1').waitFor()
      await page.waitForFunction(() => document.querySelector('.MuiSkeleton-root') === null)
      await look(tab)
    }
    visitor.expectNothingFound()
    expect(missed).toEqual([])
    await context.close()
  },
)
