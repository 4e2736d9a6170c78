/**
 * Opens the portal without a connection, from its own files. It keeps no answer of the API, so it cannot show one person what another was answered.
 *
 * A page is asked for at the server first: so it is always of the newest version. Files have a hash in their names: those of an earlier version stay
 * beside the newer ones, for a tab that is still open with it.
 */
import { portalAddresses, isAddressOf } from '@member-care/domain/pages/page-addresses.ts'
import { builtFiles } from './built-files.ts'
import { FILES_CACHE, MEMBER_AREA, type ToldToPage, type ToldToWorker } from './worker-names.ts'
import { worker, type FetchEvent } from './worker-scope.ts'

const CACHE = FILES_CACHE + builtFiles.version
/** The one page of the portal, whichever of its addresses is asked for. */
const PAGE = '/'
/** What a clinic waits for is shown before the server is asked. */
const SHOWN_AT_ONCE = `${MEMBER_AREA}/ecards`
/** A connection that does not answer within this is as good as none; so is one at whose end a proxy says that the server is away. */
const PAGE_WITHIN_MS = 4_000
/** Vite puts there what it has hashed. */
const HASHED = '/assets/'

worker.addEventListener('install', (event) => event.waitUntil(keepWhatOpensThePortal()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('message', (event) => {
  const told = event.data as ToldToWorker
  if (told.type === 'keep-for-claims') return event.waitUntil(keepLater([...builtFiles.later, ...builtFiles.forClaims]))
  const isNewest = told.entry === builtFiles.entry
  event.source?.postMessage({ type: 'newest', entry: builtFiles.entry } satisfies ToldToPage)
  event.waitUntil(
    Promise.all([
      keepLater([...told.files.filter((file) => file.startsWith(HASHED)), ...builtFiles.later]),
      isNewest && removeEarlier(event.source?.id),
    ]),
  )
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate') {
    const path = pathname.toLowerCase().replace(/(?<=.)\/$/, '')
    if (isAddressOf(portalAddresses, path)) event.respondWith(openPage(request, path))
  } else if (isFile(pathname)) event.respondWith(keptOrAsked(event, pathname))
})

/** Its pages do not wait for the older worker to end: what they are shown from does not change under them. */
async function keepWhatOpensThePortal(): Promise<void> {
  const store = await caches.open(CACHE)
  await store.addAll([new Request(PAGE, { cache: 'reload' }), ...builtFiles.atOnce])
  await worker.skipWaiting()
}

/**
 * One after the other, so that the page, which may be asking for something, does not wait for them. What the server does not have any more, such as a
 * file of the version of an open page, is left out. Without a network the rest waits for the next opening.
 */
async function keepLater(files: readonly string[]): Promise<void> {
  const store = await caches.open(CACHE)
  for (const file of files) {
    if ((await store.match(file)) !== undefined) continue
    const answer = await fetch(file)
    if (answer.ok) await store.put(file, answer)
  }
}

/** @param opened the page that has just opened: while another one is open, it may be of an earlier version */
async function removeEarlier(opened: string | undefined): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.some(({ id }) => id !== opened)) return
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(FILES_CACHE) && name !== CACHE).map((name) => caches.delete(name)),
  )
}

/** Of this version, or of one before, whose page may still be open. */
async function keptFile(address: string): Promise<Response | undefined> {
  return (
    (await caches.match(address, { cacheName: CACHE, ignoreVary: true })) ??
    (await caches.match(address, { ignoreVary: true }))
  )
}

async function openPage(request: Request, path: string): Promise<Response> {
  const kept = () => caches.match(PAGE, { cacheName: CACHE, ignoreVary: true })
  if (path === SHOWN_AT_ONCE) return (await kept()) ?? fetch(request)
  const asked = fetch(request)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PAGE_WITHIN_MS))
  const answer = await Promise.race([asked.catch(() => undefined), late])
  return answer !== undefined && answer.status < 500 ? answer : ((await kept()) ?? asked)
}

function isFile(pathname: string): boolean {
  return pathname.startsWith(HASHED) || builtFiles.atOnce.includes(pathname)
}

/** What was not listed, such as the letters of another script, is kept when it is first used. The page does not wait for that, nor for room on the device. */
async function keptOrAsked(event: FetchEvent, pathname: string): Promise<Response> {
  const kept = await keptFile(pathname)
  if (kept !== undefined) return kept
  const answer = await fetch(event.request)
  if (answer.ok && pathname.startsWith(HASHED)) event.waitUntil(keepUsed(pathname, answer.clone()))
  return answer
}

/** A device that has no room left asks for it again next time. */
async function keepUsed(pathname: string, answer: Response): Promise<void> {
  const store = await caches.open(CACHE)
  await store.put(pathname, answer).catch(() => undefined)
}
