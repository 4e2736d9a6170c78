/** What every journey does with a screen that it comes to. Most are walked once, and look at each screen in both widths. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { translatedLanguages } from '@member-care/domain/content/translations.ts'
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import { DEFAULT_LANGUAGE, languageTag } from '@member-care/domain/language/language.ts'
import { axeViolations, takeScreenshot, widths, type Width } from '../support/browser.ts'
import { textsOn, wordsOfData } from '../support/page-words.ts'
import { readerLanguage } from '../support/reader-language.ts'
import { englishLeftIn, type RealLanguage } from './english-left.ts'
import { crampedParts } from './large-text.ts'
import { usualWordsLeft } from './usual-words-left.ts'

export const bothWidths = ['phone', 'desktop'] as const satisfies readonly Width[]

/**
 * Leaves a picture of the screen, and asserts that axe finds nothing on it and that nothing sticks out at its side.
 * @param at the width the journey is walked at, where it is walked at each; or both, and it stands as it was afterwards
 */
export async function lookAt(page: Page, at: Width | readonly Width[], name: string): Promise<void> {
  if (typeof at === 'string') return lookAtOnce(page, at, name)
  const walked = page.viewportSize()
  // The walked one first: the screen is as the journey left it.
  const inOrder = [...at].sort(
    (one, other) =>
      Math.abs(widths[one].width - (walked?.width ?? 0)) - Math.abs(widths[other].width - (walked?.width ?? 0)),
  )
  for (const width of inOrder) {
    await resize(page, widths[width])
    await lookAtOnce(page, width, name)
  }
  if (walked) await resize(page, walked)
}

/** What parts of the page name as their label or description, and is not there: they say nothing to who cannot see them. */
export async function danglingIds(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    ['aria-labelledby', 'aria-describedby', 'aria-errormessage'].flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
        (element.getAttribute(attribute) ?? '')
          .split(/\s+/)
          .filter((id) => id !== '' && document.getElementById(id) === null)
          .map((id) => `${attribute}="${id}"`),
      ),
    ),
  )
}

/** Until the page has drawn itself in the new width: a press in between would meet another place when it is let go. */
async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))),
  )
}

/** Does something in another width than the journey's, and leaves the window as it was. */
export async function atWidth(page: Page, width: Width, work: () => Promise<void>): Promise<void> {
  const walked = page.viewportSize()
  await resize(page, widths[width])
  await work()
  if (walked) await resize(page, walked)
}

/** The two colour schemes, each looked at in one width: contrast does not depend on the width. */
const schemes = { phone: 'dark', desktop: 'light' } as const

async function lookAtOnce(page: Page, width: Width, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: schemes[width] })
  await expect.poll(() => page.evaluate(schemeOfConsole, schemes[width])).toBe(schemes[width])
  // A picture of the whole page shows what is fixed to the window's edges where the window stands.
  await page.evaluate(() => window.scrollTo(0, 0))
  await takeScreenshot(page, `${name}-${width}`)
  expect(await axeViolations(page), `axe on ${name} at ${width} width`).toEqual([])
  expect(await widthBeyondWindow(page), `${name} is wider than the window at ${width} width`).toBe(0)
  if (
    readerLanguage !== DEFAULT_LANGUAGE &&
    width === 'phone' &&
    currentLanguage() === readerLanguage &&
    !isEnglishAlone(page)
  )
    await expectTranslated(page, name, await languageOf(page, readerLanguage))
}

/** Of the page, which may show another one than its reader's; English stands there only by mistake. */
async function languageOf(page: Page, reader: RealLanguage): Promise<RealLanguage> {
  const tag = await page.evaluate(() => document.documentElement.lang)
  return translatedLanguages.find((language) => languageTag(language) === tag) ?? reader
}

/** The console and the HR area (S117). */
function isEnglishAlone(page: Page): boolean {
  return /^\/(systemadmin|hradmin)/.test(new URL(page.url()).pathname)
}

/** In another language than English nothing of the screen is English, or cut off. */
async function expectTranslated(page: Page, name: string, language: RealLanguage): Promise<void> {
  expect.soft(await crampedParts(page), `${name} in ${language}`).toEqual([])
  const data = await wordsOfData(page)
  const isEnglish = englishLeftIn(language)
  const english = (await textsOn(page)).filter((text) => isEnglish(text, data).length > 0)
  expect.soft([...english, ...(await usualWordsLeft(page))], `English on ${name} in ${language}`).toEqual([])
}

/** In the console a script sets the colours, and says so last of all; in the portal they follow the system by CSS alone. */
function schemeOfConsole(asked: string): string {
  const isInConsole = document.querySelector('#console, #my-plan-editor') !== null
  return isInConsole ? getComputedStyle(document.documentElement).colorScheme : asked
}

async function widthBeyondWindow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))
}

/** The browser has decoded the picture, and not only made room for it. */
export async function expectDrawn(picture: Locator): Promise<void> {
  await picture.waitFor()
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
}

/** The field has the focus, and is seen whole: neither beyond the window's edges nor below the bars that stay at them. */
export async function expectFocusInView(page: Page, id: string): Promise<void> {
  const seen = () =>
    page.evaluate(() => {
      const focused = document.activeElement
      const { left, top, right, bottom } = focused?.getBoundingClientRect() ?? new DOMRect()
      const corners = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y))
      return corners.every((found) => found !== null && (focused?.contains(found) || found.contains(focused)))
        ? focused?.id
        : `${focused?.id} is not in view`
    })
  await expect.poll(seen).toBe(id)
}

/** As somebody reads who has their browser show all text twice as large. */
export async function withTextTwiceAsLarge(page: Page, read: () => Promise<void>): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await read()
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
}
