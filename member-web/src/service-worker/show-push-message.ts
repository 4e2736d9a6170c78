/** Shows what a push message says, and leads to the notifications (S52). */
import { NOTIFICATION_ICON } from './worker-names.ts'
import { worker } from './worker-scope.ts'

/** As the server sends it (api/notifications/push-job.ts). */
interface PushMessage {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly url: string
}

worker.addEventListener('push', (event) => {
  const { title, body, tag, url } = event.data?.json() as PushMessage
  event.waitUntil(worker.registration.showNotification(title, { body, tag, icon: NOTIFICATION_ICON, data: { url } }))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url } = event.notification.data as Pick<PushMessage, 'url'>
  event.waitUntil(worker.clients.openWindow(url))
})
