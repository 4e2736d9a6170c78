import { beforeAll, expect, test } from 'vitest'

type Listener = (event: Record<string, unknown>) => void

/** A world that has what a browser gives a service worker. */
const listeners = new Map<string, Listener>()
const shown: unknown[] = []
const opened: unknown[] = []
const tell = (type: string, event: object) => listeners.get(type)?.({ ...event, waitUntil: () => undefined })

beforeAll(async () => {
  Object.assign(globalThis, {
    self: {
      addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
      registration: { showNotification: (title: string, options: unknown) => shown.push([title, options]) },
      clients: { openWindow: (address: string) => opened.push(address) },
    },
  })
  await import('./show-push-message.ts')
})

test('a message is shown as it says, one of a kind at a time, and leads to where it says', () => {
  tell('push', { data: { json: () => ({ title: 'Member Care', body: 'There is news.', tag: 'job', url: '/app' }) } })
  expect(shown).toEqual([
    ['Member Care', { body: 'There is news.', tag: 'job', icon: '/home-screen-192.png', data: { url: '/app' } }],
  ])
  let isClosed = false
  tell('notificationclick', { notification: { data: { url: '/app' }, close: () => (isClosed = true) } })
  expect([opened, isClosed]).toEqual([['/app'], true])
})
