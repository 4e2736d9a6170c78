/** Begins the service worker of this device (src/service-worker/), and ends those of before. */
import { WORKER_ADDRESS, WORKER_SCOPE } from '../service-worker/worker-names.ts'
import { keepLettersSaidOffline } from './letters-said-offline.ts'
import { watchForNewerVersion } from './newer-version.ts'
import { tellOpened } from './tell-opened.ts'

/** Until the release in which one took over from all, the e-card and push messages had workers of their own, in these scopes. */
const E_CARD_SCOPE = '/app'
export const EARLIER_PUSH_SCOPE = '/push/'
const EARLIER_CACHE = 'member-care.portal.'

/** An address that is no https has no service workers, and while developing files change too often. */
const isPossible = () => import.meta.env.PROD && 'serviceWorker' in navigator

/** Once the page stands: keeping files would take the line from what it asks for itself. */
export async function beginServiceWorker(): Promise<ServiceWorker | undefined> {
  const registration = await activeServiceWorker()
  if (registration === undefined) return undefined
  await endEarlierWorkers()
  watchForNewerVersion(registration)
  tellOpened(registration.active)
  await keepLettersSaidOffline()
  return registration.active ?? undefined
}

/** The worker of this device, which has begun its work; undefined where there can be none. */
export async function activeServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!isPossible()) return undefined
  await navigator.serviceWorker.register(WORKER_ADDRESS, { scope: WORKER_SCOPE })
  const registration = await registrationOf(WORKER_SCOPE)
  const coming = registration?.installing ?? registration?.waiting
  if (registration?.active === null && coming)
    await new Promise<void>((resolve) => {
      coming.addEventListener('statechange', () => {
        if (coming.state === 'activated' || coming.state === 'redundant') resolve()
      })
    })
  return registration
}

/** A browser answers with the registration whose scope is nearest to an address, which may be a wider one. */
export async function registrationOf(scope: string): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  return registration?.scope === new URL(scope, location.origin).href ? registration : undefined
}

/** One with a subscription stays until that has moved over (notifications/push-device.ts). */
async function endEarlierWorkers(): Promise<void> {
  await (await registrationOf(E_CARD_SCOPE))?.unregister()
  const ofPush = await registrationOf(EARLIER_PUSH_SCOPE)
  if (((await ofPush?.pushManager?.getSubscription()) ?? null) === null) await ofPush?.unregister()
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(EARLIER_CACHE)).map((name) => caches.delete(name)))
}
