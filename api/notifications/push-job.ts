/**
 * Does the push jobs of notifications: says on the recipient's devices that there is news, and not what. An event leads to one job, which leads
 * to one for each device: so a device that is out of reach is tried again alone.
 */
import { notificationKindRules, type NotificationKind } from '@member-care/domain/notification/notification-kinds.ts'
import { notificationTexts } from '@member-care/domain/texts/notification-texts.ts'
import { writeJobs } from '@member-care/projections/reactors/outbox.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { createHash } from 'node:crypto'
import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { inLanguage } from '../http/in-language.ts'
import type { Parts } from '../http/parts.ts'
import { SECONDS_KEPT, type PushTarget } from '../integrations/push/push-sender.ts'
import { composeNotification, type ComposedNotification, type Composing } from './compose-notification.ts'
import { removeSubscription, targetsOf } from './push-subscriptions.ts'

/** Says on one device that there is news. Payload: that of the notification, and `device`. */
export const DEVICE_PUSH = 'device-push'

/** Where the list of notifications is: the address of what it is about would tell more than the message does. */
const NOTIFICATIONS = '/app/profile?show=notifications'

const devicePayload = z.object({ device: z.string() })

type Pushing = Composing & Pick<Parts, 'database' | 'pushSender' | 'logger'>

/** Leads to a job for each device that the recipient has now; to the same ones, should it be done again. */
export function sendPush(parts: Pushing): JobHandler {
  return async (job) => {
    const composed = await composeNotification(parts, job, 'push')
    if (!composed) return 'done'
    const { database, clock } = parts
    const devices = (await targetsOf(database, composed.recipient.userId, clock())).map(nameOf)
    await database.transaction((transaction) =>
      writeJobs(
        transaction,
        devices.map((device) => ({
          ...job,
          id: uuidv5(device, job.id),
          kind: DEVICE_PUSH,
          payload: { ...job.payload, device },
        })),
      ),
    )
    return 'done'
  }
}

/** The message has the job's id as its tag: one that comes a second time takes the place of the first. */
export function pushToDevice(parts: Pushing): JobHandler {
  const { database, pushSender, languages, clock, logger } = parts
  return async (job, signal) => {
    const composed = await composeNotification(parts, job, 'push')
    if (!composed || isOld(composed, clock())) return 'done'
    const { userId } = composed.recipient
    const { device } = devicePayload.parse(job.payload)
    const target = (await targetsOf(database, userId, clock())).find((one) => nameOf(one) === device)
    if (!target) return 'done'
    const words = inLanguage(await languages.of(userId), () => wordsOf(composed.kind))
    const outcome = await pushSender.send(target, { ...words, tag: job.id, url: NOTIFICATIONS }, signal)
    if (outcome === 'sent') return 'done'
    await removeSubscription(database, target.endpoint)
    if (outcome === 'refused')
      logger.warn({ jobId: job.id }, 'a device was refused by its push service; it is told nothing any more')
    return 'done'
  }
}

/** An address at a push service lets its holder write to the device: no job names it. */
function nameOf({ endpoint }: PushTarget): string {
  return createHash('sha256').update(endpoint).digest('base64url')
}

function isOld({ created }: ComposedNotification, now: Date): boolean {
  return now.getTime() - Date.parse(created) > SECONDS_KEPT * 1_000
}

function wordsOf(kind: NotificationKind) {
  const { title, about } = notificationTexts.push
  return { title, body: about[notificationKindRules[kind].about] }
}
