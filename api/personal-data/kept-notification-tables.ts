/** What is kept of how members are told something. */
import type { KeptTable } from './kept-table.ts'

export const keptNotificationTables: readonly KeptTable[] = [
  {
    part: 'notifications',
    table: 'notifications',
    of: ['user_id'],
    shown: ['created_at', 'title', 'message', 'kind', 'link', 'read_at', 'language'],
    leftOut: { technical: ['notification_id'] },
    orderedBy: 'created_at',
  },
  {
    part: 'notificationWishes',
    table: 'notification_wishes',
    of: ['user_id'],
    shown: ['kind', 'channel', 'enabled'],
    leftOut: {},
    orderedBy: 'kind',
  },
  {
    part: 'subscribedDevices',
    table: 'push_subscriptions',
    of: ['user_id'],
    shown: ['renewed_at'],
    // With them somebody could write to the device.
    leftOut: { secret: ['endpoint', 'session_id', 'p256dh', 'auth'] },
    orderedBy: 'renewed_at',
  },
]
