/** Does the jobs of notifications: onto the recipient's list in the portal, and into their letter box. */
import { unlessRedacted } from '@member-care/domain/events/event-definition.ts'
import { formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { undoEmailTexts } from '@member-care/domain/texts/update-bio-texts.ts'
import { notificationMailTexts } from '@member-care/domain/texts/mail-texts.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { evolveUser, type UserState } from '@member-care/domain/user/user-state.ts'
import type { Position } from '@member-care/event-store/port.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { emailUndoToken } from '../accounts/email-undo.ts'
import { writeLetter } from '../integrations/mail/templates/letter.ts'
import type { Parts } from '../http/parts.ts'
import { composeNotification, type Composing } from './compose-notification.ts'

/** The notification has the job's id, so that a job that is done again changes nothing. */
export function putOnList(parts: Composing): JobHandler {
  return async (job) => {
    const composed = await composeNotification(parts, job, 'portal')
    if (!composed) return 'done'
    const { recipient, kind, title, message, link, created, language } = composed
    await parts.notifications.add({
      _id: job.id,
      userId: recipient.userId,
      kind,
      title,
      message,
      link,
      created,
      language,
    })
    return 'done'
  }
}

/** Nobody who never had an address is written to. What it is about stays in the portal: the letter says that there is news and where. */
export function sendNotificationMail(parts: Composing & Pick<Parts, 'mailer' | 'settings' | 'blindIndex'>): JobHandler {
  const { publicUrl } = parts.settings
  return async (job) => {
    const composed = await composeNotification(parts, job, 'email')
    if (!composed) return 'done'
    const { recipient, kind, position, subject, text, link, language, templateAlias } = composed
    const to =
      kind === 'email-address-changed' ? await addressBefore(parts, recipient.userId, position) : recipient.email
    if (!to) return 'done'
    const undo = kind === 'email-address-changed' ? await undoOf(parts, recipient.userId, position) : undefined
    const write = () =>
      writeLetter({
        subject,
        lang: language,
        name: recipient.name,
        paragraphs: undo ? [text, undoEmailTexts.mailText(formatSingaporeInstant(undo.until))] : [text],
        link: undo
          ? { label: undoEmailTexts.mailLink, url: `${publicUrl}/undoemailchange/${undo.token}` }
          : link === null
            ? { label: notificationMailTexts.openPortal, url: publicUrl }
            : { label: notificationMailTexts.openSubject, url: `${publicUrl}${link}` },
      })
    await parts.mailer.send({ to, subjectId: recipient.userId, templateAlias, write })
    return 'done'
  }
}

/** How the change at this position is undone, where it was the member's own. */
async function undoOf(
  { eventLog, blindIndex }: Pick<Parts, 'eventLog' | 'blindIndex'>,
  userId: string,
  position: Position,
): Promise<{ readonly token: string; readonly until: Date } | undefined> {
  const { events } = await eventLog.load<UserEvent>(`user-${userId}`)
  const changed = events.find((event) => event.position === position)
  if (changed?.type !== 'EmailAddressChanged') return undefined
  const { changeId, undoableUntil } = changed.data
  return changeId === undefined || undoableUntil === undefined
    ? undefined
    : { token: emailUndoToken(blindIndex, { userId, changeId }), until: new Date(undoableUntil) }
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
