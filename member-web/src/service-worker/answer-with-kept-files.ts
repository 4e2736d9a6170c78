/**
 * Opens the portal without a connection, from its own files. It keeps no answer of the API, so it cannot show one person what another was answered.
 *
 * A page is asked for at the server first: so it is always of the newest version. Files have a hash in their names: those of an earlier version stay
 * beside the newer ones, for a tab that is still open with it.
 */
import { portalAddresses, isAddressOf } from '@member-care/domain/pages/page-addresses.ts'
import { builtFiles } from './built-files.ts'
import { FILES_CACHE, LANGUAGE_CACHE, MEMBER_AREA, type ToldToPage, type ToldToWorker } from './worker-names.ts'
import { worker, type FetchEvent } from './worker-scope.ts'

const CACHE = FILES_CACHE + builtFiles.version
/** The one page of the portal, whichever of its addresses is asked for. */
const PAGE = '/'
/** Where the language of the pages stands in its cache. */
const LANGUAGE = '/language'
/** What a clinic waits for is shown before the server is asked. */
const SHOWN_AT_ONCE = `${MEMBER_AREA}/ecards`
/** A connection that does not answer within this is as good as none; so is one at whose end a proxy says that the server is away. */
const PAGE_WITHIN_MS = 4_000
/** Vite puts there what it has hashed. */
const HASHED = '/assets/'

type Opened = Extract<ToldToWorker, { readonly type: 'opened' }>

worker.addEventListener('install', (event) => event.waitUntil(keepWhatOpensThePortal()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('message', (event) => {
  const told = event.data as ToldToWorker
  if (told.type === 'keep-for-claims') return event.waitUntil(keepLater([...builtFiles.later, ...builtFiles.forClaims]))
  event.source?.postMessage({ type: 'newest', entry: builtFiles.entry } satisfies ToldToPage)
  event.waitUntil(keepForOpened(told, event.source?.id))
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
  const words = wordsIn((await (await caches.match(LANGUAGE, { cacheName: LANGUAGE_CACHE }))?.text()) ?? '')
  await store.addAll([new Request(PAGE, { cache: 'reload' }), ...new Set([...builtFiles.atOnce, ...words])])
  await worker.skipWaiting()
}

function wordsIn(language: string): readonly string[] {
  return builtFiles.words[language] ?? []
}

/** @param pageId of the page that has just opened */
async function keepForOpened({ entry, language, files }: Opened, pageId: string | undefined): Promise<void> {
  await (await caches.open(LANGUAGE_CACHE)).put(LANGUAGE, new Response(language))
  await takeOver(language)
  if (entry === builtFiles.entry) await removeEarlier(pageId)
  await keepLater([...files.filter((file) => file.startsWith(HASHED)), ...wordsIn(language), ...builtFiles.later])
}

/** What an earlier version has kept and this one has too, such as megabytes that read receipts, is not fetched again: it may come back late, or not at all. */
async function takeOver(language: string): Promise<void> {
  const store = await caches.open(CACHE)
  const { later, forClaims, byUse } = builtFiles
  const ofThisVersion = new Set([...wordsIn(language), ...later, ...forClaims, ...byUse])
  for (const name of await earlierCaches()) {
    const earlier = await caches.open(name)
    for (const request of await earlier.keys()) {
      const file = new URL(request.url).pathname
      if (!ofThisVersion.has(file)) continue
      const kept = await earlier.match(request, { ignoreVary: true })
      if (kept === undefined) continue
      // Without room for both it stays where it is as long as that does.
      await store.put(file, kept).then(
        () => earlier.delete(request, { ignoreVary: true }),
        () => undefined,
      )
    }
  }
}

/**
 * One after the other, so that the page, which may be asking for something, does not wait for them. What the server does not have any more, such as a
 * file of the version of an open page, is left out. Without a network the rest waits for the next opening.
 */
async function keepLater(files: readonly string[]): Promise<void> {
  const store = await caches.open(CACHE)
  for (const file of files) {
    if ((await keptFile(file)) !== undefined) continue
    const answer = await fetch(file)
    if (answer.ok) await store.put(file, answer)
  }
}

/** @param opened the page that has just opened: while another one is open, it may be of an earlier version */
async function removeEarlier(opened: string | undefined): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.some(({ id }) => id !== opened)) return
  await Promise.all((await earlierCaches()).map((name) => caches.delete(name)))
}

async function earlierCaches(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(FILES_CACHE) && name !== CACHE)
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
