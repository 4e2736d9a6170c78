/** Getting about with the keyboard alone. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Presses Tab until the focus is where it is wanted. */
export async function tabUntil(page: Page, reached: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await reached()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(
    `The Tab key does not lead there; it ended at ${await page.evaluate(() => document.activeElement?.outerHTML ?? 'nothing')}.`,
  )
}

/** To the field with this id, once it is there and can be filled in. */
export async function tabToField(page: Page, id: string): Promise<void> {
  await page.locator(`[id="${id}"]:enabled`).waitFor()
  await tabUntil(page, () => page.evaluate((wanted) => document.activeElement?.id === wanted, id))
}

/** To the button or link that shows this text, once it can be pressed: the same words may stand elsewhere before, and a button may still be switched off. */
export async function tabToText(page: Page, text: string): Promise<void> {
  const isThere = () =>
    page.evaluate(
      (wanted) =>
        [...document.querySelectorAll<HTMLElement>('a[href], button:enabled, summary, [tabindex="0"]')].some(
          (stop) => stop.tabIndex >= 0 && stop.textContent === wanted && stop.checkVisibility(),
        ),
      text,
    )
  await expect.poll(isThere, { message: `There is nothing to press that says ${text}.` }).toBe(true)
  await tabUntil(page, () => page.evaluate((wanted) => document.activeElement?.textContent === wanted, text))
}

/** To the captcha's box, which has no name of its own, once it is drawn. */
export async function tabToCaptcha(page: Page): Promise<void> {
  await page.locator('altcha-widget').getByRole('checkbox').waitFor()
  await tabUntil(page, () => page.evaluate(() => document.activeElement?.closest('altcha-widget') !== null))
}

/** Until the focus is at something that the page moves it to by itself. @param at what it is, by CSS */
export async function untilFocusIn(page: Page, at: string): Promise<void> {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.closest(wanted) != null, at)
  await expect.poll(isThere, { message: `The focus does not come to ${at}.` }).toBe(true)
}

/** Presses Enter where the page has moved the focus: a dialog that can be seen may not have it yet, and then what is behind it would be pressed. */
export async function pressEnterAt(page: Page, at: string): Promise<void> {
  await untilFocusIn(page, at)
  await page.keyboard.press('Enter')
}

/**
 * Walks from the beginning of the page with the Tab key to its end.
 * @returns each stop that a bar hides, by what it is called (WCAG 2.4.11), and how many stops there are
 */
export async function walkByTab(page: Page): Promise<{ readonly stops: number; readonly hidden: readonly string[] }> {
  const hidden: string[] = []
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    for (const walked of document.querySelectorAll<HTMLElement>('[data-walked]')) delete walked.dataset['walked']
  })
  for (let stops = 0; stops < 400; stops++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(describeStop)
    if (stop === undefined) return { stops, hidden }
    if (stop.isHidden) hidden.push(stop.name)
  }
  throw new Error('The Tab key does not come to the end of the page.')
}

/** @returns whether something of what has the focus is seen: neither all of it beyond the window's edges nor below the bars that stay at them */
export async function isFocusInSight(page: Page): Promise<boolean> {
  await page.evaluate(() =>
    document.querySelectorAll('[data-walked]').forEach((one) => one.removeAttribute('data-walked')),
  )
  return (await page.evaluate(describeStop))?.isHidden === false
}

/** Runs in the page. Undefined where the walk is over: at no element, or at one where it has been. */
async function describeStop(): Promise<{ readonly name: string; readonly isHidden: boolean } | undefined> {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body || element.dataset['walked'] !== undefined)
    return undefined
  element.dataset['walked'] = ''
  // What the focus moves into sight is there a frame later, however short its transition.
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
  // What is drawn of a tick box or a switch stands around its input.
  const shown = element instanceof HTMLInputElement ? (element.parentElement ?? element) : element
  const isSeen = () => {
    const { left, right, top, bottom } = shown.getBoundingClientRect()
    const across = [left + 2, (left + right) / 2, right - 2]
    const down = [top + 2, (top + bottom) / 2, bottom - 2]
    return across.some((x) =>
      down.some((y) => {
        const above = document.elementFromPoint(x, y)
        return above !== null && (shown.contains(above) || above.contains(shown))
      }),
    )
  }
  // What has just come into the page may have moved it. The page answers to that when it is laid out, before anybody sees it.
  if (!isSeen())
    await new Promise<void>((laidOut) => {
      const observer = new ResizeObserver(() => {
        observer.disconnect()
        laidOut()
      })
      observer.observe(document.documentElement)
    })
  const label = element.getAttribute('aria-label') ?? element.textContent
  return { name: label.trim() || element.outerHTML.slice(0, 120), isHidden: !isSeen() }
}
