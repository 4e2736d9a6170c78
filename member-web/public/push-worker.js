/*
 * The service worker of notifications: shows what a push message says, and leads to the notifications. It handles no request and keeps nothing.
 * Its scope has no page, so that it stands beside any other service worker of the portal.
 */
self.addEventListener('push', (event) => {
  const { title, body, tag, url } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/favicon.svg', data: { url } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(event.notification.data.url))
})
