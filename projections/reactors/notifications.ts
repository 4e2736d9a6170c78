/**
 * People are told of what happens to their claims, their letters of guarantee and their account: in the portal, by e-mail, and on their devices. Each event leads to one
 * job of each kind, whose id follows from the event: however often the log is read, nobody is told twice.
 * A rebuild of read models passes no reactor, so it tells nobody anything.
 */
import {
  notificationOf,
  notifiedEvents,
  type NotificationOccasion,
} from '@member-care/domain/notification/notification-of-event.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { Reaction, Reactor } from './reactor.ts'

/** Puts it on the recipient's list in the portal. */
export const PORTAL_NOTIFICATION = 'portal-notification'
export const NOTIFICATION_MAIL = 'notification-mail'
/** Says on the recipient's devices that there is news. */
export const NOTIFICATION_PUSH = 'notification-push'

/** Payload of each: `{ kind, claimId | guaranteeId | orderId | userId, position, at }`: the event's position, and when it was recorded (UTC, ISO). */
export const notifications: Reactor = {
  name: 'notifications',
  handles: notifiedEvents,
  // What happened before there were notifications is no news.
  startsAt: 'head',
  react: (event) => tellBy([PORTAL_NOTIFICATION, NOTIFICATION_MAIL], event),
}

/** Devices came later than the other two. They have a reactor of their own, so that its jobs begin where it began: the log explains each. */
export const pushNotifications: Reactor = {
  name: 'push-notifications',
  handles: notifiedEvents,
  startsAt: 'head',
  react: (event) => tellBy([NOTIFICATION_PUSH], event),
}

function tellBy(kinds: readonly string[], event: Recorded): readonly Reaction[] {
  const occasion = notificationOf(event)
  // What was taken over from elsewhere happened long ago, and is no news either.
  if (!occasion || event.metadata.occurredAt !== undefined) return []
  const payload = { ...occasion, position: event.position, at: event.recordedAt.toISOString() }
  return kinds.map((kind) => ({ kind, subjectId: subjectOf(occasion), payload }))
}

function subjectOf(occasion: NotificationOccasion): string {
  if ('claimId' in occasion) return occasion.claimId
  if ('orderId' in occasion) return occasion.orderId
  return 'guaranteeId' in occasion ? occasion.guaranteeId : occasion.userId
}
