/** Writes to an invited administrator, with the link that activates the account (S09). */
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { z } from 'zod'
import type { Parts } from '../http/parts.ts'
import { administratorInvitationMail } from '../integrations/mail/templates/administrator-invitation-mail.ts'

const payloadSchema = z.object({ userId: z.string() })

type Sending = Pick<Parts, 'users' | 'systemReader' | 'singleUseLinks' | 'mailer' | 'settings' | 'clock'>

/**
 * If the mail server did not take the e-mail, we try again with a new link. The earlier link is void then.
 * A person who has activated the account since then gets no e-mail.
 */
export function sendAdministratorInvitation({
  users,
  systemReader,
  singleUseLinks,
  mailer,
  settings,
  clock,
}: Sending): JobHandler {
  return async (job) => {
    const { userId } = payloadSchema.parse(job.payload)
    const user = await users.getUser(systemReader, userId)
    if (user?.status !== 101 || user.email === null) return 'done'
    const token = await singleUseLinks.issue({ userId, purpose: 'activate-administrator' }, clock())
    const about = { name: user.name, url: `${settings.publicUrl}/registeradmin/${token}` }
    await mailer.send({ to: user.email, subjectId: userId, write: () => administratorInvitationMail(about) })
    return 'done'
  }
}
