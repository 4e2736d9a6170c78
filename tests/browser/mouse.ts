/** Pressing as a hand does: the button goes down, and up a moment later. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Leaves a field by pressing a button near its upper edge, and lets go once the field says that it is wrong: then the click must still arrive. */
export async function pressWhileRefused(page: Page, field: Locator, button: Locator): Promise<void> {
  await field.focus()
  await button.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0 } = (await button.boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + 4)
  await page.mouse.down()
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  await page.mouse.up()
}
