/** Writes to both addresses of an administrator who is to have another one: to the present one at once, to the new one when the wait is over. */
import { unlessRedacted } from '@member-care/domain/events/event-definition.ts'
import { administratorNames } from '@member-care/projections/users/administrator-queries.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { z } from 'zod'
import { findAddressChange } from './address-change.ts'
import type { Parts } from '../http/parts.ts'
import {
  addressChangeInvitationMail,
  addressChangeNoticeMail,
} from '../integrations/mail/templates/address-change-mail.ts'

const payloadSchema = z.object({ userId: z.string(), changeId: z.string() })

type Sending = Pick<
  Parts,
  'users' | 'systemReader' | 'singleUseLinks' | 'mailer' | 'settings' | 'clock' | 'eventLog' | 'database'
>

/** What was called off, or gave way to another change, is told to nobody. */
export function sendAddressChangeNotice(parts: Sending): JobHandler {
  return async (job) => {
    const { userId, changeId } = payloadSchema.parse(job.payload)
    const [change, user] = await Promise.all([
      openChange(parts, userId, changeId),
      parts.users.getUser(parts.systemReader, userId),
    ])
    if (!change || !user?.email) return 'done'
    const names = await administratorNames(parts.database, parts.systemReader, [change.askedBy])
    const about = {
      name: user.name,
      askedBy: names.get(change.askedBy) ?? '',
      email: change.email,
      from: new Date(change.effectiveAt),
    }
    await parts.mailer.send({
      to: user.email,
      subjectId: userId,
      write: () => addressChangeNoticeMail({ ...about, url: `${parts.settings.publicUrl}/systemadmin` }),
    })
    return 'done'
  }
}

export function inviteToOtherAddress(parts: Sending): JobHandler {
  return async (job) => {
    const { userId, changeId } = payloadSchema.parse(job.payload)
    const change = await openChange(parts, userId, changeId)
    if (!change) return 'done'
    const effectiveAt = new Date(change.effectiveAt)
    if (effectiveAt > parts.clock()) return { retryAt: effectiveAt, reason: 'The wait is not over.' }
    const user = await parts.users.getUser(parts.systemReader, userId)
    const token = await parts.singleUseLinks.issue({ userId, purpose: 'move-administrator' }, parts.clock())
    // Called off or replaced while it was made: the link must not let its reader accept another change.
    if (!(await openChange(parts, userId, changeId))) {
      await parts.singleUseLinks.revoke(userId, ['move-administrator'])
      return 'done'
    }
    await parts.mailer.send({
      to: change.email,
      subjectId: userId,
      write: () =>
        addressChangeInvitationMail({
          name: user?.name ?? null,
          url: `${parts.settings.publicUrl}/registeradmin/${token}`,
        }),
    })
    return 'done'
  }
}

async function openChange(parts: Sending, userId: string, changeId: string) {
  const change = await findAddressChange(parts, userId)
  const email = unlessRedacted(change?.email)
  return change?.changeId === changeId && email !== undefined ? { ...change, email } : undefined
}
