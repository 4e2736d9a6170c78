/**
 * The files of the portal itself on this device: a service worker keeps them (member-web/offline/offline-worker.ts), from the first card that is kept until the last
 * one goes. They tell nothing of anybody.
 */
import { OFFLINE_CACHE, OFFLINE_SCOPE, OFFLINE_WORKER } from './offline-names.ts'

/** An address that is no https has no service workers; the cards are kept there, and the portal itself needs a connection. */
export function keepPortalFiles(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register(OFFLINE_WORKER, { scope: OFFLINE_SCOPE }).catch(() => undefined)
}

export function removePortalFiles(): void {
  if (!('serviceWorker' in navigator)) return
  void remove().catch(() => undefined)
}

/** The worker first, so that it does not fill its cache again. */
async function remove(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(OFFLINE_SCOPE)
  await registration?.unregister()
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(OFFLINE_CACHE)).map((name) => caches.delete(name)))
}
