/** Getting about with the keyboard alone. */
import type { Page } from 'playwright-core'

/** Presses Tab until the focus is where it is wanted. */
export async function tabUntil(page: Page, reached: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await reached()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not lead there; it ended at ${await page.evaluate(() => document.activeElement?.outerHTML ?? 'nothing')}.`)
}

/** To the field with this id. */
export function tabToField(page: Page, id: string): Promise<void> {
  return tabUntil(page, () => page.evaluate((wanted) => document.activeElement?.id === wanted, id))
}

/** To the button or link that shows this text. */
export function tabToText(page: Page, text: string): Promise<void> {
  return tabUntil(page, () => page.evaluate((wanted) => document.activeElement?.textContent === wanted, text))
}

/** To the captcha's box, which has no name of its own. */
export function tabToCaptcha(page: Page): Promise<void> {
  return tabUntil(page, () => page.evaluate(() => document.activeElement?.closest('altcha-widget') !== null))
}
