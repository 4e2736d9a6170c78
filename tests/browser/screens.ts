/** What every journey does with a screen that it comes to. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeViolations, takeScreenshot, type Width } from '../support/browser.ts'

export const bothWidths = ['phone', 'desktop'] as const satisfies readonly Width[]

/** Leaves a picture of the screen, and asserts that axe finds nothing on it and that nothing sticks out at its side. */
export async function lookAt(page: Page, width: Width, name: string): Promise<void> {
  // A picture of the whole page shows what is fixed to the window's edges where the window stands.
  await page.evaluate(() => window.scrollTo(0, 0))
  await takeScreenshot(page, `${name}-${width}`)
  expect(await axeViolations(page), `axe on ${name}`).toEqual([])
  expect(await widthBeyondWindow(page), `${name} is wider than the window`).toBe(0)
}

async function widthBeyondWindow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))
}

/** The browser has decoded the picture, and not only made room for it. */
export async function expectDrawn(picture: Locator): Promise<void> {
  await picture.waitFor()
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
}
