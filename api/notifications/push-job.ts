/** Does the push jobs of notifications: says on the recipient's devices that there is news, and not what. */
import { notificationKindRules, type NotificationKind } from '@member-care/domain/notification/notification-kinds.ts'
import { notificationTexts } from '@member-care/domain/texts/notification-texts.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { inLanguage } from '../http/in-language.ts'
import type { Parts } from '../http/parts.ts'
import { composeNotification, type Composing } from './compose-notification.ts'
import { removeSubscription, targetsOf } from './push-subscriptions.ts'

/** Where the list of notifications is: the address of what it is about would tell more than the message does. */
const NOTIFICATIONS = '/app/profile?show=notifications'

/** The message has the job's id as its tag: one that comes a second time takes the place of the first. */
export function sendPush(parts: Composing & Pick<Parts, 'database' | 'pushSender'>): JobHandler {
  const { database, pushSender, languages, clock } = parts
  return async (job, signal) => {
    const composed = await composeNotification(parts, job, 'push')
    if (!composed) return 'done'
    const { userId } = composed.recipient
    const targets = await targetsOf(database, userId, clock())
    if (targets.length === 0) return 'done'
    const words = inLanguage(await languages.of(userId), () => wordsOf(composed.kind))
    const outcomes = await Promise.allSettled(
      targets.map(async (target) => {
        const outcome = await pushSender.send(target, { ...words, tag: job.id, url: NOTIFICATIONS }, signal)
        if (outcome === 'gone') await removeSubscription(database, target.endpoint)
      }),
    )
    const failure = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failure) throw failure.reason
    return 'done'
  }
}

function wordsOf(kind: NotificationKind) {
  const { title, about } = notificationTexts.push
  return { title, body: about[notificationKindRules[kind].about] }
}
