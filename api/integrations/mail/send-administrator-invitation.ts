/** Writes to an invited administrator, with the link that activates the account (S09). */
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { z } from 'zod'
import type { Parts } from '../../parts.ts'
import { administratorInvitationMail } from './templates/administrator-invitation-mail.ts'

const payloadSchema = z.object({ userId: z.string() })

type Sending = Pick<Parts, 'users' | 'singleUseLinks' | 'mailer' | 'settings' | 'clock'>

/** An e-mail that was not taken over is tried again, with a new link; the earlier one is void then. Whoever has activated since gets none. */
export function sendAdministratorInvitation({ users, singleUseLinks, mailer, settings, clock }: Sending): JobHandler {
  return async (job) => {
    const { userId } = payloadSchema.parse(job.payload)
    const user = await users.getUser({ kind: 'all' }, userId)
    if (user?.status !== 101 || user.email === null) return 'done'
    const token = await singleUseLinks.issue({ userId, purpose: 'activate-administrator' }, clock())
    const content = administratorInvitationMail({ name: user.name, url: `${settings.publicUrl}/registeradmin/${token}` })
    await mailer.send({ to: user.email, subjectId: userId, ...content })
    return 'done'
  }
}
