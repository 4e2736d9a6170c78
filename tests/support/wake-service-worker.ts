/** The browser's part of Background Sync, which no page can begin by itself. */
import type { Page } from 'playwright-core'

/** Wakes the service worker of an origin as the browser does once there is a network. @param page of that origin, for the way to the browser */
export async function wakeServiceWorker(page: Page, origin: string, tag: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL === `${origin}/`)
      if (found) resolve(found.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag,
    lastChance: false,
  })
  await devtools.detach()
}
