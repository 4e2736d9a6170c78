import { afterEach, expect, test, vi } from 'vitest'

type Listener = (event: Record<string, unknown>) => void

afterEach(() => void vi.resetModules())

test('a message is shown as it says, one of a kind at a time, and leads to where it says', async () => {
  const listeners = new Map<string, Listener>()
  const shown: unknown[] = []
  const opened: unknown[] = []
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    registration: { showNotification: (title: string, options: unknown) => shown.push([title, options]) },
    clients: { openWindow: (address: string) => opened.push(address) },
  })
  vi.resetModules()
  await import('./show-push-message.ts')
  const tell = (type: string, event: object) => listeners.get(type)?.({ ...event, waitUntil: () => undefined })

  tell('push', { data: { json: () => ({ title: 'Member Care', body: 'There is news.', tag: 'job', url: '/app' }) } })
  expect(shown).toEqual([
    ['Member Care', { body: 'There is news.', tag: 'job', icon: '/home-screen-192.png', data: { url: '/app' } }],
  ])
  let isClosed = false
  tell('notificationclick', { notification: { data: { url: '/app' }, close: () => (isClosed = true) } })
  expect([opened, isClosed]).toEqual([['/app'], true])
})
