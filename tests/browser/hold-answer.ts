/** A server that takes its time, as long as a test wishes. */
import type { Page } from 'playwright-core'

/** Holds the next call of this method to such an address, until it is let go. */
export async function holdAnswer(
  page: Page,
  method: 'POST' | 'PUT',
  address: string,
): Promise<{ readonly asked: Promise<void>; readonly letGo: () => void }> {
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (route.request().method() === method) {
      asked.resolve()
      await released.promise
    }
    await route.continue()
  })
  return { asked: asked.promise, letGo: () => released.resolve() }
}
