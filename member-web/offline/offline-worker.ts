/**
 * The service worker: shows the portal without a connection, from files that tell nothing of anybody. It keeps no answer of the API. It becomes a
 * file of its own made from this function's text (offline-files.ts), so it uses nothing from outside itself.
 */

/** As much of a service worker's world as is used here; the rooms of the browser know only that of pages. */
interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
  readonly location: Location
}
interface LifeEvent {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

export interface OfflineFiles {
  /** The name of the cache: another one for each version of the portal. */
  readonly cache: string
  /** The beginning of the names of all of them. */
  readonly allCaches: string
  /** The portal's page, whichever address is asked for. */
  readonly page: string
  /** Addresses of the scripts, styles and fonts. */
  readonly files: readonly string[]
  /** Where pages are shown, and the one that is shown at once, without asking the server for it first. */
  readonly scope: string
  readonly atOnce: string
}

export function offlineWorker(worker: Worker, { cache, allCaches, page, files, scope, atOnce }: OfflineFiles): void {
  const fill = async () => {
    const store = await caches.open(cache)
    await store.addAll([new Request(page, { cache: 'reload' }), ...files])
    await worker.skipWaiting()
  }
  const removeEarlier = async () => {
    const names = await caches.keys()
    await Promise.all(
      names.filter((name) => name.startsWith(allCaches) && name !== cache).map((name) => caches.delete(name)),
    )
    await worker.clients.claim()
  }
  // Never made here: after the sign-out it stays away.
  const keptAt = (address: string) => caches.match(address, { cacheName: cache, ignoreVary: true })
  const openPage = async (request: Request, path: string) => {
    const kept = () => keptAt(page)
    if (path === atOnce) return (await kept()) ?? fetch(request)
    try {
      return await fetch(request)
    } catch (error) {
      const shown = await kept()
      if (shown === undefined) throw error
      return shown
    }
  }

  worker.addEventListener('install', (event) => event.waitUntil(fill()))
  worker.addEventListener('activate', (event) => event.waitUntil(removeEarlier()))
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== worker.location.origin) return
    const path = pathname.toLowerCase().replace(/\/$/, '')
    if (request.mode === 'navigate') {
      if (path === scope || path.startsWith(`${scope}/`)) event.respondWith(openPage(request, path))
    } else if (files.includes(pathname)) {
      event.respondWith(keptAt(pathname).then((kept) => kept ?? fetch(request)))
    }
  })
}
