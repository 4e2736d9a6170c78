/** Whether a newer version of the portal has come while this page is open. The page stays as it is until somebody opens it anew. */
import type { ToldToPage } from '../service-worker/worker-names.ts'
import { firstScript, tellOpened } from './tell-opened.ts'

/** A page that stays open asks for a newer worker this often at most; the browser itself asks only when a page is opened. */
const ASK_EVERY_MS = 60 * 60_000

/** The worker that this page was opened with, if any: the page stands some seconds before it watches, and another one may take over meanwhile. */
const openedWith = navigator.serviceWorker?.controller ?? null

let isReady = false
let isWatching = false
const listeners = new Set<() => void>()

export function isNewerVersionReady(): boolean {
  return isReady
}

export function followNewerVersion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** "Later": not again for this version. */
export function putOffNewerVersion(): void {
  isReady = false
  for (const listener of listeners) listener()
}

/** From when the worker of this device stands, as long as the page lives. */
export function watchForNewerVersion(registration: ServiceWorkerRegistration): void {
  if (isWatching) return
  isWatching = true
  const { serviceWorker } = navigator
  // A worker that is older than a page which has just come from the server says nothing about it; one that takes over is newer.
  let hasTakenOver = openedWith !== null && registration.active !== openedWith
  let askedAt = Date.now()
  serviceWorker.addEventListener('controllerchange', () => {
    hasTakenOver = true
    tellOpened(serviceWorker.controller)
  })
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<ToldToPage>) => {
    if (data.type !== 'newest' || !hasTakenOver || data.entry === firstScript()) return
    isReady = true
    for (const listener of listeners) listener()
  })
  const askIfDue = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine || Date.now() - askedAt < ASK_EVERY_MS) return
    askedAt = Date.now()
    registration.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', askIfDue)
  window.addEventListener('online', askIfDue)
}
