/** Getting about with the keyboard alone. */
import type { Page } from 'playwright-core'

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

/** To the field with this id. */
export function tabToField(page: Page, id: string): Promise<void> {
  return tabUntil(page, () => page.evaluate((wanted) => document.activeElement?.id === wanted, id))
}

/** To the button or link that shows this text, once it is on the page. */
export async function tabToText(page: Page, text: string): Promise<void> {
  await page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor()
  await tabUntil(page, () => page.evaluate((wanted) => document.activeElement?.textContent === wanted, text))
}

/** To the captcha's box, which has no name of its own. */
export function tabToCaptcha(page: Page): Promise<void> {
  return tabUntil(page, () => page.evaluate(() => document.activeElement?.closest('altcha-widget') !== null))
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
  const { left, right, top, bottom } = shown.getBoundingClientRect()
  const across = [left + 2, (left + right) / 2, right - 2]
  const down = [top + 2, (top + bottom) / 2, bottom - 2]
  const isSeen = across.some((x) =>
    down.some((y) => {
      const above = document.elementFromPoint(x, y)
      return above !== null && (shown.contains(above) || above.contains(shown))
    }),
  )
  const label = element.getAttribute('aria-label') ?? element.textContent
  return { name: label.trim() || element.outerHTML.slice(0, 120), isHidden: !isSeen }
}
