/** Somebody who reads page after page in one language, on a small phone. */
import type { Language } from '@member-care/domain/language/language.ts'
import { languageTag } from '@member-care/domain/language/language.ts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeViolations, openVisitor, takeScreenshot, untilStill } from '../support/browser.ts'
import { crampedParts } from './large-text.ts'
import { noteWordsOfData, textsOn, wordsOfData } from '../support/page-words.ts'
import { arriveSignedIn } from './sign-in-steps.ts'
import { usualWordsLeft } from './usual-words-left.ts'

export interface LanguageVisitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Reads all that stands there now. @param name of it, in what is found */
  look(name: string): Promise<void>
  /** Fails with every English word that was read, and what was cut off or too wide. To be asked at the end, when every answer has been read. */
  expectNothingFound(): void
}

export interface Reader {
  readonly language: Language
  /** Signs in first; undefined for a visitor of the public pages. */
  readonly who?: string | undefined
  /** What is left of English in a text of a page. @param data the words of what the API has answered: names, places, what somebody has written */
  readonly englishIn: (text: string, data: ReadonlySet<string>) => readonly string[]
  /** Has axe look at each page too. */
  readonly withAxe?: boolean
}

export async function openLanguageVisitor(
  browser: Browser,
  origin: string,
  { language, who, englishIn, withAxe = false }: Reader,
): Promise<LanguageVisitor> {
  const { page, context } = await openVisitor(browser, 'desktop', origin)
  await page.setViewportSize({ width: 320, height: 640 })
  if (who === undefined) await page.goto('/')
  else await arriveSignedIn(page, origin, who)
  noteWordsOfData(page)
  const data = await wordsOfData(page)
  await page.evaluate((code) => localStorage.setItem('member-care.language', code), language)
  await page.reload()
  await page.locator(`html[lang="${languageTag(language)}"] h1`).waitFor()
  const cramped: string[] = []
  const inaccessible: string[] = []
  const asTheyCame: string[] = []
  const texts = new Map<string, string>()
  return {
    page,
    context,
    async look(name) {
      await untilStill(page)
      await takeScreenshot(page, `${language}${name.replaceAll(/[/?= ]/g, '-')}`)
      cramped.push(...(await crampedParts(page)).map((part) => `${name}: ${part}`))
      if (withAxe) inaccessible.push(...(await axeViolations(page)).map((part) => `${name}: ${part}`))
      asTheyCame.push(...(await usualWordsLeft(page)).map((word) => `${name}: ${word}`))
      for (const text of await textsOn(page)) texts.set(text, name)
    },
    expectNothingFound() {
      const english = [...texts].flatMap(([text, name]) => {
        const words = englishIn(text, data)
        return words.length > 0 ? [`${name}: “${text}” (${words.join(', ')})`] : []
      })
      expect.soft(cramped).toEqual([])
      expect.soft(inaccessible).toEqual([])
      expect.soft(asTheyCame).toEqual([])
      expect.soft(english).toEqual([])
    },
  }
}
