import { afterEach, expect, test, vi } from 'vitest'

// What the worker is made of is of the world that it was begun in.
afterEach(() => void vi.resetModules())

test('a file of the portal that the device has no room to keep reaches the page all the same', async () => {
  const origin = 'https://portal.example'
  const listeners = new Map<string, (event: unknown) => void>()
  const fullStore = { put: () => Promise.reject(new DOMException('There is no room.', 'QuotaExceededError')) }
  vi.stubGlobal('BUILT_FILES', { version: '2', entry: '/assets/index.js', atOnce: [], later: [], forClaims: [] })
  vi.stubGlobal('caches', { open: () => Promise.resolve(fullStore), match: () => Promise.resolve(undefined) })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('the program')))
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: (event: unknown) => void) => void listeners.set(type, listener),
    location: { origin },
  })
  vi.resetModules()
  await import('./answer-with-kept-files.ts')

  let answer: Promise<Response> | undefined
  const kept: Promise<unknown>[] = []
  listeners.get('fetch')?.({
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
  const origin = 'https://portal.example'
  const listeners = new Map<string, (event: unknown) => void>()
  vi.stubGlobal('BUILT_FILES', { version: '2', entry: '/assets/index.js', atOnce: [], later: [], forClaims: [] })
  vi.stubGlobal('caches', { match: () => Promise.resolve(new Response('the portal as it was kept')) })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('the newest portal', { status })))
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: (event: unknown) => void) => void listeners.set(type, listener),
    location: { origin },
  })
  vi.resetModules()
  await import('./answer-with-kept-files.ts')

  let answer: Promise<Response> | undefined
  listeners.get('fetch')?.({
    request: { url: `${origin}/app`, method: 'GET', mode: 'navigate' },
    respondWith: (given: Promise<Response>) => (answer = given),
  })
  expect(await (await answer)?.text()).toBe(shown)
})
