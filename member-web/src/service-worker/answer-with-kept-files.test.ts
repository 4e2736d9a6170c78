import { afterEach, expect, test, vi } from 'vitest'

const noFiles = { atOnce: [], words: {}, later: [], forClaims: [], byUse: [] }
const origin = 'https://portal.example'

// What the worker is made of is of the world that it was begun in.
afterEach(() => void vi.resetModules())

/** @param kept what the device keeps @param answer of the server @returns what hears of each fetch of a page */
async function beginWorker(kept: object, answer: Response): Promise<(event: unknown) => void> {
  const listeners = new Map<string, (event: unknown) => void>()
  vi.stubGlobal('BUILT_FILES', { version: '2', entry: '/assets/index.js', ...noFiles })
  vi.stubGlobal('caches', kept)
  vi.stubGlobal('fetch', () => Promise.resolve(answer))
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: (event: unknown) => void) => void listeners.set(type, listener),
    location: { origin },
  })
  vi.resetModules()
  await import('./answer-with-kept-files.ts')
  return (event) => listeners.get('fetch')?.(event)
}

test('a file of the portal that the device has no room to keep reaches the page all the same', async () => {
  const fullStore = { put: () => Promise.reject(new DOMException('There is no room.', 'QuotaExceededError')) }
  const fetched = await beginWorker(
    { open: () => Promise.resolve(fullStore), match: () => Promise.resolve(undefined) },
    new Response('the program'),
  )

  let answer: Promise<Response> | undefined
  const kept: Promise<unknown>[] = []
  fetched({
    request: new Request(`${origin}/assets/later.js`),
    respondWith: (given: Promise<Response>) => (answer = given),
    waitUntil: (work: Promise<unknown>) => void kept.push(work),
  })
  expect(await (await answer)?.text()).toBe('the program')
  expect((await Promise.allSettled(kept)).map(({ status }) => status)).toEqual(['fulfilled'])
})

test.each([
  [503, 'the portal as it was kept'],
  [200, 'the newest portal'],
  [404, 'the newest portal'],
])('a page that is answered with %i: %s', async (status, shown) => {
  const fetched = await beginWorker(
    { match: () => Promise.resolve(new Response('the portal as it was kept')) },
    new Response('the newest portal', { status }),
  )

  let answer: Promise<Response> | undefined
  fetched({
    request: { url: `${origin}/app`, method: 'GET', mode: 'navigate' },
    respondWith: (given: Promise<Response>) => (answer = given),
  })
  expect(await (await answer)?.text()).toBe(shown)
})
