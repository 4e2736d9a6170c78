import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'

type Listener = (event: Record<string, unknown>) => void

/** The worker in a world that has what a browser gives it. */
function startWorker() {
  const listeners = new Map<string, Listener>()
  const shown: unknown[] = []
  const opened: unknown[] = []
  const self = {
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    registration: { showNotification: (title: string, options: unknown) => shown.push([title, options]) },
    clients: { openWindow: (address: string) => opened.push(address) },
  }
  runInContext(readFileSync(join(import.meta.dirname, 'public', 'push-worker.js'), 'utf8'), createContext({ self }))
  return {
    shown,
    opened,
    tell: (type: string, event: object) => listeners.get(type)?.({ ...event, waitUntil: () => undefined }),
  }
}

test('a message is shown as it says, one of a kind at a time, and leads to where it says', () => {
  const { shown, opened, tell } = startWorker()
  tell('push', { data: { json: () => ({ title: 'Member Care', body: 'There is news.', tag: 'job', url: '/app' }) } })
  expect(shown).toEqual([
    ['Member Care', { body: 'There is news.', tag: 'job', icon: '/favicon.svg', data: { url: '/app' } }],
  ])
  let isClosed = false
  tell('notificationclick', { notification: { data: { url: '/app' }, close: () => (isClosed = true) } })
  expect([opened, isClosed]).toEqual([['/app'], true])
})
