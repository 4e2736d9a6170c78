/** Somebody who reads every page in the pseudo-language, on a small phone. */
import { DEFAULT_LANGUAGE, PSEUDO_LANGUAGE } from '@member-care/domain/language/language.ts'
import { findPseudoWords } from '@member-care/domain/language/pseudo-language.ts'
import { readLanguageFrom } from '@member-care/domain/language/current-language.ts'
import { learnLanguage } from '@member-care/domain/language/words.ts'
import { chatTexts } from '@member-care/domain/texts/chat-texts.ts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openVisitor, takeScreenshot, untilStill } from '../support/browser.ts'
import { crampedParts } from './large-text.ts'
import { arriveSignedIn } from './sign-in-steps.ts'

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
  // Who answers in the chat. Each message of it comes over the connection of the page with the name of who wrote it.
  chatTexts.joey,
  chatTexts.may,
])

export interface PseudoVisitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Reads all that stands there now. @param name of it, in what is found */
  look(name: string): Promise<void>
  /** Fails with every English word that was read, and what was cut off or too wide. To be asked at the end, when every answer has been read. */
  expectNothingFound(): void
}

/** @param who signs in first; undefined for a visitor of the public pages */
export async function openPseudoVisitor(browser: Browser, origin: string, who?: string): Promise<PseudoVisitor> {
  const { page, context } = await openVisitor(browser, 'desktop', origin)
  await page.setViewportSize({ width: 320, height: 640 })
  if (who === undefined) await page.goto('/')
  else await arriveSignedIn(page, origin, who)
  const data = await dataOf(page)
  await page.evaluate(() => localStorage.setItem('member-care.language', 'en-XA'))
  await page.reload()
  await page.locator('html[lang="en-XA"] h1').waitFor()
  const cramped: string[] = []
  const texts = new Map<string, string>()
  return {
    page,
    context,
    async look(name) {
      await untilStill(page)
      await takeScreenshot(page, `pseudo${name.replaceAll(/[/?= ]/g, '-')}`)
      cramped.push(...(await crampedParts(page)).map((part) => `${name}: ${part}`))
      for (const text of await textsOn(page)) texts.set(text, name)
    },
    expectNothingFound() {
      const english = [...texts].flatMap(([text, name]) => {
        const words = plainWordsIn(text).filter((word) => !plainWords.has(word) && !data.has(word))
        return words.length > 0 ? [`${name}: “${text}” (${words.join(', ')})`] : []
      })
      expect.soft(cramped).toEqual([])
      expect.soft(english).toEqual([])
    },
  }
}

/** Takes the steps of a journey while the drawers give the words of the pseudo-language here too, as they stand on its pages. */
export async function writtenInPseudoLanguage<Result>(steps: () => Promise<Result>): Promise<Result> {
  learnLanguage(PSEUDO_LANGUAGE, findPseudoWords)
  readLanguageFrom(() => PSEUDO_LANGUAGE)
  try {
    return await steps()
  } finally {
    readLanguageFrom(() => DEFAULT_LANGUAGE)
  }
}

/** All words of the values that the API answers to a page from now on, or that the tab keeps of before: names, places, what somebody has written. */
async function dataOf(page: Page): Promise<ReadonlySet<string>> {
  const words = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') plainWordsIn(value).forEach((word) => words.add(word))
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('json')) void response.json().then(collect, () => undefined)
  })
  const kept = await page.evaluate(() => Object.values(sessionStorage) as string[])
  for (const text of kept.filter((one) => one.startsWith('{'))) collect(JSON.parse(text))
  return words
}

/** Of three letters and more, without any accent. What is all capitals is an abbreviation, and what stands in braces is a place in a template. */
function plainWordsIn(text: string): string[] {
  return (text.replaceAll(/\{\w+\}/g, '').match(/[\p{Letter}\p{Mark}]+/gu) ?? []).filter(
    (word) => /^[A-Za-z]{3,}$/.test(word) && word !== word.toUpperCase(),
  )
}

/** What is read and heard: the texts, and the attributes that stand for one. What a document says is nobody's to translate. */
async function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = new Set<string>([document.title])
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement
      if (element !== null && element.closest('script, style, noscript, .pdfViewer') === null)
        texts.add((node.textContent ?? '').trim())
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
      for (const element of document.querySelectorAll(`[${name}]`)) texts.add(element.getAttribute(name) ?? '')
    return [...texts]
  })
}
