// Every page of the portal in each language that members read: nothing of it is English, nothing is cut off on a phone, and axe finds nothing.
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { englishLeftIn } from './english-left.ts'
import { openLanguageVisitor } from './language-visitor.ts'
import { membersScreens, membersStarts, membersTabs, visitorsScreens } from './portal-screens.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { lookAtTabs, walkByLinks } from './walk-by-links.ts'

const { origin } = productOfThisWorker()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test.each(['zh', 'ms', 'ta'] as const)('nothing that a member opens in %s is English, or cut off', async (language) => {
  const reader = { language, englishIn: englishLeftIn(language), withAxe: true }
  const visitor = await openLanguageVisitor(browser, origin, reader)
  const unseen = await walkByLinks(
    visitor.page,
    origin,
    { screens: visitorsScreens, starts: visitorsScreens },
    visitor.look,
  )
  await visitor.context.close()
  const member = await openLanguageVisitor(browser, origin, { ...reader, who: 'willow.tan@example.com' })
  const starts = membersStarts(singaporeToday(new Date()))
  const missed = await walkByLinks(member.page, origin, { screens: membersScreens, starts }, member.look)
  await lookAtTabs(member.page, membersTabs, member.look)
  await member.context.close()
  visitor.expectNothingFound()
  member.expectNothingFound()
  expect([...unseen, ...missed]).toEqual([])
})
