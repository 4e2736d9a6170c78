/**
 * People are told of what happens to their claims and their account: in the portal, and by e-mail. Each event leads to one
 * job of either kind, whose id follows from the event: however often the log is read, nobody is told twice.
 * A rebuild of read models passes no reactor, so it tells nobody anything.
 */
import { notificationOf, notifiedEvents } from '@member-care/domain/notification/notification-of-event.ts'
import type { Reactor } from './reactor.ts'

/** Puts it on the recipient's list in the portal. */
export const PORTAL_NOTIFICATION = 'portal-notification'
export const NOTIFICATION_MAIL = 'notification-mail'

/** Payload of both: `{ kind, claimId | userId, position, at }`: the event's position, and when it was recorded (UTC, ISO). */
export const notifications: Reactor = {
  name: 'notifications',
  handles: notifiedEvents,
  // What happened before there were notifications is no news.
  startsAt: 'head',
  react: (event) => {
    const occasion = notificationOf(event)
    // Neither is what was taken over from elsewhere, which happened long ago.
    if (!occasion || event.metadata.occurredAt !== undefined) return []
    const payload = { ...occasion, position: event.position, at: event.recordedAt.toISOString() }
    const subjectId = 'claimId' in occasion ? occasion.claimId : occasion.userId
    return [PORTAL_NOTIFICATION, NOTIFICATION_MAIL].map((kind) => ({ kind, subjectId, payload }))
  },
}
