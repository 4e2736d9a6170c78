/** Does the jobs of notifications: onto the recipient's list in the portal, and into their letter box. */
import { unlessRedacted } from '@member-care/domain/events/event-definition.ts'
import { notificationMailTexts } from '@member-care/domain/texts/mail-texts.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { evolveUser, type UserState } from '@member-care/domain/user/user-state.ts'
import type { Position } from '@member-care/event-store/port.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { writeLetter } from '../integrations/mail/templates/letter.ts'
import type { Parts } from '../http/parts.ts'
import { composeNotification, type Composing } from './compose-notification.ts'

/** The notification has the job's id, so that a job that is done again changes nothing. */
export function putOnList(parts: Composing): JobHandler {
  return async (job) => {
    const composed = await composeNotification(parts, job, 'portal')
    if (!composed) return 'done'
    const { recipient, kind, title, message, link, created } = composed
    await parts.notifications.add({ _id: job.id, userId: recipient.userId, kind, title, message, link, created })
    return 'done'
  }
}

/** Nobody who never had an address is written to. What it is about stays in the portal: the letter says that there is news and where. */
export function sendNotificationMail(parts: Composing & Pick<Parts, 'mailer' | 'settings'>): JobHandler {
  const { publicUrl } = parts.settings
  return async (job) => {
    const composed = await composeNotification(parts, job, 'email')
    if (!composed) return 'done'
    const { recipient, kind, position, subject, text, link } = composed
    const to =
      kind === 'email-address-changed' ? await addressBefore(parts, recipient.userId, position) : recipient.email
    if (!to) return 'done'
    const write = () =>
      writeLetter({
        subject,
        name: recipient.name,
        paragraphs: [text],
        link:
          link === null
            ? { label: notificationMailTexts.openPortal, url: publicUrl }
            : { label: notificationMailTexts.openSubject, url: `${publicUrl}${link}` },
      })
    await parts.mailer.send({ to, subjectId: recipient.userId, write })
    return 'done'
  }
}

/** The address that somebody had before the event at this position. */
async function addressBefore(
  { eventLog }: Pick<Parts, 'eventLog'>,
  userId: string,
  position: Position,
): Promise<string | undefined> {
  const { events } = await eventLog.load<UserEvent>(`user-${userId}`)
  const earlier = events.slice(
    0,
    events.findIndex((event) => event.position === position),
  )
  return unlessRedacted(earlier.reduce<UserState>(evolveUser, undefined)?.email)
}
