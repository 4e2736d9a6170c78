// Every page of the portal and the console in the pseudo-language: a word in plain letters was written past domain/texts, unless it is data.
import { monthsBefore, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { memberPages } from '@member-care/member-web/src/shell/member-pages.tsx'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openVisitor, takeScreenshot, untilStill } from '../support/browser.ts'
import { consoleWalks } from './console-walks.ts'
import { crampedParts } from './large-text.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'
import { arriveSignedIn } from './sign-in-steps.ts'
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

/** Words that are nobody's to translate. Each has its reason. */
const plainWords = new Set([
  // Days and months in a date: the pseudo-language has those of English.
  ...'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
  ...'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  ...'January February March April June July August September October November December'.split(' '),
  // The languages, each in its own words.
  'English',
  'Pseudo',
  'language',
])

test.each([
  { who: 'nobody', screens: visitorsScreens, starts: visitorsScreens, tabs: [] },
  {
    who: 'willow.tan@example.com',
    screens: membersScreens,
    starts: [
      `/app/claimrecords?from=${monthsBefore(today, 12)}&to=${today}`,
      ...membersScreens.filter((screen) => !screen.includes(':')),
    ],
    tabs: ['/app/profile?show=notifications', '/app/profile?show=signins'],
  },
  ...consoleWalks.map((walk) => ({ ...walk, tabs: [] })),
])(
  'no page that $who opens has an English word left, or is cramped on a phone',
  async ({ who, screens, starts, tabs }) => {
    const { page, context } = await openVisitor(browser, 'desktop', origin)
    await page.setViewportSize({ width: 320, height: 640 })
    if (who === 'nobody') await page.goto('/')
    else await arriveSignedIn(page, origin, who)
    const data = dataOf(page)
    await page.evaluate(() => localStorage.setItem('member-care.language', 'en-XA'))
    await page.reload()
    await page.locator('html[lang="en-XA"] h1').waitFor()
    const cramped: string[] = []
    const texts = new Map<string, string>()
    const look = async (path: string) => {
      await untilStill(page)
      await takeScreenshot(page, `pseudo${path.replaceAll(/[/?=]/g, '-')}`)
      cramped.push(...(await crampedParts(page)).map((part) => `${path}: ${part}`))
      for (const text of await textsOn(page)) texts.set(text, path)
    }
    const missed = await walkByLinks(page, origin, { screens, starts }, look)
    for (const tab of tabs) {
      await page.goto(tab)
      await page.locator('h1').waitFor()
      await page.waitForFunction(() => document.querySelector('.MuiSkeleton-root') === null)
      await look(tab)
    }
    // At the end, when every answer has been read.
    const english = [...texts].flatMap(([text, path]) => {
      const words = plainWordsIn(text).filter((word) => !plainWords.has(word) && !data.has(word))
      return words.length > 0 ? [`${path}: “${text}” (${words.join(', ')})`] : []
    })
    expect.soft(cramped).toEqual([])
    expect.soft(english).toEqual([])
    expect(missed).toEqual([])
    await context.close()
  },
)

/** All words of the values that the API answers to a page from now on: names, places, what somebody has written. */
function dataOf(page: Page): ReadonlySet<string> {
  const words = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') plainWordsIn(value).forEach((word) => words.add(word))
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('json')) void response.json().then(collect, () => undefined)
  })
  return words
}

/** Of three letters and more, without any accent. What is all capitals is an abbreviation, and what stands in braces is a place in a template. */
function plainWordsIn(text: string): string[] {
  return (text.replaceAll(/\{\w+\}/g, '').match(/[\p{Letter}\p{Mark}]+/gu) ?? []).filter(
    (word) => /^[A-Za-z]{3,}$/.test(word) && word !== word.toUpperCase(),
  )
}

/** What is read and heard: the texts, and the attributes that stand for one. */
async function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = new Set<string>([document.title])
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      if (element !== null && !/^(SCRIPT|STYLE|NOSCRIPT)$/.test(element.tagName))
        texts.add((node.textContent ?? '').trim())
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
      for (const element of document.querySelectorAll(`[${name}]`)) texts.add(element.getAttribute(name) ?? '')
    return [...texts]
  })
}
