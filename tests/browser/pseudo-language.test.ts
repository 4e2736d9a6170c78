// Every page of the portal and the console in the pseudo-language: a word in plain letters was written past domain/texts, unless it is data.
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { consoleWalks } from './console-walks.ts'
import { membersScreens, membersStarts, membersTabs, visitorsScreens } from './portal-screens.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { openPseudoVisitor } from './pseudo-visitor.ts'
import { lookAtTabs, walkByLinks } from './walk-by-links.ts'

const { origin } = productOfThisWorker()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test.each([
  { who: 'nobody', screens: visitorsScreens, starts: visitorsScreens, tabs: [] },
  {
    who: 'willow.tan@example.com',
    screens: membersScreens,
    starts: membersStarts(singaporeToday(new Date())),
    tabs: membersTabs,
  },
  ...consoleWalks.map((walk) => ({ ...walk, tabs: [] })),
])(
  'no page that $who opens has an English word left, or is cramped on a phone',
  async ({ who, screens, starts, tabs }) => {
    const visitor = await openPseudoVisitor(browser, origin, who === 'nobody' ? undefined : who)
    const { page, context, look } = visitor
    const missed = await walkByLinks(page, origin, { screens, starts }, look)
    await lookAtTabs(page, tabs, look)
    visitor.expectNothingFound()
    expect(missed).toEqual([])
    await context.close()
  },
)
